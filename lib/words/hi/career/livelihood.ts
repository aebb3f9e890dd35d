/** Sentences of the first method of /career in Hindi. */
import { standingOf } from '../../../astro/judgement/areaScore.ts';
import type { SignMannerId } from '../../../astro/judgement/career/facts/livelihoodFacts.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import type { IncomeVerdict, LivelihoodWords, MethodSide } from '../../facts/career/methods.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, inSign, isOrAre, listHi, planetHi, planetsHi, signHi } from '../grammar.ts';
import { inOwnPlace } from '../placing.ts';
import { referenceHi } from './offices.ts';
import { WORK_HI } from './work.ts';

const STANDS = { strong: 'बलवान है', middling: 'मध्यम बल का है', weak: 'कमज़ोर है' } as const;

const MANNERS: Readonly<Record<SignMannerId, string>> = {
  own_standing: 'कमाई अपने बल पर होती है और ऊँची जा सकती है।',
  through_friends: 'मित्र, संरक्षक और साझेदार काम के रास्ते खोलते हैं।',
  in_service: 'काम की शुरुआत साधारण सेवा से होती है; हुनर और वर्ष दाम बढ़ाते हैं।',
  rising: 'छोटी शुरुआत आगे उठती है; बढ़त पहले पद के बाद आती है।',
  in_contest: 'काम मुकाबले से मिलता है, भीड़ वाले क्षेत्रों में।',
  among_equals: 'आमदनी बराबर वालों के बीच, लगातार काम से बढ़ती है।',
};

const WORK_COUNSEL: Readonly<Record<MethodSide, string>> = {
  kind: 'इस क्षेत्र में ज़िम्मेदारी जल्दी लें।',
  mixed: 'एक क्षेत्र में कुछ वर्ष टिकें; गहराई से फ़ायदा है।',
  hard: 'वहाँ से शुरू करें जहाँ काम साफ़ हो और अच्छा वरिष्ठ पास हो।',
};

const COUNSEL: Readonly<Record<Exclude<WorkLife, 'work'>, string>> = {
  talent: 'यह आगे के जीवन की बात है; अभी बच्चा इसे खेल में जाने।',
  choice: 'कोर्स चुनने से पहले छुट्टियों में इस क्षेत्र का काम पास से देखें।',
  advice: 'यह ज्ञान सलाहकार या शिक्षक बनकर आगे दें।',
  past: 'यह बीते वर्षों के काम का वर्णन है।',
};

const WHERE_TO_EARN: Readonly<Record<IncomeVerdict, Readonly<Record<'work' | 'later', string>>>> = {
  foreign: {
    work: 'दूसरे क्षेत्रों और देशों का रास्ता खुला रखें।',
    later: 'भाषाएँ सीखना अच्छा रहेगा, क्योंकि कमाई घर से दूर हो सकती है।',
  },
  mixed: {
    work: 'घर पर आधार रखें और बाहर के लोगों का काम भी करें।',
    later: 'घर और यात्रा, दोनों को जल्दी जानना अच्छा है।',
  },
  domestic: {
    work: 'पहले अपने परिचित लोगों में नाम बनाएँ।',
    later: 'अपना शहर और उसके लोग काम की अच्छी पाठशाला हैं।',
  },
};

const PASSED_ON: Readonly<Record<IncomeVerdict, string>> = {
  foreign: 'इस कुंडली में दूर के संपर्क काम का अच्छा हिस्सा रहे।',
  mixed: 'घर और दूर, दोनों का इसमें हिस्सा रहा।',
  domestic: 'घर के पास के लोग इसका आधार रहे।',
};

export const LIVELIHOOD_HI: Sentences<LivelihoodWords> = {
  sign_manner_rule: () => 'कारक की राशि बताती है कि धन किससे आता है: अपने से, मित्रों से या विरोधियों से',
  sign_manner: ({ manner, planet, ...placing }) => `${planetHi(planet)} ${inOwnPlace(placing)} है। ${MANNERS[manner]}`,
  own_effort_rule: () => 'बलवान लग्नेश अपने प्रयास से कमाता है',
  own_effort: ({ house, planet }) =>
    `लग्नेश ${planetHi(planet)} ${inHouse(house)} बलवान है, इसलिए करियर अपने प्रयास से बनता है।`,
  many_ways_rule: () => 'पहले, दूसरे या ग्यारहवें भाव के बलवान शुभ ग्रह कई रास्तों से धन देते हैं',
  many_ways: ({ houses, planets }) =>
    `${planetsHi(planets)} ${listHi(houses.map(inHouse))} बलवान ${isOrAre(planets.length)}, इसलिए आमदनी के एक से अधिक रास्ते हैं।`,
  ascendant_house: ({ signIndex }) => `${inSign(signIndex)} पहला भाव`,
  ascendant_lord: ({ planet }) => `उसका स्वामी ${planetHi(planet)}`,
  light_itself: ({ planet }) => `स्वयं ${planetHi(planet)}`,
  sign_influences: ({ base, benefics, malefics, points, signIndex }) =>
    `उसकी राशि ${signHi(signIndex)} पर असर (शुभ ${benefics}, पाप ${malefics}; शुरुआत ${base}, हर ग्रह से ${points} कम या अधिक)`,
  tenth_standing: ({ occupants, reference, signIndex, value }) => {
    const held = occupants.length > 0 ? `, उसमें ${planetsHi(occupants)} ${isOrAre(occupants.length)}` : '';
    return `${referenceHi(reference)} से दसवाँ भाव (${signHi(signIndex)}) ${STANDS[standingOf('house', value)]}${held}`;
  },
  reference_tenth: ({ occupants, reference, signIndex }) => {
    const from = `${referenceHi(reference)} से दसवाँ भाव ${signHi(signIndex)} राशि का है`;
    return occupants.length > 0 ? `${from}; वहाँ ${planetsHi(occupants)} का फल पहले मिलता है।` : `${from} और खाली है।`;
  },
  significator_found: ({ lord, significator, signIndex }) => {
    const falls = `उसका स्वामी ${planetHi(lord)} नवांश में ${inSign(signIndex)} है`;
    return significator === lord
      ? `${falls}, जो उसकी अपनी राशि है; आजीविका वही देता है।`
      : `${falls}, जिसका स्वामी ${planetHi(significator)} है; आजीविका वही देता है।`;
  },
  significator_stands: ({ house, planet, ...placing }) =>
    `जन्म कुंडली में ${planetHi(planet)} ${inHouse(house)} ${inOwnPlace(placing)} है।`,
  other_references: ({ others }) => {
    const each = others.map(({ reference, significator }) => `${referenceHi(reference)} से ${planetHi(significator)}`);
    return `बाकी दो स्थानों से कारक: ${listHi(each)}।`;
  },
  work_aim: ({ house, nakshatraIndex, planet }) =>
    `भाव से ${planetHi(planet)} के काम: ${WORK_HI.house_work({ house })}। नक्षत्र से: ${WORK_HI.nakshatra_work({ nakshatraIndex })}।`,
  livelihood_counsel: ({ life, side }) => (life === 'work' ? WORK_COUNSEL[side] : COUNSEL[life]),
  where_to_earn: ({ life, verdict }) => {
    if (life === 'past' || life === 'advice') return PASSED_ON[verdict];
    return WHERE_TO_EARN[verdict][life === 'work' ? 'work' : 'later'];
  },
};
