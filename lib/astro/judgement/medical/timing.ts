/** How much the acting periods and the passing planets burden health, 0 to 100 (BPHS 44 and 47; weights interpretive). */
import { placeOf } from '../../percentile.ts';
import { MEDICAL_SPREAD } from '../../tables/percentiles/medical.ts';
import { LEVEL_NAMES } from '../../dasha/period.ts';
import type { Fact, FactOf } from '../../factsOf.ts';
import { boundedSum, boundsFact, type ScorePart } from '../../score.ts';
import { bphs, phaladeepika } from '../../source.ts';
import type { ActingPeriod } from '../areaContext.ts';
import { healthTimingFact as fact, type HealthTimingFacts } from './indicationFacts.ts';
import type { CareLord, HealthPlace, MedicalContext } from './medicalContext.ts';
import { MOVERS, PERIOD_LEVELS, PLACE_SHARES, TRANSITS, type Mover } from './weights.ts';
import { tenths } from '../../rounding.ts';

export const PERIODS_SOURCE = bphs(44, '2-9');
export const TRANSITS_SOURCE = phaladeepika(26);

export interface PeriodBurden {
  readonly acting: ActingPeriod;
  readonly lord: CareLord;
  readonly part: ScorePart<FactOf<HealthTimingFacts, 'period_burden'>>;
}

export interface TransitBurden {
  readonly planet: Mover;
  readonly signIndex: number;
  readonly touched: readonly HealthPlace[];
  readonly part: ScorePart<FactOf<HealthTimingFacts, 'transit_burden'>>;
}

export interface HealthTiming {
  readonly value: number;
  /** Percent of many births that have less. */
  readonly percentile: number;
  /** The greatest possible value: less where transits are left out. */
  readonly most: number;
  readonly parts: readonly ScorePart<Fact<HealthTimingFacts>>[];
  readonly periods: readonly PeriodBurden[];
  /** Null where transits are left out. */
  readonly transits: readonly TransitBurden[] | null;
}

/** Returns the burden of the time, and the most it could be; less without transits. */
export function healthTiming(context: MedicalContext): HealthTiming {
  const periods = context.area.acting.map((acting, index) => periodBurden(context, acting, index));
  const transits = context.hasTransits ? MOVERS.map((planet) => transitBurden(context, planet)) : null;
  const burdens = [...periods, ...(transits ?? [])].map(({ part }) => part);
  const { parts, value } = boundedSum<Fact<HealthTimingFacts>>(burdens, boundsFact);
  const most = total(PERIOD_LEVELS) + (transits ? total(Object.values(TRANSITS)) : 0);
  return {
    value,
    percentile: placeOf(MEDICAL_SPREAD, transits ? 'timing' : 'timing_of_periods', value).percentile,
    most,
    parts,
    periods,
    transits,
  };
}

function total(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + each, 0);
}

function periodBurden({ careLords }: MedicalContext, acting: ActingPeriod, index: number): PeriodBurden {
  const lord = careLords[acting.period.lord];
  const max = PERIOD_LEVELS[index]!;
  const label = fact('period_burden', { level: index + 1, planet: lord.planet, reasons: lord.reasons });
  return { acting, lord, part: { id: LEVEL_NAMES[index]!, label, points: tenths(max * lord.share), max } };
}

function transitBurden({ area, places }: MedicalContext, planet: Mover): TransitBurden {
  const signIndex = area.passing[planet];
  const touched = places.filter((place) => place.signIndex === signIndex);
  const max = TRANSITS[planet];
  const share = Math.max(0, ...touched.map(({ id }) => PLACE_SHARES[id]));
  const label = fact('transit_burden', { planet, signIndex, places: touched.map(({ id }) => id) });
  const part = { id: `${planet.toLowerCase()}_transit`, label, points: tenths(max * share), max };
  return { planet, signIndex, touched, part };
}
