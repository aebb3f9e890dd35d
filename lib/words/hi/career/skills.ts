/** Sentences on skills and learning by karakamsha, in Hindi. */
import { SKILLS, type SkillId } from '../../../astro/judgement/career/tables/skills.ts';
import type { Bearing, BearingArgs } from '../../../astro/judgement/career/facts/skillFacts.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { SkillWords } from '../../facts/career/methods.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_HI } from '../../subjects/score.ts';
import { houseOblique, listHi, planetHi, rankOblique, signHi } from '../grammar.ts';

/** How to train a skill, as advice with its full stop. */
export const TRAINING_HI: Readonly<Record<SkillId, string>> = {
  leadership: 'एक छोटी टीम को पूरे काम में आगे ले जाएँ और अंत में उससे साफ़ राय लें।',
  decisions: 'हर बड़ा फ़ैसला कारण सहित लिखें और तीन महीने बाद पढ़ें।',
  administration: 'संस्था के नियम, बजट और फ़ाइलें पहले समझें, फिर बदलाव सुझाएँ।',
  empathy: 'जवाब देने से पहले सामने वाले की बात अपने शब्दों में दोहराएँ।',
  care: 'हर महीने कुछ घंटे किसी अनुभवी के साथ ज़रूरतमंदों को दें।',
  hosting: 'एक मौसम अतिथियों के बीच काम करें और देखें कि वे क्यों लौटते हैं।',
  sensing_demand: 'नई चीज़ लाने से पहले पाँच ग्राहकों से बात करके उनके शब्द लिखें।',
  courage: 'कठिन स्थिति का अभ्यास तब तक करें जब तक पहला कदम अपने-आप उठे।',
  technical_craft: 'मशीनें खोलकर फिर जोड़ें और एक मान्य प्रमाणपत्र लें।',
  physical_training: 'तय समय पर अभ्यास करें और आराम के दिन भी तय रखें।',
  writing: 'रोज़ एक पन्ना लिखें और दिखाने से पहले उसे एक तिहाई छोटा करें।',
  analysis: 'आँकड़े देखने से पहले प्रश्न और उत्तर की कसौटी लिखें।',
  numbers: 'अपना सच्चा हिसाब रखें और हर महीने उसे बंद करें।',
  programming: 'अपने काम का एक छोटा टूल बनाकर दूसरों को दें और कमियाँ सुधारें।',
  languages: 'एक भाषा काम के स्तर तक सीखें, पहले सप्ताह से बोलकर।',
  teaching: 'जो अभी सीखा है वह किसी नए को सिखाएँ; जो न समझा सकें, फिर सीखें।',
  judgement: 'अपने क्षेत्र के पुराने मामलों पर पहले अपना निर्णय लिखें, फिर असली पढ़ें।',
  public_speaking: 'हर पंद्रह दिन में छोटे समूह में बोलें और एक बार रिकॉर्डिंग सुनें।',
  design_sense: 'अच्छे काम की हाथ से नकल करें, फिर उसे दूसरे काम के लिए ढालें।',
  negotiation: 'बातचीत से पहले सामने वाले की तीन इच्छाएँ लिख लें।',
  performance: 'छोटे मंचों पर बार-बार जाएँ; सहजता अभ्यास से आती है।',
  projects: 'काम को सप्ताहों में बाँटें और हर शुक्रवार को योजना से मिलाएँ।',
  endurance: 'एक छोटी आदत सौ दिन बिना नागा निभाएँ।',
  listening: 'लोगों को पूरी बात कहने दें, एक साँस रुकें, तब पूछें।',
  experiment: 'हर महीने एक सस्ता प्रयोग करें और उसकी कसौटी पहले लिखें।',
  precision: 'एक बारीक काम पहले धीरे और बिना गलती करें, फिर गति बढ़ाएँ।',
  investigation: 'एक खुले प्रश्न के मूल तक जाएँ और हर कदम लिखें।',
  contemplation: 'रोज़ एक घंटा बिना स्क्रीन के एक ही विषय को दें।',
  diagnosis: 'कारण बताने से पहले लक्षण इकट्ठे करें और हर अनुमान को परखें।',
  cross_culture: 'एक मौसम दूसरे देश या दूसरे पेशे के लोगों के साथ काम करें।',
  new_technology: 'हर तिमाही एक नया टूल असली काम में आज़माएँ।',
};

