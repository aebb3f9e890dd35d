/** Sunapha, anapha and durudhara: planets on one side of the Moon or on both. With kemadruma they divide all charts. */
import { both } from '../../bilingual.ts';
import type { Rule } from '../../rule.ts';
import { bphs, phaladeepika } from '../../source.ts';
import { adjacentToLight } from '../adjacentToLight.ts';

const SOURCES = { light: 'Moon', source: bphs(37), alsoIn: [phaladeepika(6)] } as const;

/** Malefics on one side give by their own nature, which is no loss; benefics are the better. */
const ONE_SIDE = {
  subha: { text: both('Only benefics stand there', 'वहाँ केवल शुभ ग्रह हैं') },
  papa: null,
} as const;

const EXCELLENT_POINTS = 10;

export const adjacentToMoon: readonly Rule[] = [
  adjacentToLight({
    ...SOURCES,
    ...ONE_SIDE,
    id: 'sunapha',
    name: both('Sunapha', 'सुनफा'),
    places: [2],
    result: both('self-made wealth, intelligence', 'स्वार्जित धन, बुद्धि'),
  }),
  adjacentToLight({
    ...SOURCES,
    ...ONE_SIDE,
    id: 'anapha',
    name: both('Anapha', 'अनफा'),
    places: [12],
    result: both('fame, health, self-respect', 'यश, आरोग्य, स्वाभिमान'),
  }),
  adjacentToLight({
    ...SOURCES,
    id: 'durudhara',
    name: both('Durudhara', 'दुरुधरा'),
    places: [2, 12],
    result: both('wealth, vehicles, generosity', 'धन, वाहन, उदारता'),
    subha: { text: both('Only benefics stand on both sides', 'दोनों ओर केवल शुभ ग्रह हैं'), points: EXCELLENT_POINTS },
    papa: both(
      'Only malefics stand on both sides and hem the Moon in (papa kartari)',
      'दोनों ओर केवल पाप ग्रह हैं, जिनसे चंद्र पाप-कर्तरी में है',
    ),
  }),
];
