/** Labels of the parts of a period's score in English. */
import type { Office, PeriodScoreFacts } from '../../astro/judgement/dasha/facts.ts';
import { isNode } from '../../astro/tables/planets.ts';
import type { NaturalRelation } from '../../astro/tables/relationships.ts';
import { SCORE_EN } from '../subjects/score.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, listed, named, ordinal, signEn } from './grammar.ts';

const OFFICES: Readonly<Record<Office, string>> = {
  yogakaraka: 'yogakaraka',
  benefic: 'functional benefic',
  neutral: 'neutral',
  malefic: 'functional malefic',
  killing_malefic: 'functional malefic and maraka',
};

const VIEWS: Readonly<Record<NaturalRelation, string>> = {
  friend: 'as a friend',
  neutral: 'as neutral',
  enemy: 'as an enemy',
};

export const PERIOD_SCORE_EN: Sentences<PeriodScoreFacts> = {
  ...SCORE_EN,
  strength: ({ planet, strength }) => `Strength of ${named(planet)}: ${strength} of 100`,
  functional_nature: ({ ascendantSignIndex, offices, planet }) => {
    const found = offices.map((one) => `${one.planet} (${OFFICES[one.office]})`);
    const whose = isNode(planet) ? `${planet} acts for ${found.join(', ')}` : found[0]!;
    return `Functional nature for ${signEn(ascendantSignIndex)} rising: ${whose}`;
  },
  houses: ({ fromHouses, house, planet, ruled }) => {
    const owns = isNode(planet) ? 'answers for' : 'owns';
    const found = `stands in the ${ordinal(house)}, ${owns} the ${listed(ruled.map(ordinal))}`;
    return `Houses, counted from the ${listed(fromHouses.map(ordinal))}: ${found}`;
  },
  navamsa: ({ dignity, judge, planet, signIndex }) => {
    const whose = judge === planet ? planet : `${judge}, the dispositor of ${planet} there,`;
    return `Navamsa: ${whose} in ${signEn(signIndex)} (${dignity.replace('_', ' ')})`;
  },
  transit: ({ dignity, fromHouse, isGood, planet, signIndex }) => {
    const place = `the ${ordinal(fromHouse)} from the Moon of birth (${isGood ? 'good' : 'not good'})`;
    return `Transit: ${named(planet)} in ${signEn(signIndex)}, ${place}; by sign ${dignity.replace('_', ' ')}`;
  },
  unknown_transit: () => 'Transit: outside the ephemeris, so its weight is shared among the others',
  own_score: ({ percent, planet, score }) =>
    `${capitalised(named(planet))} as lord: ${score} of 100, weight ${percent} %`,
  parent_score: ({ percent, planet, score }) =>
    `The period of ${named(planet)} around it: ${score} of 100, weight ${percent} %`,
  no_relation: ({ planet }) => `${capitalised(named(planet))} within its own period: no relation is counted`,
  place_from_parent: ({ fromHouse, parentLord, planet }) => {
    const where = fromHouse === 1 ? 'the same sign as' : `the ${ordinal(fromHouse)} from`;
    return `${capitalised(named(planet))} stands in ${where} ${named(parentLord)}`;
  },
  friendship: ({ parentLord, planet, view, viewOfIt }) => {
    const [one, other] = [named(planet), named(parentLord)];
    return `By nature ${one} counts ${other} ${VIEWS[view]}, and ${other} counts ${one} ${VIEWS[viewOfIt]}`;
  },
};
