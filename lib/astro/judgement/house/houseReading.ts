/** The reading of a house from its lord, occupants, aspects, significators and yogas (BPHS 11.14-16). */
import { metConditions } from '../../condition.ts';
import type { House } from '../../chart/houses.ts';
import type { Verdict } from '../../rule.ts';
import type { Strength } from '../../strength/facts.ts';
import { areaOf } from '../../tables/houses.ts';
import { SIGNS } from '../../tables/signs.ts';
import {
  aspectFindings,
  classFinding,
  fact,
  hemmingFindings,
  karakaFinding,
  lordFinding,
  occupantFindings,
  type HouseFact,
  type HouseFinding,
  type HouseContext,
} from './houseFindings.ts';
import { lordConditionFindings } from './lordFindings.ts';
import { sentence, uncapitalised } from '../phrases.ts';
import { namedList } from '../../planetWords.ts';
import { spokenYogas } from '../relevantYogas.ts';
import { yogaBrief, yogaCalled, yogaFindingId, yogaName } from '../yogaWords.ts';
import { ordinal, listed } from '../../words.ts';

export type Polarity = 'supportive' | 'mixed' | 'challenging';

export interface Statement {
  readonly id: string;
  readonly text: string;
  readonly polarity: Polarity;
  /** Ids of the facts it rests on. */
  readonly because: readonly string[];
}

export interface HouseReading {
  readonly summary: string;
  readonly statements: readonly Statement[];
  readonly facts: readonly HouseFact[];
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
      because: facts.map((known) => known.id),
    })),
    facts: findings.flatMap(({ facts }) => facts),
    disclaimer: disclaimerOf(subject.house),
  };
}

/** Returns what a house is judged by first: the planets in it, or its lord and the aspects where it is empty. */
export function firstJudgement(context: HouseContext): string {
  const findings = occupantFindings(context);
  if (context.house.occupants.length === 0) findings.push(lordFinding(context), ...aspectFindings(context));
  return findings.map(({ text }) => text).join(' ');
}

/** A yoga about certain houses is described for these only; for others that its planets own or occupy it is just listed. */
function yogaFindings({ house, yogas }: HouseSubject): HouseFinding[] {
  const isAboutIt = ({ rule: { houses } }: Verdict) => !houses || houses.includes(house.number);
  return spokenYogas(yogas).filter(isAboutIt).slice(0, YOGAS_DESCRIBED).map(yogaFinding);
}

function yogaFinding({ rule, status, evidence, planets, strength }: Verdict): HouseFinding {
  const { value, grade } = strength!;
  const reasons = metConditions(evidence, 'weakens').map(({ text }) => uncapitalised(text.en));
  const but = status === 'active' ? '' : ` It is reduced: ${listed(reasons)}.`;
  const strains = rule.polarity === 'bad';
  const sign = { good: 1, mixed: 0, bad: -1 }[rule.polarity];
  const id = yogaFindingId(rule);
  const made = planets.length > 0 ? `, made by ${namedList(planets)},` : '';
  const does = strains ? 'touches this house' : 'takes part in this house';
  const speaks = `${strains ? 'speaks of' : 'speaks for'} ${rule.result.en}`;
  return {
    id,
    text: `${sentence(`${yogaCalled(rule)}${made} ${does} with ${value} of 100 (${grade}) and ${speaks}`)}${but}`,
    brief: yogaBrief(rule),
    weight: sign * (0.1 + value / 200),
    facts: [fact(id, `${yogaName(rule)} is formed by ${namedList(planets)}`, rule.source)],
  };
}

const CLEAR = 0.15;

function polarityOf(weight: number): Polarity {
  if (weight >= CLEAR) return 'supportive';
  return weight < -CLEAR ? 'challenging' : 'mixed';
}

const GRADE_WORDS = {
  excellent: 'very well supported',
  good: 'well supported',
  average: 'moderately supported',
  weak: 'under some strain',
  very_weak: 'in need of care',
};

function summary({ house, score }: HouseSubject, findings: readonly HouseFinding[]): string {
  const { number, signIndex } = house;
  const byWeight = [...findings].sort((a, b) => b.weight - a.weight);
  const [best] = byWeight;
  const worst = byWeight.at(-1)!;
  const head = `the ${ordinal(number)} house, of ${areaOf(number)}, falls in ${SIGNS[signIndex]!} and is ${GRADE_WORDS[score.grade]} (${score.value} of 100)`;
  const help = best!.weight > CLEAR ? `most in its favour: ${best!.brief}` : 'nothing favours it strongly';
  const burden = worst.weight < -CLEAR ? `most to be worked with: ${worst.brief}` : 'nothing weighs on it heavily';
  return [head, help, burden].map(sentence).join(' ');
}

/** Houses that speak of body, illness, span of life and confinement. */
const TENDER_HOUSES = [1, 6, 8, 12];

function disclaimerOf({ number }: House): HouseReading['disclaimer'] {
  return TENDER_HOUSES.includes(number) ? 'tender_house' : null;
}
