/** Answer of /career/success: the one judgement of work, with the three methods beside it. */
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { careerMethods, strongRajaYogas, type CareerMethods } from '../../lib/astro/judgement/career/careerSuccess.ts';
import { karakamshaHouse } from '../../lib/astro/judgement/career/karakamshaCareer.ts';
import { METHODS } from '../../lib/astro/judgement/career/votes.ts';
import { workLife } from '../../lib/astro/judgement/career/workLife.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import type { Ladder, LadderPart } from '../../lib/astro/judgement/ladder/ladder.ts';
import { sidesOf } from '../../lib/astro/judgement/ladder/sides.ts';
import { placingOf } from '../../lib/astro/judgement/placing.ts';
import { promiseOf } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { career } from '../../lib/astro/judgement/prediction/career.ts';
import type { Verdict } from '../../lib/astro/rule.ts';
import { citation } from '../../lib/astro/source.ts';
import type * as wire from '../../lib/schemas/career/analysis.ts';
import { areaScoreRecord, scoreSources } from '../../lib/records/evidence/areas.ts';
import { ladderText, promiseRecord, promiseSources, verdictRecord } from '../../lib/records/evidence/promise.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import type { Names } from '../../lib/words/names.ts';
import { SUCCESS } from '../../lib/words/subjects/career/success.ts';
import { planetHead, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { yogaRecords } from './methodThree.ts';
import { incomeRecord, methodClause } from './records.ts';
import { houseRecord } from './skills.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const METHOD_NAMES = ['one', 'two', 'three'] as const;

export function success(context: BirthContext): wire.CareerSuccess {
  const { names } = context;
  const { area } = requestedArea(context);
  const methods = careerMethods(area);
  const found = workSuccess(area);
  const told = successTold(found, area, names);
  return {
    headline: told.headline,
    short: fitted(told.sentences, SHORT_CHARACTERS),
    verdict: verdictRecord(found.ladder, names),
    ...successEntries(found, names),
    methods: METHOD_NAMES.map((method) => ({
      method: METHODS[method].id,
      name: names.of(METHODS[method]),
      success: areaScoreRecord(methods[method].success, names, methodClause(names)),
    })),
    navamsa_lord: navamsaLord(area, methods, names),
    tenth_from_karakamsha: houseRecord(karakamshaHouse(methods.two.karakamsha, 10), names),
    dasamsa_yogas: yogaRecords(methods.three.yogas, names),
    income_location: incomeRecord(methods.one.income, names),
    counsel: told.counsel,
    summary: told.sentences.join(' '),
    sources: [...new Set([...successSources(found), ...methodSources(methods)])],
  };
}

/** The one judgement of work, and the strong raja yogas of birth. */
export interface WorkSuccess {
  readonly ladder: Ladder;
  readonly rajaYogas: readonly Verdict[];
}

/** Judges success in work: the promise that /prediction/career tells. */
export function workSuccess(area: AreaContext): WorkSuccess {
  return { ladder: promiseOf(area, career).ladder, rajaYogas: strongRajaYogas(area) };
}

/** The fields that the analysis and the path of success have in common. */
export function successEntries({ ladder, rajaYogas }: WorkSuccess, names: Names): wire.CareerAnalysis['success'] {
  const { asksCare, supports } = sidesOf(ladder);
  const texts = (parts: readonly LadderPart[]) => parts.map((part) => ladderText(part, names));
  return {
    overall: promiseRecord(ladder, names),
    raja_yogas: rajaYogas.map(({ planets, rule, strength }) => ({
      id: rule.id,
      name: rule.name[names.lang],
      strength: strength!.value,
      planets: planets.map(planetId),
      source: citation(rule.source),
    })),
    supports: texts(supports),
    cautions: texts(asksCare),
  };
}

interface SuccessTold {
  readonly headline: string;
  /** How work stands, what helps, what hinders, strong yogas, and how to read it at this age. */
  readonly sentences: readonly string[];
  readonly counsel: string;
}

const YOGAS_DESCRIBED = 2;

/** Returns what is told of success in work. */
export function successTold({ ladder, rajaYogas }: WorkSuccess, { person }: AreaContext, names: Names): SuccessTold {
  const said = SUCCESS[names.lang];
  const { asking, asksCare, helper, supports } = sidesOf(ladder);
  const { band } = ladder;
  const life = workLife(person);
  const stood = { band, helper, asking, life };
  const clauses = (parts: readonly LadderPart[]) => parts.slice(0, 1).map((part) => ladderText(part, names));
  const [first] = supports;
  const named = first?.factor.text.id === 'yogas_feed' ? first.factor.text.args.yogas.map(({ name }) => name.en) : [];
  const others = rajaYogas.filter(({ rule }) => !named.includes(rule.name.en));
  const yogas = others.slice(0, YOGAS_DESCRIBED).map(({ rule }) => rule.name);
  return {
    headline: said.headline(stood),
    sentences: [
      said.stands({ band, life }),
      said.helped({ clauses: clauses(supports) }),
      said.hindered({ clauses: clauses(asksCare) }),
      ...(yogas.length > 0 ? [said.raised_by({ names: yogas })] : []),
      ...(life === 'work' ? [] : [said.age({ life })]),
    ],
    counsel: said.counsel({ ...stood, side: sideOfBand(band) }),
  };
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
      band: strength.band,
    }),
  };
}

/** Lists what the judgement of work rests on. */
export function successSources({ ladder, rajaYogas }: WorkSuccess): string[] {
  return [...new Set([...promiseSources(ladder), ...rajaYogas.map(({ rule }) => citation(rule.source))])];
}

function methodSources({ one, three, two }: CareerMethods): string[] {
  return [
    ...scoreSources(one.success, two.success, three.success),
    ...three.yogas.map(({ source }) => citation(source)),
  ];
}
