/** A drawing as SVG: no script, nothing external, and every text passes through `xmlText`. */
import type { Drawing, DrawnChart, Label, LabelRole, Stroke } from './drawing.ts';
import type { NameLanguage } from '../words/language.ts';
import { headingTexts } from './heading.ts';
import { colourOf, isLine, styleSheet, USUAL_LOOK, type Look, type OutlinedText, type Part } from './look.ts';
import { plainText, xmlText } from './xml.ts';

/** Fonts with Devanagari first, among those that operating systems include. */
const FONTS = "'Noto Sans','Noto Sans Devanagari','Nirmala UI','Kohinoor Devanagari',Mangal,Arial,sans-serif";

/** Fonts of further scripts, before the usual ones; `Nirmala UI` of Windows has them all. */
const SCRIPT_FONTS: Readonly<Partial<Record<NameLanguage, string>>> = {
  gu: "'Noto Sans Gujarati','Kohinoor Gujarati',",
  bn: "'Noto Sans Bengali','Kohinoor Bangla',",
  ta: "'Noto Sans Tamil','Tamil Sangam MN',",
  te: "'Noto Sans Telugu','Kohinoor Telugu',",
  kn: "'Noto Sans Kannada','Noto Sans Kannada UI',",
};

const FRAME_PX = 1.75;
const LINE_PX = 1;

const ROLES: readonly LabelRole[] = ['heading', 'number', 'sign', 'planet', 'transit', 'ascendant', 'legend'];

/** Of a drawing within a page that has a style sheet for it. */
const PAGE_LOOK: Look = { ...USUAL_LOOK, hasStyleSheet: false };

/**
 * Returns a drawing as SVG, with title and description for those who cannot see it.
 *
 * Colours are attributes, for renderers that ignore style sheets; that of a theme which follows the reader overrides
 * them.
 *
 * @param asked null where the surrounding page has a style sheet of its own
 */
export function svgOf(drawing: Drawing, chart: DrawnChart, asked: Look | null = USUAL_LOOK): string {
  const look = asked ?? PAGE_LOOK;
  const { width, height, strokes, labels } = drawing;
  const title = xmlText(headingTexts(chart).join(', ') || chart.words.untitled);
  const description = xmlText(chart.description);
  const id = `vc-${fingerprint(`${chart.style} ${title} ${description}`)}`;
  const shown = look.widthPx ?? width;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="vedic-chart" ${sizeOf(shown, (shown * height) / width)}`,
    ` viewBox="0 0 ${tenth(width)} ${tenth(height)}"`,
    ` role="img" aria-labelledby="${id}-title ${id}-desc" lang="${chart.words.lang}"`,
    look.outlined ? '' : ` font-family="${SCRIPT_FONTS[chart.words.lang] ?? ''}${FONTS}" text-anchor="middle"`,
    `><title id="${id}-title">${title}</title><desc id="${id}-desc">${description}</desc>`,
    look.hasStyleSheet ? `<style>${styleSheet(look)}</style>` : '',
    look.isTransparent ? '' : `<rect ${painted('paper', look)} ${sizeOf(width, height)}/>`,
    strokesOf(strokes, 'line', LINE_PX, look),
    strokesOf(strokes, 'frame', FRAME_PX, look),
    ...ROLES.map((role) => textsOf(labels, role, look)),
    '</svg>',
  ].join('');
}

function sizeOf(width: number, height: number): string {
  return `width="${tenth(width)}" height="${tenth(height)}"`;
}

function strokesOf(strokes: readonly Stroke[], weight: Stroke['weight'], widthPx: number, look: Look): string {
  const path = strokes
    .filter((stroke) => stroke.weight === weight)
    .map(
      ({ points, isClosed }) => `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${isClosed ? 'Z' : ''}`,
    )
    .join('');
  return `<path ${painted(weight, look)} fill="none" stroke-width="${widthPx}" d="${path}"/>`;
}

function textsOf(labels: readonly Label[], role: LabelRole, look: Look): string {
  const { outlined } = look;
  const texts = labels
    .filter((label) => label.role === role)
    .map((label) => (outlined ? outlineElement(label, outlined) : textElement(label)));
  return texts.length === 0 ? '' : `<g ${painted(role, look)}>${texts.join('')}</g>`;
}

function textElement({ text, at: [x, y], sizePx, anchor }: Label): string {
  const anchored = anchor === 'middle' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${tenth(x)}" y="${tenth(y)}" font-size="${sizePx}"${anchored}>${xmlText(text)}</text>`;
}

const ANCHOR_SHARE = { start: 0, middle: 0.5, end: 1 };

/** Headings hold texts of the caller, all other labels are words of the program. */
function outlineElement({ text, at: [x, y], sizePx, anchor, role }: Label, outlined: OutlinedText): string {
  const { path, units, width } = outlined(plainText(text), role !== 'heading');
  if (path === '') return '';
  const scale = Math.round((sizePx / units) * 1e6) / 1e6;
  const left = x - width * scale * ANCHOR_SHARE[anchor];
  return `<path transform="translate(${tenth(left)} ${tenth(y)})scale(${scale} ${-scale})" d="${path}"/>`;
}

function painted(part: Part, look: Look): string {
  return `class="vc-${part}" ${isLine(part) ? 'stroke' : 'fill'}="${colourOf(part, look)}"`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns a hash of a drawing's text, so that the ids of two drawings on one page differ (FNV-1a, 32 bits). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k += 1) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return (hash >>> 0).toString(36);
}
