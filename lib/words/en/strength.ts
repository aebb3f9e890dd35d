/** What makes planets and houses strong or weak, in English. */
import { houseClasses } from '../../astro/chart/houses.ts';
import type { InfluenceArgs, InfluenceReason, IntensityZone, StrengthFacts } from '../../astro/strength/facts.ts';
import { BORDER_DEG, MADHYA_DEG, MIDDLE_DEG } from '../../astro/strength/houseIntensity.ts';
import { HOUSE_KARAKAS } from '../../astro/tables/karakas.ts';
import type { Planet, SevenPlanet } from '../../astro/tables/planets.ts';
import { countWord } from '../../astro/words.ts';
import { SCORE_EN } from '../subjects/score.ts';
import type { Sentences } from '../sentences.ts';
import type { SixfoldId, StrengthWords } from '../facts/strength.ts';
import { capitalised, listed, named, ordinal, signEn } from './grammar.ts';

const ofDispositor = (dispositor: SevenPlanet | null) =>
  dispositor === null ? '' : ` of its dispositor ${dispositor}`;

const NEECHA_BHANGA: Readonly<Record<StrengthFacts['dignity']['neechaBhanga'], string>> = {
  none: '',
  lifted: ', lifted by neecha bhanga',
  raised: ', raised by neecha bhanga',
};

const REASONS: Readonly<Record<InfluenceReason, (house: number) => string>> = {
  lord_in_own_house: () => 'lord in its own house',
  lord_looking: () => 'lord looking at its own house',
  natural_benefic: () => 'natural benefic',
  prospering_malefic: (house) => `natural malefic, which prospers in the ${ordinal(house)}`,
  malefic_strong_by_sign: () => 'natural malefic, but strong by sign',
  natural_malefic: () => 'natural malefic',
};

const reasonOf = ({ house, reason }: Omit<InfluenceArgs, 'planet'>) => REASONS[reason](house);
const orNone = (items: readonly string[], between = ', ') => (items.length > 0 ? items.join(between) : 'none');

const AGES = { bala: 'Infant by degree (bala)', mrita: 'Spent by degree (mrita)' };

const SIXFOLD: Readonly<Record<SixfoldId, string>> = {
  sthana: 'place',
  dig: 'direction',
  kaala: 'time',
  cheshta: 'motion',
  naisargika: 'nature',
  drik: 'aspects',
};

const INTENSITIES: Readonly<Record<IntensityZone, string>> = {
  madhya: 'full results',
  middle: 'moderate results',
  sandhi: 'weak results',
};

