/** Matters of study that are judged and timed apart: study itself, higher learning, examinations, study abroad (weights interpretive). */
import { occupants } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { namedList } from '../../planetWords.ts';
import { bphs } from '../../source.ts';
import { PLANETS } from '../../tables/planets.ts';
import { ordinal } from '../../words.ts';
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
import { FOREIGN_SOURCE, ONE_LORD } from '../videsh/foreignRules.ts';
import type { ForeignYoga } from '../videsh/yogas.ts';
import { uncapitalised } from '../phrases.ts';
import { YOGAS_ABROAD, type StudyContext } from './studyContext.ts';

export interface StudyMatter {
  readonly id: 'study' | 'higher_education' | 'exams' | 'foreign';
  readonly name: string;
  /** As part of a sentence. */
  readonly matter: string;
  /** Houses that rule it, the main one first. */
  readonly houses: readonly [number, ...number[]];
  factors(context: StudyContext): AreaFactor[];
  readonly counsel: Readonly<Record<'kind' | 'mixed' | 'hard', string>>;
  /** Advice for a window within the usual years. */
  readonly timely?: string;
}

export const study: StudyMatter = {
  id: 'study',
  name: 'Study',
  matter: 'study',
  houses: EDUCATION_HOUSES,
  factors: (context) => areaFactorsOf(context, EDUCATION_FACTORS),
  counsel: {
    kind: 'Choose the more demanding course: the chart carries it.',
    mixed: 'Choose by the strongest of what is listed here, and give the rest regular hours.',
    hard: 'Take one subject at a time, with a patient teacher, and let practice do what talent does for others.',
  },
};

export const higherEducation: StudyMatter = {
  id: 'higher_education',
  name: 'Higher education',
  matter: 'higher education',
  houses: [9, 5, 4],
  factors: (context) => areaFactorsOf(context, HIGHER_FACTORS),
  counsel: {
    kind: 'Plan for a second degree, and look for the teacher before the institution.',
    mixed: 'A first degree goes well; take the second where a clear purpose or a post asks for it.',
    hard: 'Prefer courses that end in a skill, and study further beside work.',
  },
};

