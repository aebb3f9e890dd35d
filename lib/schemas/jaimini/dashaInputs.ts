/** Input B of the dashas whose years are counted to the lords of signs. */
import { VARGA_HOUSES } from '../../astro/dasha/narayanaVargas.ts';
import { LORD_CHOICES, SATURN_WITH_KETU } from '../../astro/dasha/padakrama.ts';
import { VARGA_IDS } from '../../astro/varga/vargas.ts';
import { birthWith, choice } from '../common/inputs.ts';

const COUNTED = {
  lords: choice(
    LORD_CHOICES,
    'Lords of Scorpio and Aquarius: the stronger of two, or Mars and Saturn alone; default stronger',
  ),
  saturn_with_ketu: choice(
    SATURN_WITH_KETU,
    'Whose exception holds where both stand in the sign that the order begins with; default ketu',
  ),
};

/** Input B of sudasa and drig dasha. */
export const SignDashaInput = birthWith('SignDashaInput', 'Birth data, and how a dasha of signs is counted', COUNTED);

/** Input B of narayana dasha. */
export const NarayanaInput = birthWith('NarayanaInput', 'Birth data, and of which chart and how narayana is counted', {
  ...COUNTED,
  varga: choice(VARGA_IDS, 'The chart whose dasha is told; default d1'),
  varga_house: choice(
    VARGA_HOUSES,
    'House of the birth chart that a divisional chart stands for: that of its matter (d9: 7), or its number, twelves cast out (d9: 9); default matter',
  ),
});
