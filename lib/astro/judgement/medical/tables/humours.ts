/** The five elements and the three humours: names, bodies and everyday advice by id (customary Ayurveda; no treatment). */
import { ELEMENT_NAMES } from '../../../tables/signs.ts';
import type { AdviceAge } from '../telling.ts';

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
  ...ELEMENT_NAMES,
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
  | 'ginger_pepper_turmeric'
  | 'child_warm_meals'
  | 'child_fruit_and_milk'
  | 'child_light_supper'
  | 'child_no_rushing';

export type RhythmId =
  | 'fixed_hours'
  | 'early_bed'
  | 'few_screens'
  | 'meal_at_noon'
  | 'pauses_in_shade'
  | 'cool_water'
  | 'before_sunrise'
  | 'something_new'
  | 'dry_brushing'
  | 'child_bedtime'
  | 'child_quiet_evening'
  | 'child_shade'
  | 'child_up_early'
  | 'elder_warmth'
  | 'elder_cool_rooms'
  | 'elder_company';

export type ExerciseId =
  | 'slow_yoga'
  | 'strength_left'
  | 'cool_of_day'
  | 'joy_not_victory'
  | 'until_sweat'
  | 'in_the_morning'
  | 'child_balance_games'
  | 'child_water_play'
  | 'child_running_games'
  | 'elder_short_walks'
  | 'elder_cool_walks'
  | 'elder_morning_walks';

export const HUMOUR_ROWS: Readonly<Record<Humour, HumourRow>> = {
  vata: {
    name: 'Vata',
    sanskrit: 'वात',
    bodyType: { id: 'lean', name: 'Lean and light', sanskrit: 'दुबला और हल्का' },
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
    bodyType: { id: 'heavy', name: 'Broad and strong', sanskrit: 'चौड़ा और बलवान' },
    watch: ['weight', 'mucus', 'swelling', 'slow_digestion', 'heaviness'],
    food: ['light_dry', 'hot_bitter_astringent', 'ginger_pepper_turmeric'],
    rhythm: ['before_sunrise', 'something_new', 'dry_brushing'],
    exercise: ['until_sweat', 'in_the_morning'],
  },
};

/** What suits a humour at an age. */
export type HumourHabits = Pick<HumourRow, 'food' | 'rhythm' | 'exercise'>;

const OF_CHILDREN: Readonly<Record<Humour, HumourHabits>> = {
  vata: {
    food: ['child_warm_meals', 'child_no_rushing'],
    rhythm: ['child_bedtime', 'child_quiet_evening'],
    exercise: ['child_balance_games'],
  },
  pitta: {
    food: ['child_fruit_and_milk', 'child_no_rushing'],
    rhythm: ['child_shade', 'child_quiet_evening'],
    exercise: ['child_water_play'],
  },
  kapha: {
    food: ['child_light_supper', 'child_no_rushing'],
    rhythm: ['child_up_early', 'child_quiet_evening'],
    exercise: ['child_running_games'],
  },
};

const OF_ELDERS: Readonly<Record<Humour, Pick<HumourHabits, 'rhythm' | 'exercise'>>> = {
  vata: { rhythm: ['fixed_hours', 'elder_warmth', 'elder_company'], exercise: ['elder_short_walks'] },
  pitta: { rhythm: ['meal_at_noon', 'elder_cool_rooms', 'elder_company'], exercise: ['elder_cool_walks'] },
  kapha: { rhythm: ['something_new', 'elder_company'], exercise: ['elder_morning_walks'] },
};

/** Returns what suits a humour at an age: children play, the old move gently. */
export function habitsOf(humour: Humour, age: AdviceAge): HumourHabits {
  if (age === 'child') return OF_CHILDREN[humour];
  return age === 'elder' ? { ...HUMOUR_ROWS[humour], ...OF_ELDERS[humour] } : HUMOUR_ROWS[humour];
}
