/** How a matter of life is read at an age outside its years, in English. */
import type { AgeFacts } from '../../../astro/judgement/prediction/areaPrediction.ts';
import type { Sentences } from '../../sentences.ts';

export const AGE_NOTES_EN: Sentences<AgeFacts> = {
  later_life: ({ fromYears }) => `This is read for later life: times are looked for from the age of ${fromYears} on.`,
  past: ({ toYears }) => `Times are looked for up to the age of ${toYears}; later the matter is read without times.`,
  as_if_living: () => 'This is read as if the person were living at this time; no times are looked for.',
};
