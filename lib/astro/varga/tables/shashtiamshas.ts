/**
 * The sixty shashtiamshas by number (BPHS 6.33-41). In odd signs they run from the beginning of the sign, in even
 * signs from its end. Natures follow the meaning of the name; texts disagree on those marked.
 */
import { both, type Bilingual } from '../../bilingual.ts';

export interface Shashtiamsha {
  readonly name: string;
  readonly sanskrit: string;
  readonly nature: 'benefic' | 'malefic';
  /** Of the name. */
  readonly meaning: Bilingual;
  /** Whether other lists (the 23 malefics in the style of Phaladeepika, the symmetric 30) say otherwise. */
  readonly isNatureDisputed: boolean;
}

/** Number 1 first. */
export const SHASHTIAMSHAS: readonly Shashtiamsha[] = [
  malefic('Ghora', 'घोर', both('fierce, dreadful', 'उग्र, भयंकर')),
  malefic('Rakshasa', 'राक्षस', both('demonic, unrighteous', 'राक्षसी, अधर्मी')),
  benefic('Deva', 'देव', both('divine, luminous', 'दिव्य, तेजस्वी')),
  benefic('Kubera', 'कुबेर', both('treasurer, wealth', 'कोष का स्वामी, धन')),
  benefic('Yaksha', 'यक्ष', both('guardian of hidden riches', 'छिपे धन का रक्षक'), true),
  benefic('Kinnara', 'किन्नर', both('celestial singer, artistic', 'स्वर्ग का गायक, कलाप्रेमी'), true),
  malefic('Bhrashta', 'भ्रष्ट', both('fallen from the right path', 'सही राह से भटका हुआ'), true),
  malefic('Kulaghna', 'कुलघ्न', both('destroyer of family honour', 'कुल के मान को घटाने वाला')),
  malefic('Garala', 'गरल', both('poison', 'विष')),
  malefic('Vahni', 'वह्नि', both('fire, burning', 'आग, जलन')),
  malefic('Maya', 'माया', both('deceit, illusion', 'छल, भ्रम')),
  malefic('Purishaka', 'पुरीषक', both('impurity, dirt', 'अशुद्धि, मैल')),
  benefic('Apampati', 'अपांपति', both('lord of waters, Varuna', 'जल के स्वामी वरुण')),
  benefic('Marutvan', 'मरुत्वान्', both('wind god, moving, helpful', 'वायु देवता, गतिशील, सहायक')),
  malefic('Kaala', 'काल', both('time as destroyer', 'संहार करने वाला काल')),
  malefic('Sarpa', 'सर्प', both('serpent', 'साँप')),
  benefic('Amrita', 'अमृत', both('nectar', 'जीवन देने वाला रस')),
  benefic('Indu', 'इंदु', both('Moon, soothing', 'चंद्रमा, शीतलता')),
  benefic('Mridu', 'मृदु', both('mild, moderate', 'नरम, संयमी')),
  benefic('Komala', 'कोमल', both('tender', 'सुकुमार')),
  benefic('Heramba', 'हेरंब', both('Ganesha, obstacle remover', 'गणेश जी, विघ्न हरने वाले')),
  benefic('Brahma', 'ब्रह्मा', both('creator, learning', 'सृष्टि के रचयिता, विद्या')),
  benefic('Vishnu', 'विष्णु', both('sustainer', 'पालनकर्ता')),
  benefic('Maheshvara', 'महेश्वर', both('Shiva, detached power', 'शिव जी, वैराग्य का बल')),
  benefic('Deva', 'देव', both('divine, luminous', 'दिव्य, तेजस्वी')),
  benefic('Ardra', 'आर्द्र', both('moist, compassionate', 'नम, दयालु')),
  benefic('Kalinasha', 'कलिनाश', both('ends strife', 'झगड़ा मिटाने वाला')),
  benefic('Kshitisha', 'क्षितीश', both('ruler of earth', 'धरती का स्वामी')),
  benefic('Kamalakara', 'कमलाकर', both('lotus lake, prosperity', 'कमलों का सरोवर, समृद्धि')),
  malefic('Gulika', 'गुलिक', both('son of Saturn, delay and poison', 'शनि का पुत्र, देरी और विष')),
  malefic('Mrityu', 'मृत्यु', both('death', 'अंत')),
  malefic('Kaala', 'काल', both('time as destroyer', 'संहार करने वाला काल')),
  malefic('Davagni', 'दावाग्नि', both('forest fire', 'जंगल की आग')),
  malefic('Ghora', 'घोर', both('fierce, dreadful', 'उग्र, भयंकर')),
  malefic('Yama', 'यम', both('restrainer, lord of death', 'यमराज, संयम में रखने वाले')),
  malefic('Kantaka', 'कंटक', both('thorn, irritant', 'काँटा, चुभन'), true),
  benefic('Sudha', 'सुधा', both('nectar, purity', 'अमृत जैसी पवित्रता')),
  benefic('Amrita', 'अमृत', both('nectar', 'जीवन देने वाला रस')),
  benefic('Purnachandra', 'पूर्णचंद्र', both('full Moon, fulfilment', 'पूरा चंद्रमा, पूर्णता')),
  malefic('Vishadagdha', 'विषदग्ध', both('burnt by poison', 'विष से जला हुआ')),
  malefic('Kulanasha', 'कुलनाश', both('ruin of the clan', 'कुल की हानि'), true),
  malefic('Vamshakshaya', 'वंशक्षय', both('decline of lineage', 'वंश का घटना')),
  malefic('Utpata', 'उत्पात', both('calamity, portent', 'उथल-पुथल, अपशकुन')),
  malefic('Kaala', 'काल', both('time as destroyer', 'संहार करने वाला काल')),
  benefic('Saumya', 'सौम्य', both('gentle', 'शांत, विनम्र')),
  benefic('Komala', 'कोमल', both('tender', 'सुकुमार')),
  benefic('Shitala', 'शीतल', both('cool', 'ठंडा')),
  malefic('Karaladamshtra', 'करालदंष्ट्र', both('with fearful fangs', 'डरावने दाँतों वाला')),
  benefic('Chandramukhi', 'चंद्रमुखी', both('moon-faced, beautiful', 'चंद्रमा-सा मुख, सुंदर')),
  benefic('Pravina', 'प्रवीण', both('skilled, expert', 'निपुण, कुशल')),
  malefic('Kalapavaka', 'कालपावक', both('fire of time', 'काल की अग्नि')),
  malefic('Dandayudha', 'दंडायुध', both('staff-bearer, punishment', 'दंड धारण करने वाला')),
  benefic('Nirmala', 'निर्मल', both('spotless', 'बेदाग')),
  benefic('Saumya', 'सौम्य', both('gentle', 'शांत, विनम्र')),
  malefic('Krura', 'क्रूर', both('cruel', 'कठोर'), true),
  benefic('Atishitala', 'अतिशीतल', both('very cool, calm', 'बहुत शीतल, शांत')),
  benefic('Amrita', 'अमृत', both('nectar', 'जीवन देने वाला रस')),
  benefic('Payodhi', 'पयोधि', both('ocean, depth', 'समुद्र, गहराई')),
  malefic('Bhramana', 'भ्रमण', both('wandering, unsettled', 'भटकाव, अस्थिरता')),
  benefic('Chandrarekha', 'चंद्ररेखा', both('crescent, growth', 'चंद्रमा की कला, बढ़ोतरी'), true),
];

function benefic(name: string, sanskrit: string, meaning: Bilingual, isNatureDisputed = false): Shashtiamsha {
  return { name, sanskrit, nature: 'benefic', meaning, isNatureDisputed };
}

function malefic(name: string, sanskrit: string, meaning: Bilingual, isNatureDisputed = false): Shashtiamsha {
  return { name, sanskrit, nature: 'malefic', meaning, isNatureDisputed };
}
