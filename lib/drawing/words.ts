/** The texts in a chart, and its description for screen readers. */
import type { Planet } from '../astro/tables/planets.ts';
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

const LABELS: Readonly<Record<Language, Readonly<Record<Body, string>>>> = {
  en: {
    Sun: 'Su',
    Moon: 'Mo',
    Mars: 'Ma',
    Mercury: 'Me',
    Jupiter: 'Ju',
    Venus: 'Ve',
    Saturn: 'Sa',
    Rahu: 'Ra',
    Ketu: 'Ke',
    Ascendant: 'As',
  },
  hi: {
    Sun: 'सू',
    Moon: 'चं',
    Mars: 'मं',
    Mercury: 'बु',
    Jupiter: 'गु',
    Venus: 'शु',
    Saturn: 'श',
    Rahu: 'रा',
    Ketu: 'के',
    Ascendant: 'ल',
  },
};

const HOUSES: Readonly<Record<Language, readonly string[]>> = {
  en: list('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'),
  hi: list('पहला दूसरा तीसरा चौथा पाँचवाँ छठा सातवाँ आठवाँ नौवाँ दसवाँ ग्यारहवाँ बारहवाँ'),
};

/** Returns the texts of a chart in one language. */
export function drawingWords(lang: Language): DrawingWords {
  return WORDS[lang];
}

/** Returns the short label of a body as a chart shows it. */
export function bodyLabel(body: Body, lang: Language): string {
  return LABELS[lang][body];
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

/** Returns where a body stands: `Sun in Gemini 0 degrees, tenth house.` */
export function sentenceOf(
  { body, signIndex, degree, house, isRetrograde, isCombust }: DrawnStanding,
  names: Names,
): string {
  const phrases = PHRASES[names.lang];
  const parts = [
    phrases.place(body, names.sign(signIndex)) + (degree === null ? '' : ` ${phrases.degrees(degree)}`),
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
