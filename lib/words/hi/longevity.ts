/** Sentences of /special/longevity in Hindi. */
import type { LifeBody, LifeThird, LongevityPair } from '../../astro/jaimini/longevityPairs.ts';
import type { CareRole } from '../../astro/judgement/longevity/carePlanets.ts';
import type { EarlyYearsRelief } from '../../astro/judgement/longevity/earlyYears.ts';
import type { LifeConditionId } from '../../astro/judgement/longevity/facts.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { modality, type Modality } from '../../astro/tables/signs.ts';
import type { LongevityWords, SupportEffect, SupportRole, YearsRange } from '../facts/longevity.ts';
import { choiceNumber } from '../phraseChoice.ts';
import type { Sentences } from '../sentences.ts';
import { STEADYING_PRACTICES_HI } from './bodyThemes.ts';
import { houseOblique, isOrAre, listHi, lordOf, planetHi, planetsHi, rankHi, signHi } from './grammar.ts';
import { inOwnPlace } from './placing.ts';

const PAIR_NAMES: Readonly<Record<LongevityPair['id'], string>> = {
  lords_of_1_and_8: 'लग्न और आठवें भाव के स्वामी',
  moon_and_saturn: 'चंद्रमा और शनि',
  ascendant_and_hora: 'लग्न और होरा लग्न',
};

const CLASSES: Readonly<Record<LifeThird, string>> = { alpayu: 'अल्पायु', madhyayu: 'मध्यायु', purnayu: 'पूर्णायु' };

const MODALITIES: Readonly<Record<Modality, string>> = { movable: 'चर', fixed: 'स्थिर', dual: 'द्विस्वभाव' };

/** What is seen of Saturn or Jupiter, after its name. */
const CONDITIONS: Readonly<Record<LifeConditionId, string>> = {
  saturn_in_first: 'लग्न में है',
  saturn_aspects_first: 'लग्न को देखता है',
  saturn_weak_contributor: 'निर्णय करने वाले युग्म में कमज़ोर है',
  saturn_strong_by_sign: 'उच्च का या अपनी राशि में है',
  jupiter_in_first: 'लग्न में है',
  jupiter_in_seventh: 'सातवें भाव में है',
  jupiter_with_lord: 'लग्नेश के साथ है',
  jupiter_aspects_lord: 'लग्नेश को देखता है',
};

const CARE: Readonly<Record<LifeThird, string>> = {
  alpayu:
    'ग्रंथों में जीवन के पहले भाग में सेहत का ध्यान रखने को कहा गया है। वे यह भी कहते हैं कि देखभाल, अच्छे आचरण और अच्छे साथ से जीवन बहुत आगे जाता है। नियमित जाँच, सुरक्षित आदतें और पूरा आराम यहाँ खास काम के हैं।',
  madhyayu:
    'ग्रंथों में बीच के वर्षों में दिनचर्या स्थिर रखने को कहा गया है; देखभाल और अच्छे आचरण से जीवन इससे आगे जाता है। ताकत है, और नियमित आदतों से बनी रहती है।',
  purnayu: 'यहाँ धैर्य सबसे काम का है: जीवन-बल लंबे समय तक रहता है, उसे सँभालकर खर्च करें।',
};

const SUPPORT_ROLES: Readonly<Record<SupportRole, string>> = {
  lord_1: 'लग्न (शरीर) का स्वामी',
  lord_8: 'आठवें भाव (आयु) का स्वामी',
  lord_10: 'दसवें भाव (कर्म) का स्वामी',
  significator: 'आयु का कारक',
};

const SUPPORTS: Readonly<Record<SupportEffect, readonly string[]>> = {
  supports: ['इससे जीवन-बल अच्छा रहता है।', 'यह शरीर को अच्छा बल देता है।'],
  mixed: ['इससे जीवन-बल थोड़ी मेहनत से बना रहता है।', 'यह बल देता है, पर थोड़ी देखभाल भी चाहिए।'],
  asks_care: ['इसे बल देने के लिए दिनचर्या नियमित रखें।', 'यह कमज़ोर है; नियमित आदतों से इसकी कमी पूरी होती है।'],
};

