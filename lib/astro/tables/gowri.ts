/** Gowri panchangam: the eighths of day and night by weekday. Names in Devanagari serve Hindi. */
import { practice } from '../source.ts';
import type { PanchangName } from './panchang.ts';

export type GowriId = 'uthi' | 'amirdha' | 'rogam' | 'laabam' | 'dhanam' | 'sugam' | 'soram' | 'visham';

export interface GowriName extends PanchangName {
  readonly id: GowriId;
  readonly nature: 'good' | 'bad';
}

/** By the letter that stands for it in the rows below. */
const LETTERS: Readonly<Record<string, GowriName>> = {
  U: { id: 'uthi', name: 'Uthi', sanskrit: 'उथी', nature: 'good' },
  A: { id: 'amirdha', name: 'Amirdha', sanskrit: 'अमृत', nature: 'good' },
  R: { id: 'rogam', name: 'Rogam', sanskrit: 'रोग', nature: 'bad' },
  L: { id: 'laabam', name: 'Laabam', sanskrit: 'लाभ', nature: 'good' },
  D: { id: 'dhanam', name: 'Dhanam', sanskrit: 'धन', nature: 'good' },
  G: { id: 'sugam', name: 'Sugam', sanskrit: 'सुख', nature: 'good' },
  S: { id: 'soram', name: 'Soram', sanskrit: 'चोर', nature: 'bad' },
  V: { id: 'visham', name: 'Visham', sanskrit: 'विष', nature: 'bad' },
};

const rowsOf = (rows: readonly string[]): readonly (readonly GowriName[])[] =>
  rows.map((row) => [...row].map((letter) => LETTERS[letter]!));

/** The eight parts of the light half and of the dark half, by vara, Sunday first. */
export const GOWRI_PARTS = {
  day: rowsOf(['UARLDGSV', 'AVRLDGSU', 'RLDGSUVA', 'LDGSVUAR', 'DGSUAVRL', 'GSUVARLD', 'SUVARLDG']),
  night: rowsOf(['DGSVUARL', 'GSUAVRLD', 'SUVARLDG', 'UARLDGSV', 'AVRLDGSU', 'RLDGSUVA', 'LDGSUVAR']),
} as const;

/** Saturday by night: the table prints Soram a second time for the last part, where only Rogam completes the eight names. */
export const GOWRI_MISPRINT = { varaIndex: 6, half: 'night', number: 8, printed: 'soram' } as const;

export const GOWRI_SOURCE = practice('Pambu Panchangam: gowri panchangam');

/** Returns the name of an id. */
export function gowriOf(id: GowriId): GowriName {
  return Object.values(LETTERS).find((row) => row.id === id)!;
}
