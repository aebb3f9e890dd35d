/** The state of the chart in a reading of health, its weaknesses and its protection, in Hinglish. */
import type { RiskLevel } from '../../../astro/judgement/medical/risk.ts';
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { AdviceAge } from '../../../astro/judgement/medical/telling.ts';
import type { WeaknessTypeId } from '../../../astro/judgement/medical/weaknessTypes.ts';
import type { ReadingChartWords } from '../../facts/health/reading.ts';
import { phraseAt } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listHinglish, planetHinglish, planetsHinglish, SIGNS_HINGLISH } from '../grammar.ts';
import { indicationCareHinglish } from './adviceByAge.ts';
import { BODY_PARTS_HINGLISH, BOTH_EYES_HINGLISH } from './bodyParts.ts';
import { HUMOURS_HINGLISH } from './humours.ts';
import { PLANET_PHRASES_HINGLISH } from './planetPhrases.ts';

const OPENINGS: Readonly<Record<RiskLevel | 'unknown', (chart: string) => readonly string[]>> = {
  critical: (chart) => [
    `${chart} aur is samay ki dasha, dono kehti hain ki abhi health ko sabse aage rakhein; ghabrane ki nahin, routine se chalne ki zaroorat hai.`,
    `${chart} dekhkar pehli baat yahi nikalti hai ki abhi sehat ko baaki sab kaamon se pehle rakhein; dhairya rakhenge to ye samay bhi sambhal jayega.`,
  ],
  high: (chart) => [
    `${chart} dekhte hue abhi health par achchha-khaasa dhyan dein; baat darne ki nahin, samay par sambhalne ki hai.`,
    `${chart} aur chal raha samay, dono ko saath dekhein to abhi body ki baat thodi zyada sunne ka daur hai.`,
    `${chart} health mein dheel ka samay nahin bata rahi; chhoti-chhoti aadatein abhi bada fark laati hain.`,
  ],
  medium: (chart) => [
    `${chart} health mein mixed hai: bahut kuchh theek hai, bas kuchh cheezon ka dhyan rakhein.`,
    `${chart} batati hai ki health ki base theek hai, par abhi thodi extra care kaam aayegi.`,
    `${chart} ko health ki nazar se dekhein to koi badi chinta nahin dikhti, phir bhi kuchh baaton par dhyan dena achchha hai.`,
  ],
  low: (chart) => [
    `${chart} health ke liye theek hai; roz ki normal care hi kaafi hai.`,
    `${chart} aur samay, dono health par zyada bojh nahin daal rahe; jo achchhi aadatein hain, unhein banaye rakhein.`,
    `${chart} mein health theek hai, isliye shant man se apni routine banaye rakhein.`,
  ],
  unknown: (chart) => [
    `${chart} se jo baatein saamne aayi hain, unhein health ki nazar se aasan shabdon mein samajhte hain, taaki roz ki care aasan ho jaye aur man halka rahe.`,
    `${chart} ke jo signals mile hain, vo batate hain ki body ki care kahan se shuru ki jaye aur kin chhoti baaton ka roz dhyan rakha jaye.`,
  ],
};

const SHORT_OPENINGS: Readonly<Record<RiskLevel | 'unknown', (chart: string) => string>> = {
  critical: (chart) => `${chart} kehti hai ki abhi health sabse pehle.`,
  high: (chart) => `${chart} dekhte hue abhi health par zyada dhyan dein.`,
  medium: (chart) => `${chart} kehti hai ki health ka thoda dhyan rakhein.`,
  low: (chart) => `${chart} health ke liye theek hai.`,
  unknown: (chart) => `${chart} se health ke ye signals milte hain.`,
};

