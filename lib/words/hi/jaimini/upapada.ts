/** Sentences on the upapada in Hindi. */
import type { LordWeakness } from '../../../astro/judgement/jaimini/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { UpapadaWords } from '../../facts/jaimini.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, listHi, planetHi, planetsHi, rankOblique, signHi } from '../grammar.ts';
import { areThere, bearing, eachOf, houseFrom, lifted, placedHi } from './phrases.ts';

const UPAPADA = 'उपपद';

/** What shows in a spouse by a planet on the seventh from the upapada, or by its lord; before की झलक. */
const SPOUSES: Readonly<Record<Planet, string>> = {
  Sun: 'आत्मविश्वास और कर्तव्य',
  Moon: 'कोमलता और घर से लगाव',
  Mars: 'ऊर्जा और खरी बात',
  Mercury: 'फुर्ती, हँसी-बातचीत और जवान मन',
  Jupiter: 'उदारता, विद्या और सिद्धांतों',
  Venus: 'प्रेम और अच्छी रुचि',
  Saturn: 'स्थिरता, परिपक्वता और कम बोलने',
  Rahu: 'अलग परिवेश या अनोखे ढंग',
  Ketu: 'शांत और स्वतंत्र मन',
};

const FAMILIES = {
  supports: 'जीवनसाथी का परिवार मान वाला और संपन्न है।',
  describes: 'जीवनसाथी का परिवार सामान्य स्थिति का है।',
  asks_care: 'जीवनसाथी के परिवार का समय कठिन रहा है; उसका आदर करें।',
} as const;

const weakness = (kind: LordWeakness, house: number) =>
  ({ debilitated: 'नीच का', combust: 'अस्त', dusthana: `उपपद से ${houseOblique(house)} में` })[kind];

export const UPAPADA_HI: Sentences<UpapadaWords> = {
  upapada_opening: ({ signIndex }) => `उपपद, यानी बारहवें भाव का आरूढ़, ${signHi(signIndex)} राशि में है।`,
  upapada_close: () => 'इसे सातवें भाव और शुक्र के साथ देखें। दो लोगों का आपसी व्यवहार किसी भी राशि से बड़ी बात है।',
  family_rule: () => 'उपपद का स्वामी जीवनसाथी का परिवार बताता है: उच्च का हो तो बड़ा कुल, नीच का हो तो साधारण',
  family: ({ dignity, isLifted, planet, signIndex, tone, upapadaSignIndex }) =>
    `उपपद की राशि ${signHi(upapadaSignIndex)} का स्वामी ${planetHi(planet)} ${placedHi(dignity, signIndex)} है।${lifted({ isLifted })} ${FAMILIES[tone]}`,
  upapada_benefics_rule: ({ house }) =>
    `${houseFrom(house, UPAPADA)} में शुभ ग्रह या अच्छी राशि का सूर्य, या उस पर इनकी राशि दृष्टि`,
  upapada_benefics: ({ house, ...bears }) =>
    `${bearing(bears, houseFrom(house, UPAPADA))} ${house === 1 ? 'इससे जीवनसाथी और संतान का सुख बढ़ता है।' : 'इससे विवाह लंबे समय तक टिकता है।'}`,
  upapada_malefics_rule: () => 'उपपद में पाप ग्रह या उस पर उनकी राशि दृष्टि; सूर्य केवल कमज़ोर राशि में गिना जाता है',
  upapada_malefics: ({ helpers, ...bears }) => {
    const relief =
      helpers.length > 0
        ? `पर ${planetsHi(helpers)} का असर भी वहीं है, जो इसे शांत कर देता है।`
        : 'एक-दूसरे को समय देने से रिश्ता बढ़ता है।';
    return `${bearing(bears, UPAPADA)} विवाह में अकेले रहने या वैराग्य की चाह भी रहती है। ${relief}`;
  },
  malefic_in_second_rule: () => 'उपपद से दूसरे भाव में पाप ग्रह, और उस पर किसी शुभ ग्रह का साथ या दृष्टि नहीं',
  malefic_in_second: ({ planets }) =>
    `उपपद से दूसरे भाव में ${areThere(planets)} और शुभ ग्रह का साथ नहीं है। ग्रंथों में इसे दूरी का संकेत कहा गया है; रिश्ते को शुरू से समय दें।`,
  second_lord_rule: () => 'उपपद से दूसरे भाव का स्वामी नीच (बिना नीच भंग), अस्त या उपपद से त्रिक भाव में',
  second_lord: ({ house, planet, weaknesses }) =>
    `उपपद से दूसरे भाव का स्वामी ${planetHi(planet)} ${listHi(weaknesses.map((kind) => weakness(kind, house)))} है। विवाह की रोज़ की छोटी बातों का ख्याल रखें।`,
  trial_rule: () => 'उपपद से दूसरे भाव में शनि और राहु दोनों, या उस पर दोनों की राशि दृष्टि',
  trial: () =>
    'उपपद से दूसरे भाव पर शनि और राहु दोनों का असर है। ग्रंथों में इसे विवाह की कड़ी परीक्षा कहा गया है: लोगों की बातें, दूरी या अलगाव। यह कोई फ़ैसला नहीं है; धीरज और साफ़ बातचीत से काम लें।',
  spouse_rule: () => 'उपपद से सातवीं राशि जीवनसाथी का स्वभाव बताती है',
  spouse: ({ isOccupied, planets, signIndex }) => {
    const basis = isOccupied ? `जिसमें ${areThere(planets)}` : `जिसका स्वामी ${planetsHi(planets)} है`;
    return `उपपद से सातवीं राशि ${signHi(signIndex)} है, ${basis}। जीवनसाथी में ${eachOf(planets, SPOUSES, 'की')} झलक रहती है।`;
  },
  later_union: ({ number, planet, signIndex }) =>
    `${rankOblique(number)} विवाह की बात उठे तो उसे ${signHi(signIndex)} राशि और उसके स्वामी ${planetHi(planet)} से देखते हैं। यह कोई भविष्यवाणी नहीं है।`,
};