const RELIEFS: Readonly<Record<EarlyYearsRelief['id'], (planets: readonly Planet[]) => string>> = {
  strong_lord_in_kendra: ([lord]) => `बलवान लग्नेश ${planetHi(lord!)} केंद्र में है`,
  jupiter_in_first: () => 'गुरु लग्न में है',
  full_moon: () => 'चंद्रमा प्रकाश से भरा है',
  benefics_in_kendra: (planets) => `${planetsHi(planets)} केंद्र में ${isOrAre(planets.length)}`,
};

const CARE_LORDS: readonly (readonly [CareRole, house: number])[] = [
  ['lord_2', 2],
  ['lord_7', 7],
  ['lord_8', 8],
  ['lord_12', 12],
];

/** सातवें और बारहवें भाव का स्वामी है और दूसरे भाव में है. */
function careRoles(roles: readonly CareRole[]): string {
  const owned = CARE_LORDS.filter(([role]) => roles.includes(role)).map(([, house]) => house);
  return listHi([
    ...(owned.length > 0 ? [`${lordOf(owned)} है`] : []),
    ...(roles.includes('in_2') ? ['दूसरे भाव में है'] : []),
    ...(roles.includes('in_7') ? ['सातवें भाव में है'] : []),
    ...(roles.includes('saturn') ? ['आयु का कारक है'] : []),
  ]);
}

const FRACTIONS: Readonly<Record<number, string>> = { 1: 'पूरा', 2: 'आधा', 3: 'एक तिहाई', 4: 'एक चौथाई' };

const CARES = {
  first: ['इसकी दशा में नियमित जाँच, आराम और हल्का भोजन रखें।', 'इसकी दशा आए तो खाना हल्का रखें, आराम पूरा लें और जाँच कराते रहें।'],
  second: ['इसकी दशा में नींद पूरी लें और काम की गति एक-सी रखें।', 'इसकी दशा में पूरी नींद लें और भागदौड़ कम रखें।'],
} as const;

const bodyHi = (body: LifeBody) => {
  if (body === 'Hora ascendant') return 'होरा लग्न';
  return body === 'Ascendant' ? 'लग्न' : planetHi(body);
};

const modalityHi = (signIndex: number) => MODALITIES[modality(signIndex)];
const placed = (body: LifeBody, signIndex: number) =>
  `${bodyHi(body)} ${modalityHi(signIndex)} राशि ${signHi(signIndex)} में`;

const conditions = (planet: Planet, reasons: readonly LifeConditionId[]) =>
  `${planetHi(planet)} ${listHi(reasons.map((id) => CONDITIONS[id]))}`;

const arithmetic = ({ fromYears, isOpen, toYears }: YearsRange) =>
  `ग्रंथों की गणना ${isOpen ? `${fromYears} से 100 वर्ष और आगे तक` : `${fromYears} से ${toYears} वर्ष तक`} आती है`;

const chosen = (texts: readonly string[], ...about: readonly unknown[]) =>
  texts[choiceNumber(...about) % texts.length]!;

