/** The state of the chart in a reading of health, its weaknesses and its protection, in Hinglish. */
import type { RiskLevel } from '../../../astro/judgement/medical/risk.ts';
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { IndicationId } from '../../../astro/judgement/medical/tables/indications.ts';
import type { WeaknessTypeId } from '../../../astro/judgement/medical/weaknessTypes.ts';
import type { ReadingChartWords } from '../../facts/health/reading.ts';
import { phraseAt } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listHinglish, planetHinglish, planetsHinglish, SIGNS_HINGLISH } from '../grammar.ts';
import { BODY_PARTS_HINGLISH, BOTH_EYES_HINGLISH } from './bodyParts.ts';
import { HUMOURS_HINGLISH } from './humours.ts';
import { PLANET_PHRASES_HINGLISH } from './planetPhrases.ts';

const OPENINGS: Readonly<Record<RiskLevel | 'unknown', (chart: string) => readonly string[]>> = {
  critical: (chart) => [
    `${chart} aur is samay ki dasha, dono abhi sehat ko sabse aage rakhne ki salah de rahi hain; ghabrane ki nahin, niyam se chalne ki zaroorat hai.`,
    `${chart} dekhkar pehli baat yahi nikalti hai ki abhi sehat ko baaki sab kaamon se pehle rakhein; dheeraj se chalenge to yeh samay bhi sambhal jayega.`,
  ],
  high: (chart) => [
    `${chart} is samay sehat par achchha-khaasa dhyan maang rahi hai; baat darne ki nahin, samay rehte sambhalne ki hai.`,
    `${chart} aur chal raha samay, dono ko saath dekhein to abhi apne sharir ki baat thodi zyada sunne ka daur hai.`,
    `${chart} sehat ke maamle mein dhilai ka samay nahin bata rahi; chhoti-chhoti aadatein abhi bada fark laati hain.`,
  ],
  medium: (chart) => [
    `${chart} sehat ke maamle mein mili-juli hai: bahut kuchh theek hai, bas kuchh jagah thodi savdhani chahiye.`,
    `${chart} batati hai ki sehat ki neenv theek hai, par abhi thodi atirikt dekhbhal kaam aayegi.`,
    `${chart} ko sehat ki nazar se dekhein to koi badi chinta nahin dikhti, phir bhi kuchh baaton par dhyan dena samajhdari hai.`,
  ],
  low: (chart) => [
    `${chart} sehat ke lihaaz se sahaj hai; roz ki saamanya dekhbhal hi aapke liye kaafi hai.`,
    `${chart} aur samay, dono sehat par zyada bojh nahin daal rahe; jo achchhi aadatein hain, unhein banaye rakhein.`,
    `${chart} mein sehat ka paksh sambhla hua hai, isliye nishchint man se apni dincharya sanvaarein.`,
  ],
  unknown: (chart) => [
    `${chart} se jo baatein saamne aayi hain, unhein sehat ki nazar se saral shabdon mein samajhte hain.`,
    `${chart} ke jo sanket mile hain, ve batate hain ki sharir ki dekhbhal kahan se shuru ki jaye.`,
  ],
};

const SHORT_OPENINGS: Readonly<Record<RiskLevel | 'unknown', (chart: string) => string>> = {
  critical: (chart) => `${chart} abhi sehat ko sabse aage rakhne ko kehti hai.`,
  high: (chart) => `${chart} is samay sehat par zyada dhyan maangti hai.`,
  medium: (chart) => `${chart} sehat mein thodi savdhani chahti hai.`,
  low: (chart) => `${chart} sehat ke lihaaz se sahaj hai.`,
  unknown: (chart) => `${chart} se sehat ke ye sanket milte hain.`,
};

/** Said of a planet after woh; none names another planet, which may be missing from the data. */
const REASONS: Readonly<Record<WeaknessTypeId, string>> = {
  debilitated: 'apni neech rashi mein hai',
  combust: 'ast hai, yaani uska tej daba hua hai',
  enemy_sign: 'shatru rashi mein baitha hai',
  functional_malefic: 'aapke lagna ke liye shubh nahin maana jaata',
  dusthana_lord: 'kathin (trik) bhav ka swami hai',
  dusthana_placement: 'kathin (trik) bhav mein pada hai',
  no_directional_strength: 'apni disha ka bal nahin pa raha',
  malefic_influence: 'paap grahon ke dabaav mein hai',
  near_node: 'chhaya grah ke bahut paas hai',
  retrograde_malefic: 'vakri chal raha hai',
  house_junction: 'do bhavon ki sandhi par hai',
};

