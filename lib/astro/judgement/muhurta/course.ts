/** The course of the sky over the dates of a request: every limb, month and stay in it, each searched once. */
import { nthSignFrom } from '../../angle.ts';
import { skyAt } from '../../chart/sky.ts';
import { ttFromUt } from '../../earth/deltaT.ts';
import { bhadras, moonSigns, type Bhadra } from '../../panchang/bhadra.ts';
import { PANCHANG_ELEMENTS } from '../../panchang/elements.ts';
import { GHATI_DAYS, karanaSpans, shunnedSpan, yogaQuality } from '../../panchang/elementSpans.ts';
import { panchangDayAt, panchangDays, type PanchangDay } from '../../panchang/panchangDay.ts';
import { overlap } from '../../panchang/overlap.ts';
import { elementSpans, subSpans, sunMoonThrough, type ElementSpan } from '../../panchang/spans.ts';
import type { Ephemeris } from '../../ephemeris.ts';
import { COMBUSTIBLE } from '../../planet/combustion.ts';
import type { SelfSufficientId } from '../../tables/muhurta/ids.ts';
import { GANDANTA_GHATIS, GANDANTA_SIGNS } from '../../tables/muhurta/rules.ts';
import { forEachPlanet, type Planet } from '../../tables/planets.ts';
import type { TimeSpan } from '../../time.ts';
import { seenEclipses, type SeenEclipse } from './eclipses.ts';
import { spanAt, type ValueSpan } from '../../calendar/lanes.ts';
import { lunarMonths, type MonthSpan } from '../../calendar/lunarMonths.ts';
import { combustionLane, nakshatraLane, planetTracks, retrogradeLane, signLane, type Tracks } from './planetLanes.ts';
import type { MuhurtaDate, MuhurtaRequest } from './request.ts';
import { risingLane } from './risingLane.ts';
import { selfSufficientId } from './selfSufficient.ts';

/** One of the days, from sunrise to the next sunrise. */
export interface CourseDay extends Pick<MuhurtaDate, 'date' | 'varaIndex' | 'hours'> {
  readonly bounds: PanchangDay;
  /** The day of custom that it is, or null. */
  readonly selfSufficient: SelfSufficientId | null;
  /** Signs that rise, Aries 0. */
  readonly rising: readonly ValueSpan<number>[];
  /** When Cancer, Scorpio and Pisces stop rising, so near the day that their gandanta touches it. */
  readonly gandantaEdges: readonly number[];
}

export interface Course {
  /** From the first sunrise to the last. */
  readonly range: TimeSpan;
  readonly days: readonly CourseDay[];
  readonly tithis: readonly ElementSpan[];
  readonly nakshatras: readonly ElementSpan[];
  /** 1 to 108. */
  readonly padas: readonly ElementSpan[];
  readonly yogas: readonly ElementSpan[];
  /** The parts of bad yogas that are shunned. */
  readonly shunned: readonly TimeSpan[];
  readonly karanas: readonly ElementSpan[];
  readonly bhadras: readonly Bhadra[];
  readonly months: readonly MonthSpan[];
  /** Only those that are seen at the place. */
  readonly eclipses: readonly SeenEclipse[];
  readonly tracks: Tracks;
  readonly signs: Readonly<Record<Planet, readonly ValueSpan<number>[]>>;
  readonly sunNakshatras: readonly ValueSpan<number>[];
  readonly combust: Readonly<Partial<Record<Planet, readonly TimeSpan[]>>>;
  readonly mercuryBackward: readonly TimeSpan[];
}

/** Around a day, in which a rising sign may stop whose gandanta reaches into it. */
const EDGE_DAYS = GANDANTA_GHATIS.lagna * GHATI_DAYS;
/** Days around the dates that months and eclipses are looked for in, as an eclipse closes the days around it. */
const AROUND_DAYS = 16;
/** The longest lunar month, and the days in which its end is searched. */
const MONTH_SEARCH_DAYS = 34;

/** Returns the course of the sky over the dates of a request. */
export function courseOf(request: MuhurtaRequest): Course {
  const { conventions, dates, ephemeris, place } = request;
  const bounds = panchangDays(
    dates.map(({ noonJdUT }) => noonJdUT),
    place,
    conventions.sunrise,
    ephemeris,
  );
  const range = { startJdUT: bounds[0]!.startJdUT, endJdUT: bounds.at(-1)!.endJdUT };
  const around = aroundOf(range, ephemeris.coverage);
  const months = lunarMonths(around, ephemeris, conventions);
  const limbs = limbsOf(range, request);
  const dayAt = (jdUT: number) => panchangDayAt(jdUT, place, conventions.sunrise, ephemeris);
  return {
    range,
    days: courseDays(request, bounds, limbs.tithis, months),
    ...limbs,
    months,
    eclipses: seenEclipses(around, place, ephemeris, dayAt),
    ...planetsOf(range, request),
  };
}

