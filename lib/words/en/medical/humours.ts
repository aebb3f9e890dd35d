/** Humours and elements in everyday English: how they show, what to watch for, what suits them. */
import type {
  ElementId,
  ExcessId,
  ExerciseId,
  FoodId,
  Humour,
  RhythmId,
} from '../../../astro/judgement/medical/tables/humours.ts';

/** Each continues "gives". */
export const ELEMENT_GIFTS: Readonly<Record<ElementId, string>> = {
  fire: 'warmth, appetite and drive',
  water: 'feeling, moisture and the power to heal',
  earth: 'substance, patience and endurance',
  air: 'movement, quickness and a restless mind',
  ether: 'space, hope and a wide view',
};

/** What adds an element that is scarce. */
export const ELEMENT_ADDS: Readonly<Record<ElementId, string>> = {
  fire: 'morning sun, warm spices and a task that needs courage',
  water: 'water near you, enough to drink, and time for feelings',
  earth: 'bare feet on the ground, handiwork and regular meals',
  air: 'breathing exercises, open windows and light conversation',
  ether: 'silence, open skies and prayer or song',
};

/** How a humour shows in a body in balance, as a sentence. */
export const NATURES: Readonly<Record<Humour, string>> = {
  vata: 'A light frame, quick movements and a lively mind, with changing appetite and light sleep.',
  pitta: 'A medium, warm frame with a strong appetite and a clear, keen mind.',
  kapha: 'A broad, strong frame with steady strength, a calm mind and deep sleep.',
};

export const SEASONS: Readonly<Record<Humour, string>> = {
  vata: 'Take most care in the cold, dry and windy part of the year.',
  pitta: 'Take most care in the hot part of the year.',
  kapha: 'Take most care at the end of winter and in the cool, damp part of the year.',
};

/** Each continues "watch for". */
export const EXCESSES: Readonly<Record<ExcessId, string>> = {
  dryness: 'dryness',
  cracking_joints: 'joints that crack',
  bloating: 'bloating',
  light_sleep: 'light sleep',
  worry: 'worry',
  acidity: 'acidity',
  inflamed_skin: 'inflamed skin',
  heat: 'heat',
  impatience: 'impatience',
  skipped_meals: 'skipped meals that turn into anger',
  weight: 'weight',
  mucus: 'mucus and colds',
  swelling: 'swelling',
  slow_digestion: 'slow digestion',
  heaviness: 'heaviness of mood',
};

export const FOODS: Readonly<Record<FoodId, string>> = {
  warm_moist: 'Warm, moist, freshly cooked meals, such as soups, rice, stews with a little ghee or oil',
  sweet_sour_salty: 'Sweet, sour and salty tastes before bitter and dry ones; little raw or cold food',
  ginger_cumin_fennel: 'Ginger, cumin and fennel with the meal, and warm water between meals',
  cooling_mild: 'Cooling, mild food, such as grains, milk, sweet fruit, cucumber, leafy greens',
  sweet_bitter_astringent: 'Sweet, bitter and astringent tastes before hot, sour and salty ones',
  little_chilli: 'Little chilli and fried food; coriander, fennel and mint suit well',
  light_dry: 'Light, warm and dry food, such as pulses, barley, millet, cooked vegetables',
  hot_bitter_astringent: 'Hot, bitter and astringent tastes before sweet, sour and salty ones; little dairy and sugar',
  ginger_pepper_turmeric: 'Ginger, pepper and turmeric; a light supper',
  child_warm_meals: 'Warm, soft meals with a little ghee, always at the same hours',
  child_fruit_and_milk: 'Sweet fruit, milk and cucumber, and few spicy snacks',
  child_light_supper: 'A light supper, little sugar, and warm water after it',
  child_no_rushing: 'Time at the table without screens, and no food forced',
};

export const RHYTHMS: Readonly<Record<RhythmId, string>> = {
  fixed_hours: 'Meals and sleep at the same hours every day',
  early_bed: 'In bed before ten, and a warm oil massage once or twice a week',
  few_screens: 'Few screens and little travel late in the evening',
  meal_at_noon: 'The main meal at noon and none skipped',
  pauses_in_shade: 'Pauses out of the sun, and work that ends in the evening',
  cool_water: 'Cool water on face and feet, and moonlight or greenery before sleep',
  before_sunrise: 'Up before sunrise and no sleep by day',
  something_new: 'Something new every week, and company that moves',
  dry_brushing: 'Dry brushing or a warm bath',
  child_bedtime: 'Bed at the same hour every night, with a warm oil rub once a week',
  child_quiet_evening: 'A story instead of a screen before sleep',
  child_shade: 'Play in the shade at noon, and water within reach',
  child_up_early: 'Up with the sun, and a little water play in the morning',
  elder_warmth: 'Warm feet, warm rooms, and a gentle oil massage before the bath',
  elder_cool_rooms: 'Cool rooms in the hot months, and rest at noon',
  elder_company: 'Company at tea, and prayer or music before sleep',
};

export const EXERCISES: Readonly<Record<ExerciseId, string>> = {
  slow_yoga: 'Slow yoga, walking or swimming in warm water',
  strength_left: 'Stop while there is still strength left',
  cool_of_day: 'Swimming, cycling or walks in the cool of the day',
  joy_not_victory: 'Sport for joy rather than for victory',
  until_sweat: 'Brisk daily movement until you sweat: running, dancing, rowing, quick yoga',
  in_the_morning: 'The morning is best for it',
  child_balance_games: 'Swings, balance games and slow yoga for children',
  child_water_play: 'Swimming and cycling in the cool of the day',
  child_running_games: 'Running and ball games every day',
  elder_short_walks: 'Short walks on level ground, and the joints moved gently',
  elder_cool_walks: 'Slow walks in the cool of morning or evening',
  elder_morning_walks: 'A morning walk every day, a little longer each week',
};
