/** What the judgement of life abroad finds in a chart, in Hindi: clauses that stand alone with a full stop. */
import { standingOf } from '../../../astro/judgement/areaScore.ts';
import type { ForeignFacts } from '../../../astro/judgement/videsh/facts.ts';
import type { Weakness } from '../../../astro/strength/facts.ts';
import { modality, type Modality } from '../../../astro/tables/signs.ts';
import { VARGAS } from '../../../astro/varga/vargas.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_HI, officeHi } from '../area/areaWords.ts';
import {
  houseOblique,
  housesOblique,
  inHouse,
  inSign,
  isOrAre,
  listHi,
  lordShort,
  planetHi,
  planetsHi,
  rankOblique,
  signHi,
} from '../grammar.ts';
import { inOwnPlace } from '../placing.ts';

/** A weakness, before है. */
function weaknessHi(weakness: Weakness): string {
  switch (weakness.id) {
    case 'hostile_place':
      return `${houseOblique(weakness.house)} में शत्रु की राशि में`;
    case 'poor_shadbala':
      return 'षड्बल में कम';
    case 'combust':
      return 'अस्त';
    case 'debilitated':
      return 'नीच';
  }
}

const SIGN_KINDS: Readonly<Record<Modality, string>> = { movable: 'चर', dual: 'द्विस्वभाव', fixed: 'स्थिर' };

const STAYS: Readonly<Record<Modality, string>> = {
  movable: 'चर राशि है और छोटे प्रवास देती है',
  dual: 'द्विस्वभाव राशि है और बार-बार का प्रवास देती है',
  fixed: 'स्थिर राशि है और लंबे प्रवास देती है',
};

const STRENGTHS = { strong: 'बलवान', middling: 'मध्यम बल का', weak: 'कमज़ोर' } as const;

const HOUSE_SIDES: Readonly<Record<ForeignFacts['lord_abroad']['houseSide'], string>> = {
  good: ', जो विदेश के लिए अच्छा भाव है',
  hard: ', जो विदेश के लिए कठिन भाव है',
  plain: '',
};

function standingHi(
  { house, houseSide, planet, strength, ...placing }: Omit<ForeignFacts['lord_abroad'], 'ownedHouse'>,
  role: string,
): string {
  const is = STRENGTHS[standingOf('planet', strength)];
  return `${role} ${planetHi(planet)} ${inOwnPlace(placing)} ${is} है और ${inHouse(house)} है${HOUSE_SIDES[houseSide]}`;
}

const VERBS = { one: 'बैठा है', many: 'बैठे हैं' } as const;
const stands = (count: number) => (count > 1 ? VERBS.many : VERBS.one);

