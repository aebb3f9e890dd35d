/** Wire records of karmic remedies, with the next dates for them. */
import {
  karmaRemedies,
  type KarmaAct,
  type KarmaActs,
  type RiteText,
} from '../../lib/astro/judgement/karma/remedies.ts';
import { debtorsOf, foundDebts, type Debtor, type FoundDebt } from '../../lib/astro/judgement/karma/debts.ts';
import type { KarmaContext } from '../../lib/astro/judgement/karma/places.ts';
import { CATEGORIES } from '../../lib/astro/judgement/karma/tables/labels.ts';
import { REMEDY_CATEGORIES } from '../../lib/astro/judgement/karma/tables/debts.ts';
import { factsOf } from '../../lib/astro/factsOf.ts';
import { eclipsesBetween } from '../../lib/astro/eclipse/eclipses.ts';
import { observedEclipses } from '../../lib/astro/eclipse/observedEclipses.ts';
import { memoized } from '../../lib/astro/memoized.ts';
import { lunarMonth } from '../../lib/astro/panchang/month.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { REMEDY_SOURCE } from '../../lib/astro/tables/remedies.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../lib/astro/time.ts';
import type { RemedyGroups } from '../../lib/schemas/karma/common.ts';
import type { Remedy } from '../../lib/schemas/common/records.ts';
import { formatJd, localDate } from '../../lib/time/placeClock.ts';
import { remedyRecord, riteRecord } from '../../lib/records/remedy/remedyRecord.ts';
import { dayPlace } from '../../lib/birth/dayPlace.ts';
import { nextDate } from '../../lib/birth/remedyDays.ts';
import { clockSpan } from '../../lib/records/eclipse/described.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { KarmaRemedies } from '../../lib/schemas/karma/answers.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import type { NextDate, NextDateWords } from '../../lib/words/facts/karma.ts';
import { say } from '../../lib/words/say.ts';
import { KARMA_ACTS } from '../../lib/words/subjects/karma.ts';
import { Warned } from '../../lib/records/warned.ts';
import { DEBT_SOURCES, foundKarma } from './context.ts';
import { karmaBirth, type KarmaBirth, type KarmaNames } from './voice.ts';
import type { RemedyPlan } from '../../lib/astro/judgement/remedy/remedyPlan.ts';
import { planRecord } from '../../lib/records/remedy/remedyPlan.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';

export const ACT_SOURCES: readonly string[] = [REMEDY_SOURCE, practice('Rites against karmic debts: custom')].map(
  citation,
);

/** Lists the records of remedies in their order, each with its next date. */
export function actRecords({ names }: BirthContext, acts: readonly KarmaAct[], dates: NextDates): Remedy[] {
  const said = (text: RiteText) => ('id' in text ? say(KARMA_ACTS, text, names.lang) : names.text(text));
  return acts.map(({ act, comesOn, reason }, index) => {
    const next = comesOn === null ? null : dates[comesOn](act.planet);
    const clause = names.text(act.when);
    const when = next === null ? clause : KARMA_ACTS[names.lang].when_next({ clause, next });
    const why = say(KARMA_ACTS, reason, names.lang);
    if ('kind' in act) return { ...remedyRecord(act, index + 1, why, names), when };
    return riteRecord(act, { title: said(act.title), details: said(act.details), when }, index + 1, why);
  });
}

export interface NextDates {
  weekday(planet: Planet): NextDate;
  /** The next new Moon; null where it is outside the ephemeris. */
  amavasya(): NextDate | null;
  /** The next eclipse that is observed where the person lives; null where some years bring none. */
  eclipse(): NextDate | null;
}

const nextDateFact = factsOf<NextDateWords>();

/** Days to search: a lunar month, and what finding its ends needs. */
const MONTH_SEARCH_DAYS = 62;
/** Years ahead in which nearly every place sees an eclipse. */
const ECLIPSE_YEARS = 3;

