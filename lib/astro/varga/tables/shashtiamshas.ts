/**
 * The sixty shashtiamshas by number (BPHS 6.33-41). In odd signs they run from the beginning of the sign, in even
 * signs from its end. Natures follow the meaning of the name; texts disagree on those marked.
 */

export interface Shashtiamsha {
  readonly name: string;
  readonly sanskrit: string;
  readonly nature: 'benefic' | 'malefic';
  readonly meaning: string;
  /** Whether other lists (the 23 malefics in the style of Phaladeepika, the symmetric 30) say otherwise. */
  readonly isNatureDisputed: boolean;
}

/** Number 1 first. */
export const SHASHTIAMSHAS: readonly Shashtiamsha[] = [
  malefic('Ghora', 'घोर', 'fierce, dreadful'),
  malefic('Rakshasa', 'राक्षस', 'demonic, unrighteous'),
  benefic('Deva', 'देव', 'divine, luminous'),
  benefic('Kubera', 'कुबेर', 'treasurer, wealth'),
  benefic('Yaksha', 'यक्ष', 'guardian of hidden riches', true),
  benefic('Kinnara', 'किन्नर', 'celestial singer, artistic', true),
  malefic('Bhrashta', 'भ्रष्ट', 'fallen from the right path', true),
  malefic('Kulaghna', 'कुलघ्न', 'destroyer of family honour'),
  malefic('Garala', 'गरल', 'poison'),
  malefic('Vahni', 'वह्नि', 'fire, burning'),
  malefic('Maya', 'माया', 'deceit, illusion'),
  malefic('Purishaka', 'पुरीषक', 'impurity, dirt'),
  benefic('Apampati', 'अपांपति', 'lord of waters, Varuna'),
  benefic('Marutvan', 'मरुत्वान्', 'wind god, moving, helpful'),
  malefic('Kaala', 'काल', 'time as destroyer'),
  malefic('Sarpa', 'सर्प', 'serpent'),
  benefic('Amrita', 'अमृत', 'nectar'),
  benefic('Indu', 'इंदु', 'Moon, soothing'),
  benefic('Mridu', 'मृदु', 'mild, moderate'),
  benefic('Komala', 'कोमल', 'tender'),
  benefic('Heramba', 'हेरंब', 'Ganesha, obstacle remover'),
  benefic('Brahma', 'ब्रह्मा', 'creator, learning'),
  benefic('Vishnu', 'विष्णु', 'sustainer'),
  benefic('Maheshvara', 'महेश्वर', 'Shiva, detached power'),
  benefic('Deva', 'देव', 'divine, luminous'),
  benefic('Ardra', 'आर्द्र', 'moist, compassionate'),
  benefic('Kalinasha', 'कलिनाश', 'ends strife'),
  benefic('Kshitisha', 'क्षितीश', 'ruler of earth'),
  benefic('Kamalakara', 'कमलाकर', 'lotus lake, prosperity'),
  malefic('Gulika', 'गुलिक', 'son of Saturn, delay and poison'),
  malefic('Mrityu', 'मृत्यु', 'death'),
  malefic('Kaala', 'काल', 'time as destroyer'),
  malefic('Davagni', 'दावाग्नि', 'forest fire'),
  malefic('Ghora', 'घोर', 'fierce, dreadful'),
  malefic('Yama', 'यम', 'restrainer, lord of death'),
  malefic('Kantaka', 'कंटक', 'thorn, irritant', true),
  benefic('Sudha', 'सुधा', 'nectar, purity'),
  benefic('Amrita', 'अमृत', 'nectar'),
  benefic('Purnachandra', 'पूर्णचंद्र', 'full Moon, fulfilment'),
  malefic('Vishadagdha', 'विषदग्ध', 'burnt by poison'),
  malefic('Kulanasha', 'कुलनाश', 'ruin of the clan', true),
  malefic('Vamshakshaya', 'वंशक्षय', 'decline of lineage'),
  malefic('Utpata', 'उत्पात', 'calamity, portent'),
  malefic('Kaala', 'काल', 'time as destroyer'),
  benefic('Saumya', 'सौम्य', 'gentle'),
  benefic('Komala', 'कोमल', 'tender'),
  benefic('Shitala', 'शीतल', 'cool'),
  malefic('Karaladamshtra', 'करालदंष्ट्र', 'with fearful fangs'),
  benefic('Chandramukhi', 'चंद्रमुखी', 'moon-faced, beautiful'),
  benefic('Pravina', 'प्रवीण', 'skilled, expert'),
  malefic('Kalapavaka', 'कालपावक', 'fire of time'),
  malefic('Dandayudha', 'दंडायुध', 'staff-bearer, punishment'),
  benefic('Nirmala', 'निर्मल', 'spotless'),
  benefic('Saumya', 'सौम्य', 'gentle'),
  malefic('Krura', 'क्रूर', 'cruel', true),
  benefic('Atishitala', 'अतिशीतल', 'very cool, calm'),
  benefic('Amrita', 'अमृत', 'nectar'),
  benefic('Payodhi', 'पयोधि', 'ocean, depth'),
  malefic('Bhramana', 'भ्रमण', 'wandering, unsettled'),
  benefic('Chandrarekha', 'चंद्ररेखा', 'crescent, growth', true),
];

function benefic(name: string, sanskrit: string, meaning: string, isNatureDisputed = false): Shashtiamsha {
  return { name, sanskrit, nature: 'benefic', meaning, isNatureDisputed };
}

function malefic(name: string, sanskrit: string, meaning: string, isNatureDisputed = false): Shashtiamsha {
  return { name, sanskrit, nature: 'malefic', meaning, isNatureDisputed };
}
