/** Fields that judgements of life areas take in addition to the birth: lords of periods, a date, flags. */
import * as v from 'valibot';
import { EVENTS } from './eventInputs.ts';
import { planetName } from './queries.ts';
import { birthWith, CalendarDate, chooseAmong } from './inputs.ts';
import { said } from './said.ts';

/** Returns the schema of an optional flag with its description. */
export function includes(description: string) {
  return v.nullish(v.pipe(v.boolean(said('flag_form', {})), v.description(description)));
}

const given = (level: string) =>
  planetName(`Lord of the ${level} to go by, sun to ketu or Sun to Ketu in any case; default the one that runs`);

/** Used instead of the running period; deeper levels that are left out are computed within it. */
export const MAHADASHA_LORD = given('mahadasha');
export const ANTARDASHA_LORD = given('antardasha');
export const PRATYANTARDASHA_LORD = given('pratyantardasha');
export const SOOKSHMA_LORD = given('sookshma');
export const PRANA_LORD = given('prana');

export const ANALYSIS_DATE = v.nullish(
  v.pipe(
    CalendarDate,
    v.description('The date taken for now, its local noon; goes before as_of; default the current time'),
  ),
);

/** Input B+CT. */
export const CareerInput = birthWith('CareerInput', 'Birth data, and what of a career is asked', {
  include_modern_interpretation: includes('Tell modern fields of work too; default true'),
  include_timing: includes('Tell the timing too; default true'),
  mahadasha_lord: MAHADASHA_LORD,
  antardasha_lord: ANTARDASHA_LORD,
  pratyantardasha_lord: PRATYANTARDASHA_LORD,
  analysis_date: ANALYSIS_DATE,
  events: EVENTS,
});
export type CareerInput = v.InferOutput<typeof CareerInput>;

/** Input B+V. */
export const ForeignInput = birthWith('ForeignInput', 'Birth data, and what of life abroad is asked', {
  include_timing: includes('Tell the timing too; default true'),
  include_direction: includes('Tell directions and countries too; default true'),
  mahadasha: MAHADASHA_LORD,
  antardasha: ANTARDASHA_LORD,
});
export type ForeignInput = v.InferOutput<typeof ForeignInput>;

/** Input B+K. */
export const KarmaInput = birthWith('KarmaInput', 'Birth data, and what of karma is asked', {
  mahadasha_lord: MAHADASHA_LORD,
  antardasha_lord: ANTARDASHA_LORD,
  include_remedies: includes('Tell remedies too; default true'),
});
export type KarmaInput = v.InferOutput<typeof KarmaInput>;

export const KARMA_AREA_IDS = ['career', 'marriage', 'wealth', 'health', 'children', 'education'] as const;

/** Input B+L. */
export const LifeAreaInput = birthWith('LifeAreaInput', 'Birth data, and an area of life', {
  area: v.nullish(
    v.pipe(v.picklist(KARMA_AREA_IDS, chooseAmong(KARMA_AREA_IDS)), v.description('One area of life; default all')),
  ),
});
export type LifeAreaInput = v.InferOutput<typeof LifeAreaInput>;

/** Input B+M. */
export const MedicalInput = birthWith('MedicalInput', 'Birth data, and what of health is asked', {
  mahadasha_lord: MAHADASHA_LORD,
  antardasha_lord: ANTARDASHA_LORD,
  pratyantardasha_lord: PRATYANTARDASHA_LORD,
  sookshma_lord: SOOKSHMA_LORD,
  prana_lord: PRANA_LORD,
  analysis_date: ANALYSIS_DATE,
  include_transits: includes('Weigh and tell transits too; default true'),
  include_remedies: includes('Tell remedies too; default true'),
});
export type MedicalInput = v.InferOutput<typeof MedicalInput>;

const MOST = 50;
const MOST_MESSAGE = said('count_between', { least: 1, most: MOST });

function most(description: string) {
  return v.nullish(
    v.pipe(
      v.number(MOST_MESSAGE),
      v.integer(MOST_MESSAGE),
      v.minValue(1, MOST_MESSAGE),
      v.maxValue(MOST, MOST_MESSAGE),
      v.description(`${description}, 1 to ${MOST}; default 10`),
    ),
  );
}

/** How many items are listed where the request does not say. */
export const DEFAULT_MOST = 10;

/** Input B+R. */
export const RiskInput = birthWith('RiskInput', 'Birth data, and how many indications are told', {
  top_n: most('How many indications are told at the most'),
});
export type RiskInput = v.InferOutput<typeof RiskInput>;

/** Input B+X. */
export const CareInput = birthWith('CareInput', 'Birth data, and how many remedies are told', {
  max_remedies: most('How many remedies are told at the most'),
});
export type CareInput = v.InferOutput<typeof CareInput>;
