/** What the factors of matters of life say in English: clauses that begin with a capital and end without a full stop. */
import type { Status } from '../../../astro/rule.ts';
import type { BlendFacts, PredictionFacts, SphutaId } from '../../../astro/judgement/prediction/facts.ts';
import { yogaCalled } from '../../../astro/judgement/yogaWords.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_EN } from '../area/areaWords.ts';
import { capitalised, countWord, listed, named, namedList, ordinal, signEn, uncapitalised } from '../grammar.ts';
import { STUDY_FACTORS_EN } from '../vidya/factors.ts';

const SPHUTAS: Readonly<Record<SphutaId, string>> = { beeja_sphuta: 'Beeja sphuta', kshetra_sphuta: 'Kshetra sphuta' };

const SPHUTA_STRENGTHS = ['is slow to act', 'is of fair strength', 'is strong'] as const;

type SphutaArgs = Pick<PredictionFacts['sphuta'], 'sphuta' | 'planets' | 'signIndex' | 'navamsaSignIndex'>;

const sphutaEn = ({ navamsaSignIndex, signIndex, sphuta }: SphutaArgs) =>
  `${SPHUTAS[sphuta]} in ${signEn(signIndex)}, navamsa ${signEn(navamsaSignIndex)}`;

const RAHU_SIDES: Readonly<Record<PredictionFacts['rahu_draws']['side'], string>> = {
  outwards: 'draws outwards',
  home: 'keeps near home',
  neither: 'neither draws outwards nor keeps near home',
};

function bondEn(
  bond: PredictionFacts['strain']['bonds'][number],
  { house, ruler, self }: PredictionFacts['strain'],
): string {
  const the = `the ${ordinal(house)}`;
  switch (bond) {
    case 'self_there':
      return `${named(self)}, lord of the ascendant, stands in ${the}`;
    case 'ruler_here':
      return `${named(ruler)}, lord of ${the}, stands in the 1st`;
    case 'lords_bound':
      return `${named(ruler)}, lord of ${the}, is bound to ${named(self)}, lord of the ascendant`;
    case 'moon_there':
      return `the Moon stands in ${the}`;
    case 'sun_there':
      return `the Sun stands in ${the}`;
  }
}

const RELIEFS_DESCRIBED = 1;

const STATUSES: Readonly<Record<Status, string>> = {
  active: 'yet softened',
  reduced: 'yet eased',
  partial: 'yet in part only',
  cancelled: 'yet cancelled',
  unknown: 'yet not for certain',
  absent: 'yet without effect',
};

export const PREDICTION_FACTORS_EN: Sentences<PredictionFacts> = {
  ...AREA_EN,
  ...STUDY_FACTORS_EN,
  dosha_stands: ({ name, reliefs, status }) => {
    const eased = reliefs.slice(0, RELIEFS_DESCRIBED).map(({ en }) => uncapitalised(en));
    return eased.length > 0
      ? `The ${name.en} is formed, ${STATUSES[status]}, as ${listed(eased)}`
      : `The ${name.en} is formed`;
  },
  dosha_absent: ({ name }) => `The ${name.en} is not formed`,
  husband_apart: () => 'Jupiter, significator of the husband, is weighed in the charts of women alone',
  strain: (strain) => {
    const { bonds, house } = strain;
    return bonds.length > 0
      ? capitalised(listed(bonds.map((bond) => bondEn(bond, strain))))
      : `Neither the ${ordinal(house)} nor its lord touches the ascendant, its lord, the Moon or the Sun`;
  },
  self_supported: ({ planets }) =>
    `${namedList(planets)} ${planets.length > 1 ? 'support' : 'supports'} the lord of the ascendant`,
  tender_signs: ({ results }) =>
    results.length > 0
      ? `Old texts name ${listed(results.map(({ en }) => en))}`
      : 'No sign of delicate health stands unrelieved',
  passes_tender: ({ house, place, planet, signIndex }) => {
    const passes = `${named(planet)} passes ${signEn(signIndex)}`;
    if (place === null) return `${passes}, the ${ordinal(house)}, free of the tender places`;
    const where = `the ${ordinal(place.house)}`;
    return `${passes}, over ${place.isMoon ? `the Moon in ${where}` : `${where} house`}`;
  },
  sphuta: ({ isStrongInOdd, met, ...place }) =>
    `${sphutaEn(place)}, ${SPHUTA_STRENGTHS[met]}: it is strongest in ${isStrongInOdd ? 'odd' : 'even'} signs`,
  sphuta_apart: ({ gender, ...place }) =>
    `${sphutaEn(place)}, counts in the charts of ${gender === 'male' ? 'men' : 'women'} in the years of parenthood alone`,
  release_place: ({ isAspect, planets, signIndex }) => {
    const by =
      planets.length === 0
        ? 'is empty and unaspected'
        : `${isAspect ? 'is aspected by' : 'holds'} ${namedList(planets)}`;
    return `The 12th from karakamsha, ${signEn(signIndex)} in the navamsa, ${by}`;
  },
  rahu_draws: ({ house, side }) => `Rahu in the ${ordinal(house)} ${RAHU_SIDES[side]}`,
  movable_signs: ({ planets }) => {
    if (planets.length === 0) return 'No planet is in a movable sign';
    const are = planets.length > 1 ? 'are in movable signs' : 'is in a movable sign';
    return `${capitalised(countWord(planets.length))} of the nine planets ${are} (${namedList(planets)})`;
  },
  lords_travel: ({ count }) =>
    count > 0
      ? `Of the lords of the 1st, 3rd, 4th, 9th and 12th, ${countWord(count)} ${count > 1 ? 'stand' : 'stands'} in a house of journeys`
      : 'None of the lords of the 1st, 3rd, 4th, 9th and 12th stands in a house of journeys not his own',
  riches_held: ({ planets, signIndex }) =>
    capitalised(`${namedList(planets)} in the point of riches, the indu lagna in ${signEn(signIndex)}`),
  riches_empty: ({ lord, signIndex }) =>
    `The point of riches, the indu lagna in ${signEn(signIndex)}, is empty; its lord is ${named(lord)}`,
};

/** What scores are blended into one. */
export const BLENDS_EN: Sentences<BlendFacts> = {
  promise_share: () => 'The promise of the birth chart',
  periods_share: () => 'The acting periods',
  transits_share: () => 'The transits',
  patterns_share: ({ count }) => {
    if (count === 0) return 'No pattern of three factors, so the middle';
    return count > 1 ? 'Mean of the composite patterns' : 'The composite pattern';
  },
  chains_share: ({ count }) => (count > 1 ? 'Mean of the chains of lords' : 'The chain of its lord'),
  yoga_share: (yoga) => `Strength of ${yogaCalled(yoga)}`,
  window_share: () => 'Periods and transits at the peak',
};
