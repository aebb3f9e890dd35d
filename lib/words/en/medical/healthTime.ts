/** Sentences on what the time asks of health, and on the risk, in English. */
import { LEVEL_NAMES } from '../../../astro/dasha/period.ts';
import type {
  CareReasonFacts,
  HealthPlaceId,
  PassingPlanet,
  PeriodOfCare,
} from '../../../astro/judgement/medical/indicationFacts.ts';
import type { RiskLevel } from '../../../astro/judgement/medical/risk.ts';
import type { HealthTimeWords } from '../../facts/medical.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, listed, named, namedList, ordinal, signEn } from '../grammar.ts';
import { WINDOW_TEXTS_EN } from '../windows.ts';
import { HEALTH_MATTERS } from './matters.ts';

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
  care_weak: ({ value }) => `weak at birth with ${value} of 100`,
};

function periodText({ level, planet, reasons }: PeriodOfCare): string {
  const said = reasons.map((reason) => sayIn<CareReasonFacts, keyof CareReasonFacts>(REASONS_EN, reason));
  const why =
    said.length > 0 ? listed(said) : 'no lord of the 2nd, 6th, 7th, 8th or 12th, not in the 6th or 8th, and not weak';
  return `${capitalised(LEVEL_NAMES[level - 1]!)} of ${named(planet)}: ${why}`;
}

function transitText({ places, planet, signIndex }: PassingPlanet): string {
  const where = places.length > 0 ? listed(healthPlaces(places)) : 'no place of health';
  return `${named(planet)} in ${signEn(signIndex)} passes ${where}`;
}

const LEVELS: Readonly<Record<RiskLevel, string>> = {
  critical: 'chart and time together ask for most care',
  high: 'chart and time together ask for much care',
  medium: 'chart and time ask for some care',
  low: 'chart and time ask for no more than usual care',
};

const highestText: Sentences<HealthTimeWords>['highest_indication'] = ({ indication, value }) =>
  `The highest indication is ${HEALTH_MATTERS[indication]}: ${value}`;

export const HEALTH_TIME_EN: Sentences<HealthTimeWords> = {
  ...REASONS_EN,
  period_burden: periodText,
  transit_burden: transitText,
  highest_indication: highestText,
  timing_factor: ({ burden, factor, most }) =>
    `The time burdens health with ${burden} of ${most}: the indication is taken ${factor.toFixed(2)} times`,
  period_of_care: ({ from, until, ...period }) => `${periodText(period)} (${WINDOW_TEXTS_EN.span({ from, until })}).`,
  passing_planet: ({ from, until, ...passing }) => {
    const span = [
      ...(from === null ? [] : [`from ${dateEn(from)}`]),
      ...(until === null ? [] : [`to ${dateEn(until)}`]),
    ];
    return `${transitText(passing)}${span.length > 0 ? ` (${span.join(' ')})` : ''}.`;
  },
  matter: () => 'health',
  time_burden: ({ most, value }) => `The time burdens health with ${value} of ${most}.`,
  no_periods: () => 'No dasha period acts at this time.',
  periods_of_care: ({ periods }) => `Acting periods that ask for care: ${periods.map(periodText).join('; ')}.`,
  calm_periods: ({ planets }) =>
    `None of the acting periods (${planets.map(named).join(' – ')}) asks for special care.`,
  transits_left_out: () => 'Transits are left out, as asked, and count in no score.',
  transits_of_care: ({ transits }) => `${transits.map(transitText).join('; ')}.`,
  calm_transits: () => 'Saturn, Mars and the nodes pass no place of health now.',
  windows_of_care: ({ windows }) => {
    const spans = windows.map(({ from, until, value }) => `${WINDOW_TEXTS_EN.span({ from, until })} (${value})`);
    return `Times that ask for more care: ${spans.join('; ')}.`;
  },
  no_windows: () => 'No window of special care lies in the time searched.',
  risk: ({ highest, level, value }) =>
    `By tradition ${LEVELS[level]} (${value} of 100). ${highestText(highest)} of 100.`,
  care_in_periods: ({ planets }) => {
    const [periods, act] = planets.length > 1 ? ['periods', 'act'] : ['period', 'acts'];
    return `While the ${periods} of ${namedList(planets)} ${act}, keep check-ups in time and rest before you must.`;
  },
  protected_by: ({ planets }) => `Protected by ${namedList(planets)}.`,
  none_protects: () => 'No planet protects more than in part, so good habits count for more.',
};
