/** The five elements and the three humours: names, bodies and everyday advice (customary Ayurveda; no treatment). */
export const HUMOURS = ['vata', 'pitta', 'kapha'] as const;
export type Humour = (typeof HUMOURS)[number];

export const ELEMENT_IDS = ['fire', 'water', 'earth', 'air', 'ether'] as const;
export type ElementId = (typeof ELEMENT_IDS)[number];

export interface ElementRow {
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  /** What it gives; continues "gives". */
  readonly gives: string;
}

export const ELEMENT_ROWS: Readonly<Record<ElementId, ElementRow>> = {
  fire: { name: 'Fire', sanskrit: 'अग्नि', gives: 'warmth, appetite and drive' },
  water: { name: 'Water', sanskrit: 'जल', gives: 'feeling, moisture and the power to heal' },
  earth: { name: 'Earth', sanskrit: 'पृथ्वी', gives: 'substance, patience and endurance' },
  air: { name: 'Air', sanskrit: 'वायु', gives: 'movement, quickness and a restless mind' },
  ether: { name: 'Ether', sanskrit: 'आकाश', gives: 'space, hope and a wide view' },
};

export interface HumourRow {
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly bodyType: { readonly id: 'lean' | 'medium' | 'heavy'; readonly name: string; readonly sanskrit: string };
  /** How it shows in a body in balance, as a sentence. */
  readonly nature: string;
  /** Signs of an excess; each continues "watch for". */
  readonly watch: readonly string[];
  readonly food: readonly string[];
  readonly rhythm: readonly string[];
  readonly exercise: readonly string[];
  readonly season: string;
}

export const HUMOUR_ROWS: Readonly<Record<Humour, HumourRow>> = {
  vata: {
    name: 'Vata',
    sanskrit: 'वात',
    bodyType: { id: 'lean', name: 'Lean and light', sanskrit: 'कृश और हल्का' },
    nature: 'A light frame, quick movements and a lively mind, with changing appetite and light sleep.',
    watch: ['dryness', 'joints that crack', 'bloating', 'light sleep', 'worry'],
    food: [
      'Warm, moist, freshly cooked meals: soups, rice, stews with a little ghee or oil',
      'Sweet, sour and salty tastes before bitter and dry ones; little raw or cold food',
      'Ginger, cumin and fennel with the meal, and warm water between meals',
    ],
    rhythm: [
      'Meals and sleep at the same hours every day',
      'In bed before ten, and a warm oil massage once or twice a week',
      'Few screens and little travel late in the evening',
    ],
    exercise: ['Slow yoga, walking or swimming in warm water', 'Stop while there is still strength left'],
    season: 'Take most care in the cold, dry and windy part of the year.',
  },
  pitta: {
    name: 'Pitta',
    sanskrit: 'पित्त',
    bodyType: { id: 'medium', name: 'Medium and firm', sanskrit: 'मध्यम और सुगठित' },
    nature: 'A medium, warm frame with a strong appetite and a clear, keen mind.',
    watch: ['acidity', 'inflamed skin', 'heat', 'impatience', 'skipped meals that turn into anger'],
    food: [
      'Cooling, mild food: grains, milk, sweet fruit, cucumber, leafy greens',
      'Sweet, bitter and astringent tastes before hot, sour and salty ones',
      'Little chilli, alcohol and fried food; coriander, fennel and mint suit well',
    ],
    rhythm: [
      'The main meal at noon and none skipped',
      'Pauses out of the sun, and work that ends in the evening',
      'Cool water on face and feet, and moonlight or greenery before sleep',
    ],
    exercise: ['Swimming, cycling or walks in the cool of the day', 'Sport for joy rather than for victory'],
    season: 'Take most care in the hot part of the year.',
  },
  kapha: {
    name: 'Kapha',
    sanskrit: 'कफ',
    bodyType: { id: 'heavy', name: 'Broad and strong', sanskrit: 'भारी और बलवान' },
    nature: 'A broad, strong frame with steady strength, a calm mind and deep sleep.',
    watch: ['weight', 'mucus and colds', 'swelling', 'slow digestion', 'heaviness of mood'],
    food: [
      'Light, warm and dry food: pulses, barley, millet, cooked vegetables',
      'Hot, bitter and astringent tastes before sweet, sour and salty ones; little dairy and sugar',
      'Ginger, pepper and turmeric; a light supper, or none where there is no hunger',
    ],
    rhythm: [
      'Up before sunrise and no sleep by day',
      'Something new every week, and company that moves',
      'Dry brushing or a warm bath',
    ],
    exercise: [
      'Brisk daily movement until you sweat: running, dancing, rowing, quick yoga',
      'The morning is best for it',
    ],
    season: 'Take most care at the end of winter and in the cool, damp part of the year.',
  },
};
