/** Where the rules of the annual chart stand: Tajika Nilakanthi by Mahidhara's numbers, and later books. */
import { practice, type Source } from '../source.ts';
import type { YearLordChoices } from './tajikaChoices.ts';

const EDITION = 'Mahidhara, Bombay 1907';

function samjna(chapter: number, verses: string): Source {
  return { text: 'Tajika Nilakanthi', chapter: `Samjna Tantra ${chapter}`, verses, edition: EDITION };
}

function varsha(chapter: number, verses: string): Source {
  return { text: 'Tajika Nilakanthi', chapter: `Varsha Tantra ${chapter}`, verses, edition: EDITION };
}

/** Rules of the text that are cited without a verse. */
export const VARSHA_TANTRA: Source = { text: 'Tajika Nilakanthi', chapter: 'Varsha Tantra' };
export const SAMJNA_TANTRA: Source = { text: 'Tajika Nilakanthi', chapter: 'Samjna Tantra' };

export const BALA_SOURCE = samjna(1, '39-40');
export const DECANATES_SOURCE = samjna(1, '62');
export const RELATION_SOURCE = samjna(2, '13');
export const HARSHA_SOURCE = samjna(2, '60');

export const OFFICES_SOURCE = varsha(1, '5');
export const STRONGEST_SOURCE = varsha(1, '6');
/** Where the months and days of a year are taught. */
export const MONTHS_SOURCE: Source = {
  text: 'Tajika Nilakanthi',
  chapter: 'Varsha Tantra, Masa-phala',
  edition: EDITION,
};
/** Given as commonly printed; verse 11 in other editions. */
export const POWERLESS_SOURCE = varsha(1, '7');
export const MOON_SOURCE = varsha(1, '8');

/** Source of the order among equal candidates, by the numbers of its sutras. */
export const EQUALS_SOURCE: Source = { text: 'Varsha Pradipaka', chapter: 'sutras 3-6' };

const CHARAK: Source = { text: 'K. S. Charak' };
const ADAWAL_AND_CHARAK: Source = { text: 'S. Adawal, Annual Horoscopy; K. S. Charak' };

/** Returns the source of one value of a choice on the lord of the year. */
export function readingSource(value: YearLordChoices['noneAspects' | 'moon']): Source {
  switch (value) {
    case 'muntha_lord':
      return ADAWAL_AND_CHARAK;
    case 'strongest':
      return POWERLESS_SOURCE;
    case 'lagna_lord':
      return practice('Some later authorities');
    case 'tn':
      return MOON_SOURCE;
    case 'passed_over':
      return CHARAK;
    case 'keep':
      return practice('Later practice');
  }
}
