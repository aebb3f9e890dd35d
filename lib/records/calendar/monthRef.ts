/** The wire record of a lunar month by name. */
import { LUNAR_MONTHS } from '../../astro/tables/lunarMonths.ts';
import type { LunarMonth } from '../../schemas/panchang/calendar.ts';
import { wireId, type Names } from '../../words/names.ts';
import { nameForms } from '../day/common.ts';

/** Returns a lunar month by name; Chaitra is 0. */
export function monthRef(monthIndex: number, names: Names): LunarMonth['amanta'] {
  const row = LUNAR_MONTHS[monthIndex]!;
  return { id: wireId(row.name), number: monthIndex + 1, name: names.of(row), names: nameForms(row) };
}
