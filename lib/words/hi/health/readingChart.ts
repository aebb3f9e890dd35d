/** The state of the chart in a reading of health, its weaknesses and its protection, in Hindi. */
import type { RiskLevel } from '../../../astro/judgement/medical/risk.ts';
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { AdviceAge } from '../../../astro/judgement/medical/telling.ts';
import type { WeaknessTypeId } from '../../../astro/judgement/medical/weaknessTypes.ts';
import type { ReadingChartWords } from '../../facts/health/reading.ts';
import { phraseAt } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { listHi, planetHi, planetsHi, signHi } from '../grammar.ts';
import { indicationCareHi } from '../medical/adviceByAge.ts';
import { BODY_PARTS_HI, BOTH_EYES_HI } from './bodyParts.ts';
import { HUMOURS_HI } from './humours.ts';
import { PLANET_PHRASES_HI } from './planetPhrases.ts';

const OPENINGS: Readonly<Record<RiskLevel | 'unknown', (chart: string) => readonly string[]>> = {
  critical: (chart) => [
    `${chart} और इस समय की दशा, दोनों अभी सेहत को सबसे आगे रखने की सलाह दे रही हैं; घबराने की नहीं, नियम से चलने की ज़रूरत है।`,
    `${chart} देखकर पहली बात यही निकलती है कि अभी सेहत को बाकी सब कामों से पहले रखें; धीरज से चलेंगे तो यह समय भी सँभल जाएगा।`,
  ],
  high: (chart) => [
    `${chart} देखते हुए अभी सेहत पर अच्छा-खासा ध्यान दें; बात डरने की नहीं, समय रहते सँभलने की है।`,
    `${chart} और चल रहा समय, दोनों को साथ देखें तो अभी शरीर की बात थोड़ी ज़्यादा सुनने का दौर है।`,
    `${chart} सेहत के मामले में ढिलाई का समय नहीं बता रही; छोटी-छोटी आदतें अभी बड़ा फ़र्क लाती हैं।`,
  ],
  medium: (chart) => [
    `${chart} सेहत के मामले में मिली-जुली है: बहुत कुछ ठीक है, बस कुछ जगह थोड़ी सावधानी चाहिए।`,
    `${chart} बताती है कि सेहत की नींव ठीक है, पर अभी थोड़ी अतिरिक्त देखभाल काम आएगी।`,
    `${chart} को सेहत की नज़र से देखें तो कोई बड़ी चिंता नहीं दिखती, फिर भी कुछ बातों पर ध्यान देना समझदारी है।`,
  ],
  low: (chart) => [
    `${chart} सेहत के लिए ठीक है; रोज़ की सामान्य देखभाल ही काफ़ी है।`,
    `${chart} और समय, दोनों सेहत पर ज़्यादा बोझ नहीं डाल रहे; जो अच्छी आदतें हैं, उन्हें बनाए रखें।`,
    `${chart} में सेहत का पक्ष सँभला हुआ है, इसलिए निश्चिंत मन से दिनचर्या सँवारें।`,
  ],
  unknown: (chart) => [
    `${chart} से जो बातें सामने आई हैं, उन्हें सेहत की नज़र से सरल शब्दों में समझते हैं; इससे रोज़ की देखभाल आसान हो जाएगी।`,
    `${chart} के संकेत बताते हैं कि शरीर की देखभाल कहाँ से शुरू करें और किन छोटी बातों का रोज़ ध्यान रखें।`,
  ],
};

const SHORT_OPENINGS: Readonly<Record<RiskLevel | 'unknown', (chart: string) => string>> = {
  critical: (chart) => `${chart} अभी सेहत को सबसे आगे रखने को कहती है।`,
  high: (chart) => `${chart} देखते हुए अभी सेहत पर ज़्यादा ध्यान दें।`,
  medium: (chart) => `${chart} कहती है कि सेहत का थोड़ा ध्यान रखें।`,
  low: (chart) => `${chart} सेहत के लिए ठीक है।`,
  unknown: (chart) => `${chart} से सेहत के ये संकेत मिलते हैं।`,
};