export const FOREIGN_HI: Sentences<ForeignFacts> = {
  ...AREA_HI,
  lord_in: ({ house, ownedHouse, planet }) => `${lordShort(ownedHouse)} ${planetHi(planet)} ${inHouse(house)} है`,
  planet_in: ({ house, planet }) => `${planetHi(planet)} ${inHouse(house)} है`,
  held_fourth: ({ benefics, malefics, planet }) => {
    const who = `चतुर्थेश ${planetHi(planet)}`;
    if (malefics.length === 0) return `${who} पर किसी पाप ग्रह का असर नहीं है`;
    const pressed = `${who} पर ${planetsHi(malefics)} का असर है`;
    return benefics.length > 0 ? `${pressed}, पर ${planetsHi(benefics)} से राहत मिलती है` : pressed;
  },
  moon_with_rahu: ({ house, isTogether, signIndex }) =>
    `चंद्रमा ${inHouse(house)} ${inSign(signIndex)} है और राहु उसके साथ ${isTogether ? 'है' : 'नहीं है'}`,
  movable_planets: ({ planets }) =>
    planets.length > 0 ? `चर राशियों में ${planetsHi(planets)} ${isOrAre(planets.length)}` : 'चर राशियों में कोई ग्रह नहीं है',
  movable_ascendant: ({ lordSignIndex, planet, signIndex }) =>
    `लग्न ${signHi(signIndex)} (${SIGN_KINDS[modality(signIndex)]}) है और लग्नेश ${planetHi(planet)} ${signHi(lordSignIndex)} (${SIGN_KINDS[modality(lordSignIndex)]}) में है`,
  planets_in_water: ({ houses, planets }) =>
    planets.length > 0
      ? `${housesOblique(houses)} की जल राशि में ${planetsHi(planets)} ${stands(planets.length)}`
      : 'आठवें, नौवें या बारहवें भाव की जल राशि में कोई ग्रह नहीं है',
  saturn_with_moon: ({ isTogether }) => `शनि चंद्रमा के साथ ${isTogether ? 'है' : 'नहीं है'}`,
  varga_lords: ({ lords, varga }) => {
    const each = lords.map(
      ({ house, ownedHouses, planet }) =>
        `${listHi(ownedHouses.map(lordShort))} ${planetHi(planet)} ${inHouse(house)} है`,
    );
    return `${VARGAS[varga].sanskrit} में ${each.join(' और ')}`;
  },
  karakamsha: ({ atmakaraka, found, signIndex }) => {
    const from = `कारकांश ${signHi(signIndex)} (आत्मकारक ${planetHi(atmakaraka)})`;
    if (found.length === 0) return `${from} से सातवें या बारहवें स्थान पर चंद्रमा, राहु या केतु नहीं है`;
    const seen = found.map(({ house, planet }) => `${rankOblique(house)} स्थान पर ${planetHi(planet)}`);
    return `${from} से ${listHi(seen)} ${isOrAre(found.length)}`;
  },
  atmakaraka_with_rahu: ({ atmakaraka, isTogether }) =>
    `आत्मकारक ${planetHi(atmakaraka)} के साथ राहु ${isTogether ? 'है' : 'नहीं है'}`,
  one_lord: () => 'इस लग्न में दोनों भावों का स्वामी सदा एक ही ग्रह होता है',
  home_holds: ({ benefics, house, isAspecting, planet }) => {
    const aspects = isAspecting ? ' और चौथे भाव को देखता है' : '';
    const support =
      benefics.length > 0 ? `चौथे भाव को ${planetsHi(benefics)} का बल है` : 'किसी और शुभ ग्रह का असर चौथे भाव पर नहीं है';
    return `चतुर्थेश ${planetHi(planet)} ${inHouse(house)} है${aspects}; ${support}`;
  },
  settled: ({ house, planet, signIndex }) =>
    `लग्नेश ${planetHi(planet)} ${inHouse(house)} ${SIGN_KINDS[modality(signIndex)]} राशि ${signHi(signIndex)} में है`,
  weak_twelfth: ({ planet, weaknesses }) =>
    weaknesses.length > 0
      ? `द्वादशेश ${planetHi(planet)} ${listHi(weaknesses.map(weaknessHi))} है`
      : `द्वादशेश ${planetHi(planet)} कमज़ोर नहीं है`,
  home_lord: ({ dignity, isHolding, isLifted, planet, signIndex }) =>
    `चतुर्थेश ${planetHi(planet)} ${inOwnPlace({ dignity, isLifted, signIndex })} है और घर का बंधन ${isHolding ? 'मज़बूत' : 'ढीला'} है`,
  jupiter_on_home: ({ house, lord }) => {
    if (house === null && lord === null) return 'गुरु का असर न चौथे भाव पर है, न चतुर्थेश पर';
    const reached = [
      ...(house === null ? [] : [house === 'place' ? 'चौथे भाव में है' : 'चौथे भाव को देखता है']),
      ...(lord === null
        ? []
        : [
            lord.reach === 'place'
              ? `चतुर्थेश ${planetHi(lord.planet)} के साथ है`
              : `चतुर्थेश ${planetHi(lord.planet)} को देखता है`,
          ]),
    ];
    return `गुरु ${listHi(reached)} और घर की ओर खींचता है`;
  },
  sign_of_lord: ({ planet, signIndex }) =>
    `द्वादशेश ${planetHi(planet)} ${signHi(signIndex)} में है, जो ${STAYS[modality(signIndex)]}`,
  sign_of_twelfth: ({ signIndex }) => `बारहवें भाव की ${signHi(signIndex)} ${STAYS[modality(signIndex)]}`,
  keepers: ({ planets }) =>
    planets.length > 0
      ? `बारहवें भाव में ${planetsHi(planets)} घर से दूर ${planets.length > 1 ? 'रखते हैं' : 'रखता है'}`
      : 'बारहवें भाव में न शनि है, न राहु',
  self_in_sign: ({ house, planet, signIndex }) =>
    `लग्नेश ${planetHi(planet)} ${inHouse(house)} ${SIGN_KINDS[modality(signIndex)]} राशि ${signHi(signIndex)} में है`,
  lord_abroad: ({ ownedHouse, ...standing }) => standingHi(standing, lordShort(ownedHouse)),
  rahu_dispositor: ({ rahuSignIndex, ...standing }) =>
    standingHi(standing, `राहु की राशि ${signHi(rahuSignIndex)} का स्वामी`),
  lords_signify: ({ hasPeriods, lords }) => {
    if (!hasPeriods) return 'इस समय कोई दशा नहीं चलती';
    if (lords.length === 0) return 'चल रही दशाओं के स्वामी विदेश के कारक नहीं हैं';
    const who = lords.map(({ offices, planet }) => `${planetHi(planet)} (${listHi(offices.map(officeHi))})`);
    return `चल रही दशाओं में ${listHi(who)} विदेश ${lords.length > 1 ? 'के कारक हैं' : 'का कारक है'}`;
  },
  fallen_bonds: ({ planets }) =>
    planets.length > 0
      ? `विदेश का रास्ता बनाने वाले ग्रहों में ${planetsHi(planets)} नीच ${isOrAre(planets.length)}`
      : 'विदेश का रास्ता बनाने वाला कोई ग्रह नीच नहीं है',
};
