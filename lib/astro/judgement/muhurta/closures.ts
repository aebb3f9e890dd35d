/** Lanes of the short times that close a beginning or help it: parts of the day, of stars, of tithis and of rising signs. */
import { abhijit, isAbhijitUsable, kaalSpans } from '../../panchang/dayParts.ts';
import { GHATI_DAYS } from '../../panchang/elementSpans.ts';
import { durMuhurtas, godhuli } from '../../panchang/muhurtas.ts';
import { varjyams } from '../../panchang/nakshatraGhatis.ts';
import { KAALS, type KaalId } from '../../tables/dayParts.ts';
import { GANDANTA_GHATIS, GANDANTA_NAKSHATRAS } from '../../tables/muhurta/rules.ts';
import type { ElementSpan } from '../../panchang/spans.ts';
import type { TimeSpan } from '../../time.ts';
import type { Course, CourseDay } from './course.ts';
import { spansAround } from '../../calendar/lanes.ts';

/** What a lane of short times is of. */
export const SHORT_TIMES = [
  'rahu_kaal',
  'yamaganda',
  'gulika',
  'durmuhurta',
  'abhijit',
  'godhuli',
  'varjyam',
  'nakshatra_gandanta',
  'tithi_gandanta',
  'lagna_gandanta',
  'vishti_tail',
  'shunned_yoga',
] as const;
export type ShortTime = (typeof SHORT_TIMES)[number];

/** Returns the lane of each of the short times over the days of a request. */
export function shortTimes(course: Course): Readonly<Record<ShortTime, readonly TimeSpan[]>> {
  const { bhadras, days, nakshatras, range, shunned, tithis } = course;
  // Where the Sun does not rise or set, the parts of the day are not told.
  const lit = days.filter(({ bounds }) => bounds.reason === null);
  const kaal = (id: KaalId) => lit.map(({ bounds, varaIndex }) => kaalSpans(KAALS[id], varaIndex, bounds).day);
  return {
    rahu_kaal: kaal('rahu_kaal'),
    yamaganda: kaal('yamaganda'),
    gulika: kaal('gulika_kaal'),
    durmuhurta: lit.flatMap(({ bounds, varaIndex }) => durMuhurtas(bounds, varaIndex)),
    abhijit: lit.flatMap(abhijitOf),
    godhuli: lit.map(({ bounds }) => godhuli(bounds)),
    varjyam: varjyams(nakshatras, range),
    nakshatra_gandanta: spansAround(
      endsOf(nakshatras, 27, (number) => GANDANTA_NAKSHATRAS.includes(number)),
      GANDANTA_GHATIS.nakshatra * GHATI_DAYS,
    ),
    tithi_gandanta: spansAround(
      endsOf(tithis, 30, (number) => number % 5 === 0),
      GANDANTA_GHATIS.tithi * GHATI_DAYS,
    ),
    lagna_gandanta: spansAround(
      days.flatMap(({ gandantaEdges }) => gandantaEdges),
      GANDANTA_GHATIS.lagna * GHATI_DAYS,
    ),
    vishti_tail: bhadras.map(({ bodyTail }) => bodyTail),
    shunned_yoga: shunned,
  };
}

function abhijitOf({ bounds, varaIndex }: CourseDay): TimeSpan[] {
  return isAbhijitUsable(varaIndex) ? [abhijit(bounds).muhurta] : [];
}

/** When the meant parts of a limb end, those included that ended as the first of the list began. */
function endsOf(spans: readonly ElementSpan[], parts: number, isMeant: (number: number) => boolean): number[] {
  const first = spans[0]!;
  const ends = spans.filter(({ number }) => isMeant(number)).map(({ endJdUT }) => endJdUT);
  return isMeant(first.number === 1 ? parts : first.number - 1) ? [first.startJdUT, ...ends] : ends;
}
