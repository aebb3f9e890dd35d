/** The texts in a chart, and its description for screen readers. */
import { PLANETS, type Planet } from '../astro/tables/planets.ts';
import { SIGNS } from '../astro/tables/signs.ts';
import { namesIn, type Language, type Names } from '../words/names.ts';
import type { DrawingWords } from './drawing.ts';

type Body = Planet | 'Ascendant';

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

const HOUSES: Readonly<Record<Language, readonly string[]>> = {
  en: list('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'),
  hi: list('पहला दूसरा तीसरा चौथा पाँचवाँ छठा सातवाँ आठवाँ नौवाँ दसवाँ ग्यारहवाँ बारहवाँ'),
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
export function bodyLabel(body: Body, { bodyLabels }: Names): string {
  return bodyLabels[body === 'Ascendant' ? PLANETS.length : PLANETS.indexOf(body)]!;
}

/** Where a body stands, and how. */
export interface DrawnStanding {
  readonly body: Body;
  readonly signIndex: number;
  /** Whole degrees; null where they are left out. */
  readonly degree: number | null;
  /** 1..12, from the first house of the drawing. */
  readonly house: number;
  readonly isRetrograde: boolean;
  readonly isCombust: boolean;
}

/** Returns where a body stands, in the language of sentences: `Sun in Gemini 0 degrees, tenth house.` */
export function sentenceOf(
  { body, signIndex, degree, house, isRetrograde, isCombust }: DrawnStanding,
  names: Names,
): string {
  const phrases = PHRASES[names.lang];
  const parts = [
    phrases.place(body, namesIn(names.lang).sign(signIndex)) + (degree === null ? '' : ` ${phrases.degrees(degree)}`),
    phrases.house(HOUSES[names.lang][house - 1]!),
  ];
  if (isRetrograde) parts.push(phrases.retrograde);
  if (isCombust) parts.push(phrases.combust);
  return parts.join(', ') + phrases.end;
}

interface Phrases {
  place(body: Body, sign: string): string;
  degrees(degree: number): string;
  house(ordinal: string): string;
  readonly retrograde: string;
  readonly combust: string;
  readonly end: string;
}

const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    place: (body, sign) => `${body} in ${sign}`,
    degrees: (degree) => `${degree} ${degree === 1 ? 'degree' : 'degrees'}`,
    house: (ordinal) => `${ordinal} house`,
    retrograde: 'retrograde',
    combust: 'combust',
    end: '.',
  },
  hi: {
    place: (body, sign) => `${body === 'Ascendant' ? 'लग्न' : namesIn('hi').planet(body)} ${sign} में`,
    degrees: (degree) => `${degree} अंश`,
    house: (ordinal) => `${ordinal} भाव`,
    retrograde: 'वक्री',
    combust: 'अस्त',
    end: '।',
  },
};

function list(text: string): string[] {
  return text.split(' ');
}
