/** The reading of a house from its lord, occupants, aspects, significators and yogas (BPHS 11.14-16). */
import { metConditions } from '../../evidence.ts';
import type { House } from '../../chart/houses.ts';
import type { Verdict } from '../../rule.ts';
import type { Strength } from '../../strength/facts.ts';
import {
  aspectFindings,
  classFinding,
  hemmingFindings,
  karakaFinding,
  lordFinding,
  occupantFindings,
  seen,
  type HouseFinding,
  type HouseContext,
  type SeenFact,
} from './houseFindings.ts';
import { lordConditionFindings } from './lordFindings.ts';
import { spokenYogas } from '../relevantYogas.ts';
import { houseVariant, yogaFindingId } from '../yogaWords.ts';
import { houseFact as fact, type HouseFact } from './facts.ts';

export type Polarity = 'supportive' | 'mixed' | 'challenging';

export interface Statement {
  readonly id: string;
  readonly text: HouseFact;
  readonly polarity: Polarity;
  /** Ids of the facts it rests on. */
  readonly because: readonly string[];
}

export interface HouseReading {
  readonly summary: HouseFact;
  readonly statements: readonly Statement[];
  readonly facts: readonly SeenFact[];
  /** The disclaimer to add, where the house concerns health or the span of life. */
  readonly disclaimer: 'tender_house' | null;
}

export interface HouseSubject extends HouseContext {
  readonly score: Strength;
  /** The relevant yogas of the chart that concern the house, the strongest first. */
  readonly yogas: readonly Verdict[];
}

const YOGAS_DESCRIBED = 3;

/** Returns the reading of a house; every statement names the facts it follows from. */
export function houseReading(subject: HouseSubject): HouseReading {
  const findings = [
    lordFinding(subject),
    ...lordConditionFindings(subject),
    ...occupantFindings(subject),
    ...aspectFindings(subject),
    ...hemmingFindings(subject),
    karakaFinding(subject),
    ...yogaFindings(subject),
    classFinding(subject),
  ];
  return {
    summary: summary(subject, findings),
    statements: findings.map(({ id, text, weight, facts }) => ({
      id,
      text,
      polarity: polarityOf(weight),
      because: facts.map(({ id: ground }) => ground),
    })),
    facts: findings.flatMap(({ facts }) => facts),
    disclaimer: disclaimerOf(subject.house),
  };
}

/** Returns what a house is judged by first: the planets in it, or its lord and the aspects where it is empty. */
export function firstJudgement(context: HouseContext): HouseFact[] {
  const findings = occupantFindings(context);
  if (context.house.occupants.length === 0) findings.push(lordFinding(context), ...aspectFindings(context));
  return findings.map(({ text }) => text);
}

/** A yoga about certain houses is described for these only; for others that its planets own or occupy it is just listed. */
function yogaFindings({ house, yogas }: HouseSubject): HouseFinding[] {
  const isAboutIt = ({ rule: { houses } }: Verdict) => !houses || houses.includes(house.number);
  return spokenYogas(yogas).filter(isAboutIt).slice(0, YOGAS_DESCRIBED).map(yogaFinding);
}

function yogaFinding({ rule, status, evidence, planets, strength }: Verdict): HouseFinding {
  const { value, band: grade } = strength!;
  const { name, polarity, result } = rule;
  const id = yogaFindingId(rule);
  const isBad = polarity === 'bad';
  const yoga = { name, variant: houseVariant(rule), isBad, result };
  const reductions = status === 'active' ? [] : metConditions(evidence, 'weakens').map(({ text }) => text);
  return {
    id,
    text: fact('yoga', { ...yoga, planets, strength: value, grade, reductions }),
    brief: fact('yoga_brief', yoga),
    weight: { good: 1, mixed: 0, bad: -1 }[polarity] * (0.1 + value / 200),
    facts: [seen(id, fact('yoga_seen', { ...yoga, planets }), rule.source)],
  };
}

const CLEAR = 0.15;

function polarityOf(weight: number): Polarity {
  if (weight >= CLEAR) return 'supportive';
  return weight < -CLEAR ? 'challenging' : 'mixed';
}

function summary({ house, score }: HouseSubject, findings: readonly HouseFinding[]): HouseFact {
  const { number, signIndex } = house;
  const byWeight = [...findings].sort((a, b) => b.weight - a.weight);
  const [best] = byWeight;
  const worst = byWeight.at(-1)!;
  return fact('summary', {
    house: number,
    signIndex,
    score: score.value,
    band: score.band,
    best: best!.weight > CLEAR ? best!.brief : null,
    worst: worst.weight < -CLEAR ? worst.brief : null,
  });
}

/** Houses that speak of body, illness, span of life and confinement. */
const TENDER_HOUSES = [1, 6, 8, 12];

function disclaimerOf({ number }: House): HouseReading['disclaimer'] {
  return TENDER_HOUSES.includes(number) ? 'tender_house' : null;
}
