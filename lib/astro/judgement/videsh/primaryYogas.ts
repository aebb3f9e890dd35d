/** The eight yogas that life abroad is judged by first (common practice; points interpretive). */
import { influencesOn } from '../../chart/aspects.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { element, modality, SIGNS } from '../../tables/signs.ts';
import type { AreaContext } from '../areaContext.ts';
import { foreignFact as fact } from './facts.ts';
import { bondKinds, linkWay, lordWay, planetWay, way, type ForeignRule, type ForeignWay } from './foreignRules.ts';

/** V1 to V8 of the rules. */
export const PRIMARY: readonly ForeignRule[] = [
  {
    id: 'twelfth_lord_link',
    name: 'Link of the 12th lord',
    sanskrit: 'द्वादशेश संबंध योग',
    isPrimary: true,
    most: 32,
    ways: (context) => [
      linkWay(context, 9, 12, 8, ['settlement', 'study']),
      linkWay(context, 1, 12, 8, ['settlement', 'work']),
      linkWay(context, 4, 12, 8, ['settlement']),
      linkWay(context, 10, 12, 8, ['work']),
    ],
  },
  {
    id: 'ascendant_and_twelfth',
    name: 'Ascendant and 12th',
    sanskrit: 'लग्न-व्यय योग',
    isPrimary: true,
    most: 8,
    ways: (context) => [lordWay(context, 1, [12], 8, ['settlement']), lordWay(context, 12, [1], 8, ['settlement'])],
  },
  {
    id: 'weak_homeland',
    name: 'Weak homeland',
    sanskrit: 'स्वदेश त्याग योग',
    isPrimary: true,
    most: 7,
    ways: (context) => [
      lordWay(context, 4, [12, 6, 8], 7, ['leaving']),
      heldFourth(context),
      planetWay(context, 'Rahu', [4], 7, ['leaving']),
    ],
  },
  {
    id: 'rahu_abroad',
    name: 'Rahu in houses abroad',
    sanskrit: 'राहु विदेश योग',
    isPrimary: true,
    most: 6,
    ways: (context) => [
      planetWay(context, 'Rahu', [12], 6, ['settlement']),
      planetWay(context, 'Rahu', [9], 6, ['study', 'travel']),
      planetWay(context, 'Rahu', [7], 4, bondKinds(context.chart)),
      planetWay(context, 'Rahu', [1], 4, ['leaving']),
      planetWay(context, 'Rahu', [10], 4, ['work']),
    ],
  },
  {
    id: 'partner_abroad',
    name: 'Partner from afar',
    sanskrit: 'सप्तमेश विदेश योग',
    isPrimary: true,
    most: 5,
    ways: (context) => {
      const kinds = bondKinds(context.chart);
      return [lordWay(context, 7, [9, 12], 5, kinds), lordWay(context, 9, [7, 12], 5, kinds)];
    },
  },
  {
    id: 'moon_abroad',
    name: 'Moon turned outward',
    sanskrit: 'चंद्र विदेश योग',
    isPrimary: true,
    most: 5,
    ways: (context) => [planetWay(context, 'Moon', [12, 9, 7, 8], 5, ['mind']), moonWithRahu(context)],
  },
  {
    id: 'work_abroad',
    name: 'Work abroad',
    sanskrit: 'विदेश कर्म योग',
    isPrimary: true,
    most: 6,
    ways: (context) => [
      lordWay(context, 10, [12, 9], 6, ['work']),
      lordWay(context, 10, [7], 6, ['work', 'trade']),
      lordWay(context, 12, [10], 6, ['work']),
    ],
  },
  {
    id: 'study_abroad',
    name: 'Study abroad',
    sanskrit: 'विदेश विद्या योग',
    isPrimary: true,
    most: 5,
    ways: (context) => [
      lordWay(context, 5, [12, 9], 5, ['study']),
      lordWay(context, 9, [5], 5, ['study']),
      linkWay(context, 5, 12, 5, ['study']),
    ],
  },
];

/** The lord of the 4th held by malefics, no benefic helping it. */
function heldFourth({ chart }: AreaContext): ForeignWay {
  const fourth = lordOfHouse(chart, 4);
  const influences = influencesOn(chart, fourth);
  const benefics = influences.filter((planet) => isBenefic(chart, planet));
  const malefics = influences.filter((planet) => !benefics.includes(planet));
  return way(
    {
      id: 'lord_4_afflicted',
      text: fact('held_fourth', { planet: fourth, malefics, benefics }),
      planets: [fourth, ...malefics],
      houses: [4],
      observed: { malefics, benefics },
    },
    malefics.length > 0 && benefics.length === 0,
    7,
    ['leaving'],
  );
}

function moonWithRahu({ chart }: AreaContext): ForeignWay {
  const { house, signIndex } = chart.planets.Moon;
  const isTogether = chart.signs.Rahu === signIndex;
  const isRestless = modality(signIndex) === 'movable' || element(signIndex) === 'water';
  return way(
    {
      id: 'moon_with_rahu',
      text: fact('moon_with_rahu', { signIndex, house, isTogether }),
      planets: ['Moon', 'Rahu'],
      houses: [house],
      observed: {
        sign: SIGNS[signIndex]!,
        modality: modality(signIndex),
        element: element(signIndex),
        together: isTogether,
      },
    },
    isTogether && isRestless,
    5,
    ['mind'],
  );
}
