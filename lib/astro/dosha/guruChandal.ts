import { guruChandalAffliction, isJupiterWellPlaced } from '../affliction/guruChandal.ts';
import { both } from '../bilingual.ts';
import type { Dosha } from './dosha.ts';

export const guruChandal: Dosha = {
  ...guruChandalAffliction,
  id: 'guru_chandal',
  name: both('Guru Chandal Dosha', 'गुरु चांडाल दोष'),
  effects: both(
    'friction with teachers and advisers, views that leave the beaten path',
    'गुरु और परामर्शदाताओं से मतभेद, परंपरा से हटे विचार',
  ),

  effectsIn(chart) {
    return isJupiterWellPlaced(chart) ? SKILL : guruChandal.effects;
  },
};

const SKILL = both(
  'unusual views and questions to teachers, which a well placed Jupiter turns into skill in foreign and new learning',
  'असामान्य विचार और गुरुजनों से प्रश्न, जिन्हें सुस्थित गुरु विदेशी और नवीन विद्या के कौशल में बदलता है',
);
