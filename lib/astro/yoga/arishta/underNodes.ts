/** Yogas of a planet under a node: angaraka, guru chandal, grahan, shrapit; judged as the doshas of these names. */
import { afflictionRule } from '../../affliction/affliction.ts';
import { angarakaAffliction } from '../../affliction/angaraka.ts';
import { grahanAffliction } from '../../affliction/grahan.ts';
import { guruChandalAffliction } from '../../affliction/guruChandal.ts';
import { shrapitAffliction } from '../../affliction/shrapit.ts';
import { both } from '../../bilingual.ts';
import type { Rule } from '../../rule.ts';

const KIND = { family: 'arishta', countedFrom: null } as const;

export const underNodes: readonly Rule[] = [
  afflictionRule(angarakaAffliction, {
    ...KIND,
    id: 'angaraka',
    name: both('Angaraka', 'अंगारक'),
    result: both(
      'haste and heat, so go gently with tools and on the road',
      'उतावलापन और आवेश, औज़ार व वाहन में सावधानी की अपेक्षा',
    ),
  }),
  afflictionRule(guruChandalAffliction, {
    ...KIND,
    id: 'guru-chandal',
    name: both('Guru Chandala', 'गुरु चांडाल'),
    result: both('unorthodox belief, questions to tradition', 'परंपरा से हटी आस्था, रूढ़ियों पर प्रश्न'),
  }),
  afflictionRule(grahanAffliction, {
    ...KIND,
    id: 'grahan',
    name: both('Grahana', 'ग्रहण'),
    result: both('strain of confidence or of the mind, deepened insight', 'आत्मविश्वास या मन का तनाव, गहरी अंतर्दृष्टि'),
  }),
  afflictionRule(shrapitAffliction, {
    ...KIND,
    id: 'shrapit',
    name: both('Shrapit', 'श्रापित'),
    result: both(
      'obstacles that feel inherited, fruit that comes late',
      'विरासत जैसी लगने वाली बाधाएँ, देर से मिलने वाला फल',
    ),
  }),
];
