/** Sentences on the chara karakas in Hindi. */
import type { KarakaCode } from '../../../astro/jaimini/tables/karakaOffices.ts';
import { PROFESSIONS } from '../../../astro/jaimini/tables/karakaTexts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { KarakaWords } from '../../facts/jaimini.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { degreesHi, eitherHi, houseOblique, inHouse, listHi, lordOf, planetHi, planetsHi, signHi } from '../grammar.ts';
import { company, houseArea, inOffice, lifted, officeHi, placedHi } from './phrases.ts';

/** What the soul is here to learn, and the way through it, by the planet that is atmakaraka; each a clause. */
const SOUL_LESSONS: Readonly<Record<Planet, string>> = {
  Sun: 'घमंड छोड़कर नेतृत्व करें; अहं पीछे रहे तो अधिकार टिकता है',
  Moon: 'दूसरों की देखभाल करें, पर खुद को न भूलें; बदले की चाह न हो तो भावना करुणा बन जाती है',
  Mars: 'गुस्से पर काबू रखें; पूरी ताकत वही है जो बचाए, चोट न करे',
  Mercury: 'सच बोलें; सोचकर बोलने से तेज़ बुद्धि पर भरोसा बनता है',
  Jupiter: 'गुरुजनों, बच्चों और परंपरा का आदर करें; आदर से ज्ञान बढ़ता है',
  Venus: 'इच्छाओं को सँवारें; निष्ठा पहले और सुख बाद में हो तो प्रेम साफ़ रहता है',
  Saturn: 'दुख में धीरज रखें; दूसरों के लिए उठाया बोझ आगे शांति देता है',
  Rahu: 'भ्रम के पार देखें; नीयत साफ़ हो तो अनोखा रास्ता भी सही जगह पहुँचाता है',
  Ketu: 'छोड़ना सीखें; जहाँ पकड़ नहीं रहती, वहीं समझ आती है',
};

const BY_SIGN = {
  supports: 'इसलिए उसका फल मज़बूती से मिलता है।',
  describes: 'राशि से उसे न खास मदद है, न रुकावट।',
  asks_care: 'उसका फल मेहनत से मिलता है और इसी से टिकता है।',
} as const;

const BY_NAVAMSA = {
  supports: 'जन्म कुंडली में जो दिखता है, उसकी नींव मज़बूत है।',
  describes: 'जन्म कुंडली में जो दिखता है, उसकी नींव सामान्य है।',
  asks_care: 'जन्म कुंडली में जो दिखता है, उसकी नींव पर मेहनत करनी होगी।',
} as const;

const COMPANY = {
  benefic: 'सही समय पर लोगों की मदद मिलती है।',
  malefic: 'इससे दबाव आता है; शांत रहें तो यही ताकत बनता है।',
} as const;

const birth = (minutes: number, isLater: boolean) =>
  `जन्म ${Math.ceil(minutes)} मिनट ${isLater ? 'बाद' : 'पहले'} का हो तो`;

/** What an office stands for, before का. */
const SIGNIFIES: Readonly<Record<KarakaCode, string>> = {
  AK: 'आत्मा और उसकी सीख',
  AmK: 'काम और सही सलाह',
  BK: 'भाई-बहनों और गुरुजनों',
  MK: 'माता और पढ़ाई',
  PiK: 'पिता',
  PK: 'संतान, शिष्यों और रचनात्मक बुद्धि',
  GK: 'रिश्तेदारों, प्रतिद्वंद्वियों और रोज़ के संघर्ष',
  DK: 'जीवनसाथी और साझेदारों',
};