export const STRENGTH_EN: Sentences<StrengthWords> = {
  ...SCORE_EN,
  dignity: ({ dignity, dispositor, neechaBhanga }) =>
    `Dignity${ofDispositor(dispositor)}: ${dignity.replace('_', ' ')}${NEECHA_BHANGA[neechaBhanga]}`,
  shadbala: ({ dispositor, ratio }) =>
    `Shadbala${ofDispositor(dispositor)}: ${ratio.toFixed(2)} times the least needed`,
  planet_bindus: ({ bindus, isOfAllSeven }) =>
    isOfAllSeven
      ? `Ashtakavarga: ${bindus} of 56 bindus in its sign from all seven`
      : `Ashtakavarga: ${bindus} of 8 bindus of its own in its sign`,
  place: ({ house, isProsperingMalefic }) =>
    `Place: ${ordinal(house)} house by sign${isProsperingMalefic ? ', where malefics prosper' : ''}`,
  vargas: ({ dispositor, isVargottama, points }) =>
    `Divisional charts${ofDispositor(dispositor)}: vimsopaka ${points.toFixed(2)} of 20${isVargottama ? ', vargottama' : ''}`,
  association: ({ benefics, isSeenByDispositor, malefics }) => {
    const found = [
      ...group('benefic', benefics),
      ...group('malefic', malefics),
      ...(isSeenByDispositor ? ['aspected by its dispositor'] : []),
    ];
    return `Company and aspects: ${found.length > 0 ? found.join('; ') : 'none'}`;
  },
  motion: ({ motion }) => (motion === null ? 'Motion: not judged for nodes' : `Motion: ${motion}`),
  combust: ({ grade }) => `Combust, ${grade}`,
  gandanta: () => 'In gandanta, at the junction of water and fire',
  mrityu_bhaga: () => 'On its mrityu bhaga degree',
  lost_war: ({ victor }) => `Defeated by ${victor} in planetary war`,
  age: ({ age }) => AGES[age],
  house_lord: ({ lord, strength }) => `Lord ${lord}: ${strength} of 100`,
  house_bindus: ({ bindus }) => `Sarvashtakavarga: ${bindus} bindus in its sign, the mean being 28.1`,
  house_occupants: ({ occupants }) =>
    `Occupants: ${orNone(
      occupants.map((each) => `${each.planet}, ${reasonOf(each)}`),
      '; ',
    )}`,
  house_aspects: ({ helpers, planets }) =>
    `Aspects: ${orNone(planets.map((planet) => `${planet} ${helpers.includes(planet) ? 'helps' : 'hinders'}`))}`,
  house_karakas: ({ house, strength }) => {
    const karakas = HOUSE_KARAKAS[house - 1]!;
    return `Natural significator${karakas.length > 1 ? 's' : ''} ${karakas.join(', ')}: ${strength.toFixed(1)} of 100`;
  },
  house_class: ({ house }) => `The ${ordinal(house)} is ${houseClasses(house).join(', ')}`,
  occupant: ({ planet, ...influence }) => `${planet} stands in it: ${reasonOf(influence)}`,
  aspect: ({ planet, ...influence }) => `${planet} aspects it: ${reasonOf(influence)}`,
  influence: reasonOf,
  intensity: ({ borderDistanceDeg, distanceDeg, madhyaDeg, zone }) =>
    `${distanceDeg.toFixed(2)} degrees from the madhya at ${madhyaDeg.toFixed(2)}, ${zoneReason(zone, distanceDeg, borderDistanceDeg)}`,
  shadbala_summary: ({ lacking, planet, rank, ratio }) => {
    const place =
      rank === 1 ? 'is the strongest of the seven planets' : `ranks ${ordinal(rank)} of the seven planets in strength`;
    const needs = ratio < 1 ? 'less than it needs' : 'as much as it needs';
    const short =
      lacking.length > 3 ? `${countWord(lacking.length)} of the six parts` : listed(lacking.map((id) => SIXFOLD[id]));
    const shortage = lacking.length > 0 ? `It falls short in ${short}.` : 'No part falls short.';
    return `${capitalised(named(planet))} ${place} and has ${needs}. ${shortage}`;
  },
  lord_shadbala: ({ lord }) => `Shadbala of its lord ${lord}`,
  middle_sign: ({ signIndex }) => `${signEn(signIndex)} on its middle`,
  middle_aspects: () => 'Aspects of the seven planets on its middle',
};

function group(nature: string, planets: readonly Planet[]): string[] {
  return planets.length > 0 ? [`${nature} ${planets.join(', ')}`] : [];
}

function zoneReason(zone: IntensityZone, distanceDeg: number, borderDistanceDeg: number): string {
  if (zone === 'madhya') return `within ${MADHYA_DEG}: ${INTENSITIES.madhya}`;
  if (distanceDeg > MIDDLE_DEG) return `more than ${MIDDLE_DEG}: ${INTENSITIES.sandhi}`;
  if (zone === 'middle' && distanceDeg > MADHYA_DEG) {
    return `between ${MADHYA_DEG} and ${MIDDLE_DEG}: ${INTENSITIES.middle}`;
  }
  return `but ${borderDistanceDeg.toFixed(2)} from the border of the sign, within ${BORDER_DEG}: ${INTENSITIES[zone]}`;
}