const HIGHER_FACTORS: readonly FactorRow[] = [
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

export const exams: StudyMatter = {
  id: 'exams',
  name: 'Competitive examinations',
  matter: 'competitive examinations',
  houses: [6, 10, 11],
  factors: (context) => areaFactorsOf(context, EXAM_FACTORS),
  counsel: {
    kind: 'Aim at the larger contests.',
    mixed: 'Begin early, and sit mock examinations until they are routine.',
    hard: 'Prefer admissions by record, portfolio or interview, and take contests as practice.',
  },
  timely: 'A decisive attempt belongs into one of the windows.',
};

/** Malefics in the 3rd, 6th and 11th help in competition (BPHS 11.14-16 as applied to examinations). */
const fighters: FactorRow = ({ chart }) => {
  const houses = [3, 6, 11];
  const found = PLANETS.filter((id) => !isBenefic(chart, id) && houses.includes(chart.planets[id].house));
  const where = houses.flatMap((number) => {
    const inside = occupants(chart, number).filter((id) => found.includes(id));
    return inside.length > 0 ? [`${namedList(inside)} in the ${ordinal(number)}`] : [];
  });
  return areaFactor({
    id: 'malefics_3_6_11',
    text:
      found.length > 0
        ? `Malefics stand where they fight for success: ${where.join('; ')}`
        : 'No malefic stands in the 3rd, 6th or 11th, where it would fight for success',
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

const EXAM_FACTORS: readonly FactorRow[] = [
  lord(6, 8),
  house(6, 7),
  significator('Mars', 6, 'will_to_win'),
  significator('Saturn', 6, 'endurance'),
  lord(3, 5),
  lord(10, 5),
  significator('Sun', 5, 'rank_and_office'),
  fighters,
];

export const foreignStudy: StudyMatter = {
  id: 'foreign',
  name: 'Study abroad',
  matter: 'study abroad',
  houses: [9, 12, 5],
  factors: foreignFactors,
  counsel: {
    kind: 'Look for the place where the field has its best school.',
    mixed: 'An exchange term or a joint degree tests the way before a whole course abroad is paid for.',
    hard: 'The better schools lie nearer home; short stays and courses online bring in what is foreign.',
  },
  timely: 'If you apply, do so ahead of a window.',
};

/** The factor of a strong 4th house, which keeps a pupil at home. */
const settledFourth: FactorRow = (context) => {
  const { chart, strengths } = context;
  const fourth = lordOfHouse(chart, 4);
  const benefics = occupants(chart, 4).filter((id) => isBenefic(chart, id));
  const isHome = chart.planets[fourth].house === 4 || benefics.length > 0;
  const isSettled = isHome && strengths[fourth].value >= SETTLED_STRENGTH;
  const held = benefics.length > 0 ? `${namedList(benefics)} in it` : 'no benefic in it';
  return areaFactor({
    id: 'settled_4',
    text: `The 4th, home, with ${held} and its lord at ${strengths[fourth].value} of 100, ${isSettled ? 'holds the pupil at home' : 'lets go'}`,
    leaning: isSettled ? -1 : 0.3,
    weight: 5,
    planets: [...new Set([fourth, ...benefics])],
    houses: [4],
    observed: { lord: fourth, strength: strengths[fourth].value, benefics },
    source: FOREIGN_SOURCE,
  });
};
const SETTLED_STRENGTH = 55;

/** The factor of a bond between the lords of the 9th, higher learning, and the 12th, distance. */
const ninthAndTwelfth: FactorRow = (context) => {
  const linked = linkedLords(9, 12, 7)(context);
  if (linked.leaning === 0) return { ...linked, leaning: UNFORMED_LEANING };
  return linked.observed['link'] === 'one_lord' ? { ...linked, halvedBy: ONE_LORD } : linked;
};
const UNFORMED_LEANING = -0.6;

const FOREIGN_FACTORS: readonly FactorRow[] = [
  ninthAndTwelfth,
  lord(9, 6),
  lord(12, 5),
  house(9, 4),
  house(12, 4),
  settledFourth,
];

function foreignFactors(context: StudyContext): AreaFactor[] {
  return [...context.yogasAbroad().map(yogaFactor), ...areaFactorsOf(context, FOREIGN_FACTORS)];
}

function yogaFactor({ houses, isFormed, planets, points, rule, ways }: ForeignYoga): AreaFactor {
  const described = ways.filter(({ isMet }) => isMet).map(({ factor }) => factor.text);
  const most = Math.max(...ways.map(({ factor }) => factor.weight));
  return areaFactor({
    id: rule.id,
    text: isFormed
      ? {
          parts: described,
          weave: (clauses) => `The yoga “${rule.name}” (${rule.gives}): ${clauses.map(uncapitalised).join('; ')}`,
        }
      : `The yoga “${rule.name}” is not formed: it asks that ${uncapitalised(rule.formation)}`,
    leaning: isFormed ? Math.min(1, points / most) : UNFORMED_LEANING,
    weight: YOGAS_ABROAD[rule.id]!,
    planets,
    houses,
    observed: { formed: isFormed, points },
    source: FOREIGN_SOURCE,
  });
}

/** Returns how a matter of study stands in a chart, 0 to 100. */
export function studyScore(context: StudyContext, { factors }: StudyMatter): AreaScore {
  return areaScore(factors(context));
}

/** Returns the score of 0 to 100 that some factors of a score give without the others. */
export function partialScore({ parts }: AreaScore, isCounted: (factor: AreaFactor) => boolean): AreaScore {
  return areaScore(parts.flatMap(({ factor }) => (factor && isCounted(factor) ? [factor] : [])));
}

/** From this leaning on, and from its negative down, a planet in D24 says something definite. Interpretive. */
const DEFINITE_LEANING = 0.3;

/** Returns what a planet in D24 does for learning, by the leaning of its factor. */
export function learningPlace({ leaning }: Pick<AreaFactor, 'leaning'>): 'kept' | 'mixed' | 'repeated' {
  if (leaning >= DEFINITE_LEANING) return 'kept';
  return leaning <= -DEFINITE_LEANING ? 'repeated' : 'mixed';
}