export const KARAKAS_HI: Sentences<KarakaWords> = {
  karaka_opening: ({ code, dignity, house, isLifted, planet, signIndex }) =>
    `${inOffice({ code, planet })} ${inHouse(house)}, ${placedHi(dignity, signIndex)} है।${lifted({ isLifted })}`,
  karaka_house_rule: () => 'कारक जिस भाव में हो, अपनी बातें उसी भाव से दिखाता है',
  karaka_house: ({ code, house, planet }) =>
    `${planetHi(planet)} ${SIGNIFIES[code]} का कारक है और ${inHouse(house)} है। यहाँ उसका संबंध ${houseArea(house)} से बनता है।`,
  karaka_dignity_rule: () => 'कारक का फल उसकी राशि के अनुसार मिलता है',
  karaka_dignity: ({ dignity, isLifted, planet, signIndex, strength, tone }) =>
    `${planetHi(planet)} ${placedHi(dignity, signIndex)} है।${lifted({ isLifted })} उसका बल 100 में से ${Math.round(strength)} है। ${BY_SIGN[tone]}`,
  karaka_navamsa_rule: () => 'जन्म कुंडली की बात की नींव नवांश में दिखती है',
  karaka_navamsa: ({ dignity, house, isVargottama, planet, signIndex, tone }) => {
    const counted = house === 1 ? 'नवांश लग्न में ही' : `नवांश लग्न से ${houseOblique(house)} में`;
    const kept = isVargottama ? ' जन्म कुंडली में भी यही राशि है, इसलिए वह वर्गोत्तम है।' : '';
    return `नवांश में ${planetHi(planet)} ${placedHi(dignity, signIndex)} है, ${counted}।${kept} ${BY_NAVAMSA[tone]}`;
  },
  karaka_company_rule: ({ nature }) => {
    const kind = nature === 'benefic' ? 'शुभ ग्रह' : 'पाप ग्रह';
    return `कारक के साथ ${kind}, या उस पर ${kind} की राशि दृष्टि`;
  },
  karaka_company: ({ nature, planet, ...bears }) => `${company(bears, planet)} ${COMPANY[nature]}`,
  karaka_combust_rule: () => 'कारक अस्त है',
  karaka_combust: ({ isRelieved, planet, separationDeg }) => {
    const effect = isRelieved
      ? 'सूर्य दूसरी राशि में है, इसलिए अस्त होने का दोष नहीं लगता।'
      : 'ज़िम्मेदारियों के बीच इसकी बातें पीछे रह जाती हैं; इनके लिए समय निकालें।';
    return `${planetHi(planet)} सूर्य से ${degreesHi(separationDeg)} दूर होने से अस्त है। ${effect}`;
  },
  lesson_rule: () => 'आत्मकारक के स्वभाव से आत्मा की सीख देखी जाती है',
  lesson: ({ planet }) => `${planetHi(planet)} के आत्मकारक होने से सीख यह है कि ${SOUL_LESSONS[planet]}।`,
  soul_lesson: ({ planet }) => `${SOUL_LESSONS[planet]}।`,
  karakamsha_place_rule: () => 'नवांश में आत्मकारक की राशि कारकांश है, जो लग्न की तरह देखी जाती है',
  karakamsha_place: ({ house, signIndex }) => {
    const place = house === 1 ? 'नवांश का लग्न भी' : `नवांश लग्न से ${houseOblique(house)} में`;
    return `कारकांश ${signHi(signIndex)} राशि है, जो ${place} है। आत्मा का रास्ता ${houseArea(house)} से होकर जाता है।`;
  },
  nearest_work: ({ planet }) => {
    const fields = PROFESSIONS[planet].slice(0, 3).map(({ hi }) => hi);
    return `${eitherHi(fields)} जैसे काम सबसे अनुकूल हैं।`;
  },
  spouse_close: ({ dignity, isLifted, planet, signIndex, upapadaSignIndex }) =>
    `विवाह की राशि, यानी उपपद, ${signHi(upapadaSignIndex)} है। ${lordOf([7])} ${planetHi(planet)} ${placedHi(dignity, signIndex)} है।${lifted({ isLifted })}`,
  children_close: () =>
    'इससे पता चलता है कि जीवन में संतान, शिष्यों और रचना का क्या स्थान है। संतान कब होगी या कितनी होगी, यह इससे नहीं जाना जाता।',
  work_of_amatyakaraka: ({ planet }) => `${planetHi(planet)} अमात्यकारक है।`,
  work_of_tenth: ({ planet, signIndex }) => `नवांश में ${planetHi(planet)} कारकांश से दसवीं राशि ${signHi(signIndex)} में है।`,
  work_of_dispositor: ({ planet, signIndex }) =>
    `अमात्यकारक नवांश में ${signHi(signIndex)} राशि में है, जिसका स्वामी ${planetHi(planet)} है।`,
  work_of_tenth_lord: ({ planet }) => `${planetHi(planet)} दसवें भाव का स्वामी है।`,
  karakas_order: ({ amatyakaraka, atmakaraka, countedDeg, darakaraka }) => {
    const first = `सबसे अधिक अंश ${planetHi(atmakaraka)} के हैं (${degreesHi(countedDeg)}), इसलिए वह आत्मकारक है।`;
    const others = [
      ...(amatyakaraka ? [`उसके बाद अमात्यकारक ${planetHi(amatyakaraka)}`] : []),
      ...(darakaraka ? [`सबसे अंत में दारकारक ${planetHi(darakaraka)}`] : []),
    ];
    return others.length > 0 ? `${first} ${listHi(others)} है।` : first;
  },
  other_scheme: ({ changed, scheme }) => {
    const other = scheme === 8 ? 'राहु को मिलाकर आठ कारक' : 'राहु को छोड़कर सात कारक';
    if (changed.length === 0) return `${other} गिनने पर भी कोई कारक नहीं बदलता।`;
    const names = changed.map(({ code, planet }) => `${planetHi(planet)} ${officeHi(code)}`);
    return `${other} गिनें तो ${listHi(names)} ${changed.length > 1 ? 'होंगे' : 'होगा'}।`;
  },
  karaka_meaning: ({ code, dignity, house, isLifted, planet, signIndex }) => {
    const where = house === 1 ? 'भाव लग्न' : houseOblique(house);
    const place = `${houseArea(house)} के ${where} में, ${placedHi(dignity, signIndex)}`;
    const starts = [
      `${inOffice({ code, planet })} ${SIGNIFIES[code]} का कारक है। वह ${place} है।`,
      `${planetHi(planet)} ${officeHi(code)} है, यानी ${SIGNIFIES[code]} का कारक। वह ${place} है।`,
      `${SIGNIFIES[code]} के लिए ${inOffice({ code, planet })} को देखते हैं। वह ${place} है।`,
    ];
    return `${starts[choiceNumber(code, planet, house) % starts.length]!}${lifted({ isLifted })}`;
  },
  shared_office: ({ code, planets }) =>
    `${planetsHi(planets)} के अंश विकला तक बराबर हैं, इसलिए ${planets.length > 2 ? 'सभी' : 'दोनों'} ${officeHi(code)} हैं।`,
  office_by_nature: ({ code, planet }) =>
    `${officeHi(code)} के लिए कोई ग्रह नहीं बचा, इसलिए यह स्थान उसके नैसर्गिक कारक ${planetHi(planet)} को मिलता है।`,
  narrow_margin: ({ ahead, behind, isLater, leadDeg, minutes }) =>
    `${planetHi(ahead.planet)} ${planetHi(behind.planet)} से केवल ${(leadDeg * 60).toFixed(1)} कला आगे है। ${birth(minutes, isLater)} ${officeHi(ahead.code)} और ${officeHi(behind.code)} आपस में बदल जाएँगे।`,
  sign_entry: ({ isLater, minutes, planet }) =>
    `${birth(minutes, isLater)} ${planetHi(planet)} दूसरी राशि में होगा और कारकों का क्रम बदल जाएगा।`,
};
