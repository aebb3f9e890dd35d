import { pitraAffliction } from '../affliction/pitra.ts';
import { both } from '../bilingual.ts';
import type { Dosha } from './dosha.ts';

export const pitra: Dosha = {
  ...pitraAffliction,
  id: 'pitra',
  name: both('Pitra Dosha', 'पितृ दोष'),
  effects: both(
    'duties towards father and ancestors, delays in fortune, questions of family line',
    'पिता और पितरों के प्रति दायित्व, भाग्य में विलंब, कुल-परंपरा से जुड़े प्रश्न',
  ),
};
