/** An upper bound of the room that a text takes in any font. */

/**
 * Largest advance of a character in em, by group.
 *
 * The Latin groups hold the widths of DejaVu Sans and Helvetica, the widest of the fonts that stand in for
 * `sans-serif`; the Devanagari ones are a tenth above Noto Sans Devanagari.
 */
const LATIN_EM: readonly (readonly [characters: string, em: number])[] = [
  ["fijlrtI.,:;'|!()[]/-·", 0.46],
  ['0123456789', 0.64],
  ['mwW@%—', 1],
  ['M', 0.87],
  ['=', 0.84],
  ['°', 0.55],
  ['DGHNOQU&', 0.8],
  ['J', 0.56],
  ['ABCEFKLPRSTVXYZ', 0.73],
];
const SPACE_EM = 0.36;
const OTHER_LATIN_EM = 0.66;
const DEVANAGARI_LETTER_EM = 0.75;
const DEVANAGARI_BROAD_EM = 0.9;
/** Vowels written as the letter a with a bar. */
const DEVANAGARI_BARRED_EM = 1.13;
const DEVANAGARI_SIGN_EM = 0.3;
/** Letters of other scripts; some of Tamil and Malayalam are wider than an em, most are narrower. */
const OTHER_EM = 1.1;

const widthByCharacter = new Map(LATIN_EM.flatMap(([characters, em]) => [...characters].map((c) => [c, em] as const)));
widthByCharacter.set(' ', SPACE_EM);

/** Returns an upper bound of the width of a text, in em. */
export function widthEm(text: string): number {
  let em = 0;
  for (const character of text) em += widthByCharacter.get(character) ?? widthOfOther(character);
  return em;
}

function widthOfOther(character: string): number {
  if (character < '\u0250') return OTHER_LATIN_EM;
  if (/\p{Mn}|\p{Cf}/u.test(character)) return 0;
  if (/\p{Script=Devanagari}/u.test(character)) {
    if (/\p{Mc}/u.test(character)) return DEVANAGARI_SIGN_EM;
    if (/[आऑऒओऔ]/.test(character)) return DEVANAGARI_BARRED_EM;
    return /[ऄअऊऋकखझणफळऴ]/.test(character) ? DEVANAGARI_BROAD_EM : DEVANAGARI_LETTER_EM;
  }
  return OTHER_EM;
}

/** The height of letters above and below their baseline, in em. */
export interface Extent {
  readonly aboveEm: number;
  readonly belowEm: number;
}

/** Above: capitals and digits. Below: the tail of a g. */
const LATIN_EXTENT: Extent = { aboveEm: 0.8, belowEm: 0.22 };
/** For Devanagari, whose signs stand above the head line and hang below the letter; used for every other script too. */
const TALL_EXTENT: Extent = { aboveEm: 0.95, belowEm: 0.3 };

/** Returns the extent of a text about its baseline, in em. */
export function extentOf(text: string): Extent {
  return /[^ -\u024f\u2000-\u206f]/.test(text) ? TALL_EXTENT : LATIN_EXTENT;
}
