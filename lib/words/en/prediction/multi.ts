/** Sentences on several rules of a matter judged together in English. */
import type { PatternLevel, PatternSide } from '../../../astro/judgement/prediction/multi/patterns.ts';
import type { MultiWords, PatternGroundWords } from '../../facts/prediction/multi.ts';
import { yogaCalled } from '../../../astro/judgement/yogaWords.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, countWord, listed, named, namedList, ordinal, spanEn, uncapitalised } from '../grammar.ts';
import { AREA_TEXTS_EN } from '../areaTexts.ts';
import { matterEn } from './matters.ts';

const LEVELS: Readonly<Record<PatternLevel, string>> = {
  houses_and_lords: 'the houses and their lords',
  significators: 'the significators',
  divisional_charts: 'the divisional charts',
};

/** The levels as those of a matter. */
const OWN_LEVELS: Readonly<Record<PatternLevel, string>> = {
  houses_and_lords: 'its houses and their lords',
  significators: 'its significators',
  divisional_charts: 'the divisional charts',
};

const SIDES: Readonly<Record<PatternSide, string>> = { supports: 'in favour of', asks_care: 'for care in' };

const groundEn = (ground: PatternGroundWords) =>
  'level' in ground ? OWN_LEVELS[ground.level] : `${named(ground.planet)} (${countWord(ground.count)} factors)`;

const chainEn = ({ houses, planets, score }: MultiWords['only_chain']) =>
  `the one from the ${listed(houses.map(ordinal))} (${planets.map(named).join(' to ')}; ${score})`;

const speaksEn = ({ clauses, matter, side }: Pick<MultiWords['level_pattern'], 'clauses' | 'matter' | 'side'>) =>
  `${SIDES[side]} ${matterEn(matter)}: ${clauses.map(uncapitalised).join('; ')}.`;

const weighedEn = ({ matter, score }: MultiWords['one_matter']) => `${matterEn(matter)} (${score} of 100)`;

export const MULTI_EN: Sentences<MultiWords> = {
  level_pattern: ({ level, ...speaks }) =>
    `${capitalised(countWord(speaks.clauses.length))} factors of ${LEVELS[level]} speak together ${speaksEn(speaks)}`,
  planet_pattern: ({ planet, ...speaks }) =>
    `${capitalised(named(planet))} speaks ${countWord(speaks.clauses.length)} times ${speaksEn(speaks)}`,
  whole: ({ band, matter, score }) =>
    `${capitalised(matterEn(matter))} weighs ${score} of 100 when its rules are taken together: it is ${AREA_TEXTS_EN.standing({ band })}.`,
  no_patterns: () => 'No three of its factors hang together on one side: single causes decide.',
  patterns: ({ asks, supports }) => {
    const said = [
      ...(supports.length > 0 ? [`speak in its favour through ${listed(supports.map(groundEn))}`] : []),
      ...(asks.length > 0 ? [`ask for care through ${listed(asks.map(groundEn))}`] : []),
    ];
    return `Patterns ${said.join(', and ')}.`;
  },
  only_chain: (chain) => `Its only chain of lords is ${chainEn(chain)}.`,
  chains: ({ best, count, worst }) =>
    `Of its ${countWord(count)} chains of lords ${chainEn(best)} carries best, ${chainEn(worst)} asks most.`,
  nothing_cancelled: () => 'Nothing of it is cancelled, either way.',
  reliefs: ({ eased, lessened, unrelieved }) => {
    const names = listed(unrelieved.map(({ en }) => `the ${en}`));
    const said = [
      ...(eased > 0 ? [`relief reaches ${countWord(eased)} ${eased > 1 ? 'strains' : 'strain'}`] : []),
      ...(unrelieved.length > 0 ? [`${names} ${unrelieved.length > 1 ? 'stand' : 'stands'} unrelieved`] : []),
      ...(lessened > 0 ? [`${countWord(lessened)} of its yogas ${lessened > 1 ? 'are' : 'is'} lessened`] : []),
    ];
    return `${capitalised(listed(said))}.`;
  },
  no_meeting: () => 'In the coming ten years no yoga of it meets its period and a transit at once.',
  strongest_meeting: ({ from, until, ...yoga }) =>
    `The strongest meeting of yoga, period and transit in the coming ten years is ${yogaCalled(yoga)}, from ${spanEn({ from, until })}.`,
  meeting: ({ antardasha, clauses, isBad, mahadasha, matter, planets, result, strength, ...yoga }) => {
    const whose = `${capitalised(yogaCalled(yoga))} of ${namedList(planets)} (${strength} of 100)`;
    const when = `the antardasha of ${named(antardasha)} within the mahadasha of ${named(mahadasha)} from ${spanEn(yoga)}`;
    const speaks = isBad
      ? `In ${matterEn(matter)} it asks for care: it speaks of ${result.en}.`
      : `It touches ${matterEn(matter)} and speaks of ${result.en}.`;
    return `${whose} meets ${when}: ${clauses.join('; ')}. ${speaks}`;
  },
  one_matter: ({ matter, score }) => `Taken together, the rules of ${matterEn(matter)} weigh ${score} of 100.`,
  best_and_worst: ({ best, worst }) =>
    `Taken together, the rules carry ${weighedEn(best)} best and ask most care in ${weighedEn(worst)}.`,
  key_planet: ({ asks, carries, planet }) => {
    const said = [
      ...(carries.length > 0 ? [`carries ${listed(carries.map(matterEn))}`] : []),
      ...(asks.length > 0 ? [`asks for care in ${listed(asks.map(matterEn))}`] : []),
    ];
    return `${capitalised(named(planet))} ${listed(said)}.`;
  },
};
