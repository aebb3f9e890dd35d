/** What the judgement of life abroad finds in a chart, in English. */
import type { ForeignFacts } from '../../../astro/judgement/videsh/facts.ts';
import type { Weakness } from '../../../astro/strength/facts.ts';
import { modality, type Modality } from '../../../astro/tables/signs.ts';
import { VARGAS } from '../../../astro/varga/vargas.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from '../grammar.ts';
import { AREA_EN, officeEn } from '../area/areaWords.ts';
import { standingOf } from '../../../astro/judgement/areaScore.ts';
import { placingText } from '../placing.ts';

const lordEn = (house: number) => `lord of the ${ordinal(house)}`;

const vargaEn = (id: ForeignFacts['varga_lords']['varga']) => {
  const { division, name } = VARGAS[id];
  return `${name} (D${division})`;
};

/** A weakness, to follow `is`. */
function weaknessEn(weakness: Weakness): string {
  switch (weakness.id) {
    case 'hostile_place':
      return `in an enemy’s sign in the ${ordinal(weakness.house)}`;
    case 'poor_shadbala':
      return 'short of shadbala';
    default:
      return weakness.id;
  }
}

const STAYS: Readonly<Record<Modality, string>> = {
  movable: 'movable: stays are short',
  dual: 'dual: stays are repeated',
  fixed: 'fixed: stays last',
};

const staysEn = (signIndex: number) => STAYS[modality(signIndex)];

const HOUSE_SIDES: Readonly<Record<ForeignFacts['lord_abroad']['houseSide'], string>> = {
  good: ', a good house for one abroad',
  hard: ', a hard house for one abroad',
  plain: '',
};

const STRENGTHS = { strong: 'strong', middling: 'fairly strong', weak: 'weak' } as const;

function standingEn(
  { house, houseSide, planet, strength, ...placing }: Omit<ForeignFacts['lord_abroad'], 'ownedHouse'>,
  role: string,
): string {
  const where = `${placingText(placing)}, in the ${ordinal(house)}${HOUSE_SIDES[houseSide]}`;
  return `${capitalised(named(planet))}, ${role}, ${where}, is ${STRENGTHS[standingOf('planet', strength)]}`;
}