const LEARNING_WAYS: Readonly<Record<Planet, string>> = {
  Sun: 'पहले पूरा चित्र देखकर और एक बड़े गुरु से',
  Moon: 'भाव और चित्र से, स्नेह के माहौल में',
  Mars: 'करके, लक्ष्य सामने रखकर',
  Mercury: 'पढ़कर, पूछकर और समझाकर',
  Jupiter: 'सिद्धांत से, आदरणीय शिक्षक के पास',
  Venus: 'साथियों के बीच, कुछ सुंदर बनाकर',
  Saturn: 'धीरे-धीरे, दोहराकर और पक्का',
  Rahu: 'प्रयोग से और नए साधनों से',
  Ketu: 'अकेले में, एक प्रश्न पर गहराई से',
};

const BEARINGS: Readonly<Record<Bearing, (where: string) => string>> = {
  in: (where) => `${where} में है`,
  aspects: (where) => `${where} को राशि दृष्टि से देखता है`,
  lord: (where) => `${where} का स्वामी है`,
};

const bearingText = ({ bearing, house, signIndex }: BearingArgs) =>
  BEARINGS[bearing](`कारकांश से ${houseOblique(house)} (${signHi(signIndex)})`);

const skillName = (skill: SkillId) => SKILLS[skill].sanskrit;

const fittingText = (signIndex: number) => `उसकी नवांश राशि ${signHi(signIndex)} भी अनुकूल है`;

function trainingText(skill: SkillId, life: WorkLife): string {
  switch (life) {
    case 'work':
    case 'choice':
      return TRAINING_HI[skill];
    case 'talent':
      return `बच्चे को खेल-खेल में इसका मौका दें: ${skillName(skill)}।`;
    case 'advice':
      return `“${skillName(skill)}” का हुनर छोटों को सौंपें।`;
    case 'past':
      return `“${skillName(skill)}” जीवन भर के अभ्यास से आया हुनर है।`;
  }
}

export const SKILLS_HI: Sentences<SkillWords> = {
  ...SCORE_HI,
  skill_bearing: bearingText,
  skill_strength: () => 'जन्म कुंडली में उसके ग्रह का बल',
  skill_element: ({ signIndex }) => fittingText(signIndex),
  skill_house: ({ house }) =>
    `यह ${rankOblique(house)} भाव का हुनर है, जो ${house === 4 ? 'अभ्यास से आता है' : 'मन से आता है'}`,
  skill: ({ bearings, fittingSignIndex, planet, skill }) => {
    const also = fittingSignIndex === null ? '' : `; ${fittingText(fittingSignIndex)}`;
    return `${skillName(skill)} ${planetHi(planet)} से है, जो ${listHi(bearings.map(bearingText))}${also}।`;
  },
  learning: ({ isChild, planet, ...bearing }) =>
    `${planetHi(planet)} ${bearingText(bearing)}। ${isChild ? 'बच्चे के' : 'आपके'} सीखने का ढंग: ${LEARNING_WAYS[planet]}।`,
  training: ({ life, skill }) => trainingText(skill, life),
  train_first: ({ life, skills }) => skills.map((skill) => trainingText(skill, life)).join(' '),
  skills_headline: ({ life, skills }) =>
    `${life === 'talent' ? 'बच्चे की' : 'आपकी'} सबसे बड़ी योग्यताएँ: ${listHi(skills.map(skillName))}।`,
  skills_opening: ({ planet, signIndex }) =>
    `अपनी राशि में सबसे आगे ${planetHi(planet)} है, इसलिए वह आत्मकारक है। उसकी नवांश राशि ${signHi(signIndex)} कारकांश है।`,
  skills_leading: ({ skills }) => `कारकांश से चौथा और पाँचवाँ भाव इनका संकेत देते हैं: ${listHi(skills.map(skillName))}।`,
};
