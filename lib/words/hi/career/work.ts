/** Sentences on the work that a planet gives, in Hindi (after BJ 10, Phaladeepika 5; nakshatras after Brihat Samhita 15). */
import { CLASSICAL_WORK, type ClassicalWorkId } from '../../../astro/judgement/career/tables/work.ts';
import type { VoteFacts } from '../../../astro/judgement/career/facts/voteFacts.ts';
import { element, ELEMENT_NAMES, modality, type Element, type Modality } from '../../../astro/tables/signs.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { WorkWords } from '../../facts/career/methods.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, listHi, nakshatraHi, planetHi, planetsHi, signHi } from '../grammar.ts';
import { VOTES_HI } from './votes.ts';

const CLASSICAL: Readonly<Record<ClassicalWorkId, string>> = {
  means_of_father: 'पिता का धन',
  medicine: 'चिकित्सा',
  gold: 'सोना',
  wool: 'ऊन',
  state_service: 'राजसेवा',
  means_of_mother: 'माता का धन',
  water_trades: 'जल का व्यापार',
  farming: 'खेती',
  pearls: 'मोती',
  patronage_of_women: 'महिलाओं का सहयोग',
  metals: 'धातु',
  fire_work: 'आग का काम',
  weapons: 'शस्त्र',
  courage: 'साहस के काम',
  land: 'भूमि',
  writing: 'लेखन',
  mathematics: 'गणित',
  trade: 'व्यापार',
  arts: 'कलाएँ',
  clerical_work: 'दफ़्तर का काम',
  teaching: 'शिक्षण',
  priesthood: 'पुरोहिताई',
  law: 'कानून',
  treasuries: 'कोष',
  mines: 'खदान',
  gems: 'रत्न',
  cattle: 'पशुधन',
  vehicles: 'वाहन',
  fine_arts: 'ललित कला',
  labour: 'मज़दूरी',
  staff: 'कर्मचारियों का प्रबंधन',
  humble_trades: 'साधारण धंधे',
  iron: 'लोहा',
  oil: 'तेल',
  foreign_dealings: 'विदेश से लेन-देन',
  poisons: 'विष और उसकी दवा',
  machines: 'मशीनें',
  ascetic_life: 'साधु जीवन',
  healing: 'उपचार',
  secret_arts: 'गूढ़ विद्या',
};

const MODALITY_NAMES: Readonly<Record<Modality, string>> = { movable: 'चर', fixed: 'स्थिर', dual: 'द्विस्वभाव' };

const ELEMENT_WORK: Readonly<Record<Element, string>> = {
  fire: 'अधिकार, ऊर्जा और धातु',
  earth: 'वित्त, भूमि और उत्पाद',
  air: 'संवाद, सॉफ्टवेयर और कानून',
  water: 'देखभाल, तरल पदार्थ, आतिथ्य और कला',
};

const MODALITY_WORK: Readonly<Record<Modality, string>> = {
  movable: 'नए उद्यम, यात्रा और बिक्री',
  fixed: 'टिकाऊ संस्थाएँ, कारखाने और बैंक',
  dual: 'शिक्षण, सलाह और मीडिया',
};

const HOUSE_WORK: readonly string[] = [
  'अपने नाम का स्वतंत्र काम',
  'वित्त, भोजन और पारिवारिक व्यापार',
  'मीडिया, बिक्री और हाथ का काम',
  'संपत्ति, वाहन और शिक्षण',
  'सलाह, निवेश और कला',
  'सेवा, स्वास्थ्य और कानून',
  'व्यापार और साझे का काम',
  'शोध, बीमा और गुप्त विद्या',
  'कानून, उच्च शिक्षा और यात्रा',
  'सरकार और प्रबंधन',
  'संपर्क और बड़ी कंपनियाँ',
  'विदेश, अस्पताल और सेवा संस्था का काम',
];

