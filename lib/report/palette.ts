/** The colours of a report by what they are for; a brand may bring its own accent. */

export type Ink = 'ink' | 'quiet' | 'accent' | 'rule' | 'frame' | 'tint' | 'lighter' | 'paper';

export type Palette = Readonly<Record<Ink, string>>;

const USUAL: Palette = {
  ink: '#1f2328',
  quiet: '#5c6066',
  accent: '#8c3a16',
  rule: '#d9d4ca',
  frame: '#9a8f7d',
  tint: '#faf6ef',
  lighter: '#dcb8a4',
  paper: '#ffffff',
};

/** The least contrast of text with its ground (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;
const DARKER = 0.9;
/** The share of the accent in the ground of boxes. */
const TINT_SHARE = 0.06;
/** The same in what is less than the accent. */
const LIGHTER_SHARE = 0.35;

const palettes = new WeakMap<PDFKit.PDFDocument, Palette>();

/**
 * Chooses the accent of a document: the given one, made darker until text in it can be read on white.
 *
 * @param colour as #rrggbb; null for the usual one
 */
export function useAccent(pdf: PDFKit.PDFDocument, colour: string | null): void {
  if (colour === null) return;
  const accent = readable(channelsOf(colour));
  const mixed = (share: number) => hex(accent.map((channel) => 255 - (255 - channel) * share));
  palettes.set(pdf, { ...USUAL, accent: hex(accent), tint: mixed(TINT_SHARE), lighter: mixed(LIGHTER_SHARE) });
}

/** Returns a colour of a document, as #rrggbb. */
export function colourOf(pdf: PDFKit.PDFDocument, ink: Ink): string {
  return (palettes.get(pdf) ?? USUAL)[ink];
}

/** Returns a colour dark enough to be read on white. */
function readable(channels: readonly number[]): readonly number[] {
  return contrastWithWhite(channels) >= LEAST_CONTRAST ? channels : readable(channels.map((each) => each * DARKER));
}

/** Returns the contrast of a colour with white, 1 to 21 (WCAG 2.2, relative luminance). */
function contrastWithWhite(channels: readonly number[]): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = Math.floor(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}

function hex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.floor(channel).toString(16).padStart(2, '0')).join('')}`;
}