/** Returns the next dates of remedies from now on, in local time of the birth place; built once per answer. */
export function nextDates(context: BirthContext): NextDates {
  const { birth, chart, ephemeris, nowJdUT } = context;
  const { clock } = birth.time;
  let newMoon: NextDate | null | undefined;
  const found = (): NextDate | null => {
    if (nowJdUT > ephemeris.coverage.endJdTT - MONTH_SEARCH_DAYS) return null;
    const { nextNewMoonJdUT } = lunarMonth(nowJdUT, ephemeris, chart.conventions);
    const date = localDate(clock, unixMsFromJd(nextNewMoonJdUT));
    return nextDateFact('next_new_moon', { date, time: formatJd(clock, nextNewMoonJdUT).slice(11, 16) });
  };
  return {
    weekday: (planet) => nextDateFact('next_weekday', { date: nextDate(context, planet) }),
    eclipse: memoized(() => nextEclipse(context)),
    amavasya() {
      if (newMoon === undefined) newMoon = found();
      return newMoon;
    },
  };
}

function nextEclipse({ birth, ephemeris, input, nowJdUT }: BirthContext): NextDate | null {
  const { clock, ...place } = dayPlace(input.current_location, birth);
  const endJdUT = Math.min(nowJdUT + ECLIPSE_YEARS * DAYS_PER_YEAR, ephemeris.coverage.endJdTT);
  const ahead = eclipsesBetween({ startJdUT: nowJdUT, endJdUT }, ephemeris);
  const [next] = observedEclipses(ahead, place);
  if (next === undefined) return null;
  const telling = { instant: (jdUT: number) => formatJd(clock, jdUT) };
  const date = telling.instant(next.visible.startJdUT).slice(0, 10);
  return nextDateFact('next_eclipse', {
    kind: next.eclipse.kind,
    date,
    span: clockSpan(next.visible, date, telling),
  });
}

export function remedyGroups(
  context: KarmaBirth,
  karma: KarmaContext,
  plan: RemedyPlan,
  debtors: readonly Debtor[],
  debts: readonly FoundDebt[],
  dates: NextDates,
): RemedyGroups {
  const { names } = context;
  const acts = karmaRemedies(karma, debtors, debts, plan);
  const categories = REMEDY_CATEGORIES.map((id) => ({
    id,
    name: names.of(CATEGORIES[id]),
    about: CATEGORIES[id].about[names.lang],
    remedies: actRecords(context, acts[id], dates),
  }));
  const total = categories.reduce((sum, { remedies }) => sum + remedies.length, 0);
  const summary = remedySummary(acts, debtors.length > 0, names);
  return { plan: planRecord(context, plan), categories, total, summary };
}

/** What the D60 adds to the plan: the worship of the first planet, and why. */
function remedySummary({ donations, immediate }: KarmaActs, isBurdened: boolean, names: KarmaNames): string {
  const planets = [...new Set(donations.filter(({ act }) => 'kind' in act).map(({ act }) => act.planet))];
  const [first] = immediate as [KarmaAct];
  return names.karma.remedies({ planets, isBurdened, reason: first.reason });
}

export function remedies(birth: BirthContext): Warned {
  const context = karmaBirth(birth);
  const { karma, plan, warnings } = foundKarma(context);
  const debtors = debtorsOf(karma);
  const groups = remedyGroups(context, karma, plan, debtors, foundDebts(karma, debtors), nextDates(context));
  const { names } = context;
  const [first] = groups.plan;
  const data: KarmaRemedies = {
    headline: names.karma.remedies_headline({ planet: plan.steps[0]?.planet ?? karma.atmakaraka }),
    short: fitted([...(first ? [first.text] : []), groups.summary], SHORT_CHARACTERS),
    ...groups,
    disclaimer: disclaimerIn('karma_remedies', names.lang),
    sources: [...DEBT_SOURCES, ...ACT_SOURCES],
  };
  return new Warned(data, warnings);
}