export const FOREIGN_EN: Sentences<ForeignFacts> = {
  ...AREA_EN,
  lord_in: ({ house, ownedHouse, planet }) =>
    `${capitalised(named(planet))}, ${lordEn(ownedHouse)}, stands in the ${ordinal(house)}`,
  planet_in: ({ house, planet }) => `${capitalised(named(planet))} stands in the ${ordinal(house)}`,
  held_fourth: ({ benefics, malefics, planet }) => {
    const who = `${capitalised(named(planet))}, lord of the 4th,`;
    if (malefics.length === 0) return `${who} is joined or aspected by no malefic`;
    const eased = benefics.length > 0 ? `, but eased by ${namedList(benefics)}` : '';
    return `${who} is joined or aspected by ${namedList(malefics)}${eased}`;
  },
  moon_with_rahu: ({ house, isTogether, signIndex }) =>
    `The Moon stands in ${signEn(signIndex)}, the ${ordinal(house)}, ${isTogether ? 'with' : 'without'} Rahu`,
  movable_planets: ({ planets }) =>
    planets.length > 0 ? `Movable signs hold ${namedList(planets)}` : 'Movable signs hold no planet',
  movable_ascendant: ({ lordSignIndex, planet, signIndex }) =>
    `${signEn(signIndex)} rises (${modality(signIndex)}) and its lord ${named(planet)} stands in ${signEn(lordSignIndex)} (${modality(lordSignIndex)})`,
  planets_in_water: ({ houses, planets }) =>
    planets.length > 0
      ? `${capitalised(namedList(planets))} stand${planets.length > 1 ? '' : 's'} in a water sign in the ${listed(houses.map(ordinal))}`
      : 'No planet stands in a water sign in the 8th, 9th or 12th',
  saturn_with_moon: ({ isTogether }) => `Saturn stands ${isTogether ? 'with' : 'apart from'} the Moon`,
  varga_lords: ({ lords, varga }) => {
    const each = lords.map(({ house, ownedHouses, planet }) => {
      return `${named(planet)}, lord of the ${listed(ownedHouses.map(ordinal))}, stands in the ${ordinal(house)}`;
    });
    return `In the ${vargaEn(varga)} ${each.join(', and ')}`;
  },
  karakamsha: ({ atmakaraka, found, signIndex }) => {
    const where = `karakamsha (${signEn(signIndex)}, of the atmakaraka ${named(atmakaraka)})`;
    const seen = found.map(({ house, planet }) => `${named(planet)} in the ${ordinal(house)}`);
    return seen.length > 0
      ? `${capitalised(listed(seen))} from ${where}`
      : `Neither the Moon nor a node is in the 7th or 12th from ${where}`;
  },
  atmakaraka_with_rahu: ({ atmakaraka, isTogether }) =>
    `The atmakaraka, ${named(atmakaraka)}, stands ${isTogether ? 'with' : 'without'} Rahu`,
  one_lord: () => 'one lord rules both for everybody of this rising sign',
  home_holds: ({ benefics, house, isAspecting, planet }) => {
    const aspects = isAspecting ? ' and aspects the 4th' : '';
    const support =
      benefics.length > 0
        ? `${namedList(benefics)} ${benefics.length > 1 ? 'support' : 'supports'} the 4th`
        : 'no other benefic reaches the 4th';
    return `${capitalised(named(planet))}, lord of the 4th, stands in the ${ordinal(house)}${aspects}, and ${support}`;
  },
  settled: ({ house, planet, signIndex }) =>
    `${capitalised(named(planet))}, lord of the ascendant, stands in ${signEn(signIndex)}, a ${modality(signIndex)} sign, in the ${ordinal(house)}`,
  weak_twelfth: ({ planet, weaknesses }) => {
    const who = `${capitalised(named(planet))}, lord of the 12th,`;
    return weaknesses.length > 0 ? `${who} is ${listed(weaknesses.map(weaknessEn))}` : `${who} is not weak`;
  },
  home_lord: ({ isHolding, planet, ...placing }) => {
    const holds = isHolding ? 'holds the home' : 'holds the home but loosely';
    return `${capitalised(named(planet))}, lord of the 4th, ${placingText(placing)}, ${holds}`;
  },
  jupiter_on_home: ({ house, lord }) => {
    if (house === null && lord === null) return 'Jupiter reaches neither the 4th nor its lord';
    const reached = [
      ...(house === null ? [] : [house === 'place' ? 'stands in the 4th' : 'aspects the 4th']),
      ...(lord === null
        ? []
        : [`${lord.reach === 'place' ? 'stands with' : 'aspects'} ${named(lord.planet)}, lord of the 4th`]),
    ];
    return `Jupiter ${listed(reached)}, which calls home`;
  },
  sign_of_lord: ({ planet, signIndex }) =>
    `${capitalised(named(planet))}, lord of the 12th, stands in ${signEn(signIndex)}, which is ${staysEn(signIndex)}`,
  sign_of_twelfth: ({ signIndex }) => `The 12th is ${signEn(signIndex)}, ${staysEn(signIndex)}`,
  keepers: ({ planets }) =>
    planets.length > 0
      ? `${namedList(planets)} in the 12th keep${planets.length > 1 ? '' : 's'} away from home`
      : 'Neither Saturn nor Rahu stands in the 12th',
  self_in_sign: ({ house, planet, signIndex }) =>
    `${capitalised(named(planet))}, lord of the ascendant, stands in the ${ordinal(house)} in ${signEn(signIndex)}, a ${modality(signIndex)} sign`,
  lord_abroad: ({ ownedHouse, ...standing }) => standingEn(standing, lordEn(ownedHouse)),
  rahu_dispositor: ({ rahuSignIndex, ...standing }) =>
    standingEn(standing, `lord of Rahu’s sign ${signEn(rahuSignIndex)}`),
  lords_signify: ({ hasPeriods, lords }) => {
    if (!hasPeriods) return 'No period acts at this time';
    if (lords.length === 0) return 'Neither lord of the acting periods signifies life abroad';
    const who = lords.map(({ offices, planet }) => `${named(planet)} (${listed(offices.map(officeEn))})`);
    const verb = lords.length > 1 ? 'signify' : 'signifies';
    return `${capitalised(listed(who))} ${verb} life abroad in the acting periods`;
  },
  fallen_bonds: ({ planets }) =>
    planets.length > 0
      ? `${capitalised(namedList(planets))}, by whom the way abroad forms, ${planets.length > 1 ? 'are' : 'is'} debilitated`
      : 'No planet by which the way abroad forms is debilitated',
};
