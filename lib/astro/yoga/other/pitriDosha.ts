import { afflictionRule } from '../../affliction/affliction.ts';
import { pitraAffliction } from '../../affliction/pitra.ts';
import { both } from '../../bilingual.ts';

export const pitriDosha = afflictionRule(pitraAffliction, {
  id: 'pitri-dosha',
  name: both('Pitri Dosha', 'पितृ दोष'),
  family: 'other',
  result: both(
    'obstacles of the family line, which respect for elders and ancestors eases',
    'कुल-परंपरा की बाधाएँ, जो बड़ों और पितरों के सम्मान से हल्की होती हैं',
  ),
  countedFrom: 'ascendant',
  houses: [9],
});
