/** Queries of the festivals, vratas and Ekadashis of a range of dates. */
import * as v from 'valibot';
import { TRADITIONS, VIDDHA_RULES } from '../../astro/calendar/festivals/ekadashi.ts';
import { REGION_IDS } from '../../astro/tables/calendar/ids.ts';
import { addedPartsQuery } from '../common/asked/detailInputs.ts';
import { choice } from '../common/inputs.ts';

/** The word of queries that leaves both traditions in. */
const BOTH = 'both';
const KINDS = ['festival', 'vrata', 'all'] as const;

const monthSystem = choice(['amanta', 'purnimanta'], 'Which name `lunar_month` has; default amanta');
const viddha = choice(VIDDHA_RULES, 'How long before sunrise Dashami must be over for Vaishnavas; default 96min');
const tradition = choice([...TRADITIONS, BOTH], 'Whose fasts and whose Janmashtami; default both');

export const FestivalsQuery = {
  region: choice(
    REGION_IDS.map((region) => region.toLowerCase()),
    'Only what is kept there: a state by ISO 3166-2:IN, north, south or all; default all',
    ['all', 'north', 'south'],
  ),
  tradition,
  kind: choice(KINDS, 'Default festival'),
  ...addedPartsQuery(['disputed'], 'disputed: the other dates too, each with a record of its own'),
  month_system: monthSystem,
  viddha,
};

export const FestivalQuery = { tradition, month_system: monthSystem, viddha };
export const EkadashiQuery = { month_system: monthSystem, viddha };
export const FestivalParam = {
  id: v.pipe(v.string(), v.description('Id of a festival or a vrata'), v.examples(['diwali'])),
};
