import { afflictionRule } from '../../affliction/affliction.ts';
import { bandhanaAffliction } from '../../affliction/bandhana.ts';
import { both } from '../../bilingual.ts';

export const bandhana = afflictionRule(bandhanaAffliction, {
  id: 'sarpa-bandhana',
  name: both('Bandhana', 'बंधन'),
  family: 'arishta',
  result: both('restrictions, duties that tie down for a time', 'रोक-टोक, कुछ समय तक बाँधने वाले दायित्व'),
  countedFrom: 'ascendant',
});
