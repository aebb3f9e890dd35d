/** Wire records of karmic remedies, with the next dates for them. */
import { karmaRemedies, type KarmaAct } from '../../lib/astro/judgement/karma/remedies.ts';
import { debtorsOf, foundDebts, type Debtor, type FoundDebt } from '../../lib/astro/judgement/karma/debts.ts';
import type { KarmaContext } from '../../lib/astro/judgement/karma/places.ts';
import { CATEGORIES } from '../../lib/astro/judgement/karma/tables/labels.ts';
import { REMEDY_CATEGORIES } from '../../lib/astro/judgement/karma/tables/debts.ts';
import { uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import { lunarMonth } from '../../lib/astro/panchang/month.ts';
import { named } from '../../lib/astro/planetWords.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { REMEDY_SOURCE } from '../../lib/astro/tables/remedies.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type { RemedyGroups } from '../../lib/schemas/karma/common.ts';
import type { Remedy } from '../../lib/schemas/common/records.ts';
import { formatJd, localDate } from '../../lib/time/placeClock.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import { remedyRecord, riteRecord } from '../../lib/records/remedy/remedyRecord.ts';
import { nextDate } from '../../lib/birth/remedyDays.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { KarmaRemedies } from '../../lib/schemas/karma/answers.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { Warned } from '../../lib/records/warned.ts';
import { DEBT_SOURCES, foundKarma } from './context.ts';

export const ACT_SOURCES: readonly string[] = [REMEDY_SOURCE, practice('Rites against karmic debts: custom')].map(
  citation,
);

/** Lists the records of remedies in their order, each with its next date. */
export function actRecords({ names }: BirthContext, acts: readonly KarmaAct[], dates: NextDates): Remedy[] {
  return acts.map(({ act, comesOn, reason }, index) => {
    const next = comesOn === null ? null : dates[comesOn](act.planet);
    const when = next === null ? act.when : both(`${act.when.en}; ${next.en}`, `${act.when.hi}; ${next.hi}`);
    const said = reason[names.lang];
    return 'kind' in act
      ? remedyRecord({ ...act, when }, index + 1, said, names)
      : riteRecord({ ...act, when }, index + 1, said, names);
  });
}

export interface NextDates {
  weekday(planet: Planet): Bilingual;
  /** The next new Moon; null where it is outside the ephemeris. */
  amavasya(): Bilingual | null;
}

/** Days to search: a lunar month, and what finding its ends needs. */
const MONTH_SEARCH_DAYS = 62;

/** Returns the next dates of remedies from now on, in local time of the birth place; built once per answer. */
export function nextDates(context: BirthContext): NextDates {
  const { birth, chart, ephemeris, nowJdUT } = context;
  const { clock } = birth.time;
  const described = (date: string) => both(dateText(date, 'en'), dateText(date, 'hi'));
  let newMoon: Bilingual | null | undefined;
  const found = (): Bilingual | null => {
    if (nowJdUT > ephemeris.coverage.endJdTT - MONTH_SEARCH_DAYS) return null;
    const { nextNewMoonJdUT } = lunarMonth(nowJdUT, ephemeris, chart.conventions);
    const { en, hi } = described(localDate(clock, unixMsFromJd(nextNewMoonJdUT)));
    const time = formatJd(clock, nextNewMoonJdUT).slice(11, 16);
    return both(`the next new Moon is exact at ${time} on ${en}`, `अगली अमावस्या ${hi} को ${time} पर पूर्ण होती है`);
  };
  return {
    weekday(planet) {
      const { en, hi } = described(nextDate(context, planet));
      return both(`the next is ${en}`, `अगला ${hi} को`);
    },
    amavasya() {
      if (newMoon === undefined) newMoon = found();
      return newMoon;
    },
  };
}

export function remedyGroups(
  context: BirthContext,
  karma: KarmaContext,
  debtors: readonly Debtor[],
  debts: readonly FoundDebt[],
  dates: NextDates,
): RemedyGroups {
  const { names } = context;
  const acts = karmaRemedies(karma, debtors, debts);
  const categories = REMEDY_CATEGORIES.map((id) => ({
    id,
    name: names.of(CATEGORIES[id]),
    about: CATEGORIES[id].about[names.lang],
    remedies: actRecords(context, acts[id], dates),
  }));
  const total = categories.reduce((sum, { remedies }) => sum + remedies.length, 0);
  return { categories, total, summary: remedySummary(acts.donations, acts.immediate, debtors.length > 0) };
}

function remedySummary(gifts: readonly KarmaAct[], immediate: readonly KarmaAct[], isBurdened: boolean): string {
  const planets = [...new Set(gifts.filter(({ act }) => 'kind' in act).map(({ act }) => act.planet))];
  const [first] = immediate as [KarmaAct];
  const begin = `Begin with one thing: ${uncapitalised(first.act.title.en)}. ${first.reason.en}`;
  if (!isBurdened) {
    return `Nothing stands in a malefic shashtiamsha, so the remedies honour ${named(planets[0]!)} for what it gives. ${begin}`;
  }
  const [who, does] = planets.length > 1 ? [listed(planets.map(named)), 'call'] : [named(planets[0]!), 'calls'];
  return `${capitalised(who)} ${does} most for remedies in this D60. ${begin}`;
}

export function remedies(context: BirthContext): Warned {
  const { karma, warnings } = foundKarma(context);
  const debtors = debtorsOf(karma);
  const data: KarmaRemedies = {
    ...remedyGroups(context, karma, debtors, foundDebts(karma, debtors), nextDates(context)),
    disclaimer: disclaimerIn('karma_remedies', context.names.lang),
    sources: [...DEBT_SOURCES, ...ACT_SOURCES],
  };
  return new Warned(data, warnings);
}
