/** Sentences about the Muntha in Hindi. */
import type { MunthaFacts, MunthaTrouble } from '../../../astro/varshphal/facts.ts';
import { yearTheme } from '../../../astro/varshphal/tables/stagedYears.ts';
import type { Sentences } from '../../sentences.ts';
import { houseHi, inHouse, inSign, listHi, planetHi, planetsHi } from '../grammar.ts';
import { HOUSE_MATTERS_HI } from '../vocabulary.ts';
import { balaWord, companyHi, inYearHouse, outOfTwenty } from './planetsInYear.ts';

const TROUBLES: Readonly<Record<MunthaTrouble, string>> = {
  lord_combust: 'अस्त है',
  lord_debilitated: 'नीच का है',
  lord_with_eighth_lord: 'अष्टमेश के साथ है',
};

export const MUNTHA_HI: Sentences<MunthaFacts> = {
  muntha_house: ({ house }) => `मुंथा ${inYearHouse(house)}`,
  munthesh_bala: ({ bala, planet }) => `मुंथेश ${planetHi(planet)} का बल: ${outOfTwenty(bala)}`,
  munthesh_house: ({ house, planet }) => `मुंथेश ${planetHi(planet)} ${inYearHouse(house)}`,
  muntha_company: (company) => `मुंथा के ${companyHi(company)}`,
  muntha_natal_house: ({ house }) => `मुंथा जन्म कुंडली के ${inHouse(house)}`,
  munthesh_combust: () => 'मुंथेश अस्त',
  munthesh_debilitated: () => 'मुंथेश नीच का',
  munthesh_with_eighth_lord: () => 'मुंथेश अष्टमेश के साथ',
  muntha_sign: ({ house, signIndex }) => `मुंथा ${inSign(signIndex)}, ${inYearHouse(house)} है।`,
  muntha_theme: ({ house, stage }) => yearTheme(house, stage).text.hi,
  muntha_at_birth: ({ house, stage }) => {
    // Many houses have matters that are not a child's.
    if (stage === 'child') return `यह राशि ${house === 1 ? 'जन्म लग्न' : `जन्म कुंडली का ${houseHi(house)}`} है।`;
    const place = house === 1 ? 'आपका जन्म लग्न' : `जन्म कुंडली का ${houseHi(house)}`;
    return `यह राशि ${place} है, यानी ${HOUSE_MATTERS_HI[house - 1]!}।`;
  },
  munthesh_stands: ({ bala, house, isDemanding, planet }) => {
    const place = isDemanding ? 'जहाँ फल मेहनत के बाद मिलता है' : 'जो उसके लिए अच्छी जगह है';
    return `मुंथेश ${planetHi(planet)} ${inYearHouse(house)} है, ${place}। उसका बल ${balaWord(bala)} है।`;
  },
  munthesh_troubles: ({ troubles }) =>
    `मुंथेश ${listHi(troubles.map((trouble) => TROUBLES[trouble]))}, इसलिए उसका फल देर से मिलेगा।`,
  muntha_supported: ({ planets }) => `${planetsHi(planets)} से मुंथा को मदद मिलती है।`,
  muntha_pressed: ({ planets }) => `मुंथा पर ${planetsHi(planets)} का दबाव है।`,
};
