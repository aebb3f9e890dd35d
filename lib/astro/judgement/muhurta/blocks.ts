/** Stretches of the calendar that a purpose keeps away from, over the days of a request. */
import { dayStartJdUT, noonNear } from '../../panchang/panchangDay.ts';
import { ayanaOf } from '../../panchang/sunCourse.ts';
import { BLOCKS } from '../../tables/muhurta/blocks.ts';
import type { BlockId } from '../../tables/muhurta/ids.ts';
import type { Purpose } from '../../tables/muhurta/purpose.ts';
import { SANKRANTI_GHATIS } from '../../tables/muhurta/rules.ts';
import type { Source } from '../../source.ts';
import { GHATIS_PER_DAY, type TimeSpan } from '../../time.ts';
import { datedBy, type Course, type CourseDay, type DatedBy } from './course.ts';
import { joinedSpans, spansAround } from '../../calendar/lanes.ts';
import { combustionLane } from './planetLanes.ts';
import type { MuhurtaRequest } from './request.ts';

/** A block with the times in which it runs within the days of a request. */
export interface RunningBlock {
  readonly id: BlockId;
  readonly source: Source;
  /** Whether it counts against a time and does not close it. */
  readonly isSoft: boolean;
  readonly spans: readonly TimeSpan[];
}

/** Lists the blocks that a purpose looks at, cut to the days of the request; one that does not run there has no spans. */
export function runningBlocks(purpose: Purpose, request: MuhurtaRequest, course: Course): RunningBlock[] {
  return purpose.blocks
    .filter((id) => binds(id, request))
    .map((id) => {
      const { isAlwaysSoft, source } = BLOCKS[id];
      const spans = joinedSpans(SPANS[id](course, request)).flatMap((span) => within(span, course.range));
      return { id, source, isSoft: isAlwaysSoft || purpose.softBlocks.includes(id), spans };
    });
}

/** The south, which chooses its months by the Sun alone, does not keep chaturmas. */
function binds(id: BlockId, { options }: MuhurtaRequest): boolean {
  return id !== 'chaturmas' || options.calendar !== 'solar';
}

function within({ startJdUT, endJdUT }: TimeSpan, range: TimeSpan): TimeSpan[] {
  const start = Math.max(startJdUT, range.startJdUT);
  const end = Math.min(endJdUT, range.endJdUT);
  return start < end ? [{ startJdUT: start, endJdUT: end }] : [];
}

type Spans = (course: Course, request: MuhurtaRequest) => readonly TimeSpan[];

const SAGITTARIUS = 8;
const PISCES = 11;
const LEO = 4;
const [ASHADHA, BHADRAPADA, KARTIKA, PHALGUNA] = [3, 5, 7, 11] as const;
/** Devashayani and Devotthana, on which the gods lie down and rise. */
const SHUKLA_11 = 11;

const ofMonths =
  (kind: 'adhika' | 'kshaya'): Spans =>
  ({ months }) =>
    months.filter((month) => month.kind === kind);

const ofSun =
  (isMeant: (signIndex: number) => boolean): Spans =>
  ({ signs }) =>
    signs.Sun.filter(({ value }) => isMeant(value));

const ofDays =
  (isMeant: (day: CourseDay, course: Course, request: MuhurtaRequest) => boolean): Spans =>
  (course, request) =>
    course.days
      .filter((day) => isMeant(day, course, request))
      .map(({ bounds }) => ({ startJdUT: bounds.startJdUT, endJdUT: bounds.endJdUT }));

const ofCombustion =
  (planet: 'Jupiter' | 'Venus'): Spans =>
  ({ range, tracks }, { options: { astaDays } }) => {
    // A combustion that ends before the days, or begins behind them, reaches into them by its days around.
    const around = { startJdUT: range.startJdUT - astaDays, endJdUT: range.endJdUT + astaDays };
    return combustionLane(planet, tracks, around).map(({ startJdUT, endJdUT }) => ({
      startJdUT: startJdUT - astaDays,
      endJdUT: endJdUT + astaDays,
    }));
  };

