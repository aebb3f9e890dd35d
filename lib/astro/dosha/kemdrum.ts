import { kemdrumAffliction } from '../affliction/kemadruma.ts';
import { both } from '../bilingual.ts';
import type { Dosha } from './dosha.ts';

export const kemdrum: Dosha = {
  ...kemdrumAffliction,
  id: 'kemdrum',
  name: both('Kemdrum Dosha', 'केमद्रुम दोष'),
  effects: both(
    'a sense of standing alone, means that come and go, a mind that asks for company and routine',
    'अकेलेपन का भाव, आता-जाता धन, संगति और नियमितता चाहने वाला मन',
  ),
  isMostlyCancelled: true,
};
