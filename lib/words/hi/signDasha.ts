/** Sentences on the dashas of signs in Hindi. */
import type { CareMark, CarePeriod } from '../../astro/dasha/shoolaCare.ts';
import type { LifeClass } from '../../astro/jaimini/longevityPairs.ts';
import type { SignInfluence, SignPeriodFindings } from '../../astro/judgement/dasha/signPeriod.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { isOddSign, modality } from '../../astro/tables/signs.ts';
import type { VargaId } from '../../astro/varga/vargas.ts';
import type { Sentences } from '../sentences.ts';
import type { CharaCount, SignDashaWords } from '../facts/signDasha.ts';
import {
  inHouse,
  inSign,
  isOrAre,
  lengthHi,
  listHi,
  mattersHi,
  placesHi,
  planetHi,
  planetsHi,
  rankFeminine,
  rankOblique,
  signHi,
  spanHi,
} from './grammar.ts';
import { HOUSE_MATTERS_HI } from './vocabulary.ts';

const KINDS = { movable: 'चर', fixed: 'स्थिर', dual: 'द्विस्वभाव' } as const;

const NODE_SIGNS: Readonly<Record<SignDashaWords['node_exaltation']['nodes'], string>> = {
  taurus: 'राहु वृषभ में उच्च और वृश्चिक में नीच का है, केतु इसका उल्टा',
  gemini: 'राहु मिथुन में उच्च और धनु में नीच का है, केतु इसका उल्टा',
};

const ADVICE: Readonly<Record<CarePeriod['level'], string>> = {
  1: 'भोजन, नींद और आराम का समय तय रखें',
  2: 'दिनचर्या नियमित रखें और छोटी तकलीफ़ भी जल्दी दिखाएँ',
  3: 'सेहत की जाँच कराते रहें, काम का बोझ कम रखें और दूसरों की मदद लें',
};

const MARKS: Readonly<Record<CareMark['id'], (sign: string, planet: string) => string>> = {
  trident: (sign, rudra) => `${sign} राशि रुद्र (${rudra}) के त्रिशूल में आती है।`,
  in_third: () => 'यह दशा जीवन के उस हिस्से में आती है, जिसमें ग्रंथ सेहत का ध्यान रखने को कहते हैं।',
  rudra_aspects: (sign, rudra) => `रुद्र (${rudra}) की राशि दृष्टि ${sign} राशि पर है।`,
  eighth_from_atmakaraka: (sign, atmakaraka) => `${sign} राशि आत्मकारक ${atmakaraka} से आठवीं है।`,
  eighth_lord: (sign, lord) => `अष्टमेश ${lord} ${sign} राशि में है।`,
};

const CONCLUSIONS: Readonly<Record<SignPeriodFindings['tone'], string>> = {
  supported: 'इस समय शुरू किए गए काम को सहारा मिलता है।',
  mixed: 'फल मेहनत के अनुसार मिलता है।',
  demanding: 'धीरज और लगातार मेहनत से काम आगे बढ़ता है।',
};

const wayHi = (isForward: boolean) => (isForward ? 'सीधे क्रम' : 'उल्टे क्रम');

const LIFE_THIRDS: Readonly<Record<LifeClass, string>> = {
  alpayu: 'ग्रंथों के अनुसार सेहत का ध्यान जीवन के पहले हिस्से में ज़्यादा रखें। यह जीवन का एक तिहाई हिस्सा है, आयु की माप नहीं।',
  madhyayu: 'ग्रंथों के अनुसार सेहत का ध्यान बीच के वर्षों में ज़्यादा रखें। यह जीवन का एक तिहाई हिस्सा है, आयु की माप नहीं।',
  purnayu: 'ग्रंथों के अनुसार सेहत का ध्यान बाद के वर्षों में ज़्यादा रखें। यह जीवन का एक तिहाई हिस्सा है, आयु की माप नहीं।',
  undecided: 'जीवन के किस हिस्से में ज़्यादा ध्यान रखें, इस पर ग्रंथों के तरीके यहाँ एकमत नहीं हैं। इसलिए वह नहीं बताया जाता।',
};

