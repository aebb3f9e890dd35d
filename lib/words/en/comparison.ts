/** Sentences on comparisons of signs and planets in English. */
import type { ComparisonFacts } from '../../astro/jaimini/comparisonFacts.ts';
import { PLANET_RULES, SIGN_RULES } from '../../astro/jaimini/tables/comparisonRules.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { isOddSign, modality } from '../../astro/tables/signs.ts';
import { comparedDegrees } from '../comparedDegrees.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, listed, named, signEn } from './grammar.ts';

const parity = (signIndex: number) => (isOddSign(signIndex) ? 'odd' : 'even');

const signLeads = ({ leaderSignIndex, otherSignIndex }: { leaderSignIndex: number; otherSignIndex: number }) =>
  `${signEn(leaderSignIndex)} leads ${signEn(otherSignIndex)}`;
const planetLeads = ({ leader, other }: { leader: Planet; other: Planet }) =>
  `${capitalised(named(leader))} leads ${named(other)}`;

/** Names planets, those that stand twice once: `Mercury and Jupiter twice`. */
function counted(planets: readonly Planet[]): string {
  if (planets.length === 0) return 'none';
  const once = planets.filter((planet) => planets.indexOf(planet) === planets.lastIndexOf(planet));
  const twice = planets.filter((planet, i) => planets.lastIndexOf(planet) > i);
  return `${planets.length} (${listed([...once.map(named), ...twice.map((planet) => `${named(planet)} twice`)])})`;
}

const years = (count: number, signIndex: number) => (count === 0 ? 'none' : `${count} (${signEn(signIndex)})`);

function degrees(leaderDeg: number, leader: Planet, otherDeg: number, other: Planet): string {
  const [more, less] = comparedDegrees(leaderDeg, otherDeg);
  return `${more}° (${named(leader)}) against ${less}° (${named(other)})`;
}

export const COMPARISON_EN: Sentences<ComparisonFacts> = {
  one_sign: ({ signIndex }) => `Both are ${signEn(signIndex)}, so there is nothing to choose.`,
  one_planet: ({ planet }) => `Both are ${named(planet)}, so there is nothing to choose.`,
  sign_count: ({ less, more, rule, ...signs }) =>
    `${signLeads(signs)}. ${SIGN_RULES[rule].en}: ${counted(more)} against ${counted(less)}.`,
  sign_lord_parity: ({ leaderLordSignIndex, leaderSignIndex, otherLordSignIndex, otherSignIndex }) => {
    const [own, lords] = isOddSign(leaderSignIndex) ? ['odd', 'even'] : ['even', 'odd'];
    return `${signLeads({ leaderSignIndex, otherSignIndex })}: it is ${own} and its lord stands in an ${lords} sign, ${signEn(leaderLordSignIndex)}; ${signEn(otherSignIndex)} and ${signEn(otherLordSignIndex)}, where its lord stands, are both ${parity(otherSignIndex)}.`;
  },
  sign_modality: ({ leaderSignIndex, otherSignIndex }) =>
    `${signLeads({ leaderSignIndex, otherSignIndex })}. ${SIGN_RULES.modality.en}: ${modality(leaderSignIndex)} against ${modality(otherSignIndex)}.`,
  sign_lord_degree: ({ leaderDeg, leaderLord, otherDeg, otherLord, ...signs }) =>
    `${signLeads(signs)}. ${SIGN_RULES.lord_degree.en}: ${degrees(leaderDeg, leaderLord, otherDeg, otherLord)}.`,
  sign_named_first: (signs) => `${signLeads(signs)}: nothing tells them apart, and it is named first.`,
  planet_count: ({ less, more, rule, ...planets }) =>
    `${planetLeads(planets)}. ${PLANET_RULES[rule].en}: ${counted(more)} against ${counted(less)}.`,
  both_at_home: (planets) => `${planetLeads(planets)}: both stand in the sign, which then keeps its first lord.`,
  away: ({ leader, other }) =>
    `${planetLeads({ leader, other })}: ${named(other)} stands in the sign itself, and then the other lord is taken.`,
  exalted: ({ signIndex, ...planets }) => `${planetLeads(planets)}: it alone is exalted, in ${signEn(signIndex)}.`,
  planet_modality: ({ leaderModality, otherModality, ...planets }) =>
    `${planetLeads(planets)}. ${PLANET_RULES.modality.en}: ${leaderModality} against ${otherModality}.`,
  longer_period: ({ leaderSignIndex, leaderYears, otherSignIndex, otherYears, ...planets }) =>
    `${planetLeads(planets)}. ${PLANET_RULES.longer_period.en}: ${years(leaderYears, leaderSignIndex)} against ${years(otherYears, otherSignIndex)}.`,
  planet_degree: ({ leader, leaderDeg, other, otherDeg }) =>
    `${planetLeads({ leader, other })}. ${PLANET_RULES.degree.en}: ${degrees(leaderDeg, leader, otherDeg, other)}.`,
  planet_named_first: (planets) => `${planetLeads(planets)}: nothing tells them apart, and it is named first.`,
};
