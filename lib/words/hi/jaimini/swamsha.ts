/** Sentences on the lord of the ascendant in the navamsa, in Hindi. */
import type { SwamshaFacts } from '../../../astro/judgement/jaimini/facts.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, inSign, planetHi, signHi } from '../grammar.ts';
import { company, houseArea, placedHi } from './phrases.ts';

const BY_HOUSE = {
  supports: (area: string) => `भीतर की ताकत ${area} से मिलती है।`,
  asks_care: (area: string) => `भीतर की ताकत ${area} में मेहनत के बाद मिलती है।`,
  describes: (area: string) => `भीतर की ताकत ${area} से धीरे-धीरे बढ़ती है।`,
} as const;

const BY_DIGNITY = {
  supports: 'तन और मन जल्दी सँभल जाते हैं।',
  describes: 'मन की दृढ़ता आदतों पर टिकी है।',
  asks_care: 'मन की दृढ़ता रुकावटों से बढ़ती है।',
} as const;

const COMPANY = {
  benefic: 'अच्छे लोगों और अच्छी बातों का असर पास रहता है।',
  malefic: 'कठिन असर भीतर से आते हैं और स्वभाव को गढ़ते हैं।',
} as const;

export const SWAMSHA_HI: Sentences<SwamshaFacts> = {
  swamsha_opening: ({ house, planet, risingSignIndex, signIndex }) => {
    const counted =
      house === 1 ? 'और वही नवांश का लग्न है' : `नवांश लग्न ${signHi(risingSignIndex)} से ${houseOblique(house)} में`;
    return `लग्नेश ${planetHi(planet)} नवांश में ${inSign(signIndex)} है, ${counted}।`;
  },
  swamsha_house_rule: () => 'नवांश में लग्नेश का भाव भीतर की ताकत की जगह बताता है',
  swamsha_house: ({ house, planet, tone }) =>
    `${planetHi(planet)} नवांश के ${house === 1 ? 'लग्न' : houseOblique(house)} में है। ${BY_HOUSE[tone](houseArea(house))}`,
  swamsha_dignity_rule: () => 'नवांश में लग्नेश की राशि मन की दृढ़ता बताती है',
  swamsha_dignity: ({ dignity, planet, signIndex, tone }) =>
    `नवांश में ${planetHi(planet)} ${placedHi(dignity, signIndex)} है। ${BY_DIGNITY[tone]}`,
  swamsha_kept_rule: () => 'लग्नेश जन्म कुंडली और नवांश में एक ही राशि में है',
  swamsha_kept: ({ planet, signIndex }) =>
    `${planetHi(planet)} ${inSign(signIndex)} वर्गोत्तम है: जन्म कुंडली और नवांश में एक ही राशि। भीतर और बाहर का स्वभाव एक जैसा है।`,
  swamsha_company_rule: ({ nature }) => {
    const kind = nature === 'benefic' ? 'शुभ ग्रह' : 'पाप ग्रह';
    return `नवांश में लग्नेश के साथ ${kind}, या उस पर ${kind} की राशि दृष्टि`;
  },
  swamsha_company: ({ nature, planet, ...bears }) => `नवांश में ${company(bears, planet)} ${COMPANY[nature]}`,
};
