/** Sentences about the doshas of a chart in Hindi. */
import type { Severity } from '../../../astro/dosha/dosha.ts';
import { NADIS } from '../../../astro/tables/nakshatraQualities.ts';
import type { DoshaWords, SeenCondition } from '../../facts/rules/dosha.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, planetHi } from '../grammar.ts';

const SEVERITIES: Readonly<Record<Severity, string>> = {
  none: 'नहीं',
  mild: 'हल्का',
  moderate: 'मध्यम',
  severe: 'प्रबल',
};

const RELIEVED: Readonly<Record<DoshaWords['relieved']['left'], string>> = {
  active: 'दोष प्रभावी है, थोड़ा ही शमन है',
  reduced: 'यह कम हो गया है',
  cancelled: 'यह दोष कट जाता है',
};

const seenTexts = (conditions: readonly SeenCondition[]) =>
  conditions
    .map(({ planets, text }) => (planets.length > 0 ? `${text.hi} (${planets.map(planetHi).join(', ')})` : text.hi))
    .join('; ');

const withOthers = (names: readonly string[], others: number) =>
  [...names, ...(others > 0 ? [`${others} अन्य`] : [])].join(', ');

export const DOSHA_HI: Sentences<DoshaWords> = {
  severity: ({ severity }) => SEVERITIES[severity],
  formed: ({ effects, name }) => `${name.hi} बनता है; इसका संबंध इनसे माना गया है: ${effects.hi}।`,
  formed_by: ({ conditions }) => `यह इनसे बनता है: ${seenTexts(conditions)}।`,
  weighs_more: ({ conditions }) => `इसे बढ़ाते हैं: ${seenTexts(conditions)}।`,
  unrelieved: ({ score, severity }) => `कुंडली में इसका कोई शमन नहीं: 100 में से ${score} अंक, ${SEVERITIES[severity]}।`,
  relieved: ({ conditions, left, score, severity }) => {
    const rest = score === 0 ? 'कुछ भी शेष नहीं' : `शेष 100 में से ${score} अंक, ${SEVERITIES[severity]}`;
    return `${RELIEVED[left]}: ${seenTexts(conditions)}। ${rest}।`;
  },
  not_formed: ({ conditions }) => `दोष नहीं बनता। जो शर्त पूरी नहीं होती: ${conditions.map(({ hi }) => hi).join('; ')}।`,
  formed_in_part: ({ conditions }) =>
    `इसका केवल एक अंश है, दोष पूरा नहीं बनता। जो शर्त पूरी नहीं होती: ${conditions.map(({ hi }) => hi).join('; ')}।`,
  takes_two: ({ needs }) =>
    needs === 'partner'
      ? 'दोष बनता है या नहीं, यह अभी ज्ञात नहीं: इसके लिए साथी का जन्म विवरण चाहिए।'
      : 'दोष बनता है या नहीं, यह अभी ज्ञात नहीं: इसके लिए निकट संबंधी का जन्म विवरण चाहिए।',
  nothing_asked: () => 'यह दोष कुंडली में नहीं है, इसलिए कोई उपाय ज़रूरी नहीं।',
  nothing_for_a_part: () => 'दोष का केवल एक अंश है, इसलिए कोई उपाय ज़रूरी नहीं।',
  little_asked: () => 'कुंडली में ही यह दोष कट जाता है, इसलिए विशेष उपाय ज़रूरी नहीं।',
  nothing_from_one: ({ needs }) =>
    needs === 'partner'
      ? 'अकेले इससे कुछ अपेक्षित नहीं; मिलान में यह अनेक बातों में से एक है।'
      : 'अकेले इससे कुछ अपेक्षित नहीं; निकट संबंधी का भी यही नक्षत्र हो तो दोनों के लिए शांति-कर्म की परंपरा है।',
  planet_remedy: ({ house, name, planet, score, severity }) =>
    `आपके ${houseOblique(house)} का ${planetHi(planet)} ${name.hi} में भाग लेता है, जिसके 100 में से ${score} अंक शेष हैं (${SEVERITIES[severity]})।`,
  cancelled_remedy: ({ house, name, planet }) =>
    `आपकी कुंडली में ${name.hi} कट जाता है; ${houseOblique(house)} के ${planetHi(planet)} के लिए इतना ही पर्याप्त है।`,
  rite: ({ house, isCancelled, name, planet }) =>
    `परंपरा में यह ${name.hi} के लिए है, जिसमें आपके ${houseOblique(house)} का ${planetHi(planet)} भाग लेता है${isCancelled ? '; यहाँ दोष कट जाता है, इसलिए एक बार पर्याप्त है' : ''}।`,
  none_standing: ({ checked }) => `देखे गए ${checked} दोषों में से कोई इस कुंडली में प्रभावी नहीं है।`,
  standing: ({ checked, count, doshas, others }) => {
    const weighed = doshas.map(({ name, score, severity }) => `${name.hi} (${score}, ${SEVERITIES[severity]})`);
    return `देखे गए ${checked} दोषों में से ${count} इस कुंडली में प्रभावी हैं: ${withOthers(weighed, others)}।`;
  },
  gravest: ({ effects, name }) => `पहले ध्यान देने योग्य ${name.hi} है: ${effects.hi}।`,
  running: ({ names, others }) => {
    const said = names.map(({ hi }) => hi);
    return `इनके ग्रहों की महादशा अभी चल रही है: ${withOthers(said, others)}।`;
  },
  undone: ({ names, others }) => {
    const said = names.map(({ hi }) => hi);
    return `बनते हैं पर कुंडली में ही कट जाते हैं: ${withOthers(said, others)}।`;
  },
  in_part: ({ names, others }) => {
    const said = names.map(({ hi }) => hi);
    return `केवल अंशतः हैं, पूरे नहीं बनते: ${withOthers(said, others)}।`;
  },
  nadi: ({ nadi }) => `नाड़ी ${NADIS[nadi].sanskrit} है, जिसका विचार साथी की कुंडली के साथ ही होता है।`,
};