/** At the ends of the ephemeris less is looked at: a month that runs there is searched to its new moons. */
function aroundOf({ startJdUT, endJdUT }: TimeSpan, { endJdTT, startJdTT }: Ephemeris['coverage']): TimeSpan {
  return {
    startJdUT: Math.min(startJdUT, Math.max(startJdUT - AROUND_DAYS, startJdTT + MONTH_SEARCH_DAYS)),
    endJdUT: Math.max(endJdUT, Math.min(endJdUT + AROUND_DAYS, endJdTT - MONTH_SEARCH_DAYS)),
  };
}

function limbsOf(range: TimeSpan, { conventions, ephemeris }: MuhurtaRequest) {
  const { startJdUT, endJdUT } = range;
  const sky = sunMoonThrough(ephemeris, conventions);
  const spans = (element: 'tithi' | 'nakshatra' | 'yoga') =>
    elementSpans(PANCHANG_ELEMENTS[element], startJdUT, endJdUT, sky);
  const tithis = spans('tithi');
  const nakshatras = spans('nakshatra');
  const yogas = spans('yoga');
  const karanas = karanaSpans(tithis, range, sky);
  return {
    tithis,
    nakshatras,
    padas: nakshatras.flatMap((span) => subSpans(PANCHANG_ELEMENTS.nakshatra, span, 4, sky)),
    yogas,
    shunned: yogas.flatMap((span) => shunnedSpan(span, yogaQuality(span.number).shunned) ?? []),
    karanas,
    bhadras: bhadras(karanas, moonSigns({ startJdUT: startJdUT - 1, endJdUT: endJdUT + 1 }, sky)),
  };
}

function planetsOf(range: TimeSpan, { conventions, ephemeris }: MuhurtaRequest) {
  const tracks = planetTracks(ephemeris, conventions);
  const combust: Partial<Record<Planet, TimeSpan[]>> = {};
  for (const planet of COMBUSTIBLE) combust[planet] = combustionLane(planet, tracks, range);
  return {
    tracks,
    signs: forEachPlanet((planet) => signLane(tracks[planet], range)),
    sunNakshatras: nakshatraLane(tracks.Sun, range),
    combust,
    mercuryBackward: retrogradeLane(tracks.Mercury, range),
  };
}

function courseDays(
  { conventions, dates, ephemeris, place }: MuhurtaRequest,
  bounds: readonly PanchangDay[],
  tithis: readonly ElementSpan[],
  months: readonly MonthSpan[],
): CourseDay[] {
  return bounds.map((day, i) => {
    const { date, hours, varaIndex } = dates[i]!;
    const wide = { startJdUT: day.startJdUT - EDGE_DAYS, endJdUT: day.endJdUT + EDGE_DAYS };
    const rising = risingLane(wide, place, skyAt(ephemeris, ttFromUt(wide.startJdUT), conventions));
    return {
      date,
      varaIndex,
      hours,
      bounds: day,
      selfSufficient: selfSufficientId(day, tithis, months),
      rising: rising.flatMap((span) => {
        const inDay = overlap(span, day);
        return inDay === null ? [] : [{ value: span.value, ...inDay }];
      }),
      gandantaEdges: gandantaEdges(rising),
    };
  });
}

function gandantaEdges(rising: readonly ValueSpan<number>[]): number[] {
  return rising.flatMap(({ endJdUT, value }, i) => {
    const isLeft = i + 1 < rising.length && rising[i + 1]!.value === nthSignFrom(value, 2);
    return isLeft && GANDANTA_SIGNS.includes(value) ? [endJdUT] : [];
  });
}

/** The tithi by which almanacs date a day, 1 to 30, and its month. */
export interface DatedBy {
  readonly tithi: number;
  readonly month: MonthSpan;
}

/** Returns the tithi of the sunrise of a day, or the one that begins and ends within the day, and the month of the sunrise. */
export function datedBy(
  { startJdUT, endJdUT }: PanchangDay,
  { tithis, months }: Pick<Course, 'tithis' | 'months'>,
): DatedBy {
  const lost = tithis.find((tithi) => tithi.startJdUT > startJdUT && tithi.endJdUT <= endJdUT);
  const tithi = (lost ?? spanAt(tithis, startJdUT)!).number;
  return { tithi, month: spanAt(months, startJdUT)! };
}
