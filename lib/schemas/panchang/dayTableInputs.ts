/** Queries of the tables of a day and a month. */
import { ABHIJIT_RULES } from '../../astro/panchang/day/anandadiSpans.ts';
import { GHATI_RULES } from '../../astro/panchang/day/dayPeriods.ts';
import { choice } from '../common/inputs.ts';

const flag = (description: string) => choice(['true', 'false'], description);

export const GowriQuery = { without_gulika: flag('true: nalla neram leaves gulika kaal out too; default false') };
export const RisingQuery = { clip: flag('true: the first and the last sign are cut to the day; default false') };
export const AbhijitQuery = {
  abhijit: choice(
    ABHIJIT_RULES,
    'Abhijit in anandadi: counted without an arc, occupied by the Moon, or none; default counted',
  ),
};
export const GhatiQuery = {
  ghati: choice(GHATI_RULES, 'Ghatis of 24 minutes, or sixtieths of the day; default fixed'),
};
