/** Wire records of the times of a day that a person seeks or avoids. */
import {
  bestWindowFor,
  bestWindows,
  weighedWindows,
  type BestWindow,
} from '../../lib/astro/judgement/day/bestWindows.ts';
import {
  dayWindows,
  type DayWindow,
  type WindowFact,
  type WindowContext,
} from '../../lib/astro/judgement/day/windows.ts';
import {
  DAY_CATEGORIES,
  DAY_CATEGORY_IDS,
  type DayCategoryId,
} from '../../lib/astro/judgement/tables/dayCategories.ts';
import { panchaka } from '../../lib/astro/panchang/panchaka.ts';
import { previousDuskJdUT } from '../../lib/astro/panchang/muhurtas.ts';
import type { MuhurtaTimings, PersonalWindow } from '../../lib/schemas/pdae/windows.ts';
import type { DayFindings } from '../../lib/birth/dayFindings.ts';
import { timedRecord } from '../../lib/records/day/common.ts';
import { wireId, type Names } from '../../lib/words/names.ts';
import type { PersonalDay } from '../../lib/birth/personalDay.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { DAY_WINDOWS } from '../../lib/words/subjects/day/windows.ts';
import { windowName, windowReason } from './windowWords.ts';

interface WeighedDay {
  readonly windows: readonly DayWindow[];
  /** The remaining times, the best first. */
  readonly weighed: readonly BestWindow[];
}

/** Weighs the times of a day for a chart. */
export function weighedDay(subject: WindowContext, findings: DayFindings, day: PersonalDay): WeighedDay {
  const { conventions, ephemeris, varaIndex } = day;
  const windows = dayWindows(subject, {
    ...findings,
    varaIndex,
    day: day.day,
    previousDuskJdUT: previousDuskJdUT(day.day, day.moment, conventions.sunrise, ephemeris),
    panchaka: panchaka(day.day, findings.sky),
  });
  return { windows, weighed: weighedWindows(windows, day.day) };
}

/** Most windows that are listed. */
const DESCRIBED = 6;

/** The times to seek and those to avoid. */
export function chosenTimes(
  { weighed, windows }: WeighedDay,
  day: PersonalDay,
): Pick<MuhurtaTimings, 'best' | 'by_category' | 'avoid'> {
  return {
    best: bestWindows(weighed, DESCRIBED).map((window, i) => bestRecord(window, i + 1, day)),
    by_category: DAY_CATEGORY_IDS.flatMap((category) => matterRecord(category, weighed, day)),
    avoid: windows.filter(({ isShunned }) => isShunned).map((window) => windowRecord(window, day)),
  };
}

export function muhurtaTimings(weighedDay: WeighedDay, day: PersonalDay): MuhurtaTimings {
  const { windows } = weighedDay;
  const { avoid, best, by_category } = chosenTimes(weighedDay, day);
  const described = (some: readonly DayWindow[]) => some.map((window) => windowRecord(window, day));
  return {
    best,
    by_category,
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

function bestRecord(window: BestWindow, rank: number, day: PersonalDay): MuhurtaTimings['best'][number] {
  const { lord } = coverOf(window, 'hora');
  return {
    rank,
    ...weighedRecord(window, day),
    hora: planetId(lord),
    choghadiya: coverOf(window, 'choghadiya').id,
    is_abhijit: window.covers.some(({ fact }) => fact.kind === 'muhurta' && fact.id === 'abhijit'),
    good_for: DAY_CATEGORY_IDS.filter((category) => DAY_CATEGORIES[category].karakas.includes(lord)),
    reason: covered(window, day.names),
  };
}

function matterRecord(
  category: DayCategoryId,
  weighed: readonly BestWindow[],
  day: PersonalDay,
): MuhurtaTimings['by_category'] {
  const found = bestWindowFor(DAY_CATEGORIES[category].karakas, weighed);
  if (!found) return [];
  const { karaka, points, window } = found;
  const { components, ...head } = weighedRecord(window, day);
  const ofKaraka = points - window.points;
  const id = karaka && planetId(karaka);
  const part = id && {
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
      components: part ? [part, ...components] : components,
      karaka: id,
      reason: covered(window, day.names),
    },
  ];
}

function weighedRecord(window: BestWindow, day: PersonalDay) {
  return {
    ...timedRecord(window, day),
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
