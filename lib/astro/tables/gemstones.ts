/** The stones of the planets: how they are worn, and which are not worn together (later practice; schools differ in weight and finger). */
import { both, type Bilingual } from '../bilingual.ts';
import { practice } from '../source.ts';
import type { Planet, SevenPlanet } from './planets.ts';

export const GEMSTONE_SOURCE = practice('Stones, metals, fingers and weights: later practice');

export const FINGERS = {
  index: both('index finger', 'तर्जनी'),
  middle: both('middle finger', 'मध्यमा'),
  ring: both('ring finger', 'अनामिका'),
  little: both('little finger', 'कनिष्ठिका'),
} as const;
export type Finger = keyof typeof FINGERS;

/** Kilograms of body weight for which one ratti of a stone is worn. */
export const KG_PER_RATTI = 12;

export type RattiRange = readonly [least: number, most: number];

export interface Gemstone {
  readonly id: string;
  readonly name: Bilingual;
  /** Cheaper stones that stand in for it. */
  readonly substitutes: readonly Bilingual[];
  /** The first is held best. */
  readonly metals: readonly Bilingual[];
  readonly fingers: readonly Finger[];
  readonly hand: 'right';
  readonly ratti: RattiRange;
  /** Where the substitute is worn in another weight. */
  readonly substituteRatti: RattiRange | null;
  /** Days for which it is tried before it is set; null where practice asks for none. */
  readonly trialDays: number | null;
  /** Lord of the hora in which it is put on; null for the nodes. */
  readonly hora: SevenPlanet | null;
  /** As a sentence takes it up after the day: `in the hora of the Sun, at sunrise`. */
  readonly time: Bilingual;
  readonly colour: Bilingual;
  /** Worn in cloth of the colour where no stone is to be bought. */
  readonly root: Bilingual;
  /** Planets whose stones are not worn with it. */
  readonly notWith: readonly Planet[];
  /** The same, as a milder matter. */
  readonly notWithMildly: readonly Planet[];
}

const GOLD = both('gold', 'सोना');
const COPPER = both('copper', 'ताँबा');
const SILVER = both('silver', 'चाँदी');
const FIVE_METALS = both('panchadhatu', 'पंचधातु');

