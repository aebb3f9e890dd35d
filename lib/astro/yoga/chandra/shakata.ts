import { afflictionRule } from '../../affliction/affliction.ts';
import { shakataAffliction } from '../../affliction/shakata.ts';
import { both } from '../../bilingual.ts';

export const shakata = afflictionRule(shakataAffliction, {
  id: 'shakata',
  name: both('Shakata', 'शकट'),
  family: 'chandra',
  result: both('fortune that turns like a wheel, down and up again', 'पहिये-सा घूमता भाग्य, उतार के बाद फिर चढ़ाव'),
  countedFrom: 'Moon',
});
