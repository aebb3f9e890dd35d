/** Matters of study that are judged and timed apart: study itself, higher learning, examinations, study abroad (weights interpretive). */
import { VIDYA_SPREAD } from '../../tables/percentiles/vidya.ts';
import { occupants } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { both } from '../../bilingual.ts';
import { bphs } from '../../source.ts';
import { PLANETS } from '../../tables/planets.ts';
import {
  areaFactor,
  beneficsOn,
  areaFactorsOf,
  house,
  linkedLords,
  lord,
  maleficsOn,
  significator,
  type FactorRow,
} from '../areaFactors.ts';
import { inVarga, lordOf, planetItself } from '../vargaFactors.ts';
import { areaScore, type AreaFactor, type AreaScore } from '../areaScore.ts';
import { EDUCATION_FACTORS, EDUCATION_HOUSES } from './educationFactors.ts';
import { FOREIGN_SOURCE } from '../videsh/foreignRules.ts';
import type { ForeignYoga } from '../videsh/yogas.ts';
import { studyFact as fact, type StudyText } from './factorFacts.ts';
import { YOGAS_ABROAD, type StudyContext } from './studyContext.ts';

export type StudyMatterId = 'study' | 'higher_education' | 'exams' | 'foreign';

export interface StudyMatter<Id extends StudyMatterId = StudyMatterId> {
  readonly id: Id;
  /** Houses that rule it, the main one first. */
  readonly houses: readonly [number, ...number[]];
  factors(context: StudyContext): AreaFactor<StudyText>[];
}

export const study: StudyMatter<'study'> = {
  id: 'study',
  houses: EDUCATION_HOUSES,
  factors: (context) => areaFactorsOf(context, EDUCATION_FACTORS),
};

export const higherEducation: StudyMatter<'higher_education'> = {
  id: 'higher_education',
  houses: [9, 5, 4],
  factors: (context) => areaFactorsOf(context, HIGHER_FACTORS),
};

const HIGHER_FACTORS: readonly FactorRow<StudyText>[] = [
  house(9, 8),
  lord(9, 9),
  significator('Jupiter', 7, 'higher_learning'),
  lord(5, 5),
  house(11, 3),
  linkedLords(5, 9, 5),
  inVarga('d24', lordOf(9), 5),
  inVarga('d24', planetItself('Jupiter', 'higher_learning'), 4),
  beneficsOn(9, 3),
  maleficsOn(9, 4, ['Saturn', 'Rahu', 'Ketu']),
];

export const exams: StudyMatter<'exams'> = {
  id: 'exams',
  houses: [6, 10, 11],
  factors: (context) => areaFactorsOf(context, EXAM_FACTORS),
};

/** Malefics in the 3rd, 6th and 11th help in competition (BPHS 11.14-16 as applied to examinations). */
const fighters: FactorRow<StudyText> = ({ chart }) => {
  const houses = [3, 6, 11];
  const found = PLANETS.filter((id) => !isBenefic(chart, id) && houses.includes(chart.planets[id].house));
  const places = houses
    .map((number) => ({ house: number, planets: occupants(chart, number).filter((id) => found.includes(id)) }))
    .filter(({ planets }) => planets.length > 0);
  return areaFactor({
    id: 'malefics_3_6_11',
    text: fact('fighters', { places }),
    leaning: FIGHTER_LEANINGS[Math.min(found.length, FIGHTER_LEANINGS.length - 1)]!,
    weight: 7,
    planets: found,
    houses,
    observed: { malefics: found },
    source: bphs(11, '14-16'),
  });
};

/** Leaning by their number; the mean is one and a half. */
const FIGHTER_LEANINGS = [-0.8, -0.1, 0.6, 1];

const EXAM_FACTORS: readonly FactorRow<StudyText>[] = [
  lord(6, 8),
  house(6, 7),
  significator('Mars', 6, 'will_to_win'),
  significator('Saturn', 6, 'endurance'),
  lord(3, 5),
  lord(10, 5),
  significator('Sun', 5, 'rank_and_office'),
  fighters,
];

export const foreignStudy: StudyMatter<'foreign'> = {
  id: 'foreign',
  houses: [9, 12, 5],
  factors: foreignFactors,
};

