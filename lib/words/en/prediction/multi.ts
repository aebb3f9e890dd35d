/** Sentences on several rules of a matter judged together in English. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import { yogaCalled } from '../../../astro/judgement/yogaWords.ts';
import type { PatternLevel, PatternSide } from '../../../astro/judgement/prediction/multi/patterns.ts';
import type { MultiWords, PatternGroundWords } from '../../facts/prediction/multi.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, countWord, listed, named, namedList, ordinal, spanEn } from '../grammar.ts';
import { subjectEn } from './matterAtAge.ts';

const LEVELS: Readonly<Record<PatternLevel, string>> = {
  houses_and_lords: 'the houses and their lords',
  significators: 'the significators',
  divisional_charts: 'the divisional charts',
};

const AGREE: Readonly<Record<PatternSide, string>> = { supports: 'help', asks_care: 'hinder' };

const WHOLE: Readonly<Record<AreaBand, (subject: string) => string>> = {
  excellent: (subject) => `Taken together, the rules support ${subject} strongly.`,
  good: (subject) => `Taken together, the rules support ${subject}.`,
  mixed: (subject) => `Taken together, the rules on ${subject} balance each other.`,
  weak: (subject) => `Taken together, the rules on ${subject} point to slow growth.`,
  difficult: (subject) => `Taken together, the rules on ${subject} point to patience and care.`,
};

const groundEn = (ground: PatternGroundWords) => ('level' in ground ? LEVELS[ground.level] : named(ground.planet));

/** Facts of which a sentence holds no more. */
const NAMED = 3;

const sentencesEn = (clauses: readonly string[]) => clauses.map((clause) => `${capitalised(clause)}.`).join(' ');

const houseOf = (houses: readonly number[]) =>
  `the ${listed(houses.map(ordinal))} ${houses.length > 1 ? 'houses' : 'house'}`;

const MANY = 'several';
const few = (count: number) => (count > NAMED ? MANY : countWord(count));

export const MULTI_EN: Sentences<MultiWords> = {
  level_pattern: ({ clauses, count, level, side, subject }) =>
    `In ${LEVELS[level]}, ${countWord(count)} factors ${AGREE[side]} ${subjectEn(subject)} together. ${sentencesEn(clauses)}`,
  planet_pattern: ({ clauses, count, planet, side, subject }) =>
    `${capitalised(named(planet))} ${side === 'supports' ? 'helps' : 'hinders'} ${subjectEn(subject)} in ${countWord(count)} ways. ${sentencesEn(clauses)}`,
  whole: ({ band, subject }) => WHOLE[band](subjectEn(subject)),
  no_patterns: () => 'No three factors agree on one side, so single causes decide.',
  patterns: ({ grounds, side }) => {
    const who = listed(grounds.slice(0, NAMED).map(groundEn));
    return side === 'supports' ? `Help comes from ${who}.` : `Hindrance comes from ${who}.`;
  },
  only_chain: ({ houses, planets }) =>
    `The chain of lords begins with ${houseOf(houses)} and leads over ${namedList(planets)}.`,
  best_chain: ({ houses, planets }) =>
    `The strongest chain of lords begins with ${houseOf(houses)} and leads over ${namedList(planets)}.`,
  worst_chain: ({ houses, planets }) =>
    `The weakest begins with ${houseOf(houses)} and leads over ${namedList(planets)}.`,
  eased: ({ count }) => `${capitalised(few(count))} ${count > 1 ? 'strains are' : 'strain is'} eased by other rules.`,
  unrelieved: ({ names }) =>
    `Nothing in the chart relieves ${listed(names.slice(0, NAMED).map(({ en }) => `the ${en}`))}.`,
  lessened: ({ count }) => `${capitalised(few(count))} good ${count > 1 ? 'yogas are' : 'yoga is'} lessened.`,
  strongest_meeting: ({ from, until, ...yoga }) =>
    `${capitalised(yogaCalled(yoga))} meets its period and a transit from ${spanEn({ from, until })}.`,
  meeting: ({ antardasha, clauses, isBad, mahadasha, planets, result, subject, ...yoga }) => {
    const whose = `${capitalised(yogaCalled(yoga))} of ${namedList(planets)}`;
    const periods =
      antardasha === mahadasha
        ? `the periods of ${named(mahadasha)}`
        : `the sub-period of ${named(antardasha)} within that of ${named(mahadasha)}`;
    const speaks = isBad
      ? `Take care of ${subjectEn(subject)} then. Tradition reads it as ${result.en}.`
      : `It touches ${subjectEn(subject)}. Tradition reads it as ${result.en}.`;
    return `${whose} meets ${periods} from ${spanEn(yoga)}. ${sentencesEn(clauses)} ${speaks}`;
  },
  best_and_worst: ({ best, worst }) =>
    `Taken together, the rules favour ${subjectEn(best)} most, and ${subjectEn(worst)} least.`,
  key_planets: ({ planets }) =>
    planets.length === 0
      ? 'No single planet holds three factors of a matter together.'
      : `${capitalised(namedList(planets))} ${planets.length > 1 ? 'hold' : 'holds'} most of the patterns together.`,
  key_planet: ({ asks, carries, planet }) => {
    const said = [
      ...(carries.length > 0 ? [`helps ${listed(carries.map(subjectEn))}`] : []),
      ...(asks.length > 0 ? [`slows ${listed(asks.map(subjectEn))}`] : []),
    ];
    return `${capitalised(named(planet))} ${listed(said)}.`;
  },
};
