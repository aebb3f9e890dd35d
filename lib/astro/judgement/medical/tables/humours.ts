/** The five elements and the three humours: names, bodies and everyday advice by id (customary Ayurveda; no treatment). */
export const HUMOURS = ['vata', 'pitta', 'kapha'] as const;
export type Humour = (typeof HUMOURS)[number];

export const ELEMENT_IDS = ['fire', 'water', 'earth', 'air', 'ether'] as const;
export type ElementId = (typeof ELEMENT_IDS)[number];

export interface ElementRow {
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
}

export const ELEMENT_ROWS: Readonly<Record<ElementId, ElementRow>> = {
  fire: { name: 'Fire', sanskrit: 'अग्नि' },
  water: { name: 'Water', sanskrit: 'जल' },
  earth: { name: 'Earth', sanskrit: 'पृथ्वी' },
  air: { name: 'Air', sanskrit: 'वायु' },
  ether: { name: 'Ether', sanskrit: 'आकाश' },
};

export interface HumourRow {
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly bodyType: { readonly id: 'lean' | 'medium' | 'heavy'; readonly name: string; readonly sanskrit: string };
  /** Signs of an excess. */
  readonly watch: readonly ExcessId[];
  readonly food: readonly FoodId[];
  readonly rhythm: readonly RhythmId[];
  readonly exercise: readonly ExerciseId[];
}

export type ExcessId =
  | 'dryness'
  | 'cracking_joints'
  | 'bloating'
  | 'light_sleep'
  | 'worry'
  | 'acidity'
  | 'inflamed_skin'
  | 'heat'
  | 'impatience'
  | 'skipped_meals'
  | 'weight'
  | 'mucus'
  | 'swelling'
  | 'slow_digestion'
  | 'heaviness';

export type FoodId =
  | 'warm_moist'
  | 'sweet_sour_salty'
  | 'ginger_cumin_fennel'
  | 'cooling_mild'
  | 'sweet_bitter_astringent'
  | 'little_chilli'
  | 'light_dry'
  | 'hot_bitter_astringent'
  | 'ginger_pepper_turmeric';

export type RhythmId =
  | 'fixed_hours'
  | 'early_bed'
  | 'few_screens'
  | 'meal_at_noon'
  | 'pauses_in_shade'
  | 'cool_water'
  | 'before_sunrise'
  | 'something_new'
  | 'dry_brushing';

export type ExerciseId =
  'slow_yoga' | 'strength_left' | 'cool_of_day' | 'joy_not_victory' | 'until_sweat' | 'in_the_morning';

export const HUMOUR_ROWS: Readonly<Record<Humour, HumourRow>> = {
  vata: {
    name: 'Vata',
    sanskrit: 'वात',
    bodyType: { id: 'lean', name: 'Lean and light', sanskrit: 'कृश और हल्का' },
    watch: ['dryness', 'cracking_joints', 'bloating', 'light_sleep', 'worry'],
    food: ['warm_moist', 'sweet_sour_salty', 'ginger_cumin_fennel'],
    rhythm: ['fixed_hours', 'early_bed', 'few_screens'],
    exercise: ['slow_yoga', 'strength_left'],
  },
  pitta: {
    name: 'Pitta',
    sanskrit: 'पित्त',
    bodyType: { id: 'medium', name: 'Medium and firm', sanskrit: 'मध्यम और सुगठित' },
    watch: ['acidity', 'inflamed_skin', 'heat', 'impatience', 'skipped_meals'],
    food: ['cooling_mild', 'sweet_bitter_astringent', 'little_chilli'],
    rhythm: ['meal_at_noon', 'pauses_in_shade', 'cool_water'],
    exercise: ['cool_of_day', 'joy_not_victory'],
  },
  kapha: {
    name: 'Kapha',
    sanskrit: 'कफ',
    bodyType: { id: 'heavy', name: 'Broad and strong', sanskrit: 'भारी और बलवान' },
    watch: ['weight', 'mucus', 'swelling', 'slow_digestion', 'heaviness'],
    food: ['light_dry', 'hot_bitter_astringent', 'ginger_pepper_turmeric'],
    rhythm: ['before_sunrise', 'something_new', 'dry_brushing'],
    exercise: ['until_sweat', 'in_the_morning'],
  },
};
