/**
 * Yogas of petals (dala): benefics in kendras that malefics leave free, or the reverse.
 *
 * The Moon and the nodes take no part. BPHS asks for three kendras; some texts are content with fewer.
 */
import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import { BLEMISH_KINDS } from '../../strength/blemish.ts';
import type { Rule } from '../../rule.ts';
import { heldHouses, houseSet, housesIn, sizeOf } from '../../chart/houseSet.ts';
import { bphs, brihatJataka } from '../../source.ts';
import { HOUSE_CLASSES } from '../../tables/houses.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { planetsOutside, planetsWithin, type Figure, type NabhasaRow } from './figure.ts';

const KENDRAS = houseSet(HOUSE_CLASSES.kendra);
const BENEFICS: readonly SevenPlanet[] = ['Mercury', 'Jupiter', 'Venus'];
const MALEFICS: readonly SevenPlanet[] = ['Sun', 'Mars', 'Saturn'];

type Texts = Record<'formation' | 'three_kendras' | 'kendras_left_free', Rule['formation']>;

export const dalas: readonly Figure[] = [
  dala(
    BENEFICS,
    MALEFICS,
    {
      id: 'mala',
      name: both('Mala (Srak)', 'माला (स्रक्)'),
      polarity: 'good',
      result: both('comforts, vehicles, good food and clothing', 'सुख-सुविधा, वाहन, उत्तम अन्न-वस्त्र'),
    },
    {
      formation: both(
        'Mercury, Jupiter and Venus are in three different kendras, and the Sun, Mars and Saturn in none',
        'बुध, गुरु और शुक्र तीन भिन्न केंद्रों में हों तथा सूर्य, मंगल और शनि किसी केंद्र में न हों',
      ),
      three_kendras: both(
        'Mercury, Jupiter and Venus are in three different kendras',
        'बुध, गुरु और शुक्र तीन भिन्न केंद्रों में हैं',
      ),
      kendras_left_free: both(
        'No malefic is in a kendra: Sun, Mars or Saturn',
        'सूर्य, मंगल या शनि में से कोई पाप ग्रह केंद्र में नहीं है',
      ),
    },
  ),
  dala(
    MALEFICS,
    BENEFICS,
    {
      id: 'sarpa',
      name: both('Sarpa', 'सर्प'),
      polarity: 'bad',
      result: both('strain and hard feelings, eased by patience', 'तनाव और कटुता, जो धैर्य से घटते हैं'),
    },
    {
      formation: both(
        'The Sun, Mars and Saturn are in three different kendras, and Mercury, Jupiter and Venus in none',
        'सूर्य, मंगल और शनि तीन भिन्न केंद्रों में हों तथा बुध, गुरु और शुक्र किसी केंद्र में न हों',
      ),
      three_kendras: both(
        'The Sun, Mars and Saturn are in three different kendras',
        'सूर्य, मंगल और शनि तीन भिन्न केंद्रों में हैं',
      ),
      kendras_left_free: both(
        'No benefic is in a kendra: Mercury, Jupiter or Venus',
        'बुध, गुरु या शुक्र में से कोई शुभ ग्रह केंद्र में नहीं है',
      ),
    },
  ),
];

function dala(petals: readonly SevenPlanet[], others: readonly SevenPlanet[], row: NabhasaRow, texts: Texts): Figure {
  return {
    rule: {
      ...row,
      family: 'nabhasa',
      spares: BLEMISH_KINDS,
      acts: 'lifelong',
      // The specification has three groups and counts the petals among the shapes; texts keep them apart.
      subfamily: 'dala',
      source: bphs(35, '8'),
      alsoIn: [brihatJataka(12, '2')],
      formation: texts.formation,
      countedFrom: 'ascendant',
      // The three that form the petals; the others have to be absent.
      participants: () => petals,

      examine(chart) {
        const held = heldHouses(chart, petals) & KENDRAS;
        const outside = planetsOutside(chart, KENDRAS, petals);
        const intruders = planetsWithin(chart, KENDRAS, others);
        return [
          required('three_kendras', texts.three_kendras, sizeOf(held) === 3, {
            houses: housesIn(held),
            planets_outside: outside,
          }),
          required('kendras_left_free', texts.kendras_left_free, intruders.length === 0, { planets: intruders }),
        ];
      },
    },
    isIn: (chart) => sizeOf(heldHouses(chart, petals) & KENDRAS) === 3 && (heldHouses(chart, others) & KENDRAS) === 0,
  };
}
