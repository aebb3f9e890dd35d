/** Sentences on narayana, sudasa and drig dasha in Hindi. */
import { NARAYANA_VARGAS } from '../../../astro/dasha/narayanaVargas.ts';
import { modality, type Modality } from '../../../astro/tables/signs.ts';
import type { PadakramaWords } from '../../facts/jaiminiDashas/padakrama.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, inSign, placesHi, planetHi, signHi } from '../grammar.ts';

const STEPS: Readonly<Record<Modality, string>> = {
  movable: 'चर राशि है, इसलिए राशियाँ एक के बाद एक आती हैं',
  fixed: 'स्थिर राशि है, इसलिए हर छठी राशि की बारी आती है',
  dual: 'द्विस्वभाव राशि है, इसलिए राशियाँ त्रिकोण के क्रम में आती हैं',
};

const wayHi = (isForward: boolean) => (isForward ? 'सीधा' : 'उल्टा');

export const PADAKRAMA_HI: Sentences<PadakramaWords> = {
  changed_by_lord: ({ isExalted, lord, years }) => {
    const change = isExalted ? 'उच्च का है, इसलिए एक साल बढ़ता है' : 'नीच का है, इसलिए एक साल घटता है';
    const left = years === 0 ? 'पहले फेरे में इसका कोई साल नहीं बचता।' : `कुल ${years} साल ${years === 1 ? 'हुआ' : 'हुए'}।`;
    return `वहाँ ${planetHi(lord)} ${change}। ${left}`;
  },
  order_of_narayana: ({ exception, isForward, ninthSignIndex, signIndex }) => {
    if (exception === 'saturn') return `${inSign(signIndex)} शनि है, इसलिए राशियाँ एक-एक करके सीधे क्रम में चलती हैं।`;
    const steps = `${signHi(signIndex)} ${STEPS[modality(signIndex)]}।`;
    const feet = isForward === (exception === null) ? 'विषमपद' : 'समपद';
    const ninth = `उससे नौवीं राशि ${signHi(ninthSignIndex)} ${feet} है`;
    return exception === 'ketu'
      ? `${steps} ${ninth}। वहाँ बैठा केतु क्रम उलट देता है, इसलिए क्रम ${wayHi(isForward)} है।`
      : `${steps} ${ninth}, इसलिए क्रम ${wayHi(isForward)} है।`;
  },
  order_of_sudasa: ({ exception, isForward, signIndex }) => {
    if (exception === 'saturn') return `${inSign(signIndex)} शनि है, इसलिए भाव सीधे क्रम में गिने जाते हैं।`;
    const parity = isForward === (exception === null) ? 'विषम' : 'सम';
    return exception === 'ketu'
      ? `${signHi(signIndex)} ${parity} राशि है। उसमें बैठा केतु क्रम उलट देता है, इसलिए गिनती का क्रम ${wayHi(isForward)} है।`
      : `${signHi(signIndex)} ${parity} राशि है, इसलिए गिनती का क्रम ${wayHi(isForward)} है।`;
  },
  begins_with_sree: ({ signIndex }) => `श्री लग्न ${inSign(signIndex)} है; दशा वहीं से शुरू होती है।`,
  begins_with_ninth: ({ signIndex }) => `दशा नौवें भाव की ${signHi(signIndex)} राशि से शुरू होती है।`,
  varga_begins: ({ house, houseSignIndex, lord, lordSignIndex, varga }) =>
    `${varga.toUpperCase()} यहाँ ${houseOfBirth(house)} का वर्ग माना गया है, जिसमें ${signHi(houseSignIndex)} राशि है। ` +
    `उसका स्वामी ${planetHi(lord)} वर्ग की ${inSign(lordSignIndex)} है; वही राशि यहाँ लग्न का काम करती है।`,
  varga_purpose: ({ varga }) => `${NARAYANA_VARGAS[varga].matter.hi} की बातों का समय, ${varga.toUpperCase()} से।`,
  varga_instead: ({ house, varga }) =>
    `${varga.toUpperCase()} की दशा जन्म कुंडली के ${placesHi([house])} के स्वामी से शुरू होती है।`,
};

/** Returns जन्म कुंडली के सातवें भाव, before a postposition. */
function houseOfBirth(house: number): string {
  return `जन्म कुंडली के ${houseOblique(house)}`;
}
