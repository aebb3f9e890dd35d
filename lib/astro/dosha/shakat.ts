import { shakataAffliction } from '../affliction/shakata.ts';
import { both } from '../bilingual.ts';
import type { Dosha } from './dosha.ts';

export const shakat: Dosha = {
  ...shakataAffliction,
  id: 'shakat',
  name: both('Shakat Dosha', 'शकट दोष'),
  effects: both(
    'fortune that turns like a wheel, means that come and go and come again',
    'पहिये-सा घूमता भाग्य, आकर जाने और फिर लौटने वाला धन',
  ),
};
