/** The texts in a chart, and its description for screen readers. */
import { clustersOf } from './clusters.ts';
import { PLANETS } from '../astro/tables/planets.ts';
import { SIGNS } from '../astro/tables/signs.ts';
import { MARKED_FLAGS, type MarkedFlag, type StandingWords } from '../words/facts/chart/drawing.ts';
import type { Language, Names } from '../words/names.ts';
import { DRAWING } from '../words/subjects/chart/drawing.ts';
import type { DrawingWords, DrawnMark } from './drawing.ts';

const WORDS: Readonly<Record<Language, DrawingWords>> = {
  en: {
    lang: 'en',
    untitled: 'Chart',
    signs: list('Ar Ta Ge Cn Le Vi Li Sc Sg Cp Aq Pi'),
    marks: marksOf(['E exalted', 'D debilitated', 'R retrograde', 'C combust', 'V vargottama']),
    transitLegend: '[ ] transit',
  },
  hi: {
    lang: 'hi',
    untitled: 'कुंडली',
    signs: list('मेष वृष मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुंभ मीन'),
    marks: marksOf(['उ उच्च', 'नी नीच', 'व वक्री', 'अ अस्त', '= वर्गोत्तम']),
    transitLegend: '[ ] गोचर',
  },
};

/**
 * Returns the texts of a chart in the language of names.
 *
 * A mark is the first letter of its word. In Indian languages vargottama begins as the word for retrograde does, so its
 * mark is `=`, for the same sign in two charts; every font has it.
 */
export function drawingWords(names: Names): DrawingWords {
  const { lang, language } = names;
  if (lang === language) return WORDS[lang];
  const words = [names.term('exalted'), names.term('debilitated'), names.of(RETROGRADE), names.of(COMBUST)];
  const legends = [...words.map((word) => `${firstLetter(word)} ${word}`), `= ${names.of(VARGOTTAMA)}`];
  return {
    lang: language,
    untitled: names.of(KUNDALI),
    signs: SIGNS.map((_, index) => names.sign(index)),
    marks: marksOf(legends),
    transitLegend: `[ ] ${names.of(TRANSIT)}`,
  };
}

const KUNDALI = { name: 'Chart', sanskrit: 'कुंडली' };
const RETROGRADE = { name: 'Retrograde', sanskrit: 'वक्री' };
const COMBUST = { name: 'Combust', sanskrit: 'अस्त' };
const VARGOTTAMA = { name: 'Vargottama', sanskrit: 'वर्गोत्तम' };
const TRANSIT = { name: 'Transit', sanskrit: 'गोचर' };

/** @param legends in the order of the flags, each beginning with its mark */
function marksOf(legends: readonly string[]): Record<MarkedFlag, DrawnMark> {
  const marks = legends.map((legend): DrawnMark => ({ mark: legend.split(' ')[0]!, legend }));
  return Object.fromEntries(MARKED_FLAGS.map((flag, k) => [flag, marks[k]!])) as Record<MarkedFlag, DrawnMark>;
}

function firstLetter(word: string): string {
  return clustersOf(word)[0]!;
}

/** Returns the short label of a body as a chart shows it. */
export function bodyLabel(body: DrawnStanding['body'], { bodyLabels }: Names): string {
  return bodyLabels[body === 'Ascendant' ? PLANETS.length : PLANETS.indexOf(body)]!;
}

/** Where a body stands, and how. */
export type DrawnStanding = StandingWords['standing'];

/** Returns where a body stands, in the language of sentences: `Sun in Gemini 0 degrees, tenth house.` */
export function sentenceOf(standing: DrawnStanding, names: Names): string {
  return DRAWING[names.lang].standing(standing);
}

function list(text: string): string[] {
  return text.split(' ');
}