const SPANS: Readonly<Record<BlockId, Spans>> = {
  adhika_masa: ofMonths('adhika'),
  kshaya_masa: ofMonths('kshaya'),
  kharmas_dhanu: ofSun((signIndex) => signIndex === SAGITTARIUS),
  kharmas_mina: ofSun((signIndex) => signIndex === PISCES),
  chaturmas: ofDays(({ bounds }, course) => isChaturmas(datedBy(bounds, course))),
  pitru_paksha: ofDays(({ bounds }, course) => {
    const { month, tithi } = datedBy(bounds, course);
    return month.monthIndex === BHADRAPADA && month.kind !== 'adhika' && tithi > 15;
  }),
  holashtak: ofDays(({ bounds }, course) => {
    const { month, tithi } = datedBy(bounds, course);
    return month.monthIndex === PHALGUNA && month.kind !== 'adhika' && tithi >= 8 && tithi <= 15;
  }),
  guru_asta: ofCombustion('Jupiter'),
  shukra_asta: ofCombustion('Venus'),
  simhastha_guru: ({ signs }) => signs.Jupiter.filter(({ value }) => value === LEO),
  dakshinayana: ofSun((signIndex) => ayanaOf(signIndex) === 'dakshinayana'),
  dakshinayana_soft: ofSun((signIndex) => ayanaOf(signIndex) === 'dakshinayana'),
  eclipse: ({ eclipses }, { options: { eclipseDays } }) =>
    eclipses.map(({ day, isTotal }) => {
      const days = isTotal ? eclipseDays : 0;
      return { startJdUT: day.startJdUT - days, endJdUT: day.endJdUT + days };
    }),
  sankranti: ({ range, signs }) =>
    spansAround(
      signs.Sun.flatMap(({ startJdUT, endJdUT }) => [startJdUT, endJdUT]).filter(
        (jdUT) => Math.abs(jdUT) !== Infinity && jdUT > range.startJdUT - 1 && jdUT < range.endJdUT + 1,
      ),
      SANKRANTI_GHATIS / GHATIS_PER_DAY,
    ),
  tithi_kshaya_vriddhi: ofDays(hasLostOrDoubledTithi),
};

/** From the day of Ashadha shukla 11 to the one before Kartika shukla 11; the adhika month before Ashadha is not in it. */
function isChaturmas({ month, tithi }: DatedBy): boolean {
  const { kind, monthIndex } = month;
  if (monthIndex === ASHADHA) return kind !== 'adhika' && tithi >= SHUKLA_11;
  if (monthIndex === KARTIKA) return kind === 'adhika' || tithi < SHUKLA_11;
  return monthIndex > ASHADHA && monthIndex < KARTIKA;
}

/** A day is shorter than this only where the midnight Sun begins. */
const NEARLY_A_DAY = 0.9;

/** Tells whether the tithi of the sunrise met the sunrise before or meets the one after, or a tithi meets no sunrise. */
function hasLostOrDoubledTithi({ bounds }: CourseDay, { tithis }: Course, request: MuhurtaRequest): boolean {
  const { startJdUT, endJdUT } = bounds;
  return tithis.some((tithi) => {
    if (tithi.endJdUT <= startJdUT || tithi.startJdUT >= endJdUT) return false;
    if (tithi.startJdUT > startJdUT) return tithi.endJdUT <= endJdUT;
    if (tithi.endJdUT > endJdUT) return true;
    return tithi.startJdUT < startJdUT - NEARLY_A_DAY && tithi.startJdUT <= sunriseBefore(bounds, request);
  });
}

function sunriseBefore({ noonJdUT }: CourseDay['bounds'], { conventions, ephemeris, place }: MuhurtaRequest): number {
  return dayStartJdUT(noonNear(noonJdUT - 1, place, ephemeris), place, conventions.sunrise, ephemeris);
}
