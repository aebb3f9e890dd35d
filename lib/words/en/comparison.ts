/** Sentences on comparisons of signs and planets in English. */
import type { ComparisonFacts } from '../../astro/jaimini/comparisonFacts.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { isOddSign, modality } from '../../astro/tables/signs.ts';
import { countWord } from '../../astro/words.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, fewPlanets, listed, named, namedList, signEn } from './grammar.ts';

const parity = (signIndex: number) => (isOddSign(signIndex) ? 'odd' : 'even');

const signLeads = ({ leaderSignIndex, otherSignIndex }: { leaderSignIndex: number; otherSignIndex: number }) =>
  `${signEn(leaderSignIndex)} leads ${signEn(otherSignIndex)}`;
const planetLeads = ({ leader, other }: { leader: Planet; other: Planet }) =>
  `${capitalised(named(leader))} leads ${named(other)}`;

/** Names planets, those that stand twice last: `Jupiter, and Mercury twice`. */
function counted(planets: readonly Planet[]): string {
  const once = planets.filter((planet) => planets.indexOf(planet) === planets.lastIndexOf(planet));
  const twice = planets
    .filter((planet, i) => planets.lastIndexOf(planet) > i)
    .map((planet) => `${named(planet)} twice`);
  return once.length > 0 && twice.length > 0
    ? `${namedList(once)}, and ${listed(twice)}`
    : listed([...once.map(named), ...twice]);
}

/** Names planets in a sign, the exalted ones where only they count. */
function inside(planets: readonly Planet[], rule: 'planets' | 'exalted'): string {
  if (rule === 'exalted') return planets.length > 0 ? `exalted ${namedList(planets)}` : 'no exalted planet';
  return planets.length > 0 ? fewPlanets(planets) : 'no planet';
}

const support = (other: string, more: readonly Planet[], less: readonly Planet[]) =>
  `It is supported by ${counted(more)}. ${capitalised(other)} ${less.length === 0 ? 'has no support' : `is supported by ${counted(less)}`}.`;

const years = (count: number) => (count === 0 ? 'none' : countWord(count));

export const COMPARISON_EN: Sentences<ComparisonFacts> = {
  one_sign: ({ signIndex }) => `Both are ${signEn(signIndex)}, so there is nothing to choose.`,
  one_planet: ({ planet }) => `Both are ${named(planet)}, so there is nothing to choose.`,
  sign_count: ({ less, more, rule, ...signs }) => {
    const other = signEn(signs.otherSignIndex);
    if (rule === 'supporters') return `${signLeads(signs)}. ${support(other, more, less)}`;
    return `${signLeads(signs)}. It holds ${inside(more, rule)}, and ${other} holds ${inside(less, rule)}.`;
  },
  sign_lord_parity: ({ leaderLordSignIndex, leaderSignIndex, otherLordSignIndex, otherSignIndex }) =>
    [
      `${signLeads({ leaderSignIndex, otherSignIndex })}.`,
      `It is ${parity(leaderSignIndex)}, and its lord is in ${signEn(leaderLordSignIndex)}, which is ${parity(leaderLordSignIndex)}.`,
      `${signEn(otherSignIndex)} is ${parity(otherSignIndex)}, as is ${signEn(otherLordSignIndex)}, where its lord stands.`,
    ].join(' '),
  sign_modality: ({ leaderSignIndex, otherSignIndex }) =>
    `${signLeads({ leaderSignIndex, otherSignIndex })}, as a ${modality(leaderSignIndex)} sign goes before a ${modality(otherSignIndex)} one.`,
  sign_lord_degree: ({ leaderLord, otherLord, ...signs }) =>
    `${signLeads(signs)}. Its lord ${named(leaderLord)} is further on in its sign than ${named(otherLord)}, lord of ${signEn(signs.otherSignIndex)}.`,
  sign_named_first: (signs) => `${signLeads(signs)} only by being named first, as nothing tells them apart.`,
  planet_count: ({ less, more, rule, ...planets }) => {
    if (rule === 'supporters') return `${planetLeads(planets)}. ${support(named(planets.other), more, less)}`;
    const alone = less.length === 0 ? 'is alone' : `with ${fewPlanets(less)}`;
    return `${planetLeads(planets)}. ${capitalised(named(planets.leader))} is with ${fewPlanets(more)}, ${named(planets.other)} ${alone}.`;
  },
  both_at_home: (planets) => `${planetLeads(planets)}. Both stand in the sign, which then keeps its first lord.`,
  away: ({ leader, other }) =>
    `${planetLeads({ leader, other })}, as ${named(other)} stands in the sign itself. Then the other lord is taken.`,
  exalted: ({ signIndex, ...planets }) => `${planetLeads(planets)}, as it alone is exalted, in ${signEn(signIndex)}.`,
  planet_modality: ({ leaderModality, otherModality, ...planets }) =>
    `${planetLeads(planets)}, as a ${leaderModality} sign goes before a ${otherModality} one.`,
  longer_period: ({ leaderYears, otherYears, ...planets }) =>
    `${planetLeads(planets)}. The count to ${named(planets.leader)} gives more years, ${years(leaderYears)} against ${years(otherYears)}.`,
  planet_degree: (planets) => `${planetLeads(planets)}, as it is further on in its sign.`,
  planet_named_first: (planets) => `${planetLeads(planets)} only by being named first, as nothing tells them apart.`,
};