/** The stone of each planet, Sun to Ketu; weights in ratti. */
export const GEMSTONES: Readonly<Record<Planet, Gemstone>> = {
  Sun: {
    id: 'ruby',
    name: both('Ruby (Manik)', 'माणिक्य'),
    substitutes: [both('red spinel', 'लाल स्पिनल'), both('garnet', 'तामड़ा')],
    metals: [GOLD, COPPER],
    fingers: ['ring'],
    hand: 'right',
    ratti: [3, 6],
    substituteRatti: null,
    trialDays: null,
    hora: 'Sun',
    time: both('at sunrise, in the hora of the Sun', 'सूर्योदय के समय, सूर्य की होरा में'),
    colour: both('red or copper', 'लाल या ताम्र'),
    root: both('root of bel', 'बेल की जड़'),
    notWith: ['Venus', 'Saturn', 'Rahu', 'Ketu'],
    notWithMildly: [],
  },
  Moon: {
    id: 'pearl',
    name: both('Pearl (Moti)', 'मोती'),
    substitutes: [both('moonstone', 'चंद्रकांत मणि')],
    metals: [SILVER],
    fingers: ['little'],
    hand: 'right',
    ratti: [4, 9],
    substituteRatti: null,
    trialDays: null,
    hora: 'Moon',
    time: both('in the hora of the Moon, while the Moon waxes', 'शुक्ल पक्ष में, चंद्रमा की होरा में'),
    colour: both('white', 'सफ़ेद'),
    root: both('root of khirni', 'खिरनी की जड़'),
    notWith: ['Rahu', 'Ketu'],
    notWithMildly: ['Mercury'],
  },
  Mars: {
    id: 'red_coral',
    name: both('Red coral (Moonga)', 'मूँगा'),
    substitutes: [both('carnelian', 'लाल हकीक')],
    metals: [GOLD, COPPER],
    fingers: ['ring'],
    hand: 'right',
    ratti: [5, 9],
    substituteRatti: null,
    trialDays: null,
    hora: 'Mars',
    time: both('after sunrise, in the hora of Mars', 'सूर्योदय के बाद, मंगल की होरा में'),
    colour: both('red', 'लाल'),
    root: both('root of anantmool', 'अनंतमूल की जड़'),
    notWith: ['Mercury', 'Venus', 'Saturn', 'Rahu'],
    notWithMildly: [],
  },
  Mercury: {
    id: 'emerald',
    name: both('Emerald (Panna)', 'पन्ना'),
    substitutes: [both('peridot', 'ज़बरजद'), both('green tourmaline', 'हरा तुरमली')],
    metals: [GOLD, SILVER],
    fingers: ['little'],
    hand: 'right',
    ratti: [3, 6],
    substituteRatti: null,
    trialDays: null,
    hora: 'Mercury',
    time: both('in the hora of Mercury', 'बुध की होरा में'),
    colour: both('green', 'हरा'),
    root: both('root of vidhara', 'विधारा की जड़'),
    notWith: ['Mars', 'Moon'],
    notWithMildly: [],
  },
  Jupiter: {
    id: 'yellow_sapphire',
    name: both('Yellow sapphire (Pukhraj)', 'पुखराज'),
    substitutes: [both('citrine', 'सुनेला'), both('yellow topaz', 'पीला टोपाज़')],
    metals: [GOLD],
    fingers: ['index'],
    hand: 'right',
    ratti: [3, 7],
    substituteRatti: null,
    trialDays: null,
    hora: 'Jupiter',
    time: both('in the hora of Jupiter', 'गुरु की होरा में'),
    colour: both('yellow', 'पीला'),
    root: both('root of banana or bharangi', 'केले या भारंगी की जड़'),
    notWith: ['Venus', 'Mercury'],
    notWithMildly: [],
  },
  Venus: {
    id: 'diamond',
    name: both('Diamond (Heera)', 'हीरा'),
    substitutes: [both('white sapphire', 'सफ़ेद पुखराज'), both('opal', 'ओपल'), both('zircon', 'ज़रकन')],
    metals: [SILVER, both('platinum', 'प्लैटिनम'), both('white gold', 'सफ़ेद सोना')],
    fingers: ['middle', 'little'],
    hand: 'right',
    ratti: [0.5, 1.5],
    substituteRatti: [4, 7],
    trialDays: null,
    hora: 'Venus',
    time: both('in the hora of Venus', 'शुक्र की होरा में'),
    colour: both('white or variegated', 'सफ़ेद या चितकबरा'),
    root: both('root of arandmool', 'अरंडमूल'),
    notWith: ['Sun', 'Mars', 'Jupiter'],
    notWithMildly: [],
  },
  Saturn: {
    id: 'blue_sapphire',
    name: both('Blue sapphire (Neelam)', 'नीलम'),
    substitutes: [both('amethyst', 'जमुनिया'), both('lapis lazuli', 'लाजवर्त'), both('iolite', 'काका नीली')],
    metals: [SILVER, both('iron', 'लोहा'), FIVE_METALS],
    fingers: ['middle'],
    hand: 'right',
    ratti: [4, 7],
    substituteRatti: null,
    trialDays: 3,
    hora: 'Saturn',
    time: both('in the evening, in the hora of Saturn', 'शाम के समय, शनि की होरा में'),
    colour: both('blue or black', 'नीला या काला'),
    root: both('root of bichhu', 'बिच्छू घास की जड़'),
    notWith: ['Sun', 'Moon', 'Mars'],
    notWithMildly: [],
  },
  Rahu: {
    id: 'hessonite',
    name: both('Hessonite (Gomed)', 'गोमेद'),
    substitutes: [both('orange zircon', 'नारंगी ज़रकन')],
    metals: [SILVER, FIVE_METALS],
    fingers: ['middle'],
    hand: 'right',
    ratti: [5, 9],
    substituteRatti: null,
    trialDays: null,
    hora: null,
    time: both('in the evening or in Rahu kaal', 'शाम के समय या राहु काल में'),
    colour: both('smoky blue', 'धुएँ जैसा नीला'),
    root: both('root of white sandal', 'सफ़ेद चंदन की जड़'),
    notWith: ['Sun', 'Moon'],
    notWithMildly: [],
  },
  Ketu: {
    id: 'cats_eye',
    name: both('Cat’s eye (Lehsunia)', 'लहसुनिया'),
    substitutes: [both('turquoise', 'फ़िरोज़ा')],
    metals: [SILVER, FIVE_METALS],
    fingers: ['ring', 'middle'],
    hand: 'right',
    ratti: [4, 7],
    substituteRatti: null,
    trialDays: null,
    hora: null,
    time: both('or on Thursday, between midnight and dawn', 'या गुरुवार को, आधी रात और भोर के बीच'),
    colour: both('grey or smoky', 'धूसर'),
    root: both('root of ashwagandha', 'अश्वगंधा की जड़'),
    notWith: ['Sun', 'Moon'],
    notWithMildly: [],
  },
};