/** Said of a planet after vo; none names another planet, which may be missing from the data. */
const REASONS: Readonly<Record<WeaknessTypeId, string>> = {
  debilitated: 'apni neech rashi mein hai',
  combust: 'ast hai, yaani uski power dabi hui hai',
  enemy_sign: 'shatru rashi mein baitha hai',
  functional_malefic: 'is lagna ke liye shubh nahin maana jaata',
  dusthana_lord: 'kathin (trik) bhav ka swami hai',
  dusthana_placement: 'kathin (trik) bhav mein pada hai',
  no_directional_strength: 'apni disha ka bal nahin pa raha',
  malefic_influence: 'paap grahon ke dabaav mein hai',
  near_node: 'chhaya grah ke bahut paas hai',
  retrograde_malefic: 'vakri chal raha hai',
  house_junction: 'do bhavon ki sandhi par hai',
};

/** Returns Mesh lagna ki aapki kundli, or the chart alone where its ascendant is unknown. */
export function chartHinglish(signIndex: number | null, age: AdviceAge): string {
  const isChild = age === 'child';
  if (signIndex === null) return isChild ? 'Bachche ki kundli' : 'Aapki kundli';
  return `${SIGNS_HINGLISH[signIndex]!} lagna ki ${isChild ? 'bachche ki' : 'aapki'} kundli`;
}

/** Returns body parts as a list that stands before "ka"; both eyes are named as one. */
export function bodyPartsHinglish(parts: readonly BodyPartId[]): string {
  const isEye = (part: BodyPartId) => part === 'right_eye' || part === 'left_eye';
  const isOfBoth = parts.filter(isEye).length > 1;
  const others = parts.filter((part) => !isOfBoth || !isEye(part)).map((part) => BODY_PARTS_HINGLISH[part]);
  return listHinglish([...others, ...(isOfBoth ? [BOTH_EYES_HINGLISH] : [])]);
}

/** Returns why a planet is weak, as it stands after vo. */
export function reasonsHinglish(types: readonly WeaknessTypeId[]): string {
  return listHinglish(types.map((type) => REASONS[type]));
}

