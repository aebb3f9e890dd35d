/** The special yogas of each day of a range, from one search of all that changes in it. */
import type { Conventions } from '../conventions.ts';
import type { ObserverPlace } from '../earth/diurnal.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { anandadiSpans, type AbhijitRule, type AnandadiSpan } from '../panchang/day/anandadiSpans.ts';
import { dayYogas, type FormedYoga } from '../panchang/dayYogas.ts';
import { PANCHANG_ELEMENTS } from '../panchang/elements.ts';
import { overlap } from '../panchang/overlap.ts';
import { panchangDays, type PanchangDay } from '../panchang/panchangDay.ts';
import { elementSpans, sunMoonThrough } from '../panchang/spans.ts';
import { sunNakshatras } from '../panchang/sunCourse.ts';
import { DAY_YOGAS, VISHA_YOGA, type DayYoga } from '../tables/dayYogas.ts';
import type { TimeSpan } from '../time.ts';

/** The yogas of vara, tithi and nakshatra that a list of the days names. */
export const LISTED_YOGAS: readonly DayYoga[] = [...DAY_YOGAS, VISHA_YOGA];

/** A date of a range. */
export interface DatedNoon {
  /** YYYY-MM-DD, on the clock of the place. */
  readonly date: string;
  /** Sunday is 0. */
  readonly varaIndex: number;
  /** When the clock shows 12:00. */
  readonly noonJdUT: number;
}

export interface DayWithYogas<Dated extends DatedNoon = DatedNoon> {
  readonly dated: Dated;
  readonly day: PanchangDay;
  /** Of the table and then by time. */
  readonly yogas: readonly FormedYoga[];
  readonly anandadi: readonly AnandadiSpan[];
}

/**
 * Returns the yogas of each date, from its sunrise to the next.
 *
 * @param dates in order of time, half a year of them at the most
 * @throws EphemerisRangeError where two days to either side are outside the ephemeris
 */
export function dayYogaTable<Dated extends DatedNoon>(
  dates: readonly Dated[],
  place: ObserverPlace,
  ephemeris: Ephemeris,
  { ayanamsa, sunrise }: Pick<Conventions, 'ayanamsa' | 'sunrise'>,
  abhijit: AbhijitRule,
): DayWithYogas<Dated>[] {
  const noons = dates.map(({ noonJdUT }) => noonJdUT);
  const days = panchangDays(noons, place, sunrise, ephemeris);
  const sky = sunMoonThrough(ephemeris, { ayanamsa });
  const [fromJdUT, toJdUT] = [days[0]!.startJdUT, days.at(-1)!.endJdUT];
  const tithis = elementSpans(PANCHANG_ELEMENTS.tithi, fromJdUT, toJdUT, sky);
  const nakshatras = elementSpans(PANCHANG_ELEMENTS.nakshatra, fromJdUT, toJdUT, sky);
  const ofSun = sunNakshatras(fromJdUT, toJdUT, sky);
  return dates.map((dated, i) => {
    const { varaIndex } = dated;
    const day = days[i]!;
    const touching = <Span extends TimeSpan>(spans: readonly Span[]) =>
      spans.filter((span) => overlap(span, day) !== null);
    const stars = touching(nakshatras);
    const elements = { varaIndex, day, tithis: touching(tithis), nakshatras: stars, sunNakshatras: touching(ofSun) };
    return {
      dated,
      day,
      yogas: dayYogas(elements, LISTED_YOGAS),
      anandadi: anandadiSpans(varaIndex, day, stars, sky, abhijit),
    };
  });
}
