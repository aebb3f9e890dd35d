/** All festivals, in the order of the lunar year, those of the Sun after them. */
import { AUTUMN_FESTIVALS } from './autumnFestivals.ts';
import type { FestivalRow } from './festivalRow.ts';
import type { FestivalId } from './ids.ts';
import { RAINS_FESTIVALS } from './rainsFestivals.ts';
import { SOLAR_FESTIVALS } from './solarFestivals.ts';
import { SPRING_FESTIVALS } from './springFestivals.ts';
import { WINTER_FESTIVALS } from './winterFestivals.ts';

export const FESTIVALS: readonly FestivalRow[] = [
  ...SPRING_FESTIVALS,
  ...RAINS_FESTIVALS,
  ...AUTUMN_FESTIVALS,
  ...WINTER_FESTIVALS,
  ...SOLAR_FESTIVALS,
];

const BY_ID = new Map(FESTIVALS.map((row) => [row.id, row]));

/** Returns the row of a festival. */
export function festivalRow(id: FestivalId): FestivalRow {
  return BY_ID.get(id)!;
}
