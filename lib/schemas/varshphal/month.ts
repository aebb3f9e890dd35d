/** Records of the months and days of a year. */
import * as v from 'valibot';
import { DECISIONS } from '../../astro/varshphal/election.ts';
import { MOON_OUTCOMES } from '../../astro/varshphal/moonRule.ts';
import {
  Ascendant,
  Confidence,
  count,
  DignityId,
  HouseNumber,
  list,
  localName,
  nine,
  number,
  orNull,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  yes,
} from '../common/records.ts';
import { annualHead, AnnualPlanet, munthaPlace, notes, PanchaVargiyaBand } from './head.ts';
import { OfficeBearer } from './yearLord.ts';

const TimeLord = record('TimeLord', 'The lord of a month or a day, chosen as that of the year', {
  planet: PlanetId,
  planet_name: localName,
  decided_by: v.picklist(DECISIONS),
  moon_outcome: v.nullable(v.picklist(MOON_OUTCOMES)),
  bala: number('Pancha-vargiya bala in this chart, 0 to 20'),
  band: PanchaVargiyaBand,
  band_name: localName,
  sign: SignRef,
  house: HouseNumber,
  dignity: DignityId,
  dignity_name: localName,
  is_combust: v.boolean(),
  is_retrograde: v.boolean(),
});

/** What months and days have alike. */
const time = {
  pravesha: text('When it begins'),
  end: text('First instant after it'),
  is_day_pravesha: yes('Whether the Sun stands over the horizon then'),
  ascendant: Ascendant,
  planets: nine(AnnualPlanet),
  muntha: record('TimeMuntha', 'The Muntha then, in the houses of this chart', munthaPlace),
  office_bearers: list(OfficeBearer, 'Six of a month, seven of a day'),
  reading: text('What its lord and its Muntha say'),
};
export type TimeEntries = v.InferOutput<v.ObjectSchema<typeof time, undefined>>;

export const AnnualMonth = record('AnnualMonth', 'A month of a year, and a day of it', {
  ...annualHead,
  month: count('1 begins with the return', 1, 12),
  ...time,
  month_lord: TimeLord,
  day_chart: orNull(
    record('AnnualDay', 'A day of the month', {
      day: count('A degree of the Sun each', 1, 31),
      ...time,
      day_lord: TimeLord,
    }),
    'Where a day is asked about',
  ),
  confidence: Confidence,
  notes,
  sources,
});
export type AnnualMonth = v.InferOutput<typeof AnnualMonth>;
