/** Sentences on what the time means for health, and on the risk, in English. */
import { LEVEL_NAMES } from '../../../astro/dasha/period.ts';
import type {
  CareReasonFacts,
  HealthPlaceId,
  PassingPlanet,
  PeriodOfCare,
} from '../../../astro/judgement/medical/indicationFacts.ts';
import type { RiskLevel } from '../../../astro/judgement/medical/risk.ts';
import type { HealthTimeWords, TimeBurden } from '../../facts/medical.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, fewPlanets, listed, named, namedList, ordinal, signEn, spanEn } from '../grammar.ts';

const PLACES: Readonly<Record<HealthPlaceId, string>> = {
  ascendant: 'the 1st house',
  house_6: 'the 6th house',
  house_8: 'the 8th house',
  moon: 'the Moon of birth',
};

/** Returns places of health as they stand in a sentence. */
export function healthPlaces(places: readonly HealthPlaceId[]): string[] {
  return places.map((place) => PLACES[place]);
}

const REASONS_EN: Sentences<CareReasonFacts> = {
  care_lord: ({ house, isMaraka }) => `${isMaraka ? 'maraka as ' : ''}lord of the ${ordinal(house)}`,
  care_place: ({ house }) => `in the ${ordinal(house)}`,
  care_weak: () => 'weak at birth',
};

const saidReason = (reason: PeriodOfCare['reasons'][number]) =>
  sayIn<CareReasonFacts, keyof CareReasonFacts>(REASONS_EN, reason);

const periodName = ({ level, planet }: PeriodOfCare) => `${capitalised(LEVEL_NAMES[level - 1]!)} of ${named(planet)}`;

function passageText({ places, planet, signIndex }: PassingPlanet): string {
  const where = places.length > 0 ? `over ${listed(healthPlaces(places))}` : 'away from the places of health';
  return `${named(planet)} passes through ${signEn(signIndex)}, ${where}`;
}

const RISKS: Readonly<Record<RiskLevel, string>> = {
  critical: 'Chart and time together call for the most attention to health that tradition knows',
  high: 'Chart and time together call for more attention to health than usual',
  medium: 'Chart and time call for some attention to health',
  low: 'Usual habits are enough for health at this time',
};

const BURDENS: Readonly<Record<TimeBurden, string>> = {
  light: 'The present time is light on the body.',
  some: 'The present time tires the body a little.',
  heavy: 'The present time tires the body more than usual.',
};

export const HEALTH_TIME_EN: Sentences<HealthTimeWords> = {
  ...REASONS_EN,
  period_burden: (period) => periodName(period),
  transit_burden: ({ planet, signIndex }) => `${capitalised(named(planet))} in ${signEn(signIndex)}`,
  promise_lacks: () => 'What the promise of health lacks',
  indications_mean: () => 'The mean of the highest indications',
  time_share: () => 'The burden of the present time',
  period_of_care: ({ from, until, ...period }) => {
    const { reasons } = period;
    const when = `${periodName(period)}, ${spanEn({ from, until })}`;
    if (reasons.length === 0) return `${when}: a calm one for health.`;
    return `${when}: its lord is ${listed(reasons.map(saidReason))}.`;
  },
  passing_planet: ({ from, until, ...passing }) => {
    const stays = until === null ? '' : `, until ${dateEn(until)}`;
    const began = from === null || until !== null ? '' : `, since ${dateEn(from)}`;
    return `${capitalised(passageText(passing))}${stays}${began}.`;
  },
  matter: ({ age }) => (age === 'child' ? 'the child’s health' : 'health'),
  time_burden: ({ burden }) => BURDENS[burden],
  no_periods: () => 'No dasha period acts at this time.',
  periods_of_care: ({ age, planets }) =>
    `${age === 'child' ? 'Let the child rest well' : 'Rest well'} in the running ${planets.length === 1 ? 'period' : 'periods'} of ${fewPlanets(planets)}.`,
  calm_periods: ({ planets }) =>
    `The running ${planets.length === 1 ? 'period' : 'periods'} of ${fewPlanets(planets)} ${planets.length === 1 ? 'is' : 'are'} calm for health.`,
  transits_left_out: () => 'Transits are left out, as asked, and count in no score.',
  transits_of_care: ({ planets }) =>
    `${capitalised(fewPlanets(planets))} now ${planets.length === 1 ? 'passes' : 'pass'} places of health.`,
  calm_transits: () => 'Saturn, Mars and the nodes pass no place of health now.',
  windows_of_care: ({ windows }) => `Times to go gently: ${listed(windows.map(spanEn))}.`,
  no_windows: () => 'No time of special care lies in the years searched.',
  windows_chosen: () => 'The weightiest times are told, at most a tenth of the years asked.',
  risk: ({ age, level }) => `${RISKS[level]}${age === 'child' ? ', and parents can see to it early' : ''}.`,
  care_in_periods: ({ age, planets }) => {
    const when = `While ${planets.length > 1 ? 'the periods' : 'the period'} of ${namedList(planets)} ${planets.length > 1 ? 'run' : 'runs'}`;
    if (age === 'child') return `${when}, let the child rest early when it is tired.`;
    return age === 'elder'
      ? `${when}, rest in the afternoon and keep the check-ups your doctor advises.`
      : `${when}, keep check-ups in time and rest before you must.`;
  },
  protected_by: ({ planets }) =>
    `${capitalised(fewPlanets(planets))} ${planets.length > 1 ? 'protect' : 'protects'} health.`,
  none_protects: () => 'No planet shields health strongly, so good habits count for more.',
};
