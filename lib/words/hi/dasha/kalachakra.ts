/** Sentences on the Kalachakra dasha in Hindi. */
import { NAKSHATRAS } from '../../../astro/tables/nakshatras.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { KalachakraWords } from '../../facts/dasha/kalachakra.ts';
import type { Sentences } from '../../sentences.ts';
import {
  dateHi,
  houseHi,
  inHouse,
  isOrAre,
  lengthHi,
  mattersHi,
  nakshatraHi,
  placesHi,
  planetHi,
  planetsHi,
  rankFeminine,
  rankOblique,
  signHi,
} from '../grammar.ts';

const POLES = { deha: 'शरीर की राशि (देह)', jiva: 'भीतर के जीवन की राशि (जीव)' } as const;
const CARE = {
  deha: 'इसकी दशा में भोजन और आराम का समय तय रखें',
  jiva: 'इसकी दशा में कुछ समय शांति से अपने लिए रखें',
} as const;

const STEPS: Readonly<Record<KalachakraWords['gati']['gati'], string>> = {
  manduki: 'मंडूक गति से, एक राशि छोड़कर',
  markati: 'मर्कट गति से, क्रम के उलट',
  simhavalokana: 'सिंहावलोकन गति से, त्रिकोण की राशि में',
};

const GROUPS: Readonly<Record<KalachakraWords['opening']['group'], string>> = {
  ashwini: nakshatraHi(NAKSHATRAS.indexOf('Ashwini')),
  bharani: nakshatraHi(NAKSHATRAS.indexOf('Bharani')),
  rohini: nakshatraHi(NAKSHATRAS.indexOf('Rohini')),
  mrigashira: nakshatraHi(NAKSHATRAS.indexOf('Mrigashira')),
};

export const KALACHAKRA_HI: Sentences<KalachakraWords> = {
  opening: ({ group, isSavya, nakshatraIndex, ofSignIndex, pada, passedYears, years }) => {
    const stood = `जन्म के समय चंद्रमा ${nakshatraHi(nakshatraIndex)} के ${rankOblique(pada)} चरण में था।`;
    const belongs = `यह ${GROUPS[group]} के समूह का ${isSavya ? 'सव्य' : 'अपसव्य'} चक्र है।`;
    const whose = ofSignIndex === null ? 'चक्र' : `पहली राशि ${signHi(ofSignIndex)}`;
    return `${stood} ${belongs} ${whose} के ${years} साल में से ${lengthHi(passedYears)} बीत चुके थे।`;
  },
  pole: ({ burdening, helping, house, lord, lordHouse, pole, running, signIndex }) => {
    const is = `${POLES[pole]} ${signHi(signIndex)} है, जो आपका ${house === 1 ? 'लग्न' : houseHi(house)} है।`;
    const where = lordHouse === house ? 'इसी राशि में' : inHouse(lordHouse);
    const company = companyHi(helping, burdening, CARE[pole]);
    const rest = running ? [runningHi(running)] : [];
    return [is, `इसका स्वामी ${planetHi(lord)} ${where} है।`, company, ...rest].join(' ');
  },
  gati: ({ date, fromHouse, fromSignIndex, gati, hasCome, house, signIndex }) => {
    const change = `${dateHi(date)} को ${signHi(fromSignIndex)} के बाद ${signHi(signIndex)} की दशा ${hasCome ? 'आई' : 'आएगी'}: ${STEPS[gati]}।`;
    const turn = hasCome ? 'आया' : 'आएगा';
    return `${change} ध्यान ${placesHi([fromHouse])} की बातों से हटकर ${mattersHi([house])} पर ${turn}।`;
  },
};

function companyHi(helping: readonly Planet[], burdening: readonly Planet[], care: string): string {
  if (helping.length + burdening.length === 0) return 'इस राशि में कोई ग्रह नहीं है।';
  const help = `${planetsHi(helping)} इसमें ${isOrAre(helping.length)} और इसे बल ${helping.length > 1 ? 'देते हैं' : 'देता है'}।`;
  const burden = `${planetsHi(burdening)} के यहाँ होने से दबाव रहता है, इसलिए ${care}।`;
  return [...(helping.length > 0 ? [help] : []), ...(burdening.length > 0 ? [burden] : [])].join(' ');
}

function runningHi({ house, isEasy, signIndex }: NonNullable<KalachakraWords['pole']['running']>): string {
  if (house === 1) return 'इस समय इसी राशि की महादशा चल रही है।';
  const way = isEasy ? 'दोनों मिलकर काम करती हैं' : 'दोनों में तालमेल बैठाना पड़ता है';
  return `चल रही महादशा की राशि ${signHi(signIndex)} इससे ${rankFeminine(house)} है; ${way}।`;
}
