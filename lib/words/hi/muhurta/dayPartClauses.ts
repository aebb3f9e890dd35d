/** What closes a time, and what adds to it or takes from it, in Hindi: clauses that continue a sentence. */
import type { MuhurtaFacts } from '../../../astro/judgement/muhurta/facts.ts';
import { PANCHAKAS } from '../../../astro/tables/panchaka.ts';
import type { Sentences } from '../../sentences.ts';
import { inSign, isOrAre, nakshatraHi, planetHi, rankHi, signHi, weekdayHi } from '../grammar.ts';
import { BLOCKS_HI, choghadiyaHi, COMPASS_HI, fewPlanetsHi, SELF_SUFFICIENT_HI, tithiHi } from './names.ts';

const dayAndStar = ({ nakshatraIndex, weekdayIndex }: { nakshatraIndex: number; weekdayIndex: number }) =>
  `${weekdayHi(weekdayIndex)} और ${nakshatraHi(nakshatraIndex)} नक्षत्र`;
const dayAndTithi = ({ tithi, weekdayIndex }: { tithi: number; weekdayIndex: number }) =>
  `${weekdayHi(weekdayIndex)} और ${tithiHi(tithi)}`;

const SIDES = { in_front: 'सामने', right: 'दाहिने', behind: 'पीछे', left: 'बाएँ' } as const;

const GODHULI_UNFIT = {
  pure_lagna: 'इस दिन शुद्ध लग्न मिल रहा है, इसलिए गोधूलि की ज़रूरत नहीं है',
  thursday_before_sunset: 'गुरुवार को गोधूलि सूर्यास्त के बाद ली जाती है',
  saturday_after_sunset: 'शनिवार को गोधूलि सूर्यास्त से पहले ली जाती है',
  moon: 'गोधूलि के लिए चंद्रमा अच्छे भाव में नहीं है',
  mars: 'गोधूलि के लिए मंगल अच्छे भाव में नहीं है',
} as const;

export const VETO_CLAUSES_HI = {
  vishti_on_earth: ({ signIndex }) => `भद्रा चल रही है और चंद्रमा ${inSign(signIndex)} है`,
  vishti_elsewhere: ({ abode }) =>
    abode === 'heaven' ? 'भद्रा चल रही है, पर उसका वास स्वर्ग में है' : 'भद्रा चल रही है, पर उसका वास पाताल में है',
  vishti_tail: () => 'भद्रा के अंतिम मिनट चल रहे हैं, जिन्हें लिया जा सकता है',
  vyatipata: () => 'व्यतीपात योग चल रहा है',
  vaidhriti: () => 'वैधृति योग चल रहा है',
  amavasya: () => 'अमावस्या तिथि है',
  rahu_kaal: () => 'राहु काल चल रहा है',
  varjyam: ({ nakshatraIndex }) => `${nakshatraHi(nakshatraIndex)} नक्षत्र का वर्ज्य समय चल रहा है`,
  nakshatra_gandanta: ({ nakshatraIndex, nextNakshatraIndex }) =>
    `चंद्रमा ${nakshatraHi(nakshatraIndex)} और ${nakshatraHi(nextNakshatraIndex)} की संधि पर है`,
  tithi_gandanta: ({ tithi }) => `${tithiHi(tithi)} का अंत एक घटी से भी पास है`,
  lagna_gandanta: ({ signIndex }) => `${signHi(signIndex)} लग्न का अंत पास है`,
  eclipse_span: ({ kind }) => `${kind === 'solar' ? 'सूर्य ग्रहण' : 'चंद्र ग्रहण'} चल रहा है`,
  block: ({ block }) => `इस समय ${BLOCKS_HI[block]} है`,
  weekday_shool: ({ direction, weekdayIndex }) =>
    `${weekdayHi(weekdayIndex)} को ${COMPASS_HI[direction]} की यात्रा छोड़ी जाती है`,
} as const satisfies Partial<Sentences<MuhurtaFacts>>;