const NAKSHATRA_WORK: readonly string[] = [
  'उपचार, प्राथमिक चिकित्सा और तेज़ वाहन',
  'प्रसूति-सेवा, भोजन, रंगमंच और कानून',
  'आग, रसोई, धारदार औज़ार और परख',
  'खेती, सौंदर्य, अतिथि और संपत्ति',
  'खोज, कपड़ा, इत्र, लेखन और यात्रा',
  'सॉफ्टवेयर, इलेक्ट्रॉनिक्स, रसायन और मन की गहराई',
  'शिक्षण, प्रकाशन, सलाह और आतिथ्य',
  'पोषण, सरकारी पद और समाज सेवा',
  'दवाएँ, राजनीति और मनोविज्ञान',
  'शासन, विरासत और वंश से मिला नेतृत्व',
  'रंगमंच, उत्सव, विलास और कला',
  'अनुबंध, प्रबंधन और मध्यस्थता',
  'हाथ का हुनर, हिसाब और डिज़ाइन',
  'वास्तुकला, गहने, फ़ैशन और इंजीनियरिंग',
  'स्वतंत्र व्यापार, विमानन और कानून',
  'प्रतियोगिता, राजनीति, लक्ष्य और शोध',
  'संगठन, आँकड़े और विदेश का काम',
  'नेतृत्व, सुरक्षा और प्रबंधन',
  'जड़ तक खोज: शोध, जड़ी-बूटी, चिकित्सा और दर्शन',
  'जल, जहाज़ और असरदार वाणी',
  'शासन, रक्षा, निर्माण और कानून',
  'शिक्षण, मीडिया, भाषाएँ और सुनने का काम',
  'संगीत, संपत्ति, धन और खेल',
  'चिकित्सा, बिजली, अंतरिक्ष और डेटा',
  'वित्त, बीमा, लेखन और गूढ़ विद्या',
  'दान, विदेश व्यापार और योग',
  'यात्रा, पशु, जहाज़ और कला',
];

const NAMED = 3;

/** Lists what the texts name first for a planet. */
const classicalWork = (planet: Planet) => listHi(CLASSICAL_WORK[planet].slice(0, NAMED).map((work) => CLASSICAL[work]));

export const WORK_HI: Sentences<WorkWords> = {
  classical_work: ({ work }) => CLASSICAL[work],
  element_work: ({ element: quality }) => ELEMENT_WORK[quality],
  modality_work: ({ modality: kind }) => MODALITY_WORK[kind],
  house_work: ({ house }) => HOUSE_WORK[house - 1]!,
  nakshatra_work: ({ nakshatraIndex }) => NAKSHATRA_WORK[nakshatraIndex]!,
  work_given: ({ planet, roles }) => {
    const why = roles.map((role) => sayIn<VoteFacts, keyof VoteFacts>(VOTES_HI, role));
    return `${planetHi(planet)} ${listHi(why)} है। ग्रंथों में ${planetHi(planet)} से ${classicalWork(planet)} जैसे काम देखे जाते हैं।`;
  },
  leading_planet: ({ planet }) => `दशांश में ${planetHi(planet)} सबसे आगे है। ग्रंथों में इसके काम हैं ${classicalWork(planet)}।`,
  leading_planets: ({ planets }) => `तीनों विधियों को मिलाकर काम ${planetsHi(planets)} से देखा जाता है।`,
  work_by_sign: ({ planet, signIndex }) => {
    const [quality, kind] = [element(signIndex), modality(signIndex)];
    return `${ELEMENT_NAMES[quality].sanskrit} तत्त्व की ${MODALITY_NAMES[kind]} राशि ${signHi(signIndex)} के ${planetHi(planet)} से ${ELEMENT_WORK[quality]}, और ${MODALITY_WORK[kind]} का संकेत है।`;
  },
  work_by_place: ({ house, nakshatraIndex, planet }) =>
    `${inHouse(house)} बैठा ${planetHi(planet)} इसमें ${HOUSE_WORK[house - 1]!} जोड़ता है। ${nakshatraHi(nakshatraIndex)} नक्षत्र के ${planetHi(planet)} से ${NAKSHATRA_WORK[nakshatraIndex]!} भी जुड़ते हैं।`,
};