/** Advice for each indication: whole sentences. */
const CARES: Readonly<Record<IndicationId, string>> = {
  heart: 'Roz tehlein, namak aur der raat ka bhojan kam rakhein, aur saal ka routine check-up samay par karayein.',
  blood_sugar:
    'Meetha khaas maukon ke liye rakhein, har bhojan ke baad thoda chalein, aur routine check-up mein sugar bhi shaamil rakhein.',
  blood_pressure: 'Din mein do baar dheemi saans lein, namak kam rakhein aur kabhi-kabhi ghar par BP naap lein.',
  respiratory:
    'Saaf hawa mein rahein, dhuen se bachein aur aaram se pranayam karein; khaansi hafton tike to doctor ko dikhayein.',
  digestive:
    'Garam khana tay samay par khayein, mukhya bhojan dopahar mein lein, aur jo na pache use likhkar pehchanein.',
  mental_stress:
    'Neend ki raksha karein, achchhi sangati rakhein, aur man bhaari ho to samay rehte kisi jaankar se baat karein.',
  skin: 'Paani poora piyein, halka sabun aur sooti kapde chunein, aur koi badlav dikhe to samay par doctor ko dikhayein.',
  bone_joint:
    'Halki kasrat karein, dhoop aur garmahat lein, aur agle routine check-up mein haddiyon ke baare mein bhi poochh lein.',
  blood_injury: 'Sadak par aur auzaaron ke saath jaldi na karein, aur thakan tike to doctor se poochh lein.',
  eye: 'Screen se beech-beech mein nazar hatayein, tez roshni mein chashma pehnein aur samay-samay par nazar check karwate rahein.',
  kidney_urinary: 'Din bhar paani peete rahein, namak kam rakhein aur routine check-up samay par karate rahein.',
  liver: 'Tala-bhuna kam khayein, nashe se door rahein aur routine check-up samay par karate rahein.',
  reproductive:
    'Umar ke hisaab se zaroori check-up samay par karayein aur man ka sawal doctor se bina jhijhak poochhein.',
  nervous_system:
    'Kaamon ke beech viraam lein, chai-coffee kam karein, aur koi jhanjhanahat tike to doctor ko dikhayein.',
  chronic_autoimmune:
    'Neend, saada bhojan aur bandha samay dheere-dheere taaqat jodte hain; jo takleef baar-baar laute, use doctor ko dobara dikhayein.',
  accident_surgery: 'Thake hue gaadi na chalayein, belt aur helmet pehnein aur jaldbaazi ke kaam taal dein.',
  abnormal_growth: 'Umar ke hisaab se zaroori check-up samay par karayein aur khan-paan mein maryada rakhein.',
};

/** Returns Mesh lagna ki aapki kundli, or the chart alone where its ascendant is unknown. */
export function chartHinglish(signIndex: number | null): string {
  return signIndex === null ? 'Aapki kundli' : `${SIGNS_HINGLISH[signIndex]!} lagna ki aapki kundli`;
}

/** Returns body parts as a list that stands before "ka"; both eyes are named as one. */
export function bodyPartsHinglish(parts: readonly BodyPartId[]): string {
  const isEye = (part: BodyPartId) => part === 'right_eye' || part === 'left_eye';
  const isOfBoth = parts.filter(isEye).length > 1;
  const others = parts.filter((part) => !isOfBoth || !isEye(part)).map((part) => BODY_PARTS_HINGLISH[part]);
  return listHinglish([...others, ...(isOfBoth ? [BOTH_EYES_HINGLISH] : [])]);
}

/** Returns why a planet is weak, as it stands after woh. */
export function reasonsHinglish(types: readonly WeaknessTypeId[]): string {
  return listHinglish(types.map((type) => REASONS[type]));
}

