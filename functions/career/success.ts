/** Answer of /career/success: success by all three methods. */
import { tellingParts } from '../../lib/astro/area/areaScore.ts';
import { sideOfBand } from '../../lib/astro/area/areaText.ts';
import {
  careerMethods,
  careerSuccess,
  METHOD_SHARES,
  rajaPoints,
  type CareerMethods,
  type CareerSuccess,
} from '../../lib/astro/area/career/careerSuccess.ts';
import { karakamshaHouse } from '../../lib/astro/area/career/karakamshaCareer.ts';
import type { AreaScene } from '../../lib/astro/area/areaScene.ts';
import { placed, uncapitalised } from '../../lib/astro/area/phrases.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { capitalised, listed, ordinal } from '../../lib/astro/words.ts';
import type * as wire from '../../lib/schemas/careerWhole.ts';
import { areaScoreRecord, blendRecord, scoreSources, WEIGHTS_SOURCE } from '../_shell/areaRecords.ts';
import { foundScene } from '../_shell/areaScenes.ts';
import type { NatalContext } from '../_shell/birth.ts';
import type { Names } from '../_shell/names.ts';
import { planetHead, planetId, strengthRecord } from '../_shell/records.ts';
import { yogaRecords } from './methodThree.ts';
import { incomeRecord } from './records.ts';
import { houseRecord } from './skills.ts';

type Context = NatalContext<unknown, unknown>;

export function success(context: Context): wire.CareerSuccess {
  const { names } = context;
  const { scene } = foundScene(context);
  const methods = careerMethods(scene);
  const found = careerSuccess(scene, methods);
  const entries = successEntries(methods, found, names);
  return {
    ...entries,
    navamsa_lord: navamsaLord(scene, methods, names),
    tenth_from_karakamsha: houseRecord(karakamshaHouse(methods.two.karakamsha, 10), names),
    dasamsa_yogas: yogaRecords(methods.three.yogas),
    income_location: incomeRecord(methods.one.income, names),
    counsel: COUNSEL[sideOfBand(found.overall.band)],
    summary: successText(methods, found),
    sources: successSources(methods, found),
  };
}

const COUNSEL = {
  kind: 'Aim high and early: three ways of reading agree that the work can carry you, so take responsibility when it is offered.',
  mixed:
    'Success comes by choice: put your years where the strongest of the three methods points, and let the rest be a help, not a goal.',
  hard: 'Build on what is certain: skill, proof of work and people who know it; rank follows later, in the periods of the planets that lead.',
};

type Entries = Pick<wire.CareerSuccess, 'overall' | 'methods' | 'raja_yogas' | 'supports' | 'cautions'>;

export function successEntries(methods: CareerMethods, found: CareerSuccess, names: Names): Entries {
  return {
    overall: blendRecord(found.overall, names),
    methods: METHOD_SHARES.map(({ id, label, method, percent }) => ({
      method: id,
      name: label,
      percent,
      success: areaScoreRecord(methods[method].success, names),
    })),
    raja_yogas: found.rajaYogas.map(({ planets, rule, strength }, index) => ({
      id: rule.id,
      name: rule.name[names.lang],
      strength: strength!.value,
      planets: planets.map(planetId),
      points: rajaPoints(index),
      source: citation(rule.source),
    })),
    supports: telling(methods, 'for'),
    cautions: telling(methods, 'against'),
  };
}

const TOLD = 5;

/** The factors of all methods that weigh most in the whole, each by the share of its method. */
function telling(methods: CareerMethods, side: 'for' | 'against'): string[] {
  const weighed = METHOD_SHARES.flatMap(({ label, method, percent }) =>
    tellingParts(methods[method].success, side).map(({ factor, points }) => ({
      text: `${capitalised(factor.text)} (${label})`,
      points: Math.abs(points) * percent,
    })),
  );
  return weighed
    .sort((a, b) => b.points - a.points)
    .slice(0, TOLD)
    .map(({ text }) => text);
}

function navamsaLord(scene: AreaScene, { one }: CareerMethods, names: Names): wire.CareerSuccess['navamsa_lord'] {
  const { lord, navamsaSignIndex, significator } = one.reference.livelihood;
  const { chart, strengths } = scene;
  const strength = strengths[significator];
  const { house } = chart.planets[significator];
  const sign = SIGNS[navamsaSignIndex]!;
  const of = significator === lord ? 'itself' : `of ${named(significator)}`;
  return {
    ...planetHead(significator, names),
    tenth_lord: planetId(lord),
    strength: strengthRecord(strength, names),
    text: `${capitalised(named(lord))}, tenth lord from ${one.reference.words}, falls in ${sign}, a navamsa ${of}. ${capitalised(named(significator))} stands ${placed(chart, significator)} in the ${ordinal(house)} house with ${strength.value} of 100: it ${STRENGTH_TEXTS[sideOfStrength(strength.value)]}.`,
  };
}

const STRENGTH_TEXTS = {
  strong: 'carries the livelihood by its own power',
  middling: 'carries the livelihood with help from its company',
  weak: 'needs training, time and good company to carry the livelihood',
};

function sideOfStrength(value: number): keyof typeof STRENGTH_TEXTS {
  if (value >= 60) return 'strong';
  return value >= 45 ? 'middling' : 'weak';
}

const BAND_WORDS = {
  excellent: 'very well supported',
  good: 'well supported',
  mixed: 'partly supported',
  weak: 'to be worked for patiently',
  difficult: 'to be worked for with much care',
};

export function successText(methods: CareerMethods, { overall, rajaYogas }: CareerSuccess): string {
  const parts = METHOD_SHARES.map(({ label, method }) => `${label} gives ${methods[method].success.value}`);
  const best = [...METHOD_SHARES].sort((a, b) => methods[b.method].success.value - methods[a.method].success.value)[0]!;
  const yogas = rajaYogas.slice(0, 3).map(({ rule }) => rule.name.en);
  const raised = yogas.length > 0 ? ` Strong raja yogas of birth raise it: ${listed(yogas)}.` : '';
  const [help] = telling(methods, 'for');
  const [care] = telling(methods, 'against');
  return [
    `Taken together, success in work is ${BAND_WORDS[overall.band]} (${overall.value} of 100): ${listed(parts)}.${raised}`,
    `Of the three methods the firmest ground is this one: ${uncapitalised(best.label)}.`,
    ...(help ? [`What helps most: ${help}.`] : []),
    ...(care ? [`What asks for care most: ${care}.`] : []),
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
