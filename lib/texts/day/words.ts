/** What the sentences of both languages derive from the records. */
import type { CounselId } from '../../astro/judgement/day/counsels.ts';
import type { ClosureId } from '../../astro/judgement/tables/dayClosures.ts';
import { wireId } from '../../words/names.ts';
import type { ClockSpan, ClockTime } from '../../words/facts/day/clock.ts';
import { DAY_YOGAS, RAVI_YOGA } from '../../astro/tables/dayYogas.ts';
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';
import { TRANSIT_WEIGHTS } from '../../astro/transit/gochara.ts';
import type { PersonalAnalysis } from '../../schemas/pdae/analysis.ts';
import type { Span } from '../../schemas/common/panchangElements.ts';
import type { PlanetId } from '../../schemas/common/records.ts';
import { MS_PER_HOUR } from '../../astro/time.ts';

/** The fields of an analysis that sentences are made from; its remedies are in the language of the text. */
export type DayFacts = Omit<PersonalAnalysis, 'text'>;

const PLANET_OF = Object.fromEntries(PLANETS.map((planet) => [wireId(planet), planet])) as Record<PlanetId, Planet>;

/** Returns the planet of a wire id. */
export function planetOf(id: PlanetId): Planet {
  return PLANET_OF[id];
}

/** Returns the time of an instant, with its date where that is not the day described. */
export function clockOf(instant: string, isoDate: string): ClockTime {
  return { time: instant.slice(11, 16), date: instant.startsWith(isoDate) ? null : instant.slice(0, 10) };
}

/** Returns a span of a day, each end with its date where that is not the day described. */
export function spanOf({ end, start }: Span, isoDate: string): ClockSpan {
  return { start: clockOf(start, isoDate), end: clockOf(end, isoDate) };
}

/** Returns whether special yogas of the day help, or stand against it, and those of them that may be named. */
export function specialYogas({ daily_yogas: yogas }: DayFacts, side: 'good' | 'bad') {
  const ids = new Set(yogas.of_the_day.filter(({ nature }) => nature === side).map(({ id }) => id));
  const found = [...DAY_YOGAS, RAVI_YOGA].filter(({ id }) => ids.has(id) && id !== 'dagdha');
  return { isFormed: found.length > 0, named: found.filter(({ id }) => !isUnnamed(id)) };
}

/** Returns the yoga of Sun and Moon, 1 to 27, that a recommendation is about; null where several good ones are. */
export function yogaMeant(
  { id }: DayFacts['recommendations'][number],
  { panchang: { yoga } }: DayFacts,
): number | null {
  const [first, ...others] = yoga;
  const found = yoga.find((one) => id === `yoga_${one.id}`) ?? (others.length === 0 ? first : undefined);
  return found?.number ?? null;
}

/**
 * Mrityu means death: as part of a yoga's name it only advises against beginnings, which a reader of the text cannot
 * know.
 */
const UNNAMED_YOGAS: readonly string[] = ['mrityu_tithi', 'mrityu_nakshatra'];

/** Tells whether a text leaves the name of a special yoga out. */
export function isUnnamed(id: string): boolean {
  return UNNAMED_YOGAS.includes(id);
}

type Period = DayFacts['tarabala']['periods'][number];

interface OtherPeriod extends Period {
  readonly isBefore: boolean;
  /** True where the tara differs from the adjacent period on the side of noon. */
  readonly isTaraNew: boolean;
  readonly isHouseNew: boolean;
}

/**
 * Returns tara and Moon of the periods before and after noon that last an hour or longer and bring a change. Where
 * local time is far from solar time, noon may lie outside the day.
 */
export function otherPeriods({ at, chandrabala, tarabala: { periods, tara } }: DayFacts): OtherPeriod[] {
  const atNoon = { tara: tara.number, house: chandrabala.house };
  const long = periods.filter((period) => !period.is_at_noon && hoursOf(period) >= 1);
  const isPast = ({ end }: Period) => Date.parse(end) <= Date.parse(at);
  const [before, after] = [long.filter(isPast), long.filter((period) => !isPast(period))];
  const turned = (period: Period, nearer: typeof atNoon, isEarlier: boolean): OtherPeriod => ({
    ...period,
    isBefore: isEarlier,
    isTaraNew: period.tara !== nearer.tara,
    isHouseNew: period.house !== nearer.house,
  });
  return [
    ...before.map((period, i) => turned(period, before[i + 1] ?? atNoon, true)),
    ...after.map((period, i) => turned(period, after[i - 1] ?? atNoon, false)),
  ].filter(({ isHouseNew, isTaraNew }) => isTaraNew || isHouseNew);
}

/** Returns the length of a span in hours. */
export function hoursOf({ end, start }: Span): number {
  return (Date.parse(end) - Date.parse(start)) / MS_PER_HOUR;
}

type DescribedWindow = DayFacts['muhurta_timings']['best'][number];

/** Returns the two best times for beginnings; adjacent ones with the same description are joined. */
export function describedWindows({ muhurta_timings: { best } }: DayFacts): DescribedWindow[] {
  const [first, ...others] = best;
  if (!first) return [];
  const isLike = (one: DescribedWindow) =>
    one.hora === first.hora && one.choghadiya === first.choghadiya && one.is_abhijit === first.is_abhijit;
  const neighbour = others.find((one) => isLike(one) && (one.start === first.end || one.end === first.start));
  const second = others.find((one) => one !== neighbour);
  const whole = neighbour ? { ...first, ...joinedSpan([first, neighbour]) } : first;
  return second ? [whole, second] : [whole];
}

