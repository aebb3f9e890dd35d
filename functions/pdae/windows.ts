/** Wire records of the times of a day that a person seeks or avoids. */
import {
  bestWindowFor,
  bestWindows,
  weighedWindows,
  windowsInHoras,
  windowsUntil,
  type BestWindow,
} from '../../lib/astro/judgement/day/bestWindows.ts';
import {
  dayWindows,
  type DayWindow,
  type WindowFact,
  type WindowContext,
} from '../../lib/astro/judgement/day/windows.ts';
import type { Closure } from '../../lib/astro/judgement/day/score/closures.ts';
import {
  DAY_CATEGORIES,
  DAY_CATEGORY_IDS,
  MATTER_OF_MOVEMENT,
  OFFICE_MATTERS,
  OFFICES_CLOSE,
  type DayCategoryId,
} from '../../lib/astro/judgement/tables/dayCategories.ts';
import { CLOSURE_NAMES } from '../../lib/astro/judgement/tables/dayClosures.ts';
import { PURPOSE_NAMES } from '../../lib/astro/judgement/tables/dayWindows.ts';
import { jdFromUnixMs } from '../../lib/astro/time.ts';
import { panchaka } from '../../lib/astro/panchang/panchaka.ts';
import { previousDuskJdUT } from '../../lib/astro/panchang/muhurtas.ts';
import type { ClosedTime, MuhurtaTimings, PersonalWindow } from '../../lib/schemas/pdae/windows.ts';
import type { DayFindings } from '../../lib/birth/dayFindings.ts';
import { spanRecord, timedRecord } from '../../lib/records/day/common.ts';
import { wireId, type Names } from '../../lib/words/names.ts';
import type { PersonalDay } from '../../lib/birth/personalDay.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { instantOnClock } from '../../lib/time/civilTime.ts';
import { DAY_WINDOWS } from '../../lib/words/subjects/day/windows.ts';
import { windowName, windowReason } from './windowWords.ts';

interface WeighedDay {
  readonly windows: readonly DayWindow[];
  /** The remaining times, the best first. */
  readonly weighed: readonly BestWindow[];
  readonly closures: readonly Closure[];
  /** When offices close; infinite where any hour will do. */
  readonly officesCloseJdUT: number;
}

/** What a weighed day is made from. */
interface ToWeigh {
  readonly subject: WindowContext;
  readonly findings: DayFindings;
  readonly closures: readonly Closure[];
  /** Whether matters of offices may have a time at any hour. */
  readonly anyHour: boolean;
}

/** Weighs the times of a day for a chart. */
export function weighedDay({ anyHour, closures, findings, subject }: ToWeigh, day: PersonalDay): WeighedDay {
  const { clock, conventions, date, ephemeris, varaIndex } = day;
  const windows = dayWindows(subject, {
    ...findings,
    varaIndex,
    day: day.day,
    previousDuskJdUT: previousDuskJdUT(day.day, day.moment, conventions.sunrise, ephemeris),
    panchaka: panchaka(day.day, findings.sky),
  });
  return {
    windows,
    weighed: weighedWindows(windows, day.day, closures),
    closures,
    officesCloseJdUT: anyHour ? Infinity : jdFromUnixMs(instantOnClock(clock, date, OFFICES_CLOSE).unixMs),
  };
}

/** Most windows that are listed. */
const DESCRIBED = 6;
/** Most windows for routine work, which are listed where none is left for beginnings. */
const DESCRIBED_ROUTINE = 2;

type ChosenTimes = Pick<MuhurtaTimings, 'best' | 'routine' | 'by_category' | 'closed' | 'avoid'>;

/** The times to seek and those to avoid. */
export function chosenTimes(weighedDay: WeighedDay, day: PersonalDay): ChosenTimes {
  const { closures, weighed, windows } = weighedDay;
  const best = bestWindows(weighed, 'beginnings', DESCRIBED);
  const routine = best.length > 0 ? [] : bestWindows(weighed, 'routine', DESCRIBED_ROUTINE);
  const records = (some: readonly BestWindow[]) => some.map((window, i) => bestRecord(window, i + 1, weighedDay, day));
  return {
    best: records(best),
    routine: records(routine),
    by_category: DAY_CATEGORY_IDS.flatMap((category) => matterRecord(category, weighedDay, day)),
    closed: closures.map((closure) => closedRecord(closure, day)),
    avoid: windows.filter(({ isShunned }) => isShunned).map((window) => windowRecord(window, day)),
  };
}

/** Returns the record of a time in which beginnings are left. */
export function closedRecord(closure: Closure, day: Pick<PersonalDay, 'instant' | 'names'>): ClosedTime {
  const { id } = closure;
  return { id, name: day.names.of(CLOSURE_NAMES[id]), ...spanRecord(closure, day) };
}

