/** Significations of planets and significators of houses (BPHS 3.12-32, 32.22-34; Phaladeepika 2 for the longer lists). */
import { both, type Bilingual } from '../bilingual.ts';
import type { Planet } from './planets.ts';
import type { Element } from './signs.ts';

export interface PlanetNature {
  /** Ether is Jupiter's alone and belongs to no sign. */
  readonly element: Element | 'ether';
  readonly humours: readonly ('vata' | 'pitta' | 'kapha')[];
  readonly gender: 'male' | 'female' | 'neuter';
  readonly guna: 'sattva' | 'rajas' | 'tamas';
  readonly significations: readonly Bilingual[];
}

/** Nature and significations of each planet, Sun to Ketu. */
export const PLANET_NATURES: Readonly<Record<Planet, PlanetNature>> = {
  Sun: {
    element: 'fire',
    humours: ['pitta'],
    gender: 'male',
    guna: 'sattva',
    significations: [
      both('self and soul', 'आत्मबल'),
      both('father', 'पिता'),
      both('authority and government', 'सरकार और अधिकार'),
      both('vitality', 'जीवन शक्ति'),
      both('right eye', 'दाईं आँख'),
      both('heart', 'हृदय'),
    ],
  },
  Moon: {
    element: 'water',
    humours: ['kapha', 'vata'],
    gender: 'female',
    guna: 'sattva',
    significations: [
      both('mind and feelings', 'मन और भावना'),
      both('mother', 'माता'),
      both('the public', 'जनता'),
      both('water and travel', 'जल और यात्रा'),
      both('body fluids', 'शरीर के द्रव'),
      both('left eye', 'बाईं आँख'),
    ],
  },
  Mars: {
    element: 'fire',
    humours: ['pitta'],
    gender: 'male',
    guna: 'tamas',
    significations: [
      both('younger siblings', 'छोटे भाई-बहन'),
      both('courage and energy', 'साहस और ऊर्जा'),
      both('land and buildings', 'ज़मीन और मकान'),
      both('blood', 'रक्त'),
      both('surgery', 'सर्जरी'),
      both('dispute', 'विवाद'),
    ],
  },
  Mercury: {
    element: 'earth',
    humours: ['vata', 'pitta', 'kapha'],
    gender: 'neuter',
    guna: 'rajas',
    significations: [
      both('intellect and learning', 'बुद्धि और विद्या'),
      both('speech and writing', 'वाणी और लेखन'),
      both('trade', 'व्यापार'),
      both('friends', 'मित्र'),
      both('skin', 'त्वचा'),
      both('nerves', 'नसें'),
    ],
  },
  Jupiter: {
    element: 'ether',
    humours: ['kapha'],
    gender: 'male',
    guna: 'sattva',
    significations: [
      both('children', 'संतान'),
      both('wealth', 'धन'),
      both('teachers and wisdom', 'शिक्षक और ज्ञान'),
      both('husband', 'पति'),
      both('law and faith', 'कानून और आस्था'),
      both('liver', 'लिवर'),
    ],
  },
  Venus: {
    element: 'water',
    humours: ['kapha', 'vata'],
    gender: 'female',
    guna: 'rajas',
    significations: [
      both('spouse and love', 'जीवनसाथी और प्रेम'),
      both('arts and beauty', 'कला और सौंदर्य'),
      both('vehicles', 'वाहन'),
      both('comforts', 'सुख-सुविधा'),
      both('reproductive system', 'प्रजनन तंत्र'),
      both('kidneys', 'गुर्दे'),
    ],
  },
  Saturn: {
    element: 'air',
    humours: ['vata'],
    gender: 'neuter',
    guna: 'tamas',
    significations: [
      both('longevity', 'आयु'),
      both('labour and service', 'मेहनत और सेवा'),
      both('sorrow and patience', 'दुःख और धीरज'),
      both('the aged', 'बुज़ुर्ग'),
      both('bones and legs', 'हड्डियाँ और पैर'),
      both('delay', 'देरी'),
    ],
  },
  Rahu: {
    element: 'air',
    humours: ['vata'],
    gender: 'female',
    guna: 'tamas',
    significations: [
      both('foreign lands and people', 'विदेश और वहाँ के लोग'),
      both('sudden events', 'अचानक होने वाली बातें'),
      both('technology', 'तकनीक'),
      both('ambition', 'महत्त्वाकांक्षा'),
      both('poison', 'विष'),
      both('paternal grandfather', 'दादा'),
    ],
  },
  Ketu: {
    element: 'fire',
    humours: ['pitta'],
    gender: 'neuter',
    guna: 'tamas',
    significations: [
      both('liberation', 'मोक्ष'),
      both('the occult', 'गूढ़ विद्या'),
      both('surgery', 'सर्जरी'),
      both('hidden wounds', 'छिपे घाव'),
      both('detachment', 'वैराग्य'),
      both('maternal grandfather', 'नाना'),
    ],
  },
};

/** Planets that signify each house besides its lord, the 1st house first (BPHS 32.31-34). */
export const HOUSE_KARAKAS: readonly (readonly Planet[])[] = [
  ['Sun'],
  ['Jupiter'],
  ['Mars'],
  ['Moon', 'Mercury'],
  ['Jupiter'],
  ['Mars', 'Saturn'],
  ['Venus'],
  ['Saturn'],
  ['Jupiter', 'Sun'],
  ['Sun', 'Mercury', 'Jupiter', 'Saturn'],
  ['Jupiter'],
  ['Saturn'],
];

/** Lists the houses, 1..12, that a planet signifies. */
export function signifiedHouses(planet: Planet): number[] {
  return HOUSE_KARAKAS.flatMap((karakas, index) => (karakas.includes(planet) ? [index + 1] : []));
}
