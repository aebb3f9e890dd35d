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
import { dignityText, uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { capitalised, listed, ordinal } from '../../lib/astro/words.ts';
import type * as wire from '../../lib/schemas/career/analysis.ts';
import {
  areaScoreRecord,
  sharedClause,
  blendRecord,
  scoreSources,
  WEIGHTS_SOURCE,
} from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { Names } from '../../lib/words/names.ts';
import { planetHead, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { yogaRecords } from './methodThree.ts';
import { incomeRecord } from './records.ts';
import { houseRecord } from './skills.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { scoreLevel, type ScoreLevel } from '../../lib/astro/score.ts';
import { areaClause } from '../../lib/words/subjects/areaWords.ts';

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
      success: areaScoreRecord(methods[method].success, names, sharedClause(names)),
    })),
    navamsa_lord: navamsaLord(area, methods, names),
    tenth_from_karakamsha: houseRecord(karakamshaHouse(methods.two.karakamsha, 10), names),
    dasamsa_yogas: yogaRecords(methods.three.yogas, names),
    income_location: incomeRecord(methods.one.income, names),
    counsel: successCounsel(found, methods),
    summary: successText(methods, found),
    sources: successSources(methods, found),
  };
}

const COUNSEL = {
  kind: 'Aim high and take responsibility when it is offered',
  mixed: 'Success comes by choice here: put your years where the firmest ground is',
  hard: 'Build on what is certain first: skill, proof of work and people who know it',
};

const GROUND = {
  method_1: (planet: Planet) => `the livelihood of ${named(planet)}, lord of the navamsa of the tenth lord`,
  method_2: (planet: Planet) => `the calling of ${named(planet)}, the amatyakaraka`,
  method_3: (planet: Planet) => `the work of ${named(planet)}, lord of the 10th of the dasamsa`,
};

/** Names the strongest and the weakest method, with the planet that each rests on. */
export function successCounsel({ overall }: CareerSuccess, methods: CareerMethods): string {
  const planets = {
    method_1: methods.one.reference.livelihood.significator,
    method_2: methods.two.karakamsha.amatyakaraka.planet,
    method_3: lordOfHouse(methods.three.dasamsa, 10),
  };
  const ranked = rankedMethods(methods);
  const [best, last] = [ranked[0]!, ranked.at(-1)!];
  const said = ({ id, value }: RankedMethod) => `${GROUND[id](planets[id])} (${value} of 100)`;
  return `${COUNSEL[sideOfBand(overall.band)]}: lean on ${said(best)}, and give most patience to ${said(last)}.`;
}

interface RankedMethod {
  readonly id: (typeof METHOD_SHARES)[number]['id'];
  readonly label: string;
  readonly value: number;
}

function rankedMethods(methods: CareerMethods): RankedMethod[] {
  return METHOD_SHARES.map(({ id, method, name }) => ({ id, label: name, value: methods[method].success.value })).sort(
    (a, b) => b.value - a.value,
  );
}

/** The result without every factor of each method. */
export function successEntries(
  methods: CareerMethods,
  found: CareerSuccess,
  names: Names,
): wire.CareerAnalysis['success'] {
  return {
    overall: blendRecord(found.overall, names, (text) => text),
    raja_yogas: found.rajaYogas.map(({ planets, rule, strength }, index) => ({
      id: rule.id,
      name: rule.name[names.lang],
      strength: strength!.value,
      planets: planets.map(planetId),
      points: rajaPoints(index),
      source: citation(rule.source),
    })),
    supports: relevant(methods, 'for'),
    cautions: relevant(methods, 'against'),
  };
}

const DESCRIBED = 5;

/** The factors of all methods that count most, each weighted by the share of its method. */
function relevant(methods: CareerMethods, side: 'for' | 'against'): string[] {
  const weighed = METHOD_SHARES.flatMap(({ method, name, percent }) =>
    relevantParts(methods[method].success, side).map(({ factor, points }) => ({
      text: `${capitalised(areaClause(factor.text, 'en'))} (${name})`,
      points: Math.abs(points) * percent,
    })),
  );
  return weighed
    .sort((a, b) => b.points - a.points)
    .slice(0, DESCRIBED)
    .map(({ text }) => text);
}

function navamsaLord(area: AreaContext, { one }: CareerMethods, names: Names): wire.CareerSuccess['navamsa_lord'] {
  const { lord, navamsaSignIndex, significator } = one.reference.livelihood;
  const { chart, strengths } = area;
  const strength = strengths[significator];
  const { house } = chart.planets[significator];
  const sign = SIGNS[navamsaSignIndex]!;
  const of = significator === lord ? 'itself' : `of ${named(significator)}`;
  return {
    ...planetHead(significator, names),
    tenth_lord: planetId(lord),
    strength: strengthRecord(strength, names),
    text: `${capitalised(named(lord))}, tenth lord from ${one.reference.words}, falls in ${sign}, a navamsa ${of}. ${capitalised(named(significator))} stands ${dignityText(chart, significator)}, in the ${ordinal(house)} house, with ${strength.value} of 100: it ${STRENGTH_TEXTS[scoreLevel(strength.value)]}.`,
  };
}

const STRENGTH_TEXTS: Readonly<Record<ScoreLevel, string>> = {
  high: 'carries the livelihood by its own power',
  middle: 'carries the livelihood with help from its company',
  low: 'needs training, time and good company to carry the livelihood',
};

const BAND_WORDS = {
  excellent: 'very well supported',
  good: 'well supported',
  mixed: 'partly supported',
  weak: 'to be worked for patiently',
  difficult: 'to be worked for with much care',
};

export function successText(methods: CareerMethods, { overall, rajaYogas }: CareerSuccess): string {
  const parts = METHOD_SHARES.map(({ method, name }) => `${name} gives ${methods[method].success.value}`);
  const [best] = rankedMethods(methods);
  const yogas = rajaYogas.slice(0, 3).map(({ rule }) => rule.name.en);
  const raising = yogas.length > 1 ? 'Strong raja yogas of birth raise it' : 'A strong raja yoga of birth raises it';
  const raised = yogas.length > 0 ? ` ${raising}: ${listed(yogas)}.` : '';
  const [help] = relevant(methods, 'for');
  const [care] = relevant(methods, 'against');
  return [
    `Taken together, success in work is ${BAND_WORDS[overall.band]} (${overall.value} of 100): ${listed(parts)}.${raised}`,
    `Of the three methods the firmest ground is this one: ${uncapitalised(best!.label)}.`,
    ...(help ? [`What helps most: ${uncapitalised(help)}.`] : []),
    ...(care ? [`What asks for care most: ${uncapitalised(care)}.`] : []),
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
