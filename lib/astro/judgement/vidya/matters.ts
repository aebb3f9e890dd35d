/** Matters of study that are judged apart: higher learning and examinations; and the parts that learning rests on (weights interpretive). */
import { VIDYA_SPREAD } from '../../tables/percentiles/vidya.ts';
import { occupants } from '../../chart/chart.ts';
import { isBenefic } from '../../planet/nature.ts';
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
import { EDUCATION_FACTORS } from './educationFactors.ts';
import { studyFact as fact, type StudyText } from './factorFacts.ts';
import type { AreaContext } from '../areaContext.ts';

/** Learning as a whole is judged by its ladder (`prediction/education.ts`), study abroad with all going abroad. */
export type StudyMatterId = 'higher_education' | 'exams';

export interface StudyMatter<Id extends StudyMatterId = StudyMatterId> {
  readonly id: Id;
  /** Houses that rule it, the main one first. */
  readonly houses: readonly [number, ...number[]];
  factors(context: AreaContext): AreaFactor<StudyText>[];
}

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

/** Returns how a matter of study stands in a chart, 0 to 100. */
export function studyScore(context: AreaContext, { factors, id }: StudyMatter): AreaScore<StudyText> {
  return areaScore(factors(context), { spread: VIDYA_SPREAD, id });
}

/** Parts of the factors of learning, by their ids. */
export const STUDY_PARTS = {
  houses: ({ id }: AreaFactor<StudyText>) => /^(house|lord)_/.test(id),
  d24: ({ id }: AreaFactor<StudyText>) => id.startsWith('d24_'),
  significators: ({ id }: AreaFactor<StudyText>) => id.startsWith('significator_'),
} as const;
export type StudyPart = keyof typeof STUDY_PARTS;

/** Returns the score of 0 to 100 that one part of the factors of learning gives. */
export function partialScore(context: AreaContext, part: StudyPart): AreaScore<StudyText> {
  const factors: readonly AreaFactor<StudyText>[] = areaFactorsOf(context, EDUCATION_FACTORS);
  return areaScore(factors.filter(STUDY_PARTS[part]), { spread: VIDYA_SPREAD, id: `study_${part}` });
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