/** Said of a planet after वह; none names another planet, which may be missing from the data. */
const REASONS: Readonly<Record<WeaknessTypeId, string>> = {
  debilitated: 'अपनी नीच राशि में है',
  combust: 'अस्त है, यानी उसका तेज दबा हुआ है',
  enemy_sign: 'शत्रु राशि में बैठा है',
  functional_malefic: 'इस लग्न के लिए शुभ नहीं माना जाता',
  dusthana_lord: 'कठिन (त्रिक) भाव का स्वामी है',
  dusthana_placement: 'कठिन (त्रिक) भाव में पड़ा है',
  no_directional_strength: 'अपनी दिशा का बल नहीं पा रहा',
  malefic_influence: 'पाप ग्रहों के दबाव में है',
  near_node: 'छाया ग्रह के बहुत पास है',
  retrograde_malefic: 'वक्री चल रहा है',
  house_junction: 'दो भावों की संधि पर है',
};

/** Returns मेष लग्न की आपकी कुंडली, or the chart alone where its ascendant is unknown; of a child, to its parents. */
export function chartHi(signIndex: number | null, age: AdviceAge): string {
  const chart = age === 'child' ? 'बच्चे की कुंडली' : 'आपकी कुंडली';
  return signIndex === null ? chart : `${signHi(signIndex)} लग्न की ${chart}`;
}

/** Returns body parts as a list that stands before "का"; both eyes are named as one. */
export function bodyPartsHi(parts: readonly BodyPartId[]): string {
  const isEye = (part: BodyPartId) => part === 'right_eye' || part === 'left_eye';
  const isOfBoth = parts.filter(isEye).length > 1;
  const others = parts.filter((part) => !isOfBoth || !isEye(part)).map((part) => BODY_PARTS_HI[part]);
  return listHi([...others, ...(isOfBoth ? [BOTH_EYES_HI] : [])]);
}

/** Returns why a planet is weak, as it stands after वह. */
export function reasonsHi(types: readonly WeaknessTypeId[]): string {
  return listHi(types.map((type) => REASONS[type]));
}

