/** Answer of /karma/analyze: thirteen sections. */
import { areaKarma, houseKarmas, type AreaKarma } from '../../lib/astro/judgement/karma/areas.ts';
import { agreement, correlation } from '../../lib/astro/judgement/karma/correlation.ts';
import { debtorsOf, foundDebts, type FoundDebt } from '../../lib/astro/judgement/karma/debts.ts';
import { periodKarmas, type PeriodKarma } from '../../lib/astro/judgement/karma/periodKarma.ts';
import { isKind, type KarmaContext } from '../../lib/astro/judgement/karma/places.ts';
import { ACCORD_SOURCE, compositeScores, type CompositeScores } from '../../lib/astro/judgement/karma/karmaScores.ts';
import { PERIOD_TONES } from '../../lib/astro/judgement/karma/tables/labels.ts';
import { KARMA_AREAS } from '../../lib/astro/judgement/karma/tables/karmaAreas.ts';
import { citation } from '../../lib/astro/source.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import type { KarmaInput } from '../../lib/schemas/common/areaInput.ts';
import type { KarmaAnalysis } from '../../lib/schemas/karma/analysis.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { actingRecord, blendRecord, weighedPoints } from '../../lib/records/evidence/areas.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { verdictRecord } from '../../lib/records/evidence/promise.ts';
import { karmaBirth, saidKarma, type KarmaBirth, type KarmaNames } from './voice.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { Warned } from '../../lib/records/warned.ts';
import { ACT_SOURCES, nextDates, remedyGroups } from './acts.ts';
import { d60Summary } from './catalog.ts';
import { DEBT_SOURCES, foundKarma } from './context.ts';
import { debtSection } from './debts.ts';
import { areaInAnalysis, areasSummary } from './lifeAreas.ts';
import { d60Record, karmaClause, placeRef } from './places.ts';
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

export function analyze(birth: NatalContext<unknown, unknown, KarmaInput>): Warned {
  const context = karmaBirth(birth);
  const { input } = birth;
  const { names } = context;
  const { karma, plan, warnings } = foundKarma(context, [input.mahadasha_lord, input.antardasha_lord]);
  const dates = (input.include_remedies ?? true) ? nextDates(context) : null;
  const correlations = PLANETS.map((planet) => correlation(karma, planet));
  const agreements = PLANETS.map((planet) => agreement(karma, planet));
  const areas = KARMA_AREAS.map((area) => areaKarma(karma, area));
  const debtors = debtorsOf(karma);
  const debts = foundDebts(karma, debtors);
  const periods = periodKarmas(karma);
  const scores = compositeScores(karma, correlations, agreements);
  const validation = birthTime(context);
  const told = toldOf(karma, scores, areas, debts, periods, names);
  const data: KarmaAnalysis = {
    headline: told.headline,
    short: fitted(told.sentences, SHORT_CHARACTERS),
    verdict: verdictRecord(scores.overall, names),
    birth_time_validation: validation,
    d60_generation: {
      ...d60Record(karma.places, karma.area.varga('d60'), names),
      text: d60Summary(karma.places, names),
    },
    d1_foundation: foundation(karma, names),
    d1_d60_correlation: {
      planets: correlations.map((one) => correlationRecord(karma, one, names)),
      text: correlationText(correlations, names),
    },
    lagna_lord: ascendantLord(karma, correlations, names),
    house_wise_karma: houseKarmas(karma).map((house) => houseRecord(karma, house, names)),
    life_area_deep_dive: areas.map((area) => areaInAnalysis(karma, area, names)),
    d9_d60_combined: combined(karma, agreements, names),
    shashtiamsha_patterns: patterns(karma, names),
    karmic_debts: debtSection(context, karma, debtors, debts, null, dates !== null),
    dasha_lords_in_d60: periodSection(context, periods),
    remedies: dates && remedyGroups(context, karma, plan, debtors, debts, dates),
    composite_scores: scoreSection(scores, names),
    summary: told.sentences.join(' '),
    disclaimer: disclaimerIn('karma', context.names.lang),
    sources: [...DEBT_SOURCES, citation(ACCORD_SOURCE), ...(dates ? ACT_SOURCES : [])],
  };
  return new Warned(data, warnings);
}

function periodSection(context: KarmaBirth, periods: readonly PeriodKarma[]): KarmaAnalysis['dasha_lords_in_d60'] {
  const { names } = context;
  return {
    periods: periods.map(({ acting, place, reason, text, tone }) => ({
      ...actingRecord(context, acting),
      place: placeRef(place, names),
      tone,
      tone_name: names.of(PERIOD_TONES[tone]),
      reason: saidKarma(names, reason),
      text: names.karma.dated_period({ ...spanDates(context, acting.period), period: text.args }),
    })),
    text: periodsText(periods, names),
  };
}

function periodsText(periods: readonly PeriodKarma[], names: KarmaNames): string {
  if (periods.length === 0) return names.karma.no_periods({});
  const tones = [...new Set(periods.map(({ tone }) => tone))].map((tone) => {
    const lords = periods.filter((one) => one.tone === tone).map(({ acting }) => acting.period.lord);
    return { tone, planets: [...new Set(lords)] };
  });
  return names.karma.period_tones({ tones });
}

function scoreSection(
  { correlation: accord, karma, navamsa, overall }: CompositeScores,
  names: KarmaNames,
): KarmaAnalysis['composite_scores'] {
  const bands = { karma: karma.band, correlation: accord.band, navamsa: navamsa.band };
  const said = karmaClause(names);
  return {
    karma: blendRecord(karma, names, said),
    d1_d60: weighedPoints(accord, names, said),
    d9_d60: weighedPoints(navamsa, names, said),
    overall: blendRecord(overall, names, said),
    text: names.karma.scores(bands),
  };
}

/** The answer in a line, and in sentences. */
function toldOf(
  { atmakaraka, places }: KarmaContext,
  { overall }: CompositeScores,
  areas: readonly AreaKarma[],
  debts: readonly FoundDebt[],
  periods: readonly PeriodKarma[],
  names: KarmaNames,
): { headline: string; sentences: readonly string[] } {
  const present = debts.filter(({ debtors }) => debtors.length > 0).map(({ debt }) => debt.id);
  const self = places[atmakaraka];
  const tone = periods[0]?.tone ?? null;
  return {
    headline: names.karma.headline({ overall: overall.band, isKindSelf: isKind(self), tone }),
    sentences: [
      names.karma.opening({ atmakaraka, shashtiamsha: self.number }),
      areasSummary(areas, names),
      names.karma.debts_listed({ debts: present }),
      ...(tone === null ? [] : [names.karma.time_told({ tone })]),
    ],
  };
}
