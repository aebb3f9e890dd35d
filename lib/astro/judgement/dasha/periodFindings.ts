/** Findings on the lord of a period: those in favour of the period, and those that burden it. */
import { influencesOn } from '../../chart/aspects.ts';
import { judgedCombustion } from '../../planet/combustionRelief.ts';
import { isStrongBySign, isWithEnemy } from '../../planet/dignity.ts';
import { isDusthana, isGoodForMalefics, isKendra, isTrikona } from '../../chart/houses.ts';
import { functionalNature, isMaraka, isYogakaraka } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import type { Verdict } from '../../rule.ts';
import { bphs, phaladeepika, suryaSiddhanta, type Source } from '../../source.ts';
import { isNode, type Planet } from '../../tables/planets.ts';
import { isVargottama } from '../../varga/position.ts';
import type { Chart } from '../../chart/chart.ts';
import { periodFact, type BirthPlace, type PeriodFindingFact, type PeriodFindingFacts } from './facts.ts';
import { lordshipOf, navamsaJudge, type DashaContext } from './lordEffect.ts';
import type { JudgedPeriod } from './periodScore.ts';
import { spokenYogas } from '../relevantYogas.ts';
import { yogaFindingId } from '../yogaWords.ts';

export interface PeriodFinding {
  readonly id: string;
  readonly fact: PeriodFindingFact;
  /** Above 0 it carries the period, below 0 it burdens it. Interpretive. */
  readonly weight: number;
  readonly source: Source;
}

type Look = (context: DashaContext, judged: JudgedPeriod) => PeriodFinding[];

/** Lists what is found about the lord of a period, and about its relation to the lord of the period around it. */
export function periodFindings(context: DashaContext, judged: JudgedPeriod): PeriodFinding[] {
  return LOOKS.flatMap((look) => look(context, judged));
}

function found(fact: PeriodFindingFact, weight: number, source: Source, id: string = fact.id): PeriodFinding[] {
  return [{ id, fact, weight, source }];
}

const dignity: Look = ({ chart }, { lord }) => {
  const place = birthPlace(chart, lord);
  const { isLifted, dignity: grade } = place;
  const fact = periodFact('dignity', { planet: lord, ...place });
  const source = bphs(3, '49-58');
  if (isStrongBySign(grade)) return found(fact, 0.8, source);
  if (grade === 'great_friend' || grade === 'friend') return found(fact, 0.35, source);
  if (grade === 'debilitated') return found(fact, isLifted ? 0.2 : -0.8, source);
  return isWithEnemy(grade) ? found(fact, -0.4, source) : [];
};

/** Returns the sign and dignity of a planet in the birth chart. */
export function birthPlace(chart: Chart, planet: Planet): BirthPlace {
  const { dignity: grade, signIndex } = chart.planets[planet];
  return { signIndex, dignity: grade, isLifted: grade === 'debilitated' && !isFallen(chart, planet) };
}

const place: Look = ({ chart }, { lord }) => {
  const { house } = chart.planets[lord];
  const fact = (kind: PeriodFindingFacts['place']['kind']) => periodFact('place', { planet: lord, house, kind });
  const source = phaladeepika(20);
  if (isGoodForMalefics(house) && !isBenefic(chart, lord)) return found(fact('prospers'), 0.4, source);
  if (isDusthana(house)) return found(fact('dusthana'), house === 8 ? -0.6 : -0.5, source);
  if (!isKendra(house) && !isTrikona(house)) return [];
  return found(fact(isTrikona(house) ? 'trikona' : 'kendra'), 0.6, source);
};

const office: Look = ({ chart }, { lord }) => {
  const source = isNode(lord) ? bphs(34, '16') : bphs(34);
  const fact = (held: PeriodFindingFacts['office']['office']) =>
    periodFact('office', {
      lordship: lordshipOf(chart, lord),
      ascendantSignIndex: chart.ascendant.signIndex,
      office: held,
    });
  if (isYogakaraka(chart, lord)) return found(fact('yogakaraka'), 0.9, source);
  const nature = functionalNature(chart, lord);
  if (nature === 'neutral') return [];
  if (nature === 'benefic') return found(fact('benefic'), 0.6, source);
  return isMaraka(chart, lord) ? found(fact('killing_malefic'), -0.7, source) : found(fact('malefic'), -0.55, source);
};

