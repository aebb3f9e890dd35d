/** Sentences on the dashas of /jaimini in Hindi. */
import type { DayPartId } from '../../astro/dasha/sandhyaKala.ts';
import type { ClassicalBrahma } from '../../astro/jaimini/brahma.ts';
import { isOddSign } from '../../astro/tables/signs.ts';
import type { JaiminiDashaWords } from '../facts/jaiminiPeriods.ts';
import type { Sentences } from '../sentences.ts';
import { degreesHi, inSign, lengthHi, listHi, ownerOf, planetHi, planetsHi, signHi } from './grammar.ts';

const CLASSICAL_REASONS: Readonly<Record<ClassicalBrahma['reason'], string>> = {
  only_candidate: 'छठे, आठवें और बारहवें भाव के स्वामियों में अकेला दृश्य आधे भाग की विषम राशि में है',
  highest_degree: 'दृश्य आधे भाग की विषम राशियों में बैठे षष्ठेश, अष्टमेश और द्वादशेश में इसके अंश सबसे ज़्यादा हैं',
  eighth_lord_from_atmakaraka:
    'आत्मकारक से आठवीं राशि का स्वामी है; छठे, आठवें या बारहवें भाव का कोई स्वामी दृश्य आधे भाग की विषम राशि में नहीं है',
};

/** Before की. */
const PARTS: Readonly<Record<DayPartId, string>> = {
  khanda: 'भोर',
  mugdha: 'दिन',
  sudha: 'शाम की संध्या',
  poorna: 'रात',
};

const wayFrom = (signIndex: number) => (isOddSign(signIndex) ? 'मेष से सीधी गिनती में' : 'मीन से उल्टी गिनती में');

export const JAIMINI_DASHA_HI: Sentences<JaiminiDashaWords> = {
  brahma_at_home: ({ houses, planet, signIndex }) =>
    `${ownerOf(houses)} ${planetHi(planet)} आठवें भाव में, अपनी राशि ${signHi(signIndex)} में है, इसलिए वही ब्रह्मा है।`,
  brahma_by_degrees: ({ candidates, houses, planet, signIndex }) => {
    const shown = candidates.map((one) => `${planetHi(one.planet)} ${degreesHi(one.degreeInSign)}`);
    return `आठवें, छठे और बारहवें भाव के स्वामियों में सबसे ज़्यादा अंश ${planetHi(planet)} के हैं (${listHi(shown)})। इसलिए ${ownerOf(houses)} ${planetHi(planet)} ब्रह्मा है; वह ${inSign(signIndex)} है।`;
  },
  from_classical_brahma: ({ planet, signIndex }) =>
    `साल वही हैं, पर शुरुआत ${signHi(signIndex)} राशि से होती है, जहाँ सूत्रों के अनुसार ब्रह्मा (${planetHi(planet)}) है।`,
  backward_from_even: ({ signIndex }) => `राशियाँ उल्टे क्रम में चलती हैं, क्योंकि ${signHi(signIndex)} सम राशि है।`,
  classical_brahma: ({ handedOverBy, planet, reason }) =>
    handedOverBy
      ? `${planetHi(handedOverBy)} ${CLASSICAL_REASONS[reason]}। वह स्वयं ब्रह्मा नहीं बनता; ग्रहों के क्रम में उससे छठा ${planetHi(planet)} ब्रह्मा है।`
      : `${planetHi(planet)} ${CLASSICAL_REASONS[reason]}।`,
  varnada: ({ ascendantCount, ascendantSignIndex, horaCount, horaSignIndex, isSum, number, signIndex }) => {
    const joined = isSum ? ascendantCount + horaCount : Math.abs(ascendantCount - horaCount);
    const counted = (name: string, sign: number, count: number) =>
      `${name} ${signHi(sign)} ${wayFrom(sign)} ${count} पर है`;
    return `${counted('लग्न', ascendantSignIndex, ascendantCount)}, ${counted('होरा लग्न', horaSignIndex, horaCount)}। दोनों का ${isSum ? 'जोड़' : 'अंतर'} ${joinedHi(joined, number)}। ${wayFrom(ascendantSignIndex)} ${number} पर ${signHi(signIndex)} राशि है, वही वर्णद है।`;
  },
  varnada_itself: ({ signIndex }) => `${signHi(signIndex)} स्वयं वर्णद है, इसलिए 12 साल।`,
  years_from_varnada: ({ signIndex, varnadaSignIndex, years }) =>
    `वर्णद ${signHi(varnadaSignIndex)} से ${signHi(signIndex)} तक सीधी गिनती में ${years} साल ${years === 1 ? 'हुआ' : 'हुए'}।`,
  counts_added: ({ signIndex }) => `श्लोक को गिनतियों पर लें तो दोनों विषम हैं और जुड़ती हैं; तब वर्णद ${signHi(signIndex)} है।`,
  varnada_trine: ({ benefics, isTrident, malefics, signIndex }) => {
    const sign = signHi(signIndex);
    const guard = benefics.length > 0 ? `${planetsHi(benefics)} से इस राशि को सहारा मिलता है` : '';
    const why = [
      ...(isTrident ? ['रुद्र के त्रिशूल में आती है'] : []),
      ...(malefics.length > 0 ? [`${planetsHi(malefics)} के असर में है`] : []),
    ].join(' और ');
    if (why && guard) return `${sign} राशि ${why}, इसलिए इसके समय में थोड़ा ध्यान रखें; ${guard}।`;
    if (why) return `${sign} राशि ${why}, इसलिए इसके समय में सेहत और आराम का ध्यान रखें।`;
    if (guard) return `${sign} राशि का समय स्थिर है; ${guard}।`;
    return `${sign} राशि में कोई ग्रह नहीं है, न किसी की दृष्टि है; इसका समय आपकी मेहनत से बनता है।`;
  },
  past_of_part: ({ ghatikas, multiplier, part, past, unitYears }) =>
    `${PARTS[part]} की ${ghatikas} घटियों में से जन्म तक ${past.toFixed(3)} घटियाँ बीत चुकी थीं। इन्हें ${multiplier} से गुणा कर 15 से भाग देने पर सूर्य का समय ${lengthHi(unitYears)} आता है; चंद्रमा का उससे दोगुना, और इसी क्रम में केतु का नौ गुना।`,
  past_by_clock: ({ most, past }) =>
    past < most
      ? `हर मौसम में 24 मिनट की घटी लें तो जन्म तक ${past.toFixed(3)} घटियाँ बीत चुकी थीं।`
      : `24 मिनट की घटी से गिनें तो इस लंबे भाग में ${most} से ज़्यादा घटियाँ बीती थीं; ग्रंथ में इसकी ${most} ही हैं, इसलिए ${most} गिनी गई हैं।`,
};

/** A sum beyond twelve signs is reduced by a full round. */
function joinedHi(joined: number, number: number): string {
  if (joined === number) return `${joined} है`;
  return joined === 0 ? '0 है, जो 12 गिना जाता है' : `${joined} है; 12 घटाने पर ${number}`;
}
