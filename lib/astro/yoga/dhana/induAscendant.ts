import { countFrom } from '../../angle.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, strengthens, weakens } from '../../evidence.ts';
import { isSignExalted } from '../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import { induSignIndex } from '../../chart/induAscendant.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { uttaraKalamrita } from '../../source.ts';
import { PLANETS, type Planet, type SevenPlanet } from '../../tables/planets.ts';
import { signLord, SIGNS } from '../../tables/signs.ts';
import { giverConditions } from './givers.ts';

export const induAscendantDhana: Rule = {
  id: 'indu-lagna-dhana',
  name: both('Indu Lagna Dhana', 'इंदु लग्न धन'),
  family: 'dhana',
  source: uttaraKalamrita(4),
  polarity: 'good',
  formation: both(
    'A benefic is in the sign of the indu lagna or the lord of that sign is in a kendra or trikona from it',
    'इंदु लग्न की राशि में शुभ ग्रह हो, या फिर उसका स्वामी उससे केंद्र या त्रिकोण में हो',
  ),
  result: both('affluence', 'समृद्धि'),
  countedFrom: 'Moon',
  participants: (chart) => forming(induContext(chart)),

  examine(chart) {
    const found = induContext(chart);
    const { signIndex, benefics, malefics, exalted, lord, house, isLordWellPlaced } = found;
    const sign = SIGNS[signIndex]!;
    const areMaleficsAlone = malefics.length > 0 && benefics.length === 0;
    return [
      required('benefic_or_lord', FORMED, benefics.length > 0 || isLordWellPlaced, {
        sign,
        planets: benefics,
        lord,
        house_from_indu_lagna: house,
      }),
      strengthens('exalted_malefic', EXALTED_MALEFIC, exalted.length > 0, { planets: exalted }),
      weakens('malefics_alone', MALEFICS_ALONE, areMaleficsAlone && exalted.length === 0, { planets: malefics }),
      ...giverConditions(chart, forming(found)),
    ];
  },
};

const FORMED = both(
  'A benefic is in the indu lagna or its lord is in a kendra or trikona from it',
  'इंदु लग्न में शुभ ग्रह है, या फिर उसका स्वामी उससे केंद्र या त्रिकोण में है',
);
const EXALTED_MALEFIC = both(
  'A malefic is exalted in the indu lagna and brings riches late',
  'इंदु लग्न में कोई पाप ग्रह उच्च का है और धन देर से देता है',
);
const MALEFICS_ALONE = both(
  'The indu lagna holds malefics alone, none of them exalted: moderate means',
  'इंदु लग्न में केवल पाप ग्रह हैं और कोई उच्च का नहीं: साधन मध्यम',
);

interface InduContext {
  readonly signIndex: number;
  readonly benefics: readonly Planet[];
  readonly malefics: readonly Planet[];
  /** Of the malefics. */
  readonly exalted: readonly Planet[];
  readonly lord: SevenPlanet;
  /** Of the lord, counted from the indu lagna. */
  readonly house: number;
  readonly isLordWellPlaced: boolean;
}

function forming({ benefics, lord, isLordWellPlaced }: InduContext): Planet[] {
  return [...new Set<Planet>([...benefics, ...(isLordWellPlaced || benefics.length === 0 ? [lord] : [])])];
}

function induContext(chart: Chart): InduContext {
  const signIndex = induSignIndex(chart);
  const benefics: Planet[] = [];
  const malefics: Planet[] = [];
  for (const planet of PLANETS) {
    if (chart.signs[planet] === signIndex) (isBenefic(chart, planet) ? benefics : malefics).push(planet);
  }
  const exalted = malefics.filter((planet) => isSignExalted(planet, signIndex, chart.conventions.nodeExaltation));
  const lord = signLord(signIndex);
  const house = countFrom(signIndex, chart.signs[lord]);
  return { signIndex, benefics, malefics, exalted, lord, house, isLordWellPlaced: isKendra(house) || isTrikona(house) };
}
