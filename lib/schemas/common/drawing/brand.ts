/** Who hands a report on: name, logo, colour and the line at the foot of its pages. */
import * as v from 'valibot';
import { said } from '../said.ts';

const NAME_LENGTH = 60;
const FOOTER_LENGTH = 120;
/** The longest logo, in characters. */
export const LOGO_LENGTH = 20_000;
const LOGO_ELEMENTS = 100;

const colourForm = said('colour_form', {});
const brandForm = said('brand_form', {});
const logoForm = said('logo_form', { most: LOGO_LENGTH });

/** Shapes and their colours. What loads, refers, repeats, moves or needs a font is left out. */
const LOGO_PARTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'title', 'desc', 'style', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline'],
  ...['polygon', 'linearGradient', 'radialGradient', 'stop'],
]);

/** Drawn as a layer of its own, or as thousands of strokes: a hundred of them would take seconds. */
const LABOURED =
  /(?<![\w-])opacity\b|clip-path|\bmask\b|\bfilter\b|dasharray|blend-mode|isolation|\benable-background\b/i;

/** Tells whether a text is an SVG of shapes alone, small enough to be drawn at once. */
function isPlainSvg(svg: string): boolean {
  if (!/^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(svg) || !/<\/svg>\s*$/.test(svg)) return false;
  if (/<!(?!--)|<\?(?!xml)|&(?!amp;|lt;|gt;|quot;|apos;|#)|\bhref\b|@import|url\(\s*['"]?(?!#)/i.test(svg))
    return false;
  if (LABOURED.test(svg)) return false;
  const parts = [...svg.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<([A-Za-z][\w:-]*)/g)].map(([, name]) => name!);
  return parts.length <= LOGO_ELEMENTS && parts.every((name) => LOGO_PARTS.has(name));
}

const line = (most: number, description: string) =>
  v.nullish(
    v.pipe(v.string(brandForm), v.maxLength(most, said('brand_text_long', { most })), v.description(description)),
  );

export const Brand = v.pipe(
  v.object(
    {
      name: line(NAME_LENGTH, 'Of the app or the astrologer, on the cover'),
      logo_svg: v.nullish(
        v.pipe(
          v.string(logoForm),
          v.maxLength(LOGO_LENGTH, logoForm),
          v.check(isPlainSvg, logoForm),
          v.description(
            'SVG of at most 100 shapes, plain or with gradients, on the cover; without text, pictures, links, scripts, opacity of groups, clips and dashes',
          ),
        ),
      ),
      colour: v.nullish(
        v.pipe(
          v.string(colourForm),
          v.regex(/^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/, colourForm),
          v.description('Of headings and rules, #rgb or #rrggbb; made darker until text in it can be read on white'),
        ),
      ),
      footer: line(FOOTER_LENGTH, 'At the foot of every page, in place of the name of the engine'),
    },
    brandForm,
  ),
  v.title('Brand'),
  v.description('Who hands the report on; whatever is left out is as usual'),
);
export type Brand = v.InferOutput<typeof Brand>;
