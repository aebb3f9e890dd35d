/** Display names. Ids never change with the language; names do. */
import { NAKSHATRAS } from '../astro/tables/nakshatras.ts';
import { PLANET_NAMES, type Planet } from '../astro/tables/planets.ts';
import { SIGNS } from '../astro/tables/signs.ts';
import type { Language } from './language.ts';
import { TERMS, type Term } from './terms.ts';

export { LANGUAGES, type Language } from './language.ts';

/** Returns the wire id of an English name: `Purva Phalguni` is `purva_phalguni`. */
export function wireId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '_');
}

/** A row of a table with both names. */
export interface Named {
  readonly name: string;
  readonly sanskrit: string;
}

export interface Names {
  readonly lang: Language;
  planet(planet: Planet): string;
  /** By index, Aries = 0. */
  sign(signIndex: number): string;
  /** By index, Ashwini = 0. */
  nakshatra(nakshatraIndex: number): string;
  term(term: Term): string;
  of(row: Named): string;
}

const HINDI_SIGNS = words('मेष वृषभ मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुंभ मीन');

const HINDI_NAKSHATRAS = words(
  `अश्विनी भरणी कृत्तिका रोहिणी मृगशिरा आर्द्रा पुनर्वसु पुष्य आश्लेषा मघा पूर्वाफाल्गुनी उत्तराफाल्गुनी हस्त चित्रा
  स्वाति विशाखा अनुराधा ज्येष्ठा मूल पूर्वाषाढ़ा उत्तराषाढ़ा श्रवण धनिष्ठा शतभिषा पूर्वाभाद्रपदा उत्तराभाद्रपदा रेवती`,
);

const NAMES: Readonly<Record<Language, Names>> = {
  en: {
    lang: 'en',
    planet: (planet) => planet,
    sign: (signIndex) => SIGNS[signIndex]!,
    nakshatra: (nakshatraIndex) => NAKSHATRAS[nakshatraIndex]!,
    term: (term) => TERMS[term][0],
    of: ({ name }) => name,
  },
  hi: {
    lang: 'hi',
    planet: (planet) => PLANET_NAMES[planet].hi,
    sign: (signIndex) => HINDI_SIGNS[signIndex]!,
    nakshatra: (nakshatraIndex) => HINDI_NAKSHATRAS[nakshatraIndex]!,
    term: (term) => TERMS[term][1],
    of: ({ sanskrit }) => sanskrit,
  },
};

/** Returns the display names of a language. */
export function namesIn(lang: Language): Names {
  return NAMES[lang];
}

function words(text: string): string[] {
  return text.split(/\s+/);
}
