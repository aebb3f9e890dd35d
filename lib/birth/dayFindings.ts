/** Finds what runs in a day, once for all that is said of it. */
import { avoidedTimes, type AvoidedTime } from '../astro/panchang/avoidedTimes.ts';
import { bhadras as bhadrasOf, moonSigns, type Bhadra } from '../astro/panchang/bhadra.ts';
import { lightHalf } from '../astro/panchang/dayParts.ts';
import { dayYogas, type FormedYoga } from '../astro/panchang/dayYogas.ts';
import { lunarMonth, type LunarMonth } from '../astro/panchang/month.ts';
import { freeSpans } from '../astro/panchang/overlap.ts';
import type { ElementSpan } from '../astro/panchang/spans.ts';
import { sunNakshatras } from '../astro/panchang/sunCourse.ts';
import type { DayOfDate } from './dayOfDate.ts';
import type { DayReading } from './dayReading.ts';
import type { TimeSpan } from '../astro/time.ts';

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

/** Returns everything that runs in a day: limbs, month, yogas, times to avoid, and the light hours that none takes. */
export function dayFindings({ conventions, day, ephemeris, varaIndex }: DayOfDate, reading: DayReading): DayFindings {
  const { karanas, nakshatras, nityaYogas, sky, tithis } = reading;
  // Karanas reach over both ends of the day, and with them the Bhadras that ask for the Moon's sign.
  const signs = moonSigns({ startJdUT: karanas[0]!.startJdUT, endJdUT: karanas.at(-1)!.endJdUT }, sky);
  const bhadras = bhadrasOf(karanas, signs);
  const avoided = avoidedTimes(day, { varaIndex, nakshatras, nityaYogas, bhadras });
  const sunStars = sunNakshatras(day.startJdUT, day.endJdUT, sky);
  return {
    ...reading,
    signs,
    bhadras,
    month: lunarMonth(day.startJdUT, ephemeris, conventions),
    yogas: dayYogas({ varaIndex, day, tithis, nakshatras, sunNakshatras: sunStars }),
    avoided,
    clear: freeSpans(lightHalf(day), avoided),
  };
}
