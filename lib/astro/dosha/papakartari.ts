import { beneficsTouching, beneficsTouchingPlanet } from '../affliction/touch.ts';
import { countFrom, nthSignFrom } from '../angle.ts';
import { both, type Bilingual } from '../bilingual.ts';
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isBenefic } from '../planet/nature.ts';
import { phaladeepika, threeHundredCombinations } from '../source.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import type { Dosha } from './dosha.ts';

interface Place {
  readonly id: 'ascendant' | 'moon' | 'seventh';
  readonly points: number;
  /** Points that a benefic in it or aspecting it takes off. */
  readonly relief: number;
  readonly hemmed: Bilingual;
  readonly helped: Bilingual;
  readonly effects: Bilingual;
  readonly signIndex: (chart: Chart) => number;
}

const PLACES: readonly Place[] = [
  {
    id: 'ascendant',
    points: 40,
    relief: -30,
    hemmed: both('Malefics stand on both sides of the ascendant', 'लग्न के दोनों ओर पाप ग्रह हैं'),
    helped: both('A benefic is in the ascendant or aspects it', 'लग्न में शुभ ग्रह है या उसकी दृष्टि है'),
    effects: both(
      'narrow room to move at first, strength that shows under pressure',
      'आरंभ में सीमित अवसर, दबाव में निखरने वाला बल',
    ),
    signIndex: ({ ascendant }) => ascendant.signIndex,
  },
  {
    id: 'moon',
    points: 30,
    relief: -25,
    hemmed: both('Malefics stand on both sides of the Moon', 'चंद्रमा के दोनों ओर पाप ग्रह हैं'),
    helped: both('A benefic joins or aspects the Moon', 'चंद्रमा पर शुभ ग्रह की युति या दृष्टि है'),
    effects: both('a mind that carries much and asks for quiet', 'बहुत कुछ ढोने वाला मन, जिसे शांति चाहिए'),
    signIndex: ({ signs }) => signs.Moon,
  },
  {
    id: 'seventh',
    points: 25,
    relief: -20,
    hemmed: both('Malefics stand on both sides of the 7th house', 'सातवें भाव के दोनों ओर पाप ग्रह हैं'),
    helped: both('A benefic is in the 7th house or aspects it', 'सातवें भाव में शुभ ग्रह है या उसकी दृष्टि है'),
    effects: both('partnership under the pressure of others', 'दूसरों के दबाव में साझेदारी'),
    signIndex: (chart) => signOfHouse(chart, 7),
  },
];

export const papakartari: Dosha = {
  id: 'papakartari',
  name: both('Papakartari Dosha', 'पापकर्तरी दोष'),
  source: threeHundredCombinations(),
  alsoIn: [phaladeepika(6)],
  formation: both(
    'Malefics stand in both the 2nd and the 12th from the ascendant, from the Moon or from the 7th house',
    'लग्न, चंद्रमा या सातवें भाव से दूसरे और बारहवें दोनों में पाप ग्रह हों',
  ),
  effects: both('pressure from two sides', 'दोनों ओर का दबाव'),
  reliefs: 'points',

  participants: (chart) => [...new Set(PLACES.flatMap((place) => sidesOf(chart, place).planets))],
  houses: (chart) => hemmedPlaces(chart).map((place) => houseOf(chart, place)),

  effectsIn(chart) {
    const described = hemmedPlaces(chart).map(({ effects }) => effects);
    return both(described.map(({ en }) => en).join('; '), described.map(({ hi }) => hi).join('; '));
  },

  examine(chart) {
    const found = PLACES.map((place) => {
      const sides = sidesOf(chart, place);
      return { place, sides, helpers: sides.planets.length > 0 ? helpersOf(chart, place) : [] };
    });
    const hemmed = found.filter(({ sides }) => sides.planets.length > 0);
    return [
      required('hemmed_in', HEMMED_IN, hemmed.length > 0, { places: hemmed.map(({ place }) => place.id) }),
      ...found.map(({ place, sides: { planets, second, twelfth } }) =>
        strengthens(place.id, place.hemmed, planets.length > 0, { planets, second, twelfth }, place.points),
      ),
      ...found.map(({ helpers, place }) =>
        weakens(`${place.id}_helped`, place.helped, helpers.length > 0, { planets: helpers }, place.relief),
      ),
    ];
  },
};

const HEMMED_IN = both(
  'Malefics stand on both sides of the ascendant, of the Moon or of the 7th house',
  'लग्न, चंद्रमा या सातवें भाव के दोनों ओर पाप ग्रह हैं',
);

interface Sides {
  readonly second: readonly Planet[];
  readonly twelfth: readonly Planet[];
  /** All of them where both sides have one, else none. */
  readonly planets: readonly Planet[];
}

/** The malefics on both sides of a place. */
function sidesOf(chart: Chart, place: Place): Sides {
  const { signs } = chart;
  const signIndex = place.signIndex(chart);
  const occupying = (sign: number) => PLANETS.filter((id) => signs[id] === sign && !isBenefic(chart, id));
  const second = occupying(nthSignFrom(signIndex, 2));
  const twelfth = occupying(nthSignFrom(signIndex, 12));
  return { second, twelfth, planets: second.length > 0 && twelfth.length > 0 ? [...second, ...twelfth] : [] };
}

function hemmedPlaces(chart: Chart): Place[] {
  return PLACES.filter((place) => sidesOf(chart, place).planets.length > 0);
}

function helpersOf(chart: Chart, place: Place): Planet[] {
  return place.id === 'moon' ? beneficsTouchingPlanet(chart, 'Moon') : beneficsTouching(chart, place.signIndex(chart));
}

function houseOf(chart: Chart, place: Place): number {
  return countFrom(chart.ascendant.signIndex, place.signIndex(chart));
}
