/** Labels of the parts of a transit's score, in English. */
import type { TransitFacts } from '../../../astro/transit/facts.ts';
import type { Moorti } from '../../../astro/tables/gochara.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Reception } from '../../../astro/transit/points.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import type { Sentences } from '../../sentences.ts';
import { named, namedList, ordinal, signEn } from '../grammar.ts';

const RECEPTIONS: Readonly<Record<Reception, string>> = {
  exalted: 'its sign of exaltation',
  own: 'its own sign',
  friend: 'the sign of a friend',
  neutral: 'the sign of a neutral planet',
  enemy: 'the sign of an enemy',
  debilitated: 'its sign of debilitation',
};

/** How a planet came into its sign, by its moorti. */
export const CAME_IN: Readonly<Record<Moorti, string>> = {
  swarna: 'in gold (swarna moorti)',
  rajata: 'in silver (rajata moorti)',
  tamra: 'in copper (tamra moorti)',
  loha: 'in iron (loha moorti)',
};

const place = (house: number) => `The ${ordinal(house)} from the Moon of birth`;
const there = (planets: readonly Planet[], house: number) => `${namedList(planets)} in the ${ordinal(house)}`;

export const TRANSIT_LABELS_EN: Sentences<TransitFacts> = {
  ...SCORE_EN,
  every_transit: () => 'Every transit starts from the middle',
  good_place: ({ house }) => `${place(house)} is good, and nothing obstructs it`,
  obstructed_place: ({ house, planets, vedhaHouse }) =>
    `${place(house)} is good, but obstructed by ${there(planets, vedhaHouse)}`,
  hard_place: ({ house }) => `${place(house)} is not good, and nothing relieves it`,
  relieved_place: ({ house, planets, vedhaHouse }) =>
    `${place(house)} is not good, but relieved by ${there(planets, vedhaHouse)}`,
  own_bindus: ({ bindus, planet, signIndex }) => `${bindus} of 8 bindus of ${named(planet)} in ${signEn(signIndex)}`,
  all_bindus: ({ bindus, signIndex }) => `${bindus} bindus of all planets in ${signEn(signIndex)}`,
  received: ({ reception, signIndex }) => `${signEn(signIndex)}: ${RECEPTIONS[reception]}`,
  moves_backwards: ({ nature }) => `Moves backwards (natural ${nature})`,
  came_in: ({ moorti }) => `Came into the sign ${CAME_IN[moorti]}`,
  kaksha_of: ({ isGiven, lord }) =>
    `In the kaksha of ${lord === 'Ascendant' ? 'the ascendant' : named(lord)}, which gave ${isGiven ? 'a bindu' : 'no bindu'} there`,
  centred: () => 'So that the middle of the scale is the middle of many births',
  weighed: ({ percent, planet, score }) => `${planet}: ${score} of 100, weighted ${percent} %`,
};
