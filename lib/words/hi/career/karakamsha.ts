/** Sentences of the second method of /career in Hindi. */
import type { InfluenceFact, InfluenceFacts } from '../../../astro/judgement/career/facts/karakamshaFacts.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import type { KarakamshaCareerWords, MethodSide } from '../../facts/career/methods.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, inSign, isOrAre, planetHi, planetsHi, signHi } from '../grammar.ts';

const WORK_COUNSEL: Readonly<Record<MethodSide, string>> = {
  kind: 'ज़िम्मेदारी जल्दी माँगें; नतीजे साथ देंगे।',
  mixed: 'पद यह देखकर चुनें कि उससे क्या सीखने को मिलेगा।',
  hard: 'पद योजना से बदलें, गुस्से के दिन नहीं, और सीखते रहें।',
};

const COUNSEL: Readonly<Record<Exclude<WorkLife, 'work'>, string>> = {
  talent: 'देखें कि बच्चा बिना कहे किस काम की ओर लौटता है; उसी को बढ़ावा दें।',
  choice: 'जो काम मन में है, उसे करने वाले दो लोगों से बात करें।',
  advice: 'छोटे लोग आपके विवेक से सीख सकते हैं; पूछने पर सलाह दें।',
  past: 'पुराना हुनर थोड़ा-थोड़ा चलाते रहें, मन के लिए और परिवार के लिए।',
};

const CALLING: Readonly<Record<'easy' | 'hard', Readonly<Record<WorkLife, string>>>> = {
  easy: {
    work: 'मन का काम और कमाई एक हो सकते हैं; वही काम खोजें।',
    talent: 'बच्चे को जो पसंद है और जो अच्छा आता है, वे पास-पास हैं।',
    choice: 'जो पसंद है वही काम बन सकता है; पढ़ाई उसी के पास चुनें।',
    advice: 'अब समय उस काम को दें जो आपको सबसे प्रिय रहा।',
    past: 'आपका स्वभाव और आपका काम एक-दूसरे से मेल खाते रहे।',
  },
  hard: {
    work: 'नौकरी के साथ हर सप्ताह कुछ घंटे अपने मन के काम को दें।',
    talent: 'स्कूल की पढ़ाई के साथ बच्चे की पसंद को भी एक घंटा मिले।',
    choice: 'पढ़ाई रोज़गार के लिए करें और शौक साथ रखें।',
    advice: 'नौकरी में जो छूट गया, उसके लिए अब समय है।',
    past: 'जो काम कर्तव्य में छूट गया, उसे अब शांति से समय दें।',
  },
};

const TENTH = 'कारकांश से दसवें भाव';

const influenceText = (influence: InfluenceFact) =>
  sayIn<InfluenceFacts, keyof InfluenceFacts>(KARAKAMSHA_CAREER_HI, influence);

export const KARAKAMSHA_CAREER_HI: Sentences<KarakamshaCareerWords> = {
  stands_in_karakamsha: ({ planet, signIndex }) => `${planetHi(planet)} कारकांश ${inSign(signIndex)} है`,
  aspects_karakamsha: ({ planet, signIndex }) => `${planetHi(planet)} ${signHi(signIndex)} राशि से कारकांश को देखता है`,
  in_trine_to_karakamsha: ({ house, planet }) => `${planetHi(planet)} कारकांश से त्रिकोण के ${houseOblique(house)} में है`,
  tenth_trade: () => `${TENTH} में बुध को गुरु का साथ है, जो व्यापार में सफलता का संकेत है`,
  tenth_makers: ({ planets }) => `${TENTH} में ${planetsHi(planets)} ${isOrAre(planets.length)}, जिससे काम सफल होता है`,
  tenth_benefics: ({ planets }) => `${TENTH} में ${planetsHi(planets)} से काम को मदद मिलती है`,
  tenth_aspects: ({ planets }) => `${TENTH} पर ${planetsHi(planets)} की राशि दृष्टि है`,
  tenth_without_makers: () => `${TENTH} को गुरु या बुध का साथ नहीं है`,
  tenth_malefics: ({ planets }) =>
    `${TENTH} में ${planetsHi(planets)} ${isOrAre(planets.length)}, इसलिए सफलता में रुकावटें आती हैं`,
  tenth_malefic_aspects: ({ planets }) => `${TENTH} पर ${planetsHi(planets)} की राशि दृष्टि है, इसलिए रास्ते में ठहराव आते हैं`,
  tenth_without_malefics: () => `${TENTH} पर किसी पाप ग्रह का दबाव नहीं है`,
  tenth_relieved: ({ planets }) => `${planetsHi(planets)} से वहाँ राहत है`,
  karaka_relation: ({ amatyakaraka, atmakaraka, house, isAspect, isEasy }) => {
    const where =
      house === 1
        ? `आत्मकारक ${planetHi(atmakaraka)} के साथ एक ही राशि में`
        : `आत्मकारक ${planetHi(atmakaraka)} से ${houseOblique(house)} में`;
    const aspect = isAspect ? ' (राशि दृष्टि सहित)' : '';
    return `अमात्यकारक ${planetHi(amatyakaraka)} ${where}${aspect} है, इसलिए मन और पेशे में ${isEasy ? 'मेल है' : 'अंतर है'}`;
  },
  career_karakas: ({ amatyakaraka, atmakaraka, signIndex }) =>
    amatyakaraka === atmakaraka
      ? `${planetHi(atmakaraka)} आत्मकारक भी है और अमात्यकारक भी; कारकांश ${signHi(signIndex)} है।`
      : `आत्मकारक ${planetHi(atmakaraka)} है और पेशे का कारक (अमात्यकारक) ${planetHi(amatyakaraka)} है। कारकांश ${signHi(signIndex)} राशि है।`,
  influence: ({ influence }) => `${influenceText(influence)}।`,
  other_influences: ({ influences }) => influences.map((one) => `${influenceText(one)}।`).join(' '),
  no_other_influence: () => 'कारकांश पर और किसी ग्रह का असर नहीं, इसलिए आत्मकारक ही काम का स्वभाव बताता है।',
  karakamsha_tenth: ({ occupants, signIndex }) =>
    occupants.length > 0
      ? `कारकांश से दसवें भाव (${signHi(signIndex)}) में ${planetsHi(occupants)} ${isOrAre(occupants.length)}।`
      : `कारकांश से दसवाँ भाव (${signHi(signIndex)}) खाली है।`,
  karakamsha_counsel: ({ life, side }) => (life === 'work' ? WORK_COUNSEL[side] : COUNSEL[life]),
  calling: ({ isEasy, life }) => CALLING[isEasy ? 'easy' : 'hard'][life],
};
