/** Inputs of /kp: its choices, and a question by number. */
import * as v from 'valibot';
import { AGENCY_ORDERS, TIE_MEASURES, TIE_ORB_DEG, type AgencyChoices } from '../../astro/kp/agency.ts';
import { ARC_POINTS } from '../../astro/kp/horary.ts';
import { MATTER_IDS } from '../../astro/kp/matters.ts';
import { DAY_BEGINNINGS } from '../../astro/kp/rulingPlanets.ts';
import { anything, AsOfQuery, choice, ConventionEntries, Latitude, Longitude, Timezone } from '../common/inputs.ts';
import { said } from '../common/said.ts';
import { countField } from '../common/textNumbers.ts';

const AGENCY_ORDER_IDS = Object.keys(AGENCY_ORDERS) as AgencyChoices['order'][];

/** Query of the paths that give lords. */
export const LevelsQuery = {
  levels: choice(['3', '4'], 'Levels below the sign: star, sub, sub-sub, and the fourth on request; default 3'),
};

/** Query of the paths on which the nodes act for others. */
export const AgencyQuery = {
  agency: choice(
    AGENCY_ORDER_IDS,
    'Order in which nodes act for planets: conjunction, aspect, star lord, sign lord (reader), or the star lord second; default reader',
  ),
  conjunction: choice(
    TIE_MEASURES,
    `What joins a planet to a node: one sign, or ${TIE_ORB_DEG} degrees (orb); default sign`,
  ),
  aspects: choice(TIE_MEASURES, `Aspects on a node by sign, or within ${TIE_ORB_DEG} degrees (orb); default sign`),
};

const DayLordQuery = {
  day_lord: choice(DAY_BEGINNINGS, 'Whether the day of its lord begins at sunrise or at midnight; default sunrise'),
};

/** Query of /kp/ruling-planets. */
export const RulingQuery = {
  ...AgencyQuery,
  ...DayLordQuery,
  as_of: v.nullish(
    v.pipe(
      AsOfQuery.as_of.wrapped,
      v.description('The instant asked about; a date means local noon; default the birth'),
    ),
  ),
};

/** Query of /kp/horary. */
export const HoraryQuery = { ...LevelsQuery, ...AgencyQuery, ...DayLordQuery };

/** A number, and where it is asked. */
export const HoraryInput = v.pipe(
  v.object(
    {
      number: v.pipe(countField(1, 249, 'The number that was named, 1 to 249'), v.examples([108])),
      latitude: Latitude,
      longitude: Longitude,
      timezone: Timezone,
      place_name: anything('Place name, for display'),
      arc: choice(ARC_POINTS, 'Which point of the arc of the number rises; default start'),
      matter: choice(MATTER_IDS, 'What is asked about; without it no matter is judged', MATTER_IDS),
      ...ConventionEntries,
    },
    said('horary_form', {}),
  ),
  v.title('HoraryInput'),
  v.description('A number from 1 to 249 and a place'),
);
export type HoraryInput = v.InferOutput<typeof HoraryInput>;
