/*
 * svg-harfbuzz.c --
 *
 *    Letters in their places as HarfBuzz tells them: pairs are moved together
 *    where the font has it so.
 */

#include <cairo-ft.h>
#include <hb-ft.h>

#include "svg-own.h"

enum { LETTERS = 512 };

const int svg_kerns = 1;

static const cairo_user_data_key_t shaped;

static void
drop_font(void *font)
{
    hb_font_destroy(font);
}

/* That of Cairo, which keeps it, in units of its design; or NULL if FreeType
   does not have it. */
static hb_font_t *
find_font(cairo_t *cairo)
{
    cairo_font_face_t *keeper = cairo_get_font_face(cairo);
    cairo_scaled_font_t *scaled = cairo_get_scaled_font(cairo);
    hb_font_t *font = cairo_font_face_get_user_data(keeper, &shaped);

    if (font == NULL
            && cairo_scaled_font_get_type(scaled) == CAIRO_FONT_TYPE_FT) {
        FT_Face letters = cairo_ft_scaled_font_lock_face(scaled);
        hb_face_t *face;

        if (letters == NULL) {
            return NULL;
        }
        face = hb_ft_face_create_referenced(letters);
        cairo_ft_scaled_font_unlock_face(scaled);
        font = hb_font_create(face);
        hb_face_destroy(face);
        if (cairo_font_face_set_user_data(keeper, &shaped, font, drop_font)
                != CAIRO_STATUS_SUCCESS) {
            hb_font_destroy(font);
            font = NULL;
        }
    }
    return font;
}

/* No letters become one, in librsvg neither. */
static hb_buffer_t *
shape(hb_font_t *font, const char *run)
{
    static const hb_feature_t apart[] = {
        { HB_TAG('l', 'i', 'g', 'a'), 0, 0, (unsigned)-1 },
        { HB_TAG('c', 'l', 'i', 'g'), 0, 0, (unsigned)-1 },
    };
    hb_buffer_t *buffer = hb_buffer_create();

    hb_buffer_add_utf8(buffer, run, -1, 0, -1);
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(font, buffer, apart, sizeof apart / sizeof *apart);
    return buffer;
}

double
svg_run(cairo_t *cairo, const char *run, double x, double y, double spacing,
        int draws)
{
    hb_font_t *font = find_font(cairo);
    cairo_glyph_t glyphs[LETTERS];
    cairo_matrix_t size;
    unsigned count;

    if (font == NULL) {
        return svg_plain_run(cairo, run, x, y, spacing, draws);
    }

    hb_buffer_t *buffer = shape(font, run);
    const hb_glyph_info_t *info = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *at = hb_buffer_get_glyph_positions(buffer,
            NULL);

    cairo_get_font_matrix(cairo, &size);

    double unit = size.xx / hb_face_get_upem(hb_font_get_face(font));

    count = count < LETTERS ? count : LETTERS;
    for (unsigned i = 0; i < count; i++) {
        glyphs[i] = (cairo_glyph_t){ info[i].codepoint,
                x + at[i].x_offset * unit, y - at[i].y_offset * unit };
        x += at[i].x_advance * unit;
        if (i + 1 == count || info[i + 1].cluster != info[i].cluster) {
            x += spacing;
        }
    }
    if (draws) {
        cairo_glyph_path(cairo, glyphs, (int)count);
    }
    hb_buffer_destroy(buffer);
    return x;
}