export const LONGEVITY_HI: Sentences<LongevityWords> = {
  saturn_in_first: () => conditions('Saturn', ['saturn_in_first']),
  saturn_aspects_first: () => conditions('Saturn', ['saturn_aspects_first']),
  saturn_weak_contributor: () => conditions('Saturn', ['saturn_weak_contributor']),
  saturn_strong_by_sign: () => conditions('Saturn', ['saturn_strong_by_sign']),
  jupiter_in_first: () => conditions('Jupiter', ['jupiter_in_first']),
  jupiter_in_seventh: () => conditions('Jupiter', ['jupiter_in_seventh']),
  jupiter_with_lord: () => conditions('Jupiter', ['jupiter_with_lord']),
  jupiter_aspects_lord: () => conditions('Jupiter', ['jupiter_aspects_lord']),
  exalted: () => 'उच्च राशि में होने से तीन गुना',
  retrograde: () => 'वक्री होने से तीन गुना',
  vargottama: () => 'वर्गोत्तम होने से दोगुना',
  own_sign: () => 'अपनी राशि में होने से दोगुना',
  own_navamsa: () => 'अपने नवांश में होने से दोगुना',
  own_drekkana: () => 'अपने द्रेष्काण में होने से दोगुना',
  malefic_rising: ({ benefic, planets }) =>
    `लग्न में ${planetsHi(planets)} के होने से कुल वर्षों में कटौती होती है।${benefic === null ? '' : ` ${planetHi(benefic)} लग्न को देखता है, इसलिए कटौती आधी रहती है।`}`,
  enemy_sign: () => 'शत्रु की राशि में होने से एक तिहाई',
  combust: () => 'अस्त होने से आधा',
  visible_half: ({ house, isBenefic, share }) => {
    const parts = Math.round(1 / share);
    const part = FRACTIONS[parts] ?? `${rankHi(parts)} हिस्सा`;
    return `${isBenefic ? 'शुभ' : 'पाप'} ग्रह के ${houseOblique(house)} में होने से ${part}`;
  },
  pair: ({ first, firstSignIndex, pair, second, secondSignIndex, third }) => {
    const where =
      first === second
        ? `दोनों का स्वामी ${placed(first, firstSignIndex)} है।`
        : `${placed(first, firstSignIndex)} और ${placed(second, secondSignIndex)} है।`;
    return `${PAIR_NAMES[pair]}: ${where} ${modalityHi(firstSignIndex)} के साथ ${modalityHi(secondSignIndex)} का फल ${CLASSES[third]} वर्ग है।`;
  },
  decision: ({ decidedBy, isByAllThree, third }) => {
    switch (decidedBy) {
      case 'majority':
        return isByAllThree ? `तीनों युग्म ${CLASSES[third]} वर्ग बताते हैं।` : `तीन में से दो युग्म ${CLASSES[third]} वर्ग बताते हैं।`;
      case 'ascendant_and_hora':
        return `तीनों युग्म अलग हैं और चंद्रमा लग्न या सातवें भाव में नहीं है। इसलिए लग्न और होरा लग्न का युग्म लिया गया: ${CLASSES[third]} वर्ग।`;
      case 'moon_and_saturn':
        return `तीनों युग्म अलग हैं और चंद्रमा लग्न या सातवें भाव में है। इसलिए चंद्रमा और शनि का युग्म लिया गया: ${CLASSES[third]} वर्ग।`;
    }
  },
  class_taken: ({ isLowest, reasons }) =>
    isLowest
      ? `${conditions('Saturn', reasons)} और राशि से बलवान नहीं है। एक वर्ग घटता, पर अल्पायु से नीचे कोई वर्ग नहीं है।`
      : `${conditions('Saturn', reasons)} और राशि से बलवान नहीं है, इसलिए एक वर्ग घटता है।`,
  class_spared: ({ reasons }) => `${conditions('Saturn', reasons)}, पर वह उच्च का या अपनी राशि में है, इसलिए वर्ग नहीं घटता।`,
  none_taken: () => 'शनि न लग्न में है, न लग्न को देखता है। निर्णय करने वाले युग्म में भी वह कमज़ोर नहीं है, इसलिए वर्ग नहीं घटता।',
  class_added: ({ isHighest, reasons }) =>
    isHighest
      ? `${conditions('Jupiter', reasons)}। एक वर्ग बढ़ता, पर पूर्णायु से ऊपर कोई वर्ग नहीं है।`
      : `${conditions('Jupiter', reasons)}, इसलिए एक वर्ग बढ़ता है।`,
  none_added: () => 'गुरु लग्न या सातवें भाव में नहीं है। वह न लग्नेश के साथ है, न उसे देखता है, इसलिए वर्ग नहीं बढ़ता।',
  measure_stays: ({ isByBoth, third }) =>
    isByBoth
      ? `तीनों युग्मों से ${CLASSES[third]} वर्ग आता है। शनि एक वर्ग घटाता और गुरु एक बढ़ाता है, इसलिए वही रहता है।`
      : `तीनों युग्मों से ${CLASSES[third]} वर्ग आता है।`,
  measure_moved: ({ from, isRaised, to }) =>
    isRaised
      ? `तीनों युग्मों से ${CLASSES[from]} वर्ग आता है; गुरु इसे बढ़ाकर ${CLASSES[to]} करता है।`
      : `तीनों युग्मों से ${CLASSES[from]} वर्ग आता है; शनि के कारण यह ${CLASSES[to]} गिना जाता है।`,
  agreed: () => 'पिंडायु, अंशायु और निसर्गायु का औसत भी इसी वर्ग में आता है।',
  undecided: ({ byPairs, byYears }) =>
    `यहाँ ग्रंथों के तरीके एकमत नहीं हैं, इसलिए कोई वर्ग नहीं बताया जाता। तीनों युग्मों से ${CLASSES[byPairs]} वर्ग आता है। पिंडायु, अंशायु और निसर्गायु के औसत से ${CLASSES[byYears]} वर्ग आता है।`,
  exceeded: ({ age }) =>
    `${age} वर्ष की आयु में आप इस वर्ग से आगे निकल चुके हैं। बहुत लोगों के साथ ऐसा होता है, क्योंकि ये नियम मोटे अनुमान हैं। काम की बात यह है कि कौन-से ग्रह बल देते हैं।`,
  care_of_all: () => 'किसी भी माप से ज़्यादा काम की चीज़ें हैं: नियमित दिनचर्या, जाँच और आराम।',
  years: (range) => `${arithmetic(range)}; यह जीवन-बल का माप है, भविष्यवाणी नहीं।`,
  care: ({ third }) => CARE[third],
  support: ({ effect, planet, roles, ...placing }) =>
    `${planetHi(planet)} ${listHi(roles.map((role) => SUPPORT_ROLES[role]))} है और ${inOwnPlace(placing)} है। ${chosen(SUPPORTS[effect], planet, ...roles)}`,
  early_years: ({ reliefs }) =>
    `चंद्रमा त्रिक भाव में है और उस पर पाप ग्रह की दृष्टि है। ऐसे में ग्रंथ पहले वर्षों को नाज़ुक मानते हैं। कुंडली में इसकी राहत भी है: ${listHi(reliefs.map(({ id, planets }) => RELIEFS[id](planets)))}। आगे के वर्षों पर इसका असर नहीं है।`,
  care_planet: ({ isFirst, planet, roles }) =>
    `${planetHi(planet)} ${careRoles(roles)}। ${chosen(CARES[isFirst ? 'first' : 'second'], planet, ...roles)}`,
  other_lord: ({ house, lord, node, takenThird, third }) =>
    `${houseOblique(house)} के दो स्वामी हैं; उनमें बलवान ${planetHi(node)} लिया गया है। ${planetHi(lord)} को लेने वाले मत पहले युग्म से ${third === takenThird ? 'यही' : CLASSES[third]} वर्ग मानते हैं।`,
  sensitive_parts: () =>
    'परंपरा में 22वाँ द्रेष्काण और 64वाँ नवांश संवेदनशील माने जाते हैं। इनके स्वामियों की दशा में भी वैसी ही देखभाल रखें; यह भविष्यवाणी नहीं है।',
  leans_on: ({ planet }) => `यहाँ जीवन-बल का मुख्य आधार ${planetHi(planet)} है। ${STEADYING_PRACTICES_HI[planet]}`,
  strengthen: ({ planet }) => `${planetHi(planet)} को बल देने की ज़रूरत है। ${STEADYING_PRACTICES_HI[planet]}`,
};
