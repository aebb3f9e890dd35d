/** Reversed raja yogas: lords of the three dusthanas among themselves, where loss undoes loss. */
import { companions } from '../avasthas.ts';
import { required, weakens } from '../condition.ts';
import { isDusthana, isKendra, isTrikona } from '../houses.ts';
import { lordOfHouse, ownedHouses } from '../lordship.ts';
import type { Rule } from '../rule.ts';
import { phaladeepika } from '../source.ts';
import { ordinal } from '../words.ts';

export const vipreetRajas: readonly Rule[] = [
  vipreet('harsha', 'Harsha', 6, 'invincibility, good spirits'),
  vipreet('sarala', 'Sarala', 8, 'staying power, fearlessness'),
  vipreet('vimala', 'Vimala', 12, 'thrift, independence'),
];

function vipreet(id: string, name: string, owned: 6 | 8 | 12, result: string): Rule {
  const nth = ordinal(owned);
  return {
    id,
    name,
    family: 'vipreet-raja',
    source: phaladeepika(6),
    polarity: 'good',
    result: `${result}; the benefit shows after trouble has passed`,
    countedFrom: 'ascendant',
    houses: [owned],
    participants: (chart) => [lordOfHouse(chart, owned)],

    examine(chart) {
      const lord = lordOfHouse(chart, owned);
      const { house } = chart.planets[lord];
      const intruders = companions(chart, chart.planets[lord])
        .map((other) => other.id)
        .filter((other) => ownedHouses(chart, other).some((n) => isKendra(n) || isTrikona(n)))
        .filter((other) => !ownedHouses(chart, other).some(isDusthana));
      const isAscendantLord = lordOfHouse(chart, 1) === lord;
      return [
        required(
          'lord_in_dusthana',
          `${lord}, lord of the ${nth}, is in the 6th, 8th or 12th house`,
          isDusthana(house),
          {
            lord,
            house,
          },
        ),
        weakens('joined', `A lord of a kendra or trikona joins ${lord}`, intruders.length > 0, { planets: intruders }),
        weakens('lord_of_ascendant', `${lord} owns the ascendant too`, isAscendantLord, { lord }),
      ];
    },
  };
}