export const SIGN_DASHA_HI: Sentences<SignDashaWords> = {
  begins_with_ascendant: ({ signIndex }) => `चर दशा लग्न से शुरू होती है, जो यहाँ ${signHi(signIndex)} है।`,
  way_of_ninth: ({ isOddFooted, signIndex }) =>
    `नौवें भाव की ${signHi(signIndex)} राशि ${isOddFooted ? 'विषमपद' : 'समपद'} है, इसलिए राशियाँ लग्न से ${wayHi(isOddFooted)} में चलती हैं।`,
  way_of_seed: ({ signIndex }) =>
    isOddSign(signIndex)
      ? `${signHi(signIndex)} विषम राशि है, इसलिए राशियाँ सीधे क्रम में चलती हैं।`
      : `${signHi(signIndex)} सम राशि है, इसलिए राशियाँ उल्टे क्रम में चलती हैं।`,
  chara_years: charaHi,
  yogardha_years: ({ chara, sthiraYears, years }) =>
    `${charaHi(chara)} यह चर दशा की गिनती है; स्थिर दशा में ${sthiraYears} साल हैं। दोनों के जोड़ का आधा ${lengthHi(years)} है।`,
  kind_years: ({ signIndex, years }) =>
    `${signHi(signIndex)} ${KINDS[modality(signIndex)]} राशि है, इसलिए ${years} साल।`,
  node_exaltation: ({ nodes }) => `उच्चता पूरी राशि में मानी गई है। ${NODE_SIGNS[nodes]}; यह node_exaltation से चुना जाता है।`,
  counted_one_way: ({ isForward, signIndex }) =>
    `सब राशियों के साल ${wayHi(isForward)} में गिने जाते हैं, जैसा नौवें भाव की ${signHi(signIndex)} राशि बताती है।`,
  described_for: ({ isRunning }) =>
    isRunning
      ? 'यहाँ चल रही महादशा के लिए दिया गया है।'
      : 'अभी कोई महादशा नहीं चल रही, इसलिए पहली महादशा के लिए दिया गया है।',
  consecutive_signs: ({ isForward, signIndex }) =>
    `राशियाँ ${signHi(signIndex)} से ${wayHi(isForward)} में एक के बाद एक चलती हैं; साल वही हैं।`,
  nine_years_each: ({ signIndex }) =>
    `हर राशि के नौ साल, सीधे क्रम में ${signHi(signIndex)} से, जो लग्न और सातवें भाव में बलवान है।`,
  second_rudra: ({ afflictedBy, planet }) =>
    `${planetHi(planet)} भी रुद्र है, क्योंकि राशि के हिसाब से उस पर ${planetsHi(afflictedBy)} का असर है; त्रिशूल बलवान रुद्र से गिना जाता है।`,
  life_third: ({ third }) => LIFE_THIRDS[third],
  care_mark: ({ mark, planet, signIndex }) => MARKS[mark](signHi(signIndex), planetHi(planet)),
  care: ({ level, signIndex }) => `${signHi(signIndex)} राशि के समय में ${ADVICE[level]}।`,
  reading_span: ({ fromDate, house, level, signIndex, untilDate, varga }) =>
    `${signHi(signIndex)} राशि की ${level === 1 ? 'महादशा' : 'अंतर्दशा'} ${spanHi(fromDate, untilDate)} है। इसमें ${chartOf(varga)}${placesHi([house])} की बातें आगे रहती हैं: ${HOUSE_MATTERS_HI[house - 1]!}।`,
  reading_of_own_sign: ({ fromDate, signIndex, untilDate }) =>
    `${signHi(signIndex)} राशि की अंतर्दशा ${spanHi(fromDate, untilDate)} है। यह महादशा की अपनी राशि है, इसलिए महादशा का असर इसी समय सबसे ज़्यादा रहता है।`,
  reading_relation: ({ fromHouse, isEasy, mahadashaSignIndex, signIndex }) => {
    const way = isEasy ? 'दोनों मिलकर काम करती हैं' : 'दोनों में तालमेल बैठाना पड़ता है';
    return fromHouse === 1
      ? `${signHi(signIndex)} महादशा की भी राशि है; ${way}।`
      : `${signHi(signIndex)} महादशा की राशि ${signHi(mahadashaSignIndex)} से ${rankFeminine(fromHouse)} है; ${way}।`;
  },
  reading_planets: ({ aspectedBy, occupants }) => {
    if (occupants.length + aspectedBy.length === 0) return 'इस राशि में कोई ग्रह नहीं है, न किसी की राशि दृष्टि है।';
    const stands =
      occupants.length > 0
        ? `इस राशि में ${planetsHi(occupants)} ${isOrAre(occupants.length)}`
        : 'इस राशि में कोई ग्रह नहीं है';
    const aspects = aspectedBy.length > 0 ? `इस पर ${planetsHi(aspectedBy)} की राशि दृष्टि है` : 'राशि दृष्टि किसी की नहीं है';
    return `${stands}; ${aspects}।`;
  },
  reading_lord: ({ house, isHome, lord, lordSignIndex, varga }) =>
    isHome
      ? `राशि का स्वामी ${planetHi(lord)} यहीं है।`
      : `राशि का स्वामी ${planetHi(lord)} ${inSign(lordSignIndex)}, ${chartOf(varga)}${inHouse(house)} है; वह इसे ${mattersHi([house])} से जोड़ता है।`,
  reading_tone: ({ influences, lordFromHouse, tone }) => {
    const side = (isHelp: boolean) =>
      influencesHi(
        influences.filter((one) => one.isHelp === isHelp),
        lordFromHouse,
      );
    const [help, burden] = [side(true), side(false)];
    const said = [...(help ? [`${help} से मदद मिलती है`] : []), ...(burden ? [`${burden} से दबाव रहता है`] : [])];
    return `${said.join(', ')}। ${CONCLUSIONS[tone]}`;
  },
};