export const READING_CHART_HINGLISH: Sentences<ReadingChartWords> = {
  opening: ({ risk, signIndex, variant }) => phraseAt(OPENINGS[risk](chartHinglish(signIndex)), variant),
  short_opening: ({ risk, signIndex }) => SHORT_OPENINGS[risk](chartHinglish(signIndex)),
  rules: ({ planet }) => PLANET_PHRASES_HINGLISH[planet].rules,
  weakest: ({ planet, types, variant }) =>
    phraseAt(
      [
        `Sabse pehle nazar ${planetHinglish(planet)} par jaati hai, kyonki woh ${reasonsHinglish(types)}.`,
        `Sehat ki drishti se ${planetHinglish(planet)} ko sahare ki zaroorat hai: woh ${reasonsHinglish(types)}.`,
        `Kundli ka sabse nazuk grah ${planetHinglish(planet)} hai, jo ${reasonsHinglish(types)}.`,
      ],
      variant,
    ),
  weakest_unexplained: ({ planet, variant }) =>
    phraseAt(
      [
        `Sehat ki drishti se is samay sabse zyada sahare ki zaroorat ${planetHinglish(planet)} ko hai.`,
        `Aapke yahan dhyan dene layak grah ${planetHinglish(planet)} hai, jiska bal kam bataya gaya hai.`,
      ],
      variant,
    ),
  hardly_weak: ({ planet }) =>
    `Koi grah sachmuch kamzor nahin hai; baaki grahon ki tulna mein bas ${planetHinglish(planet)} thoda nazuk hai.`,
  parts_first: ({ parts, planet }) =>
    `Sanket ${bodyPartsHinglish(parts)} ki or hain; parampara mein yahan ${planetHinglish(planet)} ka adhikar maana gaya hai, isliye dekhbhal ki raah bhi wahi dikhata hai.`,
  humour_first: ({ humour, planet }) =>
    `Jyotish mein ${HUMOURS_HINGLISH[humour].name} ka sambandh ${planetHinglish(planet)} se maana gaya hai, isliye dekhbhal ki disha usi se milti hai.`,
  its_parts: ({ parts, variant }) =>
    phraseAt(
      [
        `Sharir mein ${bodyPartsHinglish(parts)} par isi ka adhikar maana gaya hai, isliye inka khaas dhyan rakhein.`,
        `Parampara ${bodyPartsHinglish(parts)} ko isi grah se jodti hai, isliye dekhbhal ki shuruaat yahin se karein.`,
        `${capitalised(bodyPartsHinglish(parts))} ka zimma isi grah ke paas maana jaata hai; yahan ki chhoti takleef ko bhi taalein nahin.`,
      ],
      variant,
    ),
  also_weak: ({ parts, planet, types, variant }) =>
    phraseAt(
      [
        `${planetHinglish(planet)} bhi kuchh daba hua hai, kyonki woh ${reasonsHinglish(types)}; uska sambandh ${bodyPartsHinglish(parts)} se maana jaata hai.`,
        `Uske baad ${planetHinglish(planet)} aata hai, jo ${reasonsHinglish(types)}; ${bodyPartsHinglish(parts)} ka haal usi se dekha jaata hai.`,
      ],
      variant,
    ),
  third_weak: ({ parts, planet, types }) =>
    `${planetHinglish(planet)} bhi kuchh daba hua hai, kyonki woh ${reasonsHinglish(types)}; uska sambandh ${bodyPartsHinglish(parts)} se maana jaata hai.`,
  also_weak_alike: ({ parts, planet }) =>
    `${planetHinglish(planet)} ka haal bhi kuchh aisa hi hai; uska sambandh ${bodyPartsHinglish(parts)} se maana jaata hai.`,
  also_weak_unexplained: ({ parts, planet }) =>
    `${planetHinglish(planet)} ka bal bhi kam bataya gaya hai; uska sambandh ${bodyPartsHinglish(parts)} se maana jaata hai.`,
  leading: ({ indication, parts, variant }) =>
    `${phraseAt([`Iske saath hi kundli ke sanket ${bodyPartsHinglish(parts)} ki dekhbhal maangte hain.`, `Poori kundli ko saath dekhein to sabse zyada sanket ${bodyPartsHinglish(parts)} ki or hain.`], variant)} ${CARES[indication]}`,
  leading_further: ({ indication, parts }) =>
    `Iske saath hi kundli ke sanket ${bodyPartsHinglish(parts)} ki dekhbhal maangte hain. ${CARES[indication]}`,
  leading_same: ({ indication }) => `Kundli ke baaki sanket bhi yahin ishara karte hain. ${CARES[indication]}`,
  also_watched: ({ parts, variant }) =>
    phraseAt(
      [
        `Saath mein ${bodyPartsHinglish(parts)} ka bhi thoda khayal rakhein.`,
        `Isi ke saath ${bodyPartsHinglish(parts)} ki dekhbhal bhi na bhoolein.`,
      ],
      variant,
    ),
  protected: ({ parts, planet, variant }) =>
    phraseAt(
      [
        `Raahat ki baat yeh hai ki ${planetHinglish(planet)} mazboot hai; iska laabh ${PLANET_PHRASES_HINGLISH[planet].gives} ke roop mein milta hai aur ${bodyPartsHinglish(parts)} ko sahara rehta hai.`,
        `Aapke paksh mein ${planetHinglish(planet)} mazbooti se khada hai, jisse ${bodyPartsHinglish(parts)} ki raksha maani jaati hai.`,
        `${planetHinglish(planet)} aapki kundli ka sahara hai: parampara ke anusar ${bodyPartsHinglish(parts)} ko usi ke bal se taaqat milti hai.`,
      ],
      variant,
    ),
  protected_by_many: ({ parts, planets, variant }) =>
    phraseAt(
      [
        `Achchhi baat yeh hai ki ${planetsHinglish(planets)} aapke rakshak hain; ${bodyPartsHinglish(parts)} ko inka sahara mila hua hai.`,
        `Doosri or ${planetsHinglish(planets)} mazboot hain, aur ${bodyPartsHinglish(parts)} ko inhin ke bal ka aasra hai.`,
      ],
      variant,
    ),
  protected_in_part: ({ parts, planet }) =>
    `Kuchh sahara ${planetHinglish(planet)} se bhi hai, khaaskar ${bodyPartsHinglish(parts)} ko.`,
};
