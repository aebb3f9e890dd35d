/** The five great persons (pancha mahapurusha): a planet with a disc, at home or exalted, in a kendra. */
import { companions } from '../avasthas.ts';
import { required, weakens } from '../condition.ts';
import { isOwnSign, isSignDebilitated, isSignExalted } from '../dignity.ts';
import { isKendra } from '../houses.ts';
import type { Rule } from '../rule.ts';
import { bphs } from '../source.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { SIGNS } from '../tables/signs.ts';
import { vargaChart } from '../varga/position.ts';

export const mahapurushas: readonly Rule[] = [
  mahapurusha('ruchaka', 'Ruchaka', 'Mars', 'courage, command, a strong body of supporters, land'),
  mahapurusha('bhadra', 'Bhadra', 'Mercury', 'intellect, trade, eloquence'),
  mahapurusha('hamsa', 'Hamsa', 'Jupiter', 'virtue, learning, respect'),
  mahapurusha('malavya', 'Malavya', 'Venus', 'comforts, arts, a happy union, vehicles'),
  mahapurusha('shasha', 'Shasha', 'Saturn', 'authority over many, stamina, land'),
];

function mahapurusha(id: string, name: string, planet: SevenPlanet, result: string): Rule {
  return {
    id,
    name,
    family: 'mahapurusha',
    source: bphs(75),
    polarity: 'good',
    result,
    countedFrom: 'ascendant',
    participants: () => [planet],

    examine(chart) {
      const { house, isCombust, signIndex } = chart.planets[planet];
      const { nodeExaltation } = chart.conventions;
      const isHighlyPlaced =
        isOwnSign(planet, signIndex, nodeExaltation) || isSignExalted(planet, signIndex, nodeExaltation);
      const luminaries = companions(chart, chart.planets[planet])
        .map((other) => other.id)
        .filter((other) => other === 'Sun' || other === 'Moon');
      const navamsaSign = vargaChart(chart, 'd9').planets[planet].signIndex;
      return [
        required('own_or_exalted', `${planet} is in its own or exaltation sign`, isHighlyPlaced, {
          sign: SIGNS[signIndex]!,
        }),
        required('kendra', `${planet} is in a kendra from the ascendant`, isKendra(house), { house }),
        weakens('combust', `${planet} is combust`, isCombust),
        weakens('with_luminary', `${planet} stands with the Sun or the Moon`, luminaries.length > 0, {
          planets: luminaries,
        }),
        weakens(
          'debilitated_in_navamsa',
          `${planet} is debilitated in the navamsa`,
          isSignDebilitated(planet, navamsaSign, nodeExaltation),
          { navamsa_sign: SIGNS[navamsaSign]! },
        ),
      ];
    },
  };
}
