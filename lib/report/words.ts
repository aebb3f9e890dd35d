/** The messages of the report in one language. */
import { AYANAMSAS, type AyanamsaId } from '../astro/earth/ayanamsa.ts';
import type { Conventions } from '../astro/conventions.ts';
import { HOUSE_TOPICS } from '../astro/tables/houses.ts';
import { dateText } from '../time/writtenDates.ts';
import type { Language } from '../words/names.ts';
import type { Meta } from '../schemas/common/envelope.ts';
import { HINDI_AYANAMSAS, HOUSE_SYSTEM_NAMES, NODE_NAMES, SUNRISES } from '../words/report/conventionNames.ts';
import { WARNING_NOTES } from '../words/report/notes.ts';
import { WORDS, type Word } from '../words/report/reportWords.ts';

export interface Words {
  readonly lang: Language;
  /** Returns a message with its `{values}` filled in. */
  say(word: Word, values?: Readonly<Record<string, string | number>>): string;
  note(warning: Meta['warnings'][number]): string;
  /** Returns 3 y 4 m 12 d, from the first unit that is not 0. */
  span(counts: readonly number[]): string;
  /** Returns 15 Jun 1990, from 1990-06-15. */
  date(isoDate: string): string;
  /** Returns the area of a house, 1 to 12. */
  area(house: number): string;
  readonly conventions: ConventionWords;
}

interface ConventionWords {
  ayanamsa(conventions: Conventions): string;
  node(conventions: Conventions): string;
  houses(conventions: Conventions): string;
  sunrise(conventions: Conventions): string;
}

const UNITS = ['years_short', 'months_short', 'days_short'] as const satisfies readonly Word[];

const COLUMNS: Readonly<Record<Language, 0 | 1>> = { en: 0, hi: 1 };

/** Names of ayanamsas that differ from their usual ones. */
const OWN_AYANAMSAS: Readonly<Record<Language, Readonly<Partial<Record<AyanamsaId, string>>>>> = {
  en: {},
  hi: HINDI_AYANAMSAS,
};

function wordsOf(lang: Language): Words {
  const column = COLUMNS[lang];
  const say: Words['say'] = (word, values = {}) =>
    WORDS[word][column].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return {
    lang,
    say,
    note: ({ code, message }) => WARNING_NOTES[code]?.[column] ?? message,
    span: (counts) => {
      const last = Math.min(counts.length, UNITS.length) - 1;
      const parts = counts.map((count, k) => ({ count, unit: UNITS[k]! }));
      const from = parts.findIndex(({ count }, k) => count > 0 || k === last);
      return parts
        .slice(from)
        .map(({ count, unit }) => say(unit, { count }))
        .join(' ');
    },
    date: (isoDate) => dateText(isoDate, lang),
    area: (house) => HOUSE_TOPICS[house - 1]!.area[lang],
    conventions: {
      ayanamsa: ({ ayanamsa }) => OWN_AYANAMSAS[lang][ayanamsa] ?? AYANAMSAS[ayanamsa].name,
      node: ({ node }) => NODE_NAMES[node][column],
      houses: ({ houseSystem }) => HOUSE_SYSTEM_NAMES[houseSystem][column],
      sunrise: ({ sunrise }) => SUNRISES[sunrise][column],
    },
  };
}

const BOTH: Readonly<Record<Language, Words>> = { en: wordsOf('en'), hi: wordsOf('hi') };

/** Returns the messages and formatters of the report in a language. */
export function wordsIn(lang: Language): Words {
  return BOTH[lang];
}
