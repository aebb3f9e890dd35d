/** Great wealth by a lord in his own sign with the companions that the text names for him: seven verses for the 5th, seven for the 1st. */
import { isInfluencing } from '../../chart/aspects.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import { PLANET_NAMES, SEVEN_PLANETS, type Planet, type SevenPlanet } from '../../tables/planets.ts';
import { named, namedList } from '../../planetWords.ts';
import { giverConditions } from './givers.ts';

type Companions = Readonly<Record<SevenPlanet, readonly Planet[]>>;

/** Who must stand in the 11th (BPHS 41.2-8). */
const IN_11TH: Companions = {
  Sun: ['Moon', 'Jupiter', 'Saturn'],
  Moon: ['Saturn'],
  Mars: ['Venus'],
  Mercury: ['Moon', 'Mars', 'Jupiter'],
  Jupiter: ['Mercury'],
  Venus: ['Mars'],
  Saturn: ['Sun', 'Moon'],
};

/** Who must join the lord or aspect him (BPHS 41.9-15). */
const COMPANIONS: Companions = {
  Sun: ['Mars', 'Jupiter'],
  Moon: ['Mercury', 'Jupiter'],
  Mars: ['Mercury', 'Venus', 'Saturn'],
  Mercury: ['Venus', 'Saturn'],
  Jupiter: ['Mars', 'Mercury'],
  Venus: ['Mercury', 'Saturn'],
  Saturn: ['Mars', 'Jupiter'],
};

const result = both('great wealth', 'विपुल धन');

export const ownFifthDhana = lordAtHome(5, IN_11TH, (chart, planet) => chart.planets[planet].house === 11, {
  id: 'dhana-own-5th',
  name: both('Dhana by own 5th', 'स्वगृही पंचमेश धन योग'),
  source: bphs(41, '2-8'),
  formation: both(
    `The lord of the 5th is in the 5th, and the 11th holds those named for it: ${whoEnglish(IN_11TH)}`,
    `पंचमेश पाँचवें भाव में हो और ग्यारहवें भाव में हों: ${whoHindi(IN_11TH)}`,
  ),
  lordText: both('The lord of the 5th is in the 5th, its own sign', 'पंचमेश पाँचवें भाव में स्वराशि में है'),
  companionsText: both(
    'The planets that the text names for this lord stand in the 11th',
    'शास्त्र में इस स्वामी के लिए कहे गए ग्रह ग्यारहवें भाव में हैं',
  ),
});

export const ownAscendantDhana = lordAtHome(
  1,
  COMPANIONS,
  (chart, planet) => isInfluencing(chart, planet, lordOfHouse(chart, 1)),
  {
    id: 'dhana-own-lagna',
    name: both('Dhana by own Lagna', 'स्वगृही लग्नेश धन योग'),
    source: bphs(41, '9-15'),
    formation: both(
      `The lord of the ascendant is in the 1st, and those named for it join or aspect it: ${whoEnglish(COMPANIONS)}`,
      `लग्नेश लग्न में हो और उस पर युति या दृष्टि हो: ${whoHindi(COMPANIONS)}`,
    ),
    lordText: both('The lord of the ascendant is in the 1st, its own sign', 'लग्नेश लग्न में स्वराशि में है'),
    companionsText: both(
      'The planets that the text names for this lord join or aspect it',
      'शास्त्र में इस स्वामी के लिए कहे गए ग्रहों की उस पर युति या दृष्टि है',
    ),
  },
);

interface Wording extends Pick<Rule, 'id' | 'name' | 'source' | 'formation'> {
  readonly lordText: Bilingual;
  readonly companionsText: Bilingual;
}

function lordAtHome(
  owned: 1 | 5,
  companions: Companions,
  isThere: (chart: Chart, companion: Planet) => boolean,
  { lordText, companionsText, ...described }: Wording,
): Rule {
  return {
    ...described,
    family: 'dhana',
    polarity: 'good',
    result,
    countedFrom: 'ascendant',
    houses: owned === 5 ? [5, 11] : [1],
    participants(chart) {
      const lord = lordOfHouse(chart, owned);
      return [lord, ...companions[lord]];
    },
    examine(chart) {
      const lord = lordOfHouse(chart, owned);
      const named = companions[lord];
      const found = named.filter((planet) => isThere(chart, planet));
      const { house } = chart.planets[lord];
      return [
        required('lord_at_home', lordText, house === owned, { lord, house }),
        required('companions', companionsText, found.length === named.length, { named, found }),
        ...giverConditions(chart, [lord, ...found]),
      ];
    },
  };
}

function whoEnglish(companions: Companions): string {
  return SEVEN_PLANETS.map((lord) => `${namedList(companions[lord])} for ${named(lord)}`).join('; ');
}

function whoHindi(companions: Companions): string {
  const inHindi = (planets: readonly Planet[]) => planets.map((planet) => PLANET_NAMES[planet].hi).join(', ');
  return SEVEN_PLANETS.map((lord) => `${PLANET_NAMES[lord].hi} के लिए ${inHindi(companions[lord])}`).join('; ');
}