export const AID_CLAUSES_HI = {
  amrita_siddhi: (both) => `${dayAndStar(both)} से अमृत सिद्धि योग बना है`,
  sarvartha_siddhi: (both) => `${dayAndStar(both)} से सर्वार्थ सिद्धि योग बना है`,
  guru_pushya: () => 'गुरु पुष्य योग है',
  ravi_pushya: () => 'रवि पुष्य योग है',
  ravi_yoga: () => 'रवि योग है',
  siddha_yoga: (both) => `${dayAndTithi(both)} से सिद्ध योग बना है`,
  abhijit: () => 'अभिजित मुहूर्त है',
  benefic_hora: ({ planet }) => `${planetHi(planet)} की होरा है`,
  good_choghadiya: ({ choghadiya }) => `${choghadiyaHi(choghadiya)} का चौघड़िया है`,
  strong_benefic_lagna: ({ planets }) => `लग्न में ${fewPlanetsHi(planets)} ${isOrAre(planets.length)}`,
  self_sufficient_day: ({ day }) => `${SELF_SUFFICIENT_HI[day]} का अबूझ मुहूर्त है`,
  godhuli: () => 'शुद्ध लग्न की जगह गोधूलि का समय है',
  godhuli_unfit: ({ reason }) => GODHULI_UNFIT[reason],

  mrityu_yoga_tithi: (both) => `${dayAndTithi(both)} से मृत्यु योग बना है`,
  mrityu_yoga_nakshatra: (both) => `${dayAndStar(both)} से मृत्यु योग बना है`,
  dagdha_weekday_tithi: (both) => `${dayAndTithi(both)} से दग्ध योग बना है`,
  yamaghanta: (both) => `${dayAndStar(both)} से यमघंट योग बना है`,
  utpata: (both) => `${dayAndStar(both)} से उत्पात योग बना है`,
  panchaka_rahita_bad: ({ panchaka }) => `तिथि, वार, नक्षत्र और लग्न के जोड़ से ${PANCHAKAS[panchaka].sanskrit} बना है`,
  durmuhurta: () => 'दुर्मुहूर्त चल रहा है',
  yamaganda: () => 'यमगंड चल रहा है',
  gulika: () => 'गुलिक काल चल रहा है',
  bad_choghadiya: ({ choghadiya }) => `${choghadiyaHi(choghadiya)} का चौघड़िया है`,
  latta: ({ nakshatraIndex, planets }) => `${nakshatraHi(nakshatraIndex)} नक्षत्र पर ${fewPlanetsHi(planets)} की लत्ता है`,
  moon_with_planet: ({ planets }) => `चंद्रमा के साथ ${fewPlanetsHi(planets)} ${isOrAre(planets.length)}`,
  jamitra: ({ fromLagna, fromMoon }) =>
    fromLagna.length > 0
      ? `सातवें भाव में ${fewPlanetsHi(fromLagna)} ${isOrAre(fromLagna.length)}`
      : `चंद्रमा से सातवें ${fewPlanetsHi(fromMoon)} ${isOrAre(fromMoon.length)}`,
  dagdha_tithi_by_sun: ({ signIndex, tithi }) => `सूर्य के ${inSign(signIndex)} रहते ${tithiHi(tithi)} दग्ध तिथि है`,

  panchaka_moon: ({ isTowardSouth }) =>
    isTowardSouth ? 'पंचक चल रहा है, जिसमें दक्षिण की यात्रा छोड़ी जाती है' : 'पंचक चल रहा है, पर इस काम में वह बाधा नहीं है',
  nakshatra_shool: ({ direction, nakshatraIndex }) =>
    `${nakshatraHi(nakshatraIndex)} नक्षत्र में ${COMPASS_HI[direction]} की यात्रा छोड़ी जाती है`,
  moon_dwells: ({ side }) => `यात्री के लिए चंद्रमा ${SIDES[side]} है`,
  yogini: ({ side }) => `तिथि की योगिनी ${SIDES[side]} है`,
  kalasha_chakra: ({ isGood, starCount }) =>
    isGood
      ? `सूर्य से चंद्रमा का नक्षत्र ${rankHi(starCount)} है, जो कलश चक्र में शुभ है`
      : `सूर्य से चंद्रमा का नक्षत्र ${rankHi(starCount)} है, जो कलश चक्र में शुभ नहीं है`,
  forenoon: ({ isMet }) => (isMet ? 'दोपहर से पहले का समय है' : 'यह दोपहर से पहले का समय नहीं है'),
  mercury_for_signing: ({ isCombust, isRetrograde }) => {
    if (isRetrograde) return isCombust ? 'बुध वक्री और अस्त है' : 'बुध वक्री है';
    return isCombust ? 'बुध अस्त है' : 'बुध मार्गी है और अस्त नहीं है';
  },
} as const satisfies Partial<Sentences<MuhurtaFacts>>;
