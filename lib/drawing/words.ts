/** The texts in a chart, and its description for screen readers. */
import { PLANETS } from '../astro/tables/planets.ts';
import { SIGNS } from '../astro/tables/signs.ts';
import type { StandingWords } from '../words/facts/chart/drawing.ts';
import type { Language, Names } from '../words/names.ts';
import { DRAWING } from '../words/subjects/chart/drawing.ts';
import type { DrawingWords } from './drawing.ts';

const WORDS: Readonly<Record<Language, DrawingWords>> = {
  en: {
    lang: 'en',
    untitled: 'Chart',
    signs: list('Ar Ta Ge Cn Le Vi Li Sc Sg Cp Aq Pi'),
    retrogradeMark: 'R',
    combustMark: 'C',
    retrogradeLegend: 'R retrograde',
    combustLegend: 'C combust',
  },
  hi: {
    lang: 'hi',
    untitled: 'कुंडली',
    signs: list('मेष वृष मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुंभ मीन'),
    retrogradeMark: 'व',
    combustMark: 'अ',
    retrogradeLegend: 'व वक्री',
    combustLegend: 'अ अस्त',
  },
};

/** Returns the texts of a chart in the language of names; a mark is the first letter of its word. */
export function drawingWords(names: Names): DrawingWords {
  const { lang, language } = names;
  if (lang === language) return WORDS[lang];
  const [retrograde, combust] = [names.of(RETROGRADE), names.of(COMBUST)];
  const [retrogradeMark, combustMark] = [firstLetter(retrograde), firstLetter(combust)];
  return {
    lang: language,
    untitled: names.of(KUNDALI),
    signs: SIGNS.map((_, index) => names.sign(index)),
    retrogradeMark,
    combustMark,
    retrogradeLegend: `${retrogradeMark} ${retrograde}`,
    combustLegend: `${combustMark} ${combust}`,
  };
}

const KUNDALI = { name: 'Chart', sanskrit: 'कुंडली' };
const RETROGRADE = { name: 'Retrograde', sanskrit: 'वक्री' };
const COMBUST = { name: 'Combust', sanskrit: 'अस्त' };

function firstLetter(word: string): string {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(word)][0]!.segment;
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