/** The factor of a strong 4th house, which keeps a pupil at home. */
const settledFourth: FactorRow<StudyText> = (context) => {
  const { chart, strengths } = context;
  const fourth = lordOfHouse(chart, 4);
  const benefics = occupants(chart, 4).filter((id) => isBenefic(chart, id));
  const isHome = chart.planets[fourth].house === 4 || benefics.length > 0;
  const strength = strengths[fourth].value;
  const isSettled = isHome && strength >= SETTLED_STRENGTH;
  return areaFactor({
    id: 'settled_4',
    text: fact('home', { lord: fourth, strength, benefics, isSettled }),
    leaning: isSettled ? -1 : 0.3,
    weight: 5,
    planets: [...new Set([fourth, ...benefics])],
    houses: [4],
    observed: { lord: fourth, strength, benefics },
    source: FOREIGN_SOURCE,
  });
};
const SETTLED_STRENGTH = 55;

/** The factor of a bond between the lords of the 9th, higher learning, and the 12th, distance. */
const ninthAndTwelfth: FactorRow<StudyText> = (context) => {
  const linked = linkedLords(9, 12, 7)(context);
  if (linked.leaning === 0) return { ...linked, leaning: UNFORMED_LEANING };
  return linked.observed['link'] === 'one_lord' ? { ...linked, halvedBy: fact('one_lord', {}) } : linked;
};
const UNFORMED_LEANING = -0.6;

const FOREIGN_FACTORS: readonly FactorRow<StudyText>[] = [
  ninthAndTwelfth,
  lord(9, 6),
  lord(12, 5),
  house(9, 4),
  house(12, 4),
  settledFourth,
];

function foreignFactors(context: StudyContext): AreaFactor<StudyText>[] {
  return [...context.yogasAbroad().map(yogaFactor), ...areaFactorsOf(context, FOREIGN_FACTORS)];
}

function yogaFactor({ houses, isFormed, planets, points, rule, ways }: ForeignYoga): AreaFactor<StudyText> {
  const name = both(rule.name, rule.sanskrit);
  const met = ways.flatMap(({ factor: { text }, isMet }) => (isMet ? [text] : []));
  const most = Math.max(...ways.map(({ factor }) => factor.weight));
  return areaFactor<StudyText>({
    id: rule.id,
    text: isFormed
      ? fact('yoga_abroad', { name, planets, rule: rule.id, ways: met })
      : fact('no_yoga_abroad', { name, rule: rule.id }),
    leaning: isFormed ? Math.min(1, points / most) : UNFORMED_LEANING,
    weight: YOGAS_ABROAD[rule.id]!,
    planets,
    houses,
    observed: { formed: isFormed, points },
    source: FOREIGN_SOURCE,
  });
}

/** Returns how a matter of study stands in a chart, 0 to 100. */
export function studyScore(context: StudyContext, { factors, id }: StudyMatter): AreaScore<StudyText> {
  return areaScore(factors(context), { spread: VIDYA_SPREAD, id });
}

/** What the score of study is the sum of, by the ids of the factors. */
export const STUDY_PARTS = {
  houses: ({ id }: AreaFactor<StudyText>) => /^(house|lord)_/.test(id),
  d24: ({ id }: AreaFactor<StudyText>) => id.startsWith('d24_'),
  significators: ({ id }: AreaFactor<StudyText>) => id.startsWith('significator_'),
} as const;

/** Returns the score of 0 to 100 that one part of the factors of study gives without the others. */
export function partialScore({ parts }: AreaScore<StudyText>, part: keyof typeof STUDY_PARTS): AreaScore<StudyText> {
  const isOfPart = STUDY_PARTS[part];
  return areaScore(
    parts.flatMap(({ factor }) => (factor && isOfPart(factor) ? [factor] : [])),
    { spread: VIDYA_SPREAD, id: `study_${part}` },
  );
}

/** From this leaning on, and from its negative down, a planet in D24 says something definite. Interpretive. */
const DEFINITE_LEANING = 0.3;

/** What a planet in D24 does for learning. */
export type LearningPlace = 'kept' | 'mixed' | 'repeated';

/** Returns what a planet in D24 does for learning, by the leaning of its factor. */
export function learningPlace({ leaning }: Pick<AreaFactor<unknown>, 'leaning'>): LearningPlace {
  if (leaning >= DEFINITE_LEANING) return 'kept';
  return leaning <= -DEFINITE_LEANING ? 'repeated' : 'mixed';
}