function joinedSpan(spans: readonly Span[]): Span {
  const inOrder = [...spans].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return { start: inOrder[0]!.start, end: inOrder.at(-1)!.end };
}

const DESCRIBED_SHUNNED = ['rahu_kaal', 'yamaganda'] as const;

/** Returns the times commonly avoided, in order; adjacent ones are joined. */
export function describedShunned({ muhurta_timings: { avoid } }: DayFacts) {
  const described: (Span & { readonly id: (typeof DESCRIBED_SHUNNED)[number] })[] = [];
  for (const { end, id, start } of avoid) {
    const known = DESCRIBED_SHUNNED.find((one) => one === id);
    if (!known) continue;
    const at = described.findIndex((one) => one.id === known && one.end === start);
    if (at < 0) described.push({ id: known, start, end });
    else described[at] = { ...described[at]!, end };
  }
  return described;
}

/** What closes a time of the day to beginnings, by the recommendations that say so themselves. */
const CLOSED_BY_COUNSEL: Readonly<Partial<Record<CounselId, ClosureId>>> = {
  moon_8: 'chandrashtama',
  tara_naidhana: 'naidhana',
  tithi_amavasya: 'amavasya',
  tithi_burnt: 'dagdha',
  yoga_vyatipata: 'vyatipata',
  yoga_vaidhriti: 'vaidhriti',
  karana_vishti: 'vishti',
};

/** Most closed times that a text names, the longest. */
const DESCRIBED_CLOSED = 2;

/**
 * Returns what closes the whole day to beginnings, and the longest other closed times in order.
 *
 * @param counsel the recommendation that the text tells; what it closes is not told again
 */
export function describedClosures({ muhurta_timings: { closed } }: DayFacts, counsel?: string) {
  const told = counsel && CLOSED_BY_COUNSEL[counsel as CounselId];
  const others = closed.filter(({ id }) => id !== told);
  const longest = others.toSorted((a, b) => hoursOf(b) - hoursOf(a));
  const isAllDay = (one: Span) => hoursOf(one) >= MOST_OF_DAY_HOURS;
  // What runs within another that is named is not named too.
  const isWithin = (one: Span, other: Span) => other.start <= one.start && one.end <= other.end;
  const inParts = longest
    .filter((one) => !isAllDay(one))
    .filter((one, i, all) => !all.slice(0, i).some((other) => isWithin(one, other)))
    .slice(0, DESCRIBED_CLOSED);
  return {
    allDay: [...new Set(longest.filter(isAllDay).map(({ id }) => id))].slice(0, DESCRIBED_CLOSED),
    times: others.filter((one) => inParts.includes(one)),
  };
}

/**
 * Tells whether a recommendation is about sade sati rather than dhaiya; outside the span of a life both count still.
 */
export function isSadeSati({ id }: Pick<DayFacts['recommendations'][number], 'id'>): boolean {
  return id !== 'saturn_kantaka' && id !== 'saturn_ashtama';
}

/**
 * Tells whether this is a day to go gently: then the text suggests nothing new and only mentions that good times exist.
 */
export function isQuiet({ class: kind }: DayFacts): boolean {
  return kind === 'avoid' || kind === 'danger';
}

export const MOST_OF_DAY_HOURS = 20;

/** Returns when a recommendation holds, where that is clearly less than the whole day; otherwise null. */
export function holdsWithin({ id, when }: DayFacts['recommendations'][number]): Span | null {
  // Advice about a planet outlasts the day.
  return when && !id.startsWith('pressed_by_') && hoursOf(when) < MOST_OF_DAY_HOURS ? when : null;
}

export type DescribedTransit = DayFacts['transits'][number];

/**
 * Returns the transits that matter: the most helpful, the hardest, and Saturn while sade sati or dhaiya runs. The Moon
 * is described with the tara.
 */
export function relevantTransits({ dhaiya, sade_sati: sadeSati, transits }: DayFacts): DescribedTransit[] {
  const weight = ({ effect, id }: DescribedTransit) => (effect.score - 50) * TRANSIT_WEIGHTS[planetOf(id)];
  const byWeight = transits.filter(({ id }) => id !== 'moon').sort((a, b) => weight(b) - weight(a));
  const [best, worst] = [byWeight[0]!, byWeight.at(-1)!];
  const isSaturnDescribed = sadeSati.is_active || dhaiya.is_active;
  const saturn = isSaturnDescribed ? transits.filter(({ id }) => id === 'saturn') : [];
  return [...new Set([best, worst, ...saturn])];
}

/** Tells whether a transit helps; for an average one its side of the middle decides. */
export function isHelping({ effect }: DescribedTransit): boolean {
  return effect.score >= 50;
}

const MANY_BINDUS = 5;

/** Tells whether a transit that is obstructed by vedha is still supported by its bindus. */
export function stillGood(found: DescribedTransit): boolean {
  return isHelping(found) && found.bindus !== null && found.bindus >= MANY_BINDUS;
}