export const READING_CHART_HINGLISH: Sentences<ReadingChartWords> = {
  opening: ({ age, risk, signIndex, variant }) => phraseAt(OPENINGS[risk](chartHinglish(signIndex, age)), variant),
  short_opening: ({ age, risk, signIndex }) => SHORT_OPENINGS[risk](chartHinglish(signIndex, age)),
  rules: ({ planet }) => PLANET_PHRASES_HINGLISH[planet].rules,
  weakest: ({ planet, types, variant }) =>
    phraseAt(
      [
        `Sabse pehle nazar ${planetHinglish(planet)} par jaati hai, kyonki vo ${reasonsHinglish(types)}.`,
        `Health ke liye ${planetHinglish(planet)} thoda weak hai: vo ${reasonsHinglish(types)}.`,
        `Kundli ka sabse weak grah ${planetHinglish(planet)} hai, jo ${reasonsHinglish(types)}.`,
      ],
      variant,
    ),
  weakest_unexplained: ({ planet, variant }) =>
    phraseAt(
      [
        `Health ke liye abhi sabse weak grah ${planetHinglish(planet)} hai.`,
        `Yahan dhyan dene layak grah ${planetHinglish(planet)} hai, jo thoda weak hai.`,
      ],
      variant,
    ),
  hardly_weak: ({ planet }) =>
    `Koi grah sach mein weak nahin hai; baaki grahon ke saamne bas ${planetHinglish(planet)} thoda halka hai.`,
  parts_first: ({ parts, planet }) =>
    `Sanket ${bodyPartsHinglish(parts)} ki or hain; parampara mein inka grah ${planetHinglish(planet)} maana gaya hai, isliye care ka raasta bhi wahi dikhata hai.`,
  humour_first: ({ humour, planet }) =>
    `Jyotish mein ${HUMOURS_HINGLISH[humour].name} ka sambandh ${planetHinglish(planet)} se maana gaya hai, isliye care ki direction usi se milti hai.`,
  its_parts: ({ parts, variant }) =>
    phraseAt(
      [
        `Body mein ${bodyPartsHinglish(parts)} isi grah se dekhe jaate hain, isliye inka khaas dhyan rakhein.`,
        `Parampara ${bodyPartsHinglish(parts)} ko isi grah se jodti hai, isliye care yahin se shuru karein.`,
        `${capitalised(bodyPartsHinglish(parts))} isi grah se dekhe jaate hain; inse judi chhoti problem ko bhi na taalein.`,
      ],
      variant,
    ),
  also_weak: ({ parts, planet, types, variant }) =>
    phraseAt(
      [
        `${planetHinglish(planet)} bhi thoda weak hai, kyonki vo ${reasonsHinglish(types)}; uska sambandh ${bodyPartsHinglish(parts)} se maana jaata hai.`,
        `Uske baad ${planetHinglish(planet)} aata hai, jo ${reasonsHinglish(types)}; ${bodyPartsHinglish(parts)} ka haal usi se dekha jaata hai.`,
      ],
      variant,
    ),
  third_weak: ({ parts, planet, types }) =>
    `${planetHinglish(planet)} bhi thoda weak hai, kyonki vo ${reasonsHinglish(types)}; uska sambandh ${bodyPartsHinglish(parts)} se maana jaata hai.`,
  also_weak_alike: ({ parts, planet }) =>
    `${planetHinglish(planet)} ka haal bhi kuchh aisa hi hai; uska sambandh ${bodyPartsHinglish(parts)} se maana jaata hai.`,
  also_weak_unexplained: ({ parts, planet }) =>
    `${planetHinglish(planet)} bhi thoda weak hai; uska sambandh ${bodyPartsHinglish(parts)} se maana jaata hai.`,
  leading: ({ age, indication, parts, variant }) =>
    `${phraseAt([`Iske saath kundli mein ${bodyPartsHinglish(parts)} ke bhi signals hain.`, `Poori kundli ko saath dekhein to sabse zyada signals ${bodyPartsHinglish(parts)} ki or hain.`], variant)} ${indicationCareHinglish(indication, age)}`,
  leading_further: ({ age, indication, parts }) =>
    `Iske saath kundli mein ${bodyPartsHinglish(parts)} ke bhi signals hain. ${indicationCareHinglish(indication, age)}`,
  leading_same: ({ age, indication }) =>
    `Kundli ke baaki signals bhi yahin ishara karte hain. ${indicationCareHinglish(indication, age)}`,
  also_watched: ({ parts, variant }) =>
    phraseAt(
      [
        `Saath mein ${bodyPartsHinglish(parts)} ka bhi thoda dhyan rakhein.`,
        `Isi ke saath ${bodyPartsHinglish(parts)} ki care bhi na bhoolein.`,
      ],
      variant,
    ),
  protected: ({ parts, planet, variant }) =>
    phraseAt(
      [
        `Achchhi baat ye hai ki ${planetHinglish(planet)} strong hai, isse ${PLANET_PHRASES_HINGLISH[planet].gives} milti hai aur ${bodyPartsHinglish(parts)} ko support milta hai.`,
        `${planetHinglish(planet)} yahan strong hai, jisse ${bodyPartsHinglish(parts)} ki raksha maani jaati hai.`,
        `${planetHinglish(planet)} is kundli ka support hai: parampara mein ${bodyPartsHinglish(parts)} ko usi se strength milti hai.`,
      ],
      variant,
    ),
  protected_by_many: ({ parts, planets, variant }) =>
    phraseAt(
      [
        `Achchhi baat ye hai ki ${planetsHinglish(planets)} raksha karte hain; ${bodyPartsHinglish(parts)} ko inka support milta hai.`,
        `Doosri or ${planetsHinglish(planets)} strong hain, aur ${bodyPartsHinglish(parts)} ko inhin se support milta hai.`,
      ],
      variant,
    ),
  protected_in_part: ({ parts, planet }) =>
    `Kuchh support ${planetHinglish(planet)} se bhi hai, khaaskar ${bodyPartsHinglish(parts)} ko.`,
};
