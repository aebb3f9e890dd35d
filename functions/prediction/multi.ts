/** Answer of /prediction/multi-rule-analysis. */
import { compoundEffects } from '../../lib/astro/judgement/prediction/multi/compounds.ts';
import {
  multiRule,
  ruledAreas,
  yogasByArea,
  type RuledArea,
} from '../../lib/astro/judgement/prediction/multi/multiRule.ts';
import type { ChartPattern } from '../../lib/astro/judgement/prediction/multi/patterns.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import type { TimingContext } from '../../lib/astro/judgement/timing/timingWindows.ts';
import { bphs, citation, phaladeepika } from '../../lib/astro/source.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import type { Names } from '../../lib/words/names.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import type { LifeAreaQuery } from '../../lib/schemas/prediction/inputs.ts';
import type { MultiRuleAnalysis, RuledAreaRecord } from '../../lib/schemas/prediction/multi.ts';
import { blendRecord } from '../../lib/records/evidence/areas.ts';
import { factorRecords, promiseRecord, promiseSources } from '../../lib/records/evidence/promise.ts';
import { decadeRecords } from '../../lib/records/evidence/decades.ts';
import { requestedArea, timingContext } from '../../lib/birth/requestedArea.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { planetHead } from '../../lib/records/common.ts';
import { Warned } from '../../lib/records/warned.ts';
import { type Fields } from '../_shell/kinds/natal.ts';
import { DEFAULT_YEARS_AHEAD } from '../../lib/records/evidence/timingWindows.ts';
import { marriageOrBond } from './person.ts';
import { cancellationRecord, chainRecord, compoundRecords, patternRecord } from './multiRecords.ts';
import { blendClause, predictionClause, viewOf } from './wording.ts';
import { LIFE_MATTERS } from '../../lib/words/subjects/prediction/matters.ts';
import { MULTI } from '../../lib/words/subjects/prediction/multi.ts';
import { areaReading, keysText, overallTexts, type RuledFindings } from './multiText.ts';
import { DAYS_PER_YEAR } from '../../lib/astro/time.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';

type Context = NatalContext<Fields<typeof LifeAreaQuery>>;

export function multiRuleAnalysis(context: Context): Warned {
  const { birth, nowJdUT, query } = context;
  const { area: areaContext, warnings } = requestedArea(context);
  const untilJdUT = nowJdUT + DEFAULT_YEARS_AHEAD * DAYS_PER_YEAR;
  const asked = query.life_area ?? null;
  const ruled = ruledAreas(marriageOrBond(context)).filter(({ area }) => asked === null || area.id === asked);
  const findings = findingsOf(context, areaContext, timingContext(context, untilJdUT), ruled, untilJdUT);
  const { names } = context;
  const keys = keyPlanets(findings);
  const data: MultiRuleAnalysis = {
    life_area: asked,
    from: formatJd(birth.time.clock, nowJdUT),
    until: formatJd(birth.time.clock, untilJdUT),
    years_ahead: DEFAULT_YEARS_AHEAD,
    areas: findings.map((one) => areaRecord(context, areaContext, one)),
    key_planets: keys.map((key) => keyRecord(key, names)),
    decades: decadeRecords(areaContext, context),
    summary: [
      ...overallTexts(findings, names),
      keysText(
        keys.map(({ planet }) => planet),
        names,
      ),
    ].join(' '),
    sources: sourcesOf(findings),
  };
  return new Warned(data, warnings);
}

function findingsOf(
  context: Context,
  area: AreaContext,
  timing: TimingContext,
  ruled: readonly RuledArea[],
  untilJdUT: number,
): RuledFindings[] {
  const yogasOf = yogasByArea(area);
  const span = { fromJdUT: area.nowJdUT, untilJdUT };
  return ruled.map((one) => {
    const yogas = yogasOf(one);
    const found = multiRule(area, one, yogas);
    const { subject } = viewOf(context, one.area);
    const compounds = compoundEffects(area, timing, one.area, yogas.relevant, span);
    return { area: one.area, subject, found, compounds };
  });
}

function areaRecord(context: Context, areaContext: AreaContext, findings: RuledFindings): RuledAreaRecord {
  const { names } = context;
  const { area, compounds, found, subject } = findings;
  return {
    area: area.id,
    name: names.of(area),
    houses: [...area.houses],
    subject: LIFE_MATTERS[names.lang].subject({ subject }),
    overall: blendRecord(found.whole, names, blendClause(names)),
    promise: promiseRecord(found.promise.ladder, names),
    factors: factorRecords(found.promise.evidence, names, predictionClause(names)),
    composite_patterns: found.patterns.map((pattern) => patternRecord(pattern, subject, names)),
    cancellations: found.cancellations.map((one) => cancellationRecord(one, names)),
    chain_reactions: found.chains.map((chain) => chainRecord(areaContext, chain, names)),
    compound_effects: compoundRecords(context, compounds, area, subject),
    summary: areaReading(context, findings),
    disclaimer: area.disclaimer && disclaimerIn(area.disclaimer, context.names.lang),
  };
}

interface KeyPlanet {
  readonly planet: Planet;
  readonly supports: readonly RuledFindings[];
  readonly asks: readonly RuledFindings[];
}

/** Lists the planets that connect patterns, the most frequent first. */
function keyPlanets(findings: readonly RuledFindings[]): KeyPlanet[] {
  const mattersOf = (isHeld: (pattern: ChartPattern) => boolean) =>
    findings.filter(({ found }) => found.patterns.some(isHeld));
  return PLANETS.map((planet): KeyPlanet => {
    const of = (side: ChartPattern['side']) =>
      mattersOf(({ ground, side: own }) => 'planet' in ground && ground.planet === planet && own === side);
    return { planet, supports: of('supports'), asks: of('asks_care') };
  })
    .filter((key) => countOf(key) > 0)
    .sort((a, b) => countOf(b) - countOf(a));
}

function countOf({ asks, supports }: KeyPlanet): number {
  return asks.length + supports.length;
}

function keyRecord({ asks, planet, supports }: KeyPlanet, names: Names): MultiRuleAnalysis['key_planets'][number] {
  const { id, name } = planetHead(planet, names);
  const areas = (found: readonly RuledFindings[]) => found.map(({ area }) => area.id);
  const subjects = (found: readonly RuledFindings[]) => found.map(({ subject }) => subject);
  return {
    planet: id,
    name,
    supports: areas(supports),
    asks_care: areas(asks),
    text: MULTI[names.lang].key_planet({ planet, carries: subjects(supports), asks: subjects(asks) }),
  };
}

function sourcesOf(findings: readonly RuledFindings[]): string[] {
  const cited = findings.flatMap(({ compounds, found }) => [
    ...found.cancellations.map(({ source }) => citation(source)),
    ...compounds.map(({ yoga }) => citation(yoga.rule.source)),
  ]);
  const scores = findings.flatMap(({ found: { promise } }) => promiseSources(promise.ladder, promise.evidence));
  const common = [bphs(24), phaladeepika(20), DOUBLE_TRANSIT_SOURCE].map(citation);
  return [...new Set([...scores, ...cited, ...common])];
}
