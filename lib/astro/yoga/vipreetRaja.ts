/** Reversed raja yogas: lords of the three dusthanas among themselves, where loss undoes loss. */
import { companions } from '../planet/avasthas.ts';
import { both, type Bilingual } from '../bilingual.ts';
import { required, weakens } from '../evidence.ts';
import { isDusthana, isKendra, isTrikona } from '../chart/houses.ts';
import { lordOfHouse, ownedHouses } from '../planet/lordship.ts';
import type { Rule } from '../rule.ts';
import { phaladeepika } from '../source.ts';
import { hindiOrdinal, ordinal } from '../words.ts';

export const vipreetRajas: readonly Rule[] = [
  vipreet('harsha', both('Harsha', 'हर्ष'), 6, both('invincibility, good spirits', 'अजेयता, प्रसन्नता')),
  vipreet('sarala', both('Sarala', 'सरल'), 8, both('staying power, fearlessness', 'दृढ़ता, निर्भयता')),
  vipreet('vimala', both('Vimala', 'विमल'), 12, both('thrift, independence', 'मितव्यय, स्वतंत्रता')),
];

function vipreet(id: string, name: Bilingual, owned: 6 | 8 | 12, result: Bilingual): Rule {
  const [nth, hindiNth] = [ordinal(owned), hindiOrdinal(owned)];
  const texts = {
    formation: both(
      `The lord of the ${nth} is in the 6th, 8th or 12th house`,
      `${hindiNth} भाव का स्वामी छठे, आठवें या बारहवें भाव में हो`,
    ),
    lord_in_dusthana: both(
      `The lord of the ${nth} is in the 6th, 8th or 12th house`,
      `${hindiNth} भाव का स्वामी छठे, आठवें या बारहवें भाव में है`,
    ),
  };
  return {
    id,
    name,
    family: 'vipreet-raja',
    source: phaladeepika(6),
    polarity: 'good',
    formation: texts.formation,
    result: both(
      `${result.en}; the benefit shows after trouble has passed`,
      `${result.hi}; इसका लाभ कठिनाई बीतने पर मिलता है`,
    ),
    // That is what it is made of.
    spares: ['in_dusthana'],
    countedFrom: 'ascendant',
    houses: [owned],
    participants: (chart) => [lordOfHouse(chart, owned)],

    examine(chart) {
      const lord = lordOfHouse(chart, owned);
      const { house } = chart.planets[lord];
      // A lord of a kendra or trikona who owns a dusthana too counts as one of them.
      const intruders = companions(chart, chart.planets[lord])
        .map((other) => other.id)
        .filter((other) => ownedHouses(chart, other).some((n) => isKendra(n) || isTrikona(n)))
        .filter((other) => !ownedHouses(chart, other).some(isDusthana));
      const isAscendantLord = lordOfHouse(chart, 1) === lord;
      return [
        required('lord_in_dusthana', texts.lord_in_dusthana, isDusthana(house), { lord, house }),
        weakens('joined', JOINED, intruders.length > 0, { planets: intruders }),
        weakens('lord_of_ascendant', LORD_OF_ASCENDANT, isAscendantLord, { lord }),
      ];
    },
  };
}

const JOINED = both('A lord of a kendra or trikona joins it', 'किसी केंद्र या त्रिकोण का स्वामी उसके साथ है');
const LORD_OF_ASCENDANT = both('It owns the ascendant too', 'वह लग्न का भी स्वामी है');
