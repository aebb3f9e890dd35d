/** Records of windows of time, and their sentences. */
import { timingWindows, type TimingPlan, type TimingWindow } from '../../astro/judgement/timing/timingWindows.ts';
import type { Significator } from '../../astro/judgement/timing/windowPeriods.ts';
import { countFrom } from '../../astro/angle.ts';
import type { Period } from '../../astro/dasha/period.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../astro/time.ts';
import type * as wire from '../../schemas/common/areas.ts';
import { timingContext } from '../../birth/requestedArea.ts';
import { formatJd, localDate } from '../../time/placeClock.ts';
import { ageAt } from '../../time/writtenDates.ts';
import { planetHead, signRef } from '../common.ts';
import type { SpanDates, WindowGround } from '../../words/facts/windows.ts';
import type { Names } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { OFFICES } from '../../words/subjects/areaWords.ts';
import { windowLabel, WINDOWS } from '../../words/subjects/windows.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

/** Years ahead that are searched where the caller does not say. */
export const DEFAULT_YEARS_AHEAD = 10;

/** Finds the windows of a timing plan from now on, the best first. */
export function windowsAhead(context: BirthContext, plan: TimingPlan, yearsAhead: number): TimingWindow[] {
  return searchAhead(context, yearsAhead)(plan);
}

/** Returns a search of the time ahead that several plans share: the transits are computed once. */
export function searchAhead(context: BirthContext, yearsAhead: number): (plan: TimingPlan) => TimingWindow[] {
  const untilJdUT = context.nowJdUT + yearsAhead * DAYS_PER_YEAR;
  const searched = timingContext(context, untilJdUT);
  return (plan) => timingWindows(searched, plan, context.nowJdUT, untilJdUT);
}

/**
 * Lists the records of windows of time, ranked from 1 in the order given.
 *
 * @param matter the life area as it stands in a sentence: `marriage`
 */
export function windowRecords(
  context: BirthContext,
  windows: readonly TimingWindow[],
  matter: string,
): wire.TimingWindow[] {
  return windows.map((window, index) => windowRecord(context, window, windows.slice(0, index), matter));
}

function windowRecord(
  context: BirthContext,
  window: TimingWindow,
  before: readonly TimingWindow[],
  matter: string,
): wire.TimingWindow {
  const { birth, chart, names } = context;
  const { clock } = birth.time;
  const { endJdUT, isAgreed, parts, peak, nature, score, startJdUT, strength } = window;
  const [mahadasha, antardasha, pratyantardasha] = peak.path;
  const date = (jdUT: number) => localDate(clock, unixMsFromJd(jdUT));
  return {
    rank: before.length + 1,
    start: formatJd(clock, startJdUT),
    end: formatJd(clock, endJdUT),
    age: ageAt(date(birth.jdUT), date(startJdUT))[0],
    score,
    strength,
    nature,
    is_agreed: isAgreed,
    mahadasha: lordPeriodRecord(context, mahadasha),
    antardasha: lordPeriodRecord(context, antardasha),
    pratyantardasha: lordPeriodRecord(context, pratyantardasha),
    peak: {
      start: formatJd(clock, peak.startJdUT),
      end: formatJd(clock, peak.endJdUT),
      passing: Object.entries(peak.passing).map(([planet, signIndex]) => ({
        id: planetHead(planet as Planet, names).id,
        sign: signRef(signIndex, names),
        house: countFrom(chart.ascendant.signIndex, signIndex),
      })),
    },
    components: parts.map((part) => ({ ...part, label: windowLabel(part.label, names.lang) })),
    text: windowText(context, window, before, matter),
  };
}

/** Returns the record of a period by its lord, its ends in local time of the birth place. */
export function lordPeriodRecord({ birth, names }: BirthContext, { endJdUT, lord, startJdUT }: Period<Planet>) {
  const { clock } = birth.time;
  const { id, name } = planetHead(lord, names);
  return { lord: id, name, start: formatJd(clock, startJdUT), end: formatJd(clock, endJdUT) };
}

/** Returns the first and the last day of a time at the birth place. */
export function spanDates(
  { birth }: Pick<BirthContext, 'birth'>,
  { endJdUT, startJdUT }: Pick<TimingWindow, 'startJdUT' | 'endJdUT'>,
): SpanDates {
  const date = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
  return { from: date(startJdUT), until: date(endJdUT) };
}

/** Windows of one list do not repeat what those before them say. */
function windowText(
  { birth, names }: BirthContext,
  window: TimingWindow,
  before: readonly TimingWindow[],
  matter: string,
): string {
  const { isAgreed, nature, parts, peak, score, strength } = window;
  const [mahadasha, antardasha] = peak.path;
  const grounds = parts.flatMap(({ id, label, points }): WindowGround[] =>
    label.id === 'period_lord' && id !== 'pratyantardasha' && points > 0 ? [label.args] : [],
  );
  return WINDOWS[names.lang].window({
    clause: matter,
    ...spanDates({ birth }, window),
    mahadasha: mahadasha.lord,
    antardasha: antardasha.lord,
    nature,
    strength,
    value: score,
    grounds,
    isRepeated: before.some((other) => lordsOf(other) === lordsOf(window)),
    transits: transitsNamed([...before, window]).at(-1)!,
    isAgreed,
  });
}

/** Returns the transit that each window names: its first that no window before it names. Bindus stay in the points. */
function transitsNamed(windows: readonly TimingWindow[]): TimingWindow['lasting'][] {
  const named = new Set<string>();
  return windows.map(({ lasting }) => {
    const [first] = lasting.filter((one) => one.id !== 'own_bindus' && !named.has(JSON.stringify(one)));
    if (first) named.add(JSON.stringify(first));
    return first ? [first] : [];
  });
}

/** The lords of the mahadasha and the antardasha. */
function lordsOf({ peak: { path } }: TimingWindow): string {
  return `${path[0].lord} ${path[1].lord}`;
}

/** Returns the record of a significator of a life area, with the reasons. */
export function significatorRecord(
  { names }: BirthContext,
  { isKaraka, isPrimary, planet, reasons }: Significator,
): wire.Significator {
  return {
    ...planetHead(planet, names),
    reasons: officeTexts(reasons, names),
    is_primary: isPrimary,
    is_karaka: isKaraka,
  };
}

/** Says in which capacities a planet brings a matter. */
export function officeTexts(reasons: Significator['reasons'], { lang }: Pick<Names, 'lang'>): string[] {
  return reasons.map((reason) => say(OFFICES, reason, lang));
}
