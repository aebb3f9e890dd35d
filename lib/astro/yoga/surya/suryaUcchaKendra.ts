import { isConjunct } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { required, weakens } from '../../evidence.ts';
import { isOwnSign, isSignDebilitated, isSignExalted } from '../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import type { Rule } from '../../rule.ts';
import { saravali } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { navamsaSignIndex } from '../../varga/position.ts';

const AFFLICTERS = ['Saturn', 'Rahu', 'Ketu'] as const;

export const suryaUcchaKendra: Rule = {
  id: 'surya-uccha-kendra',
  name: both('Uccha Surya Kendra', 'उच्च सूर्य केंद्र'),
  family: 'surya',
  source: saravali(34),
  polarity: 'good',
  formation: both(
    'The Sun in Aries or Leo is in a kendra or trikona, without Saturn, Rahu or Ketu beside it',
    'सूर्य मेष या सिंह राशि में, केंद्र या त्रिकोण में हो और शनि, राहु या केतु साथ न हो',
  ),
  result: both('authority', 'अधिकार और प्रभाव'),
  countedFrom: 'ascendant',
  participants: () => ['Sun'],

  examine(chart) {
    const { Sun } = chart.planets;
    const { signIndex, house } = Sun;
    const { nodeExaltation } = chart.conventions;
    const company = AFFLICTERS.filter((id) => isConjunct(chart.planets[id], Sun));
    const navamsa = navamsaSignIndex(chart, Sun);
    return [
      required(
        'own_or_exalted',
        both('The Sun is in Leo or Aries, its own or exaltation sign', 'सूर्य अपनी सिंह राशि या उच्च मेष राशि में है'),
        isOwnSign('Sun', signIndex, nodeExaltation) || isSignExalted('Sun', signIndex, nodeExaltation),
        { sign: SIGNS[signIndex]! },
      ),
      required(
        'kendra_or_trikona',
        both('The Sun is in a kendra or trikona from the ascendant', 'सूर्य लग्न से केंद्र या त्रिकोण में है'),
        isKendra(house) || isTrikona(house),
        { house },
      ),
      required(
        'unafflicted',
        both('Neither Saturn nor a node is with the Sun', 'सूर्य के साथ शनि, राहु या केतु नहीं है'),
        company.length === 0,
        { planets: company },
      ),
      weakens(
        'debilitated_in_navamsa',
        both('The Sun is debilitated in the navamsa', 'सूर्य नवांश में नीच राशि में है'),
        isSignDebilitated('Sun', navamsa, nodeExaltation),
        { navamsa_sign: SIGNS[navamsa]! },
      ),
    ];
  },
};
