/** Sentences about the doshas of a chart in Hindi. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { Severity } from '../../../astro/dosha/dosha.ts';
import { stagedPlanet } from '../../../astro/tables/stagePlanets.ts';
import { NADIS } from '../../../astro/tables/nakshatraQualities.ts';
import type { DoshaWords, SeenCondition } from '../../facts/rules/dosha.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, isOrAre, planetHi, planetsHi } from '../grammar.ts';

const SEVERITIES: Readonly<Record<Severity, string>> = {
  none: 'नहीं',
  mild: 'हल्का',
  moderate: 'मध्यम',
  severe: 'गहरा',
};

const RELIEVED: Readonly<Record<DoshaWords['relieved']['left'], string>> = {
  active: 'दोष सक्रिय है, इन बातों से थोड़ा ही घटता है',
  reduced: 'यह इन बातों से घटता है',
  cancelled: 'यह दोष इन बातों से कट जाता है',
};

const unmetTexts = (conditions: readonly Bilingual[]) => conditions.map(({ hi }) => `“${hi}”`).join('; ');

const seenTexts = (conditions: readonly SeenCondition[]) =>
  conditions
    .map(({ planets, text }) => (planets.length > 0 ? `${text.hi} (${planetsHi(planets)})` : text.hi))
    .join('; ');

const withOthers = (names: readonly string[], others: number) =>
  [...names, ...(others > 0 ? [`${others} और`] : [])].join(', ');

const leftText = (score: number, severity: Severity) =>
  score === 0 ? 'कोई असर बाकी नहीं।' : `बाकी असर 100 में से ${score} है (${SEVERITIES[severity]})।`;

export const DOSHA_HI: Sentences<DoshaWords> = {
  severity: ({ severity }) => SEVERITIES[severity],
  formed: ({ effects, name }) => `${name.hi} बनता है। इससे जुड़ी बातें: ${effects.hi}।`,
  formed_by: ({ conditions }) => `यह इन बातों से बनता है: ${seenTexts(conditions)}।`,
  weighs_more: ({ conditions }) => `इन बातों से यह बढ़ता है: ${seenTexts(conditions)}।`,
  unrelieved: ({ score, severity }) => `कुंडली में इसकी कोई काट नहीं है। असर 100 में से ${score} है (${SEVERITIES[severity]})।`,
  relieved: ({ conditions, left, score, severity }) =>
    `${RELIEVED[left]}: ${seenTexts(conditions)}। ${leftText(score, severity)}`,
  not_formed: ({ conditions }) =>
    `दोष नहीं बनता। ${conditions.length > 1 ? 'अधूरी शर्तें' : 'अधूरी शर्त'}: ${unmetTexts(conditions)}।`,
  formed_in_part: ({ conditions }) =>
    `दोष का केवल एक अंश है, यह पूरा नहीं बनता। ${conditions.length > 1 ? 'अधूरी शर्तें' : 'अधूरी शर्त'}: ${unmetTexts(conditions)}।`,
  takes_two: ({ needs }) =>
    needs === 'partner'
      ? 'यह दोष बनता है या नहीं, यह जानने के लिए साथी का जन्म विवरण भी चाहिए।'
      : 'यह दोष बनता है या नहीं, यह जानने के लिए करीबी रिश्तेदार का जन्म विवरण भी चाहिए।',
  nothing_asked: () => 'यह दोष कुंडली में नहीं है, इसलिए कोई उपाय ज़रूरी नहीं।',
  nothing_for_a_part: () => 'दोष का केवल एक अंश है, इसलिए कोई उपाय ज़रूरी नहीं।',
  staged_advice: ({ name, planet, stage }) => {
    const advice = stagedPlanet(planet, stage)?.care.hi ?? '';
    const forms = [`अभी ${advice}।`, `इन वर्षों में ${advice}।`, `इस उम्र में ${advice}।`];
    return forms[choiceNumber(name.en, planet) % forms.length]!;
  },
  little_asked: () => 'कुंडली में ही यह दोष कट जाता है, इसलिए खास उपाय ज़रूरी नहीं।',
  nothing_from_one: ({ needs }) =>
    needs === 'partner'
      ? 'अकेले इसके लिए कुछ करना ज़रूरी नहीं। मिलान में यह कई बातों में से एक है।'
      : 'अकेले इसके लिए कुछ करना ज़रूरी नहीं। किसी करीबी का भी यही नक्षत्र हो तो दोनों के लिए शांति-पूजा की परंपरा है।',
  planet_remedy: ({ house, name, planet, score, severity }) =>
    `आपके ${houseOblique(house)} का ${planetHi(planet)} ${name.hi} में शामिल है। ${leftText(score, severity)}`,
  cancelled_remedy: ({ house, name, planet }) =>
    `आपकी कुंडली में ${name.hi} कट जाता है। ${houseOblique(house)} के ${planetHi(planet)} के लिए इतना ही काफ़ी है।`,
  rite: ({ house, isCancelled, name, planet }) =>
    `परंपरा में यह ${name.hi} के लिए है। आपके ${houseOblique(house)} का ${planetHi(planet)} इसमें शामिल है।${isCancelled ? ' यहाँ दोष कट जाता है, इसलिए एक बार काफ़ी है।' : ''}`,
  none_standing: ({ checked }) => `देखे गए ${checked} दोषों में से कोई भी इस कुंडली में सक्रिय नहीं है।`,
  standing: ({ checked, count, doshas, others }) => {
    const weighed = doshas.map(({ name, score, severity }) => `${name.hi} (${score}, ${SEVERITIES[severity]})`);
    return `देखे गए ${checked} दोषों में से ${count} इस कुंडली में सक्रिय ${isOrAre(count)}: ${withOthers(weighed, others)}।`;
  },
  gravest: ({ effects, name }) => `पहले ${name.hi} पर ध्यान दें। इससे जुड़ी बातें: ${effects.hi}।`,
  running: ({ names, others }) => {
    const said = names.map(({ hi }) => hi);
    return `इन दोषों के ग्रहों की महादशा अभी चल रही है: ${withOthers(said, others)}।`;
  },
  undone: ({ names, others }) => {
    const said = names.map(({ hi }) => hi);
    return `ये दोष बनते हैं, पर कुंडली में ही कट जाते हैं: ${withOthers(said, others)}।`;
  },
  in_part: ({ names, others }) => {
    const said = names.map(({ hi }) => hi);
    return `इन दोषों का केवल एक अंश है, ये पूरे नहीं बनते: ${withOthers(said, others)}।`;
  },
  nadi: ({ nadi }) => `आपकी नाड़ी ${NADIS[nadi].sanskrit} है। इसका विचार साथी की कुंडली के साथ ही होता है।`,
};
