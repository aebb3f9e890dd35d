/** Inputs of the calendars of planets. */
import * as v from 'valibot';
import { COMBUSTIBLE } from '../../astro/planet/combustion.ts';
import { STATIONARY_PLANETS } from '../../astro/planet/motion.ts';
import { NAKSHATRAS } from '../../astro/tables/nakshatras.ts';
import { PLANETS } from '../../astro/tables/planets.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { CHANDRASHTAMA_BY } from '../../astro/transit/calendar/chandrashtama.ts';
import { EVENT_GROUPS } from '../../astro/transit/calendar/skyEvents.ts';
import { wireId } from '../../words/names.ts';
import { namesInText } from '../common/asked/detailInputs.ts';
import { MOST_YEARS } from '../common/calendar/inputs.ts';
import { birthWith, CalendarDate, chooseAmong, choice, ConventionEntries } from '../common/inputs.ts';
import { countField } from '../common/textNumbers.ts';

const idsOf = <Name extends string>(planets: readonly Name[]) =>
  planets.map((planet) => planet.toLowerCase() as Lowercase<Name>);

const { node } = ConventionEntries;

export const ClipQuery = {
  clip: choice(['true', 'false'], 'true: spans are cut to the time asked about; default false, whole spans'),
};

export const SkyCalendarQuery = {
  bodies: namesInText(
    idsOf(PLANETS),
    'Planets, separated by commas; default all but the Moon; with the Moon at most 92 days',
  ),
  events: namesInText(EVENT_GROUPS, 'Kinds of events, separated by commas; default all; asta takes a place'),
  node,
};

export const RetrogradeQuery = {
  bodies: namesInText(idsOf(STATIONARY_PLANETS), 'Planets, separated by commas; default all five'),
  shadow: choice(['true', 'false'], 'Whether to tell when the degrees passed three times are entered and left'),
  ...ClipQuery,
};

export const CombustionQuery = {
  bodies: namesInText(idsOf(COMBUSTIBLE), 'Planets, separated by commas; default all but the Moon'),
  jupiter_days: choice(['15', '10', '7', '3'], 'Days of childhood and old age of Jupiter around asta; default 15'),
  ...ClipQuery,
};

const ByQuery = {
  by: choice(CHANDRASHTAMA_BY, 'The 8th sign from the Moon of birth, or the 17th star; default sign'),
  ...ClipQuery,
};

const SIGN_IDS = SIGNS.map(wireId);

export const MoonSignQuery = {
  sign: v.pipe(
    v.picklist(SIGN_IDS, chooseAmong(SIGN_IDS, SIGN_IDS, SIGN_IDS.length)),
    v.description('Moon sign of birth, aries to pisces'),
    v.examples(['aries']),
  ),
  nakshatra: choice(NAKSHATRAS.map(wireId), 'Star of birth, ashwini to revati; needed by star'),
  ...ByQuery,
};

export const ChandrashtamaQuery = ByQuery;

export const ChandrashtamaInput = birthWith('ChandrashtamaInput', 'Birth data, and the dates asked about', {
  start: v.nullish(v.pipe(CalendarDate, v.description('First date, YYYY-MM-DD; default that of as_of'))),
  end: v.nullish(
    v.pipe(CalendarDate, v.description('Last date, at most 366 days after the first; default 365 days after it')),
  ),
});
export type ChandrashtamaInput = v.InferOutput<typeof ChandrashtamaInput>;

export const SlowPlanetInput = birthWith('SlowPlanetInput', 'Birth data, and the years asked about', {
  start_year: v.nullish(countField(1, 9999, 'First year; default that of as_of')),
  years: v.nullish(countField(1, 9999, `How many years, at most ${MOST_YEARS}; default 30 for Saturn, 12 for Jupiter`)),
});
export type SlowPlanetInput = v.InferOutput<typeof SlowPlanetInput>;
