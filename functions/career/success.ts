/** Answer of /career/success: success by all three methods. */
import { relevantParts } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import {
  careerMethods,
  careerSuccess,
  METHOD_SHARES,
  rajaPoints,
  type CareerMethods,
  type CareerSuccess,
} from '../../lib/astro/judgement/career/careerSuccess.ts';
import { karakamshaHouse } from '../../lib/astro/judgement/career/karakamshaCareer.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { placingOf } from '../../lib/astro/judgement/placing.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { citation } from '../../lib/astro/source.ts';
import type * as wire from '../../lib/schemas/career/analysis.ts';
import { areaScoreRecord, blendRecord, scoreSources, WEIGHTS_SOURCE } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { Language, Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { SUCCESS } from '../../lib/words/subjects/career/success.ts';
import { planetHead, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { yogaRecords } from './methodThree.ts';
import { incomeRecord, methodClause } from './records.ts';
import { houseRecord } from './skills.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function success(context: BirthContext): wire.CareerSuccess {
  const { names } = context;
  const { area } = requestedArea(context);
  const methods = careerMethods(area);
  const found = careerSuccess(area, methods);
  return {
    ...successEntries(methods, found, names),
    methods: METHOD_SHARES.map(({ method, ...share }) => ({
      method: share.id,
      name: names.of(share),
      percent: share.percent,
      success: areaScoreRecord(methods[method].success, names, methodClause(names)),
    })),
    navamsa_lord: navamsaLord(area, methods, names),
    tenth_from_karakamsha: houseRecord(karakamshaHouse(methods.two.karakamsha, 10), names),
    dasamsa_yogas: yogaRecords(methods.three.yogas, names),
    income_location: incomeRecord(methods.one.income, names),
    counsel: successCounsel(found, methods, names.lang),
    summary: successText(methods, found, names),
    sources: successSources(methods, found),
  };
}

/** Names the strongest and the weakest method, with the planet that each rests on. */
export function successCounsel({ overall }: CareerSuccess, methods: CareerMethods, lang: Language): string {
  const planets = {
    method_1: methods.one.reference.livelihood.significator,
    method_2: methods.two.karakamsha.amatyakaraka.planet,
    method_3: lordOfHouse(methods.three.dasamsa, 10),
  };
  const ranked = rankedMethods(methods);
  const ground = ({ method, score }: RankedMethod) => ({ method, planet: planets[method], score });
  return SUCCESS[lang].counsel({
    side: sideOfBand(overall.band),
    best: ground(ranked[0]!),
    last: ground(ranked.at(-1)!),
  });
}

interface RankedMethod {
  readonly method: (typeof METHOD_SHARES)[number]['id'];
  readonly score: number;
}

function scoredMethods(methods: CareerMethods): RankedMethod[] {
  return METHOD_SHARES.map(({ id, method }) => ({ method: id, score: methods[method].success.value }));
}

function rankedMethods(methods: CareerMethods): RankedMethod[] {
  return scoredMethods(methods).sort((a, b) => b.score - a.score);
}

/** The result without every factor of each method. */
export function successEntries(
  methods: CareerMethods,
  found: CareerSuccess,
  names: Names,
): wire.CareerAnalysis['success'] {
  const said = SUCCESS[names.lang];
  return {
    overall: blendRecord(found.overall, names, (fact) => say(SUCCESS, fact, names.lang)),
    raja_yogas: found.rajaYogas.map(({ planets, rule, strength }, index) => ({
      id: rule.id,
      name: rule.name[names.lang],
      strength: strength!.value,
      planets: planets.map(planetId),
      points: rajaPoints(index),
      source: citation(rule.source),
    })),
    supports: relevant(methods, 'for', names).map(said.factor),
    cautions: relevant(methods, 'against', names).map(said.factor),
  };
}

const DESCRIBED = 5;

/** The factors of all methods that count most, each weighted by the share of its method. */
function relevant(
  methods: CareerMethods,
  side: 'for' | 'against',
  names: Names,
): { readonly clause: string; readonly method: RankedMethod['method'] }[] {
  const clause = methodClause(names);
  const weighed = METHOD_SHARES.flatMap(({ id, method, percent }) =>
    relevantParts(methods[method].success, side).map(({ factor, points }) => ({
      clause: clause(factor.text),
      method: id,
      points: Math.abs(points) * percent,
    })),
  );
  return weighed.sort((a, b) => b.points - a.points).slice(0, DESCRIBED);
}

function navamsaLord(area: AreaContext, { one }: CareerMethods, names: Names): wire.CareerSuccess['navamsa_lord'] {
  const { lord, navamsaSignIndex, significator } = one.reference.livelihood;
  const { chart, strengths } = area;
  const strength = strengths[significator];
  return {
    ...planetHead(significator, names),
    tenth_lord: planetId(lord),
    strength: strengthRecord(strength, names),
    text: SUCCESS[names.lang].navamsa_lord({
      lord,
      reference: one.reference.id,
      navamsaSignIndex,
      significator,
      ...placingOf(chart, significator),
      house: chart.planets[significator].house,
      strength: strength.value,
      band: strength.band,
    }),
  };
}

const YOGAS_DESCRIBED = 3;

export function successText(methods: CareerMethods, { overall, rajaYogas }: CareerSuccess, names: Names): string {
  const said = SUCCESS[names.lang];
  const [best] = rankedMethods(methods);
  const yogas = rajaYogas.slice(0, YOGAS_DESCRIBED).map(({ rule }) => rule.name);
  const [help] = relevant(methods, 'for', names);
  const [care] = relevant(methods, 'against', names);
  return [
    said.together({ band: overall.band, score: overall.value, methods: scoredMethods(methods) }),
    ...(yogas.length > 0 ? [said.raised_by({ names: yogas })] : []),
    said.firmest({ method: best!.method }),
    ...(help ? [said.most_help(help)] : []),
    ...(care ? [said.most_care(care)] : []),
  ].join(' ');
}

export function successSources({ one, three, two }: CareerMethods, { rajaYogas }: CareerSuccess): string[] {
  return [
    ...new Set([
      ...scoreSources(one.success, two.success, three.success),
      ...three.yogas.map(({ source }) => citation(source)),
      ...rajaYogas.map(({ rule }) => citation(rule.source)),
      citation(WEIGHTS_SOURCE),
    ]),
  ];
}
