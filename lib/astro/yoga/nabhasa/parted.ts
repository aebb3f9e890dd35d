/**
 * Shapes of the four kendras: benefics on one axis and malefics on the other (vajra, yava), or mixed (kamala).
 *
 * Mercury and Venus are never three signs from the Sun, so vajra and yava cannot be seen in the sky, as Varahamihira
 * says himself (Brihat Jataka 12.6); later works look for some planets there instead of all. We keep the old rule.
 */
import { both, type Bilingual } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { heldHouses, houseSet, housesIn, type HouseSet } from '../../chart/houseSet.ts';
import { BLEMISH_KINDS } from '../../strength/blemish.ts';
import { bphs, brihatJataka } from '../../source.ts';
import { HOUSE_CLASSES } from '../../tables/houses.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import { planetsOutside, type Figure, type NabhasaRow } from './figure.ts';

const KENDRAS = houseSet(HOUSE_CLASSES.kendra);
const RISING_AXIS = houseSet([1, 7]);
const MERIDIAN_AXIS = houseSet([4, 10]);
const BENEFICS: readonly SevenPlanet[] = ['Moon', 'Mercury', 'Jupiter', 'Venus'];
const MALEFICS: readonly SevenPlanet[] = ['Sun', 'Mars', 'Saturn'];

/** Tells whether every planet of each kind stands on the axis of its kind. */
function isParted(chart: Chart, benefics: HouseSet, malefics: HouseSet): boolean {
  return (heldHouses(chart, BENEFICS) & ~benefics) === 0 && (heldHouses(chart, MALEFICS) & ~malefics) === 0;
}

const isVajra = (chart: Chart) => isParted(chart, RISING_AXIS, MERIDIAN_AXIS);
const isYava = (chart: Chart) => isParted(chart, MERIDIAN_AXIS, RISING_AXIS);

const RISING = both('houses 1 and 7', 'पहले और सातवें भाव');
const MERIDIAN = both('houses 4 and 10', 'चौथे और दसवें भाव');
const COMMON = {
  family: 'nabhasa',
  spares: BLEMISH_KINDS,
  acts: 'lifelong',
  subfamily: 'akriti',
  countedFrom: 'ascendant',
} as const;

export const partedAkritis: readonly Figure[] = [
  parted([RISING_AXIS, RISING], [MERIDIAN_AXIS, MERIDIAN], isVajra, {
    id: 'vajra',
    name: both('Vajra', 'वज्र'),
    // The Moon is among the benefics, so from the Moon they are again in the 1st and 7th.
    isSameFromMoon: true,
    polarity: 'mixed',
    result: both(
      'happiness at the beginning and the end of life, effort between',
      'जीवन के आदि और अंत में सुख, मध्य में परिश्रम',
    ),
  }),
  parted([MERIDIAN_AXIS, MERIDIAN], [RISING_AXIS, RISING], isYava, {
    id: 'yava',
    name: both('Yava', 'यव'),
    polarity: 'mixed',
    result: both('happiness in the middle of life', 'जीवन के मध्य में सुख'),
  }),
  kamala(),
];

type Axis = readonly [houses: HouseSet, name: Bilingual];

function parted([good, goodName]: Axis, [bad, badName]: Axis, isIn: Figure['isIn'], row: NabhasaRow): Figure {
  const [benefics, malefics] = [
    both('Moon, Mercury, Jupiter and Venus', 'चंद्रमा, बुध, गुरु और शुक्र'),
    both('Sun, Mars and Saturn', 'सूर्य, मंगल और शनि'),
  ];
  const texts = {
    formation: both(
      `The benefics ${benefics.en} are all in ${goodName.en}, the malefics ${malefics.en} all in ${badName.en}`,
      `शुभ ग्रह ${benefics.hi} सब ${goodName.hi} में तथा पाप ग्रह ${malefics.hi} सब ${badName.hi} में हों`,
    ),
    benefics: both(`${benefics.en} are all in ${goodName.en}`, `${benefics.hi} सब ${goodName.hi} में हैं`),
    malefics: both(`${malefics.en} are all in ${badName.en}`, `${malefics.hi} सब ${badName.hi} में हैं`),
  };
  return {
    rule: {
      ...row,
      ...COMMON,
      source: bphs(35, '9-11'),
      alsoIn: [brihatJataka(12, '5')],
      formation: texts.formation,
      participants: () => SEVEN_PLANETS,

      examine(chart) {
        const strayBenefics = planetsOutside(chart, good, BENEFICS);
        const strayMalefics = planetsOutside(chart, bad, MALEFICS);
        return [
          required('benefics', texts.benefics, strayBenefics.length === 0, { planets_outside: strayBenefics }),
          required('malefics', texts.malefics, strayMalefics.length === 0, { planets_outside: strayMalefics }),
        ];
      },
    },
    isIn,
  };
}

function kamala(): Figure {
  return {
    rule: {
      id: 'kamala',
      name: both('Kamala (Padma)', 'कमल (पद्म)'),
      polarity: 'good',
      result: both('fame, virtue', 'यश, सद्गुण'),
      ...COMMON,
      // The Moon stands in a kendra, from which the same four are the kendras.
      isSameFromMoon: true,
      source: bphs(35, '12'),
      alsoIn: [brihatJataka(12, '5')],
      formation: both(
        'The seven planets fill the four kendras and stand nowhere else, benefics and malefics mixed',
        'सातों ग्रह चारों केंद्रों में हों, अन्यत्र नहीं, और शुभ तथा पाप ग्रह मिले-जुले हों',
      ),
      participants: () => SEVEN_PLANETS,

      examine(chart) {
        const outside = planetsOutside(chart, KENDRAS);
        const empty = housesIn(KENDRAS & ~heldHouses(chart));
        return [
          required(
            'within',
            both('The seven planets stand only in kendras', 'सातों ग्रह केवल केंद्रों में हैं'),
            outside.length === 0,
            {
              planets_outside: outside,
            },
          ),
          required('filled', both('Each of the four kendras is occupied', 'चारों केंद्रों में ग्रह हैं'), empty.length === 0, {
            empty_houses: empty,
          }),
          required(
            'mixed',
            both(
              'Benefics and malefics do not stand on axes of their own, as in Vajra and Yava',
              'शुभ और पाप ग्रह वज्र या यव की भाँति अलग-अलग अक्ष पर नहीं हैं',
            ),
            !isVajra(chart) && !isYava(chart),
            { is_vajra: isVajra(chart), is_yava: isYava(chart) },
          ),
        ];
      },
    },
    isIn: (chart, held) => held === KENDRAS && !isVajra(chart) && !isYava(chart),
  };
}