const navamsaStanding: Look = ({ chart, navamsa }, { lord }) => {
  const judge = navamsaJudge(navamsa, lord);
  const { dignity: grade, signIndex } = navamsa.planets[judge];
  const isKept = isVargottama(chart, chart.planets[lord]);
  const isHeld = isStrongBySign(grade) || isKept;
  if (!isHeld && !isWithEnemy(grade) && grade !== 'debilitated') return [];
  const fact = periodFact('navamsa', {
    planet: lord,
    judge,
    signIndex,
    dignity: grade,
    isVargottama: isKept,
    isHeld,
  });
  return found(fact, isHeld ? 0.35 : -0.3, bphs(6, '12'));
};

const combustion: Look = ({ chart }, { lord }) => {
  const { effectiveGrade, separationDeg } = judgedCombustion(chart, chart.planets[lord]);
  if (effectiveGrade === 'none') return [];
  return found(periodFact('combustion', { planet: lord, separationDeg }), -0.45, suryaSiddhanta(9, '6-9'));
};

/** The nodes are opposite in every chart, so their aspects on each other are left out. */
const company: Look = ({ chart }, { lord }) => {
  const influences = influencesOn(chart, lord).filter((id) => !(isNode(id) && isNode(lord)));
  const helpers = influences.filter((id) => isBenefic(chart, id));
  const burdens = influences.filter((id) => !helpers.includes(id));
  const more = helpers.length - burdens.length;
  if (more === 0) return [];
  const isHelp = more > 0;
  const fact = periodFact('company', { planet: lord, others: isHelp ? helpers : burdens, isHelp });
  return found(fact, isHelp ? 0.3 * more : 0.25 * more, bphs(26, '2-5'));
};

const RELATION_WEIGHTS = { smooth: 0.4, mild: -0.3, strife: -0.6 } as const;

const relation: Look = (_context, { relation: between }) => {
  if (between === null || between.kind === 'same_lord' || between.kind === 'opposite') return [];
  const { lord, parentLord, place: fromHouse, kind } = between;
  const fact = periodFact('relation', { planet: lord, parentLord, fromHouse, kind });
  // The chapters on the antardashas of each mahadasha count the one lord from the other.
  return found(fact, RELATION_WEIGHTS[kind], bphs('52-60'));
};

const friendship: Look = (_context, { relation: between }) => {
  if (between === null || between.kind === 'same_lord') return [];
  const { lord, parentLord, views } = between;
  const isFriendly = views.every((view) => view === 'friend');
  if (!isFriendly && !views.every((view) => view === 'enemy')) return [];
  const fact = periodFact('friendship', { planet: lord, parentLord, isFriendly });
  return found(fact, isFriendly ? 0.3 : -0.35, bphs(3, '55'));
};

const transit: Look = (_context, { transit: passed, transitJdUT, period }) => {
  if (passed === null) return [];
  const { planet, signIndex, houseFromMoon: fromHouse, isGood } = passed;
  const isAtStart = transitJdUT === period.startJdUT;
  const fact = periodFact('transit', { planet, signIndex, fromHouse, isGood, isAtStart });
  return found(fact, isGood ? 0.2 : -0.15, phaladeepika(26));
};

/** Lists the relevant yogas that a planet takes part in, the strongest first. */
export function lordYogas({ yogas }: DashaContext, lord: Planet): Verdict[] {
  return yogas.filter(({ planets }) => planets.includes(lord));
}

const yogas: Look = (context, { lord }) => spokenYogas(lordYogas(context, lord)).flatMap(yogaFinding);

function yogaFinding({ rule, planets, strength, status }: Verdict): PeriodFinding[] {
  const { value } = strength!;
  const weight = { good: 1, mixed: 0, bad: -1 }[rule.polarity] * (value / 150);
  const { name, polarity, result, variant = null } = rule;
  const isActive = status === 'active';
  const fact = periodFact('yoga', { name, result, variant, polarity, planets, strength: value, isActive });
  return found(fact, weight, rule.source, yogaFindingId(rule));
}

const LOOKS: readonly Look[] = [
  dignity,
  place,
  office,
  navamsaStanding,
  combustion,
  company,
  relation,
  friendship,
  transit,
  yogas,
];

const JUNCTION_WEIGHT = -0.3;
const CHHIDRA_WEIGHT = -0.5;

/** Returns how much the end of a mahadasha burdens the periods in it; a chhidra is one of the three harder changes. */
export function junctionWeight(isChhidra: boolean): number {
  return isChhidra ? CHHIDRA_WEIGHT : JUNCTION_WEIGHT;
}

/** Lists the findings in favour of a period, the strongest first. */
export function strengthsOf(findings: readonly PeriodFinding[]): PeriodFinding[] {
  return findings.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
}

/** Lists the findings that burden a period, the heaviest first. */
export function cautionsOf(findings: readonly PeriodFinding[]): PeriodFinding[] {
  return findings.filter(({ weight }) => weight < 0).sort((a, b) => a.weight - b.weight);
}
