/** A drawing as SVG: no script, nothing external, and every text passes through `xmlText`. */
import type { Drawing, DrawnChart, Label, LabelRole, Stroke } from './drawing.ts';
import type { NameLanguage } from '../words/language.ts';
import { headingTexts } from './heading.ts';
import { xmlText } from './xml.ts';

/**
 * Colours for paper and for a dark screen; every text has a contrast of at least 4.5 to its background (WCAG 2.2,
 * 1.4.3).
 */
const COLOURS = {
  paper: ['#fffdf8', '#18171b'],
  line: ['#a58f6d', '#6f6554'],
  frame: ['#7a5b36', '#a98f6a'],
  heading: ['#2a241d', '#f1ebe0'],
  number: ['#9a4a25', '#e0a06c'],
  sign: ['#9a4a25', '#e0a06c'],
  planet: ['#2a241d', '#f1ebe0'],
  transit: ['#1f5d8c', '#8fc4ee'],
  ascendant: ['#b3261e', '#ff9d8a'],
  legend: ['#6d6152', '#aea393'],
} as const;

type Part = keyof typeof COLOURS;

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

// The light colours are attributes, for renderers that ignore style sheets. Classes have a prefix, as the style of an
// inlined drawing applies to the whole page.
const STYLE = `.vedic-chart{max-width:100%;height:auto}@media screen and (prefers-color-scheme:dark){${darkRules()}}`;

function darkRules(): string {
  return Object.entries(COLOURS)
    .map(([part, [, dark]]) => `.vc-${part}{${isLine(part) ? 'stroke' : 'fill'}:${dark}}`)
    .join('');
}

/**
 * Returns a drawing as SVG, with title and description for those who cannot see it.
 *
 * @param style null where the surrounding page has a style sheet of its own
 */
export function svgOf(drawing: Drawing, chart: DrawnChart, style: string | null = STYLE): string {
  const { width, height, strokes, labels } = drawing;
  const title = xmlText(headingTexts(chart).join(', ') || chart.words.untitled);
  const description = xmlText(chart.description);
  const id = `vc-${fingerprint(`${chart.style} ${title} ${description}`)}`;
  const size = `width="${tenth(width)}" height="${tenth(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="vedic-chart" ${size} viewBox="0 0 ${tenth(width)} ${tenth(height)}"`,
    ` role="img" aria-labelledby="${id}-title ${id}-desc" lang="${chart.words.lang}"`,
    ` font-family="${SCRIPT_FONTS[chart.words.lang] ?? ''}${FONTS}" text-anchor="middle">`,
    `<title id="${id}-title">${title}</title><desc id="${id}-desc">${description}</desc>`,
    style === null ? '' : `<style>${style}</style>`,
    `<rect ${painted('paper')} ${size}/>`,
    strokesOf(strokes, 'line', LINE_PX),
    strokesOf(strokes, 'frame', FRAME_PX),
    ...ROLES.map((role) => textsOf(labels, role)),
    '</svg>',
  ].join('');
}

function strokesOf(strokes: readonly Stroke[], weight: Stroke['weight'], widthPx: number): string {
  const path = strokes
    .filter((stroke) => stroke.weight === weight)
    .map(
      ({ points, isClosed }) => `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${isClosed ? 'Z' : ''}`,
    )
    .join('');
  return `<path ${painted(weight)} fill="none" stroke-width="${widthPx}" d="${path}"/>`;
}

function textsOf(labels: readonly Label[], role: LabelRole): string {
  const texts = labels
    .filter((label) => label.role === role)
    .map(({ text, at: [x, y], sizePx, anchor }) => {
      const anchored = anchor === 'middle' ? '' : ` text-anchor="${anchor}"`;
      return `<text x="${tenth(x)}" y="${tenth(y)}" font-size="${sizePx}"${anchored}>${xmlText(text)}</text>`;
    });
  return texts.length === 0 ? '' : `<g ${painted(role)}>${texts.join('')}</g>`;
}

function painted(part: Part): string {
  return `class="vc-${part}" ${isLine(part) ? 'stroke' : 'fill'}="${COLOURS[part][0]}"`;
}

function isLine(part: string): boolean {
  return part === 'line' || part === 'frame';
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
