/** Yogas of life abroad that confirm the first eight: motion, water, long stays, divisional charts, karakamsha. */
import { lordOfHouse } from '../../planet/lordship.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { houseFromSign } from '../../jaimini/signHouses.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { element, modality, SIGNS } from '../../tables/signs.ts';
import type { VargaId } from '../../varga/vargas.ts';
import type { AreaContext } from '../areaContext.ts';
import { foreignFact as fact } from './facts.ts';
import { planetWay, way, type ForeignKind, type ForeignRule, type ForeignWay } from './foreignRules.ts';

/** V9 to V13 of the rules. */
export const SECONDARY_YOGAS: readonly ForeignRule[] = [
  {
    id: 'movable_signs',
    name: 'Movable signs',
    sanskrit: 'चर राशि योग',
    isPrimary: false,
    most: 4,
    ways: (context) => [movablePlanets(context), movableAscendant(context)],
  },
  {
    id: 'water_signs',
    name: 'Water signs',
    sanskrit: 'जल राशि योग',
    isPrimary: false,
    most: 3,
    ways: (context) => [waterPlanets(context)],
  },
  {
    id: 'saturn_long_stay',
    name: 'Long stay',
    sanskrit: 'दीर्घ प्रवास योग',
    isPrimary: false,
    most: 3,
    ways: (context) => [planetWay(context, 'Saturn', [12, 9, 4], 3, ['settlement']), saturnWithMoon(context)],
  },
  {
    id: 'divisional_confirmation',
    name: 'Confirmation in divisional charts',
    sanskrit: 'वर्ग पुष्टि योग',
    isPrimary: false,
    most: 16,
    ways: (context) => [
      vargaWay(context, 'd9', [1, 4], 12, ['spouse']),
      vargaWay(context, 'd4', [1, 4], 12, ['settlement']),
      vargaWay(context, 'd12', [1, 4], 12, ['leaving']),
      vargaWay(context, 'd10', [12], 10, ['work']),
    ],
  },
  {
    id: 'karakamsha_abroad',
    name: 'Karakamsha turned outward',
    sanskrit: 'कारकांश विदेश योग',
    isPrimary: false,
    most: 3,
    ways: (context) => [karakamsha(context), atmakarakaWithRahu(context)],
  },
];

/** Number of the nine planets in movable signs that forms the yoga. */
const MANY_MOVABLE = 5;

function movablePlanets({ chart }: AreaContext): ForeignWay {
  const movable = PLANETS.filter((planet) => modality(chart.signs[planet]) === 'movable');
  return way(
    {
      id: 'movable_planets',
      text: fact('movable_planets', { planets: movable }),
      planets: movable,
      observed: { count: movable.length },
    },
    movable.length >= MANY_MOVABLE,
    4,
    ['travel'],
  );
}

function movableAscendant({ chart }: AreaContext): ForeignWay {
  const lord = lordOfHouse(chart, 1);
  const [rising, held] = [chart.ascendant.signIndex, chart.signs[lord]];
  return way(
    {
      id: 'movable_ascendant',
      text: fact('movable_ascendant', { signIndex: rising, planet: lord, lordSignIndex: held }),
      planets: [lord],
      houses: [1],
      observed: { rising: modality(rising), lord: modality(held) },
    },
    modality(rising) === 'movable' && modality(held) === 'movable',
    4,
    ['travel'],
  );
}

const SEA_HOUSES = [9, 12, 8];

function waterPlanets({ chart }: AreaContext): ForeignWay {
  const inWater = PLANETS.filter(
    (planet) => element(chart.signs[planet]) === 'water' && SEA_HOUSES.includes(chart.planets[planet].house),
  );
  const houses = [...new Set(inWater.map((planet) => chart.planets[planet].house))].sort((a, b) => a - b);
  return way(
    {
      id: 'planets_in_water',
      text: fact('planets_in_water', { planets: inWater, houses }),
      planets: inWater,
      houses,
      observed: { planets: inWater },
    },
    inWater.length > 0,
    3,
    ['travel'],
  );
}

function saturnWithMoon({ chart }: AreaContext): ForeignWay {
  const isTogether = chart.signs.Saturn === chart.signs.Moon;
  return way(
    {
      id: 'saturn_with_moon',
      text: fact('saturn_with_moon', { isTogether }),
      planets: ['Saturn', 'Moon'],
      houses: isTogether ? [chart.planets.Moon.house] : [],
      observed: { together: isTogether },
    },
    isTogether,
    3,
    ['settlement'],
  );
}

const VARGA_POINTS = 4;

/** Lords of the birth chart in a house of a divisional chart. */
function vargaWay(
  context: AreaContext,
  id: VargaId,
  lords: readonly number[],
  wanted: number,
  kinds: readonly ForeignKind[],
): ForeignWay {
  const { planets } = context.varga(id);
  const seen = lords.map((house) => ({ house, planet: lordOfHouse(context.chart, house) }));
  const there = seen.filter(({ planet }) => planets[planet].house === wanted);
  const said = there.length > 0 ? there : seen;
  const described = [...new Set(said.map(({ planet }) => planet))].map((planet) => {
    const ownedHouses = said.filter((one) => one.planet === planet).map(({ house }) => house);
    return { planet, ownedHouses, house: planets[planet].house };
  });
  const held: Planet[] = [...new Set(there.map(({ planet }) => planet))];
  return way(
    {
      id: `${id}_lords_in_${wanted}`,
      text: fact('varga_lords', { varga: id, lords: described }),
      planets: held,
      houses: there.map(({ house }) => house),
      observed: { varga: id, found: held },
    },
    there.length > 0,
    VARGA_POINTS,
    kinds,
  );
}

const ROVERS: readonly Planet[] = ['Rahu', 'Ketu', 'Moon'];

/** Counted in the navamsa, from the sign that the atmakaraka has there. */
function karakamsha({ karakas, navamsa }: AreaContext): ForeignWay {
  const { planet: soul } = charaKaraka(karakas, 'AK');
  const from = navamsa.signs[soul];
  const found = [7, 12].flatMap((house) =>
    houseFromSign(navamsa, from, house)
      .occupants.filter((planet) => ROVERS.includes(planet))
      .map((planet) => ({ planet, house })),
  );
  return way(
    {
      id: 'karakamsha_7_12',
      text: fact('karakamsha', { signIndex: from, atmakaraka: soul, found }),
      planets: [...new Set([soul, ...found.map(({ planet }) => planet)])],
      observed: { atmakaraka: soul, karakamsha: SIGNS[from]!, found: found.map(({ planet }) => planet) },
    },
    found.length > 0,
    3,
    ['leaving'],
  );
}

function atmakarakaWithRahu({ chart, karakas }: AreaContext): ForeignWay {
  const { planet: soul } = charaKaraka(karakas, 'AK');
  const isTogether = soul !== 'Rahu' && chart.signs[soul] === chart.signs.Rahu;
  return way(
    {
      id: 'atmakaraka_with_rahu',
      text: fact('atmakaraka_with_rahu', { atmakaraka: soul, isTogether }),
      planets: [soul, 'Rahu'],
      houses: isTogether ? [chart.planets.Rahu.house] : [],
      observed: { atmakaraka: soul, together: isTogether },
    },
    isTogether,
    3,
    ['leaving'],
  );
}