export function muhurtaTimings(weighedDay: WeighedDay, day: PersonalDay): MuhurtaTimings {
  const { windows } = weighedDay;
  const { avoid, best, by_category, closed, routine } = chosenTimes(weighedDay, day);
  const described = (some: readonly DayWindow[]) => some.map((window) => windowRecord(window, day));
  return {
    best,
    routine,
    by_category,
    closed,
    good: described(windows.filter(({ points }) => points > 0)),
    avoid,
    caution: described(windows.filter(({ fact, points }) => points < 0 || fact.kind === 'panchaka')),
  };
}

function windowRecord(window: DayWindow, day: PersonalDay): PersonalWindow {
  const { fact, isShunned, points } = window;
  return {
    kind: fact.kind,
    id: windowId(window),
    name: windowName(fact, day.names),
    ...timedRecord(window, day),
    points,
    is_shunned: isShunned,
    reason: windowReason(window, day.names),
  };
}

function windowId({ fact }: DayWindow): string {
  switch (fact.kind) {
    case 'hora':
      return planetId(fact.lord);
    case 'special_yoga':
      return fact.formed.yoga.id;
    case 'tara':
      return fact.of.tara.id;
    case 'moon':
      return fact.of.moon.isChandrashtama ? 'chandrashtama' : `house_${fact.of.moon.house}`;
    case 'panchaka':
      return 'panchaka';
    default:
      return wireId(fact.id);
  }
}

function bestRecord(
  window: BestWindow,
  rank: number,
  { officesCloseJdUT }: WeighedDay,
  day: PersonalDay,
): MuhurtaTimings['best'][number] {
  const { lord } = coverOf(window, 'hora');
  const isOpen = (category: DayCategoryId) => !OFFICE_MATTERS.includes(category) || window.endJdUT <= officesCloseJdUT;
  return {
    rank,
    ...weighedRecord(window, day),
    hora: planetId(lord),
    choghadiya: coverOf(window, 'choghadiya').id,
    is_abhijit: window.covers.some(({ fact }) => fact.kind === 'muhurta' && fact.id === 'abhijit'),
    good_for: DAY_CATEGORY_IDS.filter(
      (category) => DAY_CATEGORIES[category].karakas.includes(lord) && isOpen(category),
    ),
    reason: covered(window, day.names),
  };
}

/** In the horas of its significators alone, so that the hora fits the matter. */
function matterRecord(
  category: DayCategoryId,
  { officesCloseJdUT, weighed }: WeighedDay,
  day: PersonalDay,
): MuhurtaTimings['by_category'] {
  const { karakas } = DAY_CATEGORIES[category];
  const fitting = windowsInHoras(karakas, weighed).filter(
    ({ purpose }) => purpose === 'beginnings' || (purpose === 'movement' && category === MATTER_OF_MOVEMENT),
  );
  const open = OFFICE_MATTERS.includes(category) ? windowsUntil(fitting, officesCloseJdUT) : fitting;
  const found = bestWindowFor(karakas, open);
  if (!found?.karaka) return [];
  const { karaka, points, window } = found;
  const { components, ...head } = weighedRecord(window, day);
  const ofKaraka = points - window.points;
  const id = planetId(karaka);
  const part = {
    id: `karaka_${id}`,
    label: DAY_WINDOWS[day.names.lang].karaka_hora({ lord: karaka }),
    points: ofKaraka,
    max: ofKaraka,
  };
  return [
    {
      category,
      ...head,
      points,
      components: [part, ...components],
      karaka: id,
      reason: covered(window, day.names),
    },
  ];
}

function weighedRecord(window: BestWindow, day: PersonalDay) {
  return {
    ...timedRecord(window, day),
    purpose: window.purpose,
    purpose_name: day.names.text(PURPOSE_NAMES[window.purpose]),
    points: window.points,
    components: window.covers.map((cover) => ({
      id: `${cover.fact.kind}_${windowId(cover)}`,
      label: `${windowName(cover.fact, day.names)}: ${windowReason(cover, day.names)}`,
      points: cover.points,
      max: Math.max(cover.points, 0),
    })),
  };
}

/** The choghadiya or hora of a time: every time has one of each. */
function coverOf<Kind extends WindowFact['kind']>(
  { covers }: BestWindow,
  kind: Kind,
): Extract<WindowFact, { kind: Kind }> {
  const { fact } = covers.find(({ fact: { kind: own } }) => own === kind)!;
  return fact as Extract<WindowFact, { kind: Kind }>;
}

/** Names what adds points. */
function covered({ covers }: BestWindow, names: Names): string {
  return covers
    .filter(({ points }) => points > 0)
    .map(({ fact }) => windowName(fact, names))
    .join(', ');
}
