/** Papakartari: malefics on both sides of the ascendant, of the Moon or of the 7th house (Three Hundred Combinations). */
import { countFrom, nthSignFrom } from '../angle.ts';
import { both, type Bilingual } from '../bilingual.ts';
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isBenefic } from '../planet/nature.ts';
import { phaladeepika, threeHundredCombinations } from '../source.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import type { Affliction } from './affliction.ts';
import { beneficsTouching, beneficsTouchingPlanet } from './touch.ts';

export type HemmedId = 'ascendant' | 'moon' | 'seventh';

interface Place {
  readonly id: HemmedId;
  /** What it weighs; a benefic in it or aspecting it takes all of that off. */
  readonly points: number;
  readonly formation: Bilingual;
  readonly hemmed: Bilingual;
  readonly helped: Bilingual;
  /** The planet that it is, besides those that hem it in. */
  readonly planets: readonly Planet[];
  readonly signIndex: (chart: Chart) => number;
}

const PLACES: readonly Place[] = [
  {
    id: 'ascendant',
    points: 40,
    formation: both('Malefics are in both the 2nd and the 12th house', 'दूसरे और बारहवें दोनों भावों में पाप ग्रह हों'),
    hemmed: both('Malefics stand on both sides of the ascendant', 'लग्न के दोनों ओर पाप ग्रह हैं'),
    helped: both('A benefic is in the ascendant or aspects it', 'लग्न में शुभ ग्रह है या उसकी दृष्टि है'),
    planets: [],
    signIndex: ({ ascendant }) => ascendant.signIndex,
  },
  {
    id: 'moon',
    points: 30,
    formation: both(
      'Malefics are in both the 2nd and the 12th from the Moon',
      'चंद्रमा से दूसरे और बारहवें दोनों भावों में पाप ग्रह हों',
    ),
    hemmed: both('Malefics stand on both sides of the Moon', 'चंद्रमा के दोनों ओर पाप ग्रह हैं'),
    helped: both('A benefic joins or aspects the Moon', 'चंद्रमा पर शुभ ग्रह की युति या दृष्टि है'),
    planets: ['Moon'],
    signIndex: ({ signs }) => signs.Moon,
  },
  {
    id: 'seventh',
    points: 25,
    formation: both(
      'Malefics are in both the 2nd and the 12th from the 7th house',
      'सातवें भाव से दूसरे और बारहवें दोनों भावों में पाप ग्रह हों',
    ),
    hemmed: both('Malefics stand on both sides of the 7th house', 'सातवें भाव के दोनों ओर पाप ग्रह हैं'),
    helped: both('A benefic is in the 7th house or aspects it', 'सातवें भाव में शुभ ग्रह है या उसकी दृष्टि है'),
    planets: [],
    signIndex: (chart) => signOfHouse(chart, 7),
  },
];

const HEMMED_IN = both(
  'Malefics stand on both sides of the ascendant, of the Moon or of the 7th house',
  'लग्न, चंद्रमा या सातवें भाव के दोनों ओर पाप ग्रह हैं',
);

const SOURCES = { source: threeHundredCombinations(), alsoIn: [phaladeepika(6)] };

/** The three places together, as the dosha has it. */
export const papakartariAffliction: Affliction = {
  ...SOURCES,
  formation: both(
    'Malefics stand in both the 2nd and the 12th from the ascendant, from the Moon or from the 7th house',
    'लग्न, चंद्रमा या सातवें भाव से दूसरे और बारहवें दोनों में पाप ग्रह हों',
  ),
  reliefs: 'points',
  participants: (chart) => [...new Set(PLACES.flatMap((place) => sidesOf(chart, place).planets))],
  houses: (chart) => hemmedPlaces(chart).map((place) => houseOf(chart, place)),

  examine(chart) {
    const found = PLACES.map((place) => seenAt(chart, place));
    const hemmed = found.filter(({ sides }) => sides.planets.length > 0);
    return [
      required('hemmed_in', HEMMED_IN, hemmed.length > 0, { places: hemmed.map(({ place }) => place.id) }),
      ...found.map(({ place, sides }) =>
        strengthens(place.id, place.hemmed, sides.planets.length > 0, { ...sides }, place.points),
      ),
      ...found.map(({ helpers, place }) =>
        weakens(`${place.id}_helped`, place.helped, helpers.length > 0, { planets: helpers }, -place.points),
      ),
    ];
  },
};

/** The ascendant alone, as a yoga names it. */
export const hemmedAscendantAffliction = afflictionOf('ascendant');
/** The Moon alone, as a yoga names it. */
export const hemmedMoonAffliction = afflictionOf('moon');

function afflictionOf(id: HemmedId): Affliction {
  const place = PLACES.find((known) => known.id === id)!;
  return {
    ...SOURCES,
    formation: place.formation,
    reliefs: 'points',
    participants: (chart) => [...place.planets, ...sidesOf(chart, place).planets],
    houses: (chart) => [houseOf(chart, place)],

    examine(chart) {
      const { helpers, sides } = seenAt(chart, place);
      return [
        required(place.id, place.hemmed, sides.planets.length > 0, { ...sides }, place.points),
        weakens(`${place.id}_helped`, place.helped, helpers.length > 0, { planets: helpers }, -place.points),
      ];
    },
  };
}

/** Lists the places that are hemmed in. */
export function hemmedIn(chart: Chart): HemmedId[] {
  return hemmedPlaces(chart).map(({ id }) => id);
}

function hemmedPlaces(chart: Chart): Place[] {
  return PLACES.filter((place) => sidesOf(chart, place).planets.length > 0);
}

interface Sides {
  readonly second: readonly Planet[];
  readonly twelfth: readonly Planet[];
  /** All of them where both sides have one, else none. */
  readonly planets: readonly Planet[];
}

function seenAt(chart: Chart, place: Place) {
  const sides = sidesOf(chart, place);
  return { place, sides, helpers: sides.planets.length > 0 ? helpersOf(chart, place) : [] };
}

/** All malefics count, the Sun and the nodes too. */
function sidesOf(chart: Chart, place: Place): Sides {
  const { signs } = chart;
  const signIndex = place.signIndex(chart);
  const occupying = (sign: number) => PLANETS.filter((id) => signs[id] === sign && !isBenefic(chart, id));
  const second = occupying(nthSignFrom(signIndex, 2));
  const twelfth = occupying(nthSignFrom(signIndex, 12));
  return { second, twelfth, planets: second.length > 0 && twelfth.length > 0 ? [...second, ...twelfth] : [] };
}

function helpersOf(chart: Chart, place: Place): Planet[] {
  return place.id === 'moon' ? beneficsTouchingPlanet(chart, 'Moon') : beneficsTouching(chart, place.signIndex(chart));
}

function houseOf(chart: Chart, place: Place): number {
  return countFrom(chart.ascendant.signIndex, place.signIndex(chart));
}
