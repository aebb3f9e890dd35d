import type { AvoidedTime } from '../../lib/astro/panchang/avoidedTimes.ts';
import type { Bhadra } from '../../lib/astro/panchang/bhadra.ts';
import type { FormedYoga } from '../../lib/astro/panchang/dayYogas.ts';
import type { LunarMonth } from '../../lib/astro/panchang/month.ts';
import type { ElementSpan, TimeSpan } from '../../lib/astro/panchang/spans.ts';
import type { DayReading } from './limbs.ts';

/** What was found of a day, once, for all that is said of it. */
export interface DayFindings extends DayReading {
  /** Stays of the Moon in signs around the day. */
  readonly signs: readonly ElementSpan[];
  readonly month: LunarMonth;
  readonly yogas: readonly FormedYoga[];
  readonly bhadras: readonly Bhadra[];
  readonly avoided: readonly AvoidedTime[];
  /** What remains of the light half when all that is avoided is taken out. */
  readonly clear: readonly TimeSpan[];
}