/** Returns D9 के, before a house of a divisional chart; nothing before one of the birth chart. */
function chartOf(varga: VargaId | null): string {
  return varga === null ? '' : `${varga.toUpperCase()} के `;
}

/** Explains how years were counted: सिंह का स्वामी सूर्य मेष राशि में है; उल्टी गिनती से 4 साल हुए। */
function charaHi(count: CharaCount): string {
  const { counted, debilitated, exalted, isBounded, isForward, lord, lordSignIndex, signIndex, years } = count;
  const sign = signHi(signIndex);
  const found =
    lordSignIndex === signIndex
      ? `${sign} का स्वामी ${planetHi(lord)} इसी राशि में है, इसलिए ${yearsHi(counted)}।`
      : `${sign} का स्वामी ${planetHi(lord)} ${inSign(lordSignIndex)} है; ${isForward ? 'सीधी' : 'उल्टी'} गिनती से ${yearsHi(counted)}।`;
  if (exalted.length + debilitated.length === 0) return found;
  const changes = [
    ...(exalted.length > 0 ? [`${inItHi(exalted, 'उच्च')}, इसलिए एक साल बढ़ता है।`] : []),
    ...(debilitated.length > 0 ? [`${inItHi(debilitated, 'नीच')}, इसलिए एक साल घटता है।`] : []),
  ].join(' ');
  return `${found} ${changes} ${isBounded ? `साल 1 से 12 तक रखे जाते हैं, इसलिए कुल ${yearsHi(years)}।` : `कुल ${yearsHi(years)}।`}`;
}

function inItHi(planets: readonly Planet[], dignity: 'उच्च' | 'नीच'): string {
  return planets.length > 1
    ? `${planetsHi(planets)} इस राशि में ${dignity} के हैं`
    : `${planetsHi(planets)} इस राशि में ${dignity} का है`;
}

function yearsHi(years: number): string {
  return `${years} साल ${years === 1 ? 'हुआ' : 'हुए'}`;
}

/** Names planets before से with what makes them help or burden: नीच के शनि, पाप ग्रह मंगल और केतु. */
function influencesHi(influences: readonly SignInfluence[], lordFromHouse: number): string {
  const isNatural = ({ kind }: SignInfluence) => kind === 'benefic' || kind === 'malefic';
  const natural = influences.filter(isNatural).map(({ kind, planet }, i) => {
    const group = kind === 'benefic' ? 'शुभ ग्रह' : 'पाप ग्रह';
    return i === 0 ? `${group} ${planetHi(planet)}` : planetHi(planet);
  });
  const others = influences.filter((one) => !isNatural(one)).map((one) => influenceHi(one, lordFromHouse));
  return listHi([...others, ...natural]);
}

function influenceHi({ kind, planet }: SignInfluence, lordFromHouse: number): string {
  const name = planetHi(planet);
  switch (kind) {
    case 'strong_by_sign':
      return `राशि से बलवान ${name}`;
    case 'benefic':
    case 'malefic':
      return name;
    case 'debilitated':
      return `नीच के ${name}`;
    case 'lord_strong_by_sign':
      return `बलवान राशि स्वामी ${name}`;
    case 'lord_debilitated':
      return `नीच के राशि स्वामी ${name}`;
    case 'lord_well_placed':
    case 'lord_badly_placed':
      return `राशि से ${rankOblique(lordFromHouse)} स्थान में बैठे स्वामी ${name}`;
  }
}
