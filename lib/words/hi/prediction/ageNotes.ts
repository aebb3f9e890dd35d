/** How a matter of life is read at an age outside its years, in Hindi. */
import type { AgeFacts } from '../../../astro/judgement/prediction/areaPrediction.ts';
import type { Sentences } from '../../sentences.ts';

export const AGE_NOTES_HI: Sentences<AgeFacts> = {
  later_life: ({ fromYears }) => `यह आगे के जीवन की बात है: समय ${fromYears} वर्ष की आयु के बाद देखे जाते हैं।`,
  past: ({ toYears }) => `समय ${toYears} वर्ष की आयु तक देखे जाते हैं; उसके बाद समय नहीं दिए जाते।`,
  as_if_living: () => 'यह ऐसे बताया गया है मानो व्यक्ति इस समय जीवित हो; आगे के समय नहीं देखे गए।',
};
