/** Significations of planets and significators of houses (BPHS 3.12-32, 32.22-34; Phaladeepika 2 for the longer lists). */
import type { Planet } from './planets.ts';
import type { Element } from './signs.ts';

export interface PlanetNature {
  /** Ether is Jupiter's alone and belongs to no sign. */
  readonly element: Element | 'ether';
  readonly humours: readonly ('vata' | 'pitta' | 'kapha')[];
  readonly gender: 'male' | 'female' | 'neuter';
  readonly guna: 'sattva' | 'rajas' | 'tamas';
  readonly significations: readonly string[];
}

/** Nature and significations of each planet, Sun to Ketu. */
export const PLANET_NATURES: Readonly<Record<Planet, PlanetNature>> = {
  Sun: {
    element: 'fire',
    humours: ['pitta'],
    gender: 'male',
    guna: 'sattva',
    significations: ['self and soul', 'father', 'authority and government', 'vitality', 'right eye', 'heart'],
  },
  Moon: {
    element: 'water',
    humours: ['kapha', 'vata'],
    gender: 'female',
    guna: 'sattva',
    significations: ['mind and feelings', 'mother', 'the public', 'water and travel', 'body fluids', 'left eye'],
  },
  Mars: {
    element: 'fire',
    humours: ['pitta'],
    gender: 'male',
    guna: 'tamas',
    significations: ['younger siblings', 'courage and energy', 'land and buildings', 'blood', 'surgery', 'dispute'],
  },
  Mercury: {
    element: 'earth',
    humours: ['vata', 'pitta', 'kapha'],
    gender: 'neuter',
    guna: 'rajas',
    significations: ['intellect and learning', 'speech and writing', 'trade', 'friends', 'skin', 'nerves'],
  },
  Jupiter: {
    element: 'ether',
    humours: ['kapha'],
    gender: 'male',
    guna: 'sattva',
    significations: ['children', 'wealth', 'teachers and wisdom', 'husband', 'law and faith', 'liver'],
  },
  Venus: {
    element: 'water',
    humours: ['kapha', 'vata'],
    gender: 'female',
    guna: 'rajas',
    significations: ['spouse and love', 'arts and beauty', 'vehicles', 'comforts', 'reproductive system', 'kidneys'],
  },
  Saturn: {
    element: 'air',
    humours: ['vata'],
    gender: 'neuter',
    guna: 'tamas',
    significations: ['longevity', 'labour and service', 'sorrow and patience', 'the aged', 'bones and legs', 'delay'],
  },
  Rahu: {
    element: 'air',
    humours: ['vata'],
    gender: 'female',
    guna: 'tamas',
    significations: [
      'foreign lands and people',
      'sudden events',
      'technology',
      'ambition',
      'poison',
      'paternal grandfather',
    ],
  },
  Ketu: {
    element: 'fire',
    humours: ['pitta'],
    gender: 'neuter',
    guna: 'tamas',
    significations: ['liberation', 'the occult', 'surgery', 'hidden wounds', 'detachment', 'maternal grandfather'],
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