export const READING_CHART_HI: Sentences<ReadingChartWords> = {
  opening: ({ age, risk, signIndex, variant }) => phraseAt(OPENINGS[risk](chartHi(signIndex, age)), variant),
  short_opening: ({ age, risk, signIndex }) => SHORT_OPENINGS[risk](chartHi(signIndex, age)),
  rules: ({ planet }) => PLANET_PHRASES_HI[planet].rules,
  weakest: ({ planet, types, variant }) =>
    phraseAt(
      [
        `सबसे पहले नज़र ${planetHi(planet)} पर जाती है, क्योंकि वह ${reasonsHi(types)}।`,
        `सेहत के लिए ${planetHi(planet)} थोड़ा कमज़ोर है: वह ${reasonsHi(types)}।`,
        `कुंडली का सबसे नाज़ुक ग्रह ${planetHi(planet)} है, जो ${reasonsHi(types)}।`,
      ],
      variant,
    ),
  weakest_unexplained: ({ planet, variant }) =>
    phraseAt(
      [
        `सेहत के लिए इस समय सबसे कमज़ोर ग्रह ${planetHi(planet)} है।`,
        `यहाँ ध्यान देने लायक ग्रह ${planetHi(planet)} है, जिसका बल कम बताया गया है।`,
      ],
      variant,
    ),
  hardly_weak: ({ planet }) => `कोई ग्रह सचमुच कमज़ोर नहीं है; बाकी ग्रहों की तुलना में बस ${planetHi(planet)} थोड़ा नाज़ुक है।`,
  parts_first: ({ parts, planet }) =>
    `संकेत ${bodyPartsHi(parts)} की ओर हैं; परंपरा में यहाँ ${planetHi(planet)} का अधिकार माना गया है, इसलिए देखभाल की राह भी वही दिखाता है।`,
  humour_first: ({ humour, planet }) =>
    `ज्योतिष में ${HUMOURS_HI[humour].name} का संबंध ${planetHi(planet)} से माना गया है, इसलिए देखभाल की दिशा उसी से मिलती है।`,
  its_parts: ({ parts, variant }) =>
    phraseAt(
      [
        `शरीर में ${bodyPartsHi(parts)} पर इसी का अधिकार माना गया है, इसलिए इनका खास ध्यान रखें।`,
        `परंपरा ${bodyPartsHi(parts)} को इसी ग्रह से जोड़ती है, इसलिए देखभाल की शुरुआत यहीं से करें।`,
        `${bodyPartsHi(parts)} इसी ग्रह से देखे जाते हैं; इनसे जुड़ी छोटी तकलीफ़ को भी न टालें।`,
      ],
      variant,
    ),
  also_weak: ({ parts, planet, types, variant }) =>
    phraseAt(
      [
        `${planetHi(planet)} भी कुछ दबा हुआ है, क्योंकि वह ${reasonsHi(types)}; उसका संबंध ${bodyPartsHi(parts)} से माना जाता है।`,
        `उसके बाद ${planetHi(planet)} आता है, जो ${reasonsHi(types)}; ${bodyPartsHi(parts)} का हाल उसी से देखा जाता है।`,
      ],
      variant,
    ),
  third_weak: ({ parts, planet, types }) =>
    `${planetHi(planet)} भी कुछ दबा हुआ है, क्योंकि वह ${reasonsHi(types)}; उसका संबंध ${bodyPartsHi(parts)} से माना जाता है।`,
  also_weak_alike: ({ parts, planet }) =>
    `${planetHi(planet)} का हाल भी कुछ ऐसा ही है; उसका संबंध ${bodyPartsHi(parts)} से माना जाता है।`,
  also_weak_unexplained: ({ parts, planet }) =>
    `${planetHi(planet)} का बल भी कम बताया गया है; उसका संबंध ${bodyPartsHi(parts)} से माना जाता है।`,
  leading: ({ age, indication, parts, variant }) =>
    `${phraseAt([`इसके साथ ही कुंडली ${bodyPartsHi(parts)} की देखभाल की ओर संकेत करती है।`, `पूरी कुंडली को साथ देखें तो सबसे ज़्यादा संकेत ${bodyPartsHi(parts)} की ओर हैं।`], variant)} ${indicationCareHi(indication, age)}`,
  leading_further: ({ age, indication, parts }) =>
    `इसके साथ ही कुंडली ${bodyPartsHi(parts)} की देखभाल की ओर संकेत करती है। ${indicationCareHi(indication, age)}`,
  leading_same: ({ age, indication }) => `कुंडली के बाकी संकेत भी यहीं इशारा करते हैं। ${indicationCareHi(indication, age)}`,
  also_watched: ({ parts, variant }) =>
    phraseAt(
      [`साथ में ${bodyPartsHi(parts)} का भी थोड़ा खयाल रखें।`, `इसी के साथ ${bodyPartsHi(parts)} की देखभाल भी न भूलें।`],
      variant,
    ),
  protected: ({ parts, planet, variant }) =>
    phraseAt(
      [
        `अच्छी बात यह है कि ${planetHi(planet)} बलवान है; इससे ${PLANET_PHRASES_HI[planet].gives} का लाभ होता है और ${bodyPartsHi(parts)} को सहारा मिलता है।`,
        `${planetHi(planet)} यहाँ बलवान है, जिससे ${bodyPartsHi(parts)} की रक्षा मानी जाती है।`,
        `${planetHi(planet)} इस कुंडली का सहारा है: परंपरा के अनुसार ${bodyPartsHi(parts)} को उसी के बल से ताकत मिलती है।`,
      ],
      variant,
    ),
  protected_by_many: ({ parts, planets, variant }) =>
    phraseAt(
      [
        `अच्छी बात यह है कि ${planetsHi(planets)} रक्षा करते हैं; ${bodyPartsHi(parts)} को इनका सहारा मिलता है।`,
        `दूसरी ओर ${planetsHi(planets)} मज़बूत हैं, और ${bodyPartsHi(parts)} को इन्हीं के बल का आसरा है।`,
      ],
      variant,
    ),
  protected_in_part: ({ parts, planet }) => `कुछ सहारा ${planetHi(planet)} से भी है, खासकर ${bodyPartsHi(parts)} को।`,
};
