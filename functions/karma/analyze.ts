/** Answer of /karma/analyze: thirteen sections. */
import { areaKarma, houseKarmas, type AreaKarma } from '../../lib/astro/judgement/karma/areas.ts';
import { agreement, correlation } from '../../lib/astro/judgement/karma/correlation.ts';
import { debtorsOf, foundDebts, type FoundDebt } from '../../lib/astro/judgement/karma/debts.ts';
import { periodKarmas, type PeriodKarma } from '../../lib/astro/judgement/karma/periodKarma.ts';
import type { KarmaContext } from '../../lib/astro/judgement/karma/places.ts';
import { ACCORD_SOURCE, compositeScores, type CompositeScores } from '../../lib/astro/judgement/karma/karmaScores.ts';
import { PERIOD_TONES } from '../../lib/astro/judgement/karma/tables/labels.ts';
import { KARMA_AREAS } from '../../lib/astro/judgement/karma/tables/karmaAreas.ts';
import { reasonsText } from '../../lib/records/evidence/areaSummary.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type { KarmaInput } from '../../lib/schemas/common/areaInput.ts';
import type { KarmaAnalysis } from '../../lib/schemas/karma/analysis.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { actingRecord, areaScoreRecord, sharedClause, blendRecord } from '../../lib/records/evidence/areas.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Names } from '../../lib/words/names.ts';
import { Warned } from '../../lib/records/warned.ts';
import { spanWords } from '../../lib/records/evidence/timingWindows.ts';
import { ACT_SOURCES, nextDates, remedyGroups } from './acts.ts';
import { d60Summary } from './catalog.ts';
import { DEBT_SOURCES, foundKarma } from './context.ts';
import { debtSection } from './debts.ts';
import { areaRecord, areasSummary } from './lifeAreas.ts';
import { d60Record, placeRecord } from './places.ts';
import {
  ascendantLord,
  birthTime,
  combined,
  correlationRecord,
  correlationText,
  foundation,
  houseRecord,
  patterns,
} from './sections.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const EN = sharedClause({ lang: 'en' });

export function analyze(context: NatalContext<unknown, unknown, KarmaInput>): Warned {
  const { input, names } = context;
  const { karma, warnings } = foundKarma(context, [input.mahadasha_lord, input.antardasha_lord]);
  const dates = (input.include_remedies ?? true) ? nextDates(context) : null;
  const correlations = PLANETS.map((planet) => correlation(karma, planet));
  const agreements = PLANETS.map((planet) => agreement(karma, planet));
  const areas = KARMA_AREAS.map((area) => areaKarma(karma, area));
  const debtors = debtorsOf(karma);
  const debts = foundDebts(karma, debtors);
  const periods = periodKarmas(karma);
  const scores = compositeScores(karma, correlations, agreements);
  const validation = birthTime(context);
  const data: KarmaAnalysis = {
    birth_time_validation: validation,
    d60_generation: { ...d60Record(karma.places, karma.area.varga('d60'), names), text: d60Summary(karma.places) },
    d1_foundation: foundation(karma, names),
    d1_d60_correlation: {
      planets: correlations.map((one) => correlationRecord(karma, one, names)),
      text: correlationText(correlations),
    },
    lagna_lord: ascendantLord(karma, correlations, names),
    house_wise_karma: houseKarmas(karma).map((house) => houseRecord(karma, house, names)),
    life_area_deep_dive: areas.map((area) => areaRecord(context, karma, area, dates)),
    d9_d60_combined: combined(karma, agreements, names),
    shashtiamsha_patterns: patterns(karma, names),
    karmic_debts: debtSection(context, karma, debtors, debts, dates),
    dasha_lords_in_d60: periodSection(context, periods),
    remedies: dates && remedyGroups(context, karma, debtors, debts, dates),
    composite_scores: scoreSection(scores, names),
    summary: summary(karma, scores, areas, debts, periods),
    disclaimer: disclaimerIn('karma', context.names.lang),
    sources: [...DEBT_SOURCES, citation(ACCORD_SOURCE), ...(dates ? ACT_SOURCES : [])],
  };
  return new Warned(data, warnings);
}

function periodSection(context: BirthContext, periods: readonly PeriodKarma[]): KarmaAnalysis['dasha_lords_in_d60'] {
  const { names } = context;
  return {
    periods: periods.map(({ acting, place, reason, text, tone }) => ({
      ...actingRecord(context, acting),
      place: placeRecord(place, names),
      tone,
      tone_name: names.of(PERIOD_TONES[tone]),
      reason,
      text: `${capitalised(spanWords(context, acting.period))}. ${text}`,
    })),
    text: periodsText(periods),
  };
}

function periodsText(periods: readonly PeriodKarma[]): string {
  if (periods.length === 0) return 'No dasha period acts at this time.';
  const tones = [...new Set(periods.map(({ tone }) => tone))];
  const described = tones.map((tone) => {
    const lords = periods.filter((one) => one.tone === tone).map(({ acting }) => named(acting.period.lord));
    return `${PERIOD_TONES[tone].name.toLowerCase()} through ${listed([...new Set(lords)])}`;
  });
  return `By the D60 this time is ${listed(described)}.`;
}

function scoreSection(
  { correlation: accord, karma, navamsa, overall }: CompositeScores,
  names: Names,
): KarmaAnalysis['composite_scores'] {
  return {
    karma: blendRecord(karma, names, (text) => text),
    d1_d60: areaScoreRecord(accord, names, sharedClause(names)),
    d9_d60: areaScoreRecord(navamsa, names, sharedClause(names)),
    overall: blendRecord(overall, names, (text) => text),
    text: `The shashtiamshas give ${karma.value}, birth chart and D60 together ${accord.value}, navamsa and D60 together ${navamsa.value}: ${overall.value} of 100 in all. ${reasonsText(accord, 'en', EN)}`,
  };
}

function summary(
  karma: KarmaContext,
  { overall }: CompositeScores,
  areas: readonly AreaKarma[],
  debts: readonly FoundDebt[],
  periods: readonly PeriodKarma[],
): string {
  const { atmakaraka, places } = karma;
  const { part } = places[atmakaraka];
  const head = `The karma of this chart stands at ${overall.value} of 100. The Atmakaraka, ${named(atmakaraka)}, falls in ${part.name}, a ${part.nature} shashtiamsha.`;
  const present = debts.filter(({ debtors }) => debtors.length > 0).map(({ debt }) => `the ${debt.name.toLowerCase()}`);
  const owed =
    present.length > 0 ? `Of the five debts the chart tells of ${listed(present)}.` : 'None of the five debts is told.';
  return `${head} ${areasSummary(areas)} ${owed} ${periodsText(periods)}`;
}
