/** Splits a text into runs that one font can set. */
import { covers, INDIC_SCRIPTS, OTHER_SCRIPTS, type FontWeight, type Script } from './fonts.ts';

export interface Run {
  readonly script: Script;
  /** The text that copying or searching gives. */
  readonly text: string;
  /** The text that is drawn: differs from `text` where no font has its characters. */
  readonly shown: string;
}

/** Drawn for a character that no font has, such as an emoji: the circle that stands for a missing letter. */
const REPLACEMENT = '◌';

/** No line of a page holds more characters. */
const LONGEST_LINE = 200;

const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/** Characters that order, join or hide others, except the joiners of Indian scripts. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
const SPACES = /[\p{Z}\t-\r\u0085]+/gu;
const JOINERS = /[\u200c\u200d]/gu;
/** No script of the report has more marks on a letter; a tower of marks would cover other lines. */
const SURPLUS_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Returns a text composed (NFC), with single spaces, without control and direction characters, cut to what lines hold.
 */
export function cleanText(text: string, mostLines = 1): string {
  const longest = mostLines * LONGEST_LINE;
  if (PLAIN.test(text) && text.length <= longest) return text;
  const visible = text.normalize('NFC').replace(SPACES, ' ').replace(INVISIBLE, '').replace(SURPLUS_MARKS, '$1');
  return Array.from(visible.trim()).slice(0, longest).join('');
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Viramas that join consonants, in Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil to Malayalam. */
const ENDS_IN_VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]\u200d?$/;

/** Divides a clean text between letters: never inside a conjunct or an emoji of several characters. */
export function clustersOf(text: string): string[] {
  const clusters: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = clusters.length - 1;
    if (last >= 0 && /^\p{L}/u.test(segment) && ENDS_IN_VIRAMA.test(clusters[last]!)) clusters[last] += segment;
    else clusters.push(segment);
  }
  return clusters;
}

/** Characters of most reports in Hindi and English: both fonts have all of them. */
const USUAL = /^[\u0900-\u097f -~°·…]*$/;
const DEVANAGARI = /[\u0900-\u097f]/;

function usualRuns(text: string): Run[] {
  const parts = text.match(/[\u0900-\u097f]+|[^\u0900-\u097f]+/g) ?? [];
  return parts.map((part) => ({ script: DEVANAGARI.test(part) ? 'devanagari' : 'latin', text: part, shown: part }));
}

/** Divides a clean text by font. Spaces, and signs that the current font has, stay with the run before them. */
export function runsOf(text: string, weight: FontWeight): Run[] {
  if (USUAL.test(text)) return usualRuns(text);
  const runs: Run[] = [];
  for (const cluster of clustersOf(text)) {
    const last = runs.at(-1);
    const run = clusterRun(cluster, last?.script, weight);
    if (last?.script !== run.script) runs.push(run);
    else runs[runs.length - 1] = { ...run, text: last.text + run.text, shown: last.shown + run.shown };
  }
  return runs.flatMap((run) => (isRightToLeft(run) ? turnedWords(run) : [run]));
}

/** Tells whether a run is read from right to left: its letters are drawn in that order, its words stand in it. */
export function isRightToLeft({ script }: Run): boolean {
  return script === 'arabic' || script === 'hebrew';
}

/** Returns the words of a run as they stand from left to right, each a run of its own; spaces at its end stay there. */
function turnedWords({ script, text }: Run): Run[] {
  const words = text.trimEnd();
  const parts = words.split(/( +)/).map((part): Run => {
    return { script: part.trim() === '' ? 'latin' : script, text: part, shown: part };
  });
  const after = text.slice(words.length);
  return [...parts.reverse(), ...(after === '' ? [] : [{ script: 'latin', text: after, shown: after } as const])];
}

function clusterRun(text: string, before: Script | undefined, weight: FontWeight): Run {
  const bare = text.replace(JOINERS, '');
  const own = SCRIPTS.find((script) => PATTERNS[script].test(bare));
  const candidates: (Script | undefined)[] = [own ?? before, ...LATIN_LIKE];
  for (const script of candidates) {
    if (!script || !covers(script, weight, bare)) continue;
    return { script, text, shown: covers(script, weight, text) ? text : bare };
  }
  const letters = withoutMarks(bare, weight);
  return letters === null
    ? { script: 'devanagari', text, shown: REPLACEMENT }
    : { script: 'latin', text, shown: letters };
}

/** Fonts tried for what belongs to no script of its own, in this order. */
const LATIN_LIKE = [
  ...(['latin', 'latin-ext', 'devanagari', 'vietnamese'] as const),
  ...(['cyrillic-ext', 'greek-ext', 'han', 'hangul'] as const),
];

const SCRIPTS = [...INDIC_SCRIPTS, ...OTHER_SCRIPTS];

/** Scripts whose letters are in one font, by Unicode's names of them where they differ from ours. */
const UNICODE_NAMES: Readonly<Partial<Record<(typeof SCRIPTS)[number], string>>> = {
  han: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
};

const PATTERNS = Object.fromEntries(
  SCRIPTS.map((script) => {
    const name = UNICODE_NAMES[script] ?? `\\p{Script=${script[0]!.toUpperCase()}${script.slice(1)}}`;
    return [script, new RegExp(`[${name}]`, 'u')];
  }),
) as Readonly<Record<(typeof SCRIPTS)[number], RegExp>>;

/** Returns the letter without marks that no font has: r for the vowel of Krishna in scholarly Latin. */
function withoutMarks(bare: string, weight: FontWeight): string | null {
  const letters = bare.normalize('NFD').replace(/\p{M}/gu, '');
  return letters !== '' && covers('latin', weight, letters) ? letters : null;
}
