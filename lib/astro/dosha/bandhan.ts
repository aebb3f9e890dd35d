import { bandhanaAffliction } from '../affliction/bandhana.ts';
import { both } from '../bilingual.ts';
import type { Dosha } from './dosha.ts';

export const bandhan: Dosha = {
  ...bandhanaAffliction,
  id: 'bandhan',
  name: both('Bandhan Dosha', 'बंधन दोष'),
  effects: both(
    'duties that tie down for a time, rules and papers to be kept in order',
    'कुछ समय तक बाँधने वाले दायित्व, नियम और कागज़ात व्यवस्थित रखने की आवश्यकता',
  ),
};
