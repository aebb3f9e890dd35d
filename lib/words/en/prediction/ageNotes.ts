/** How a matter of life is read at an age outside its years, in English. */
import type { AgeFacts, LifeMatter } from '../../../astro/judgement/prediction/areaPrediction.ts';
import type { Sentences } from '../../sentences.ts';

/** What a matter says of somebody who is too young for it. */
const UNTIL_THEN: Readonly<Record<LifeMatter, string>> = {
  marriage: 'Until then it speaks of friendship and of the example at home.',
  bond: 'Until then it speaks of friendship and of the example at home.',
  career: 'Until then it speaks of bent and of training.',
  wealth: 'Until then it speaks of habits with money in the family.',
  health: 'It is read for the care that parents give.',
  children: 'Until then it speaks of play, joy and creative gifts.',
  education: 'Schooling is looked at from the third year on.',
  property: 'Until then it speaks of the home that the family makes.',
  spiritual: 'Until then it speaks of the values that the home gives.',
  travel: 'Until then it speaks of journeys with the family.',
};

/** What a matter says of somebody whose years of it are past. */
const FROM_THEN: Readonly<Record<LifeMatter, string>> = {
  marriage: 'It is read for companionship and old friends.',
  bond: 'It is read for companionship.',
  career: 'It is read for advice given to others, and for service.',
  wealth: 'It is read for the care of what there is, and for giving.',
  health: 'It is read for ease and steady care.',
  children: 'It is read for the bond with children, grandchildren and pupils.',
  education: 'It is read for the joy of learning, and for teaching others.',
  property: 'It is read for peace at home, and for what is passed on.',
  spiritual: 'It is read for devotion and peace.',
  travel: 'It is read for visits, and for pilgrimage with company.',
};

export const AGE_NOTES_EN: Sentences<AgeFacts> = {
  later_life: ({ fromYears, matter }) =>
    `Told for later life: times are looked for from the age of ${fromYears} on. ${UNTIL_THEN[matter]}`,
  past: ({ matter, toYears }) => `Times are looked for up to the age of ${toYears}. ${FROM_THEN[matter]}`,
  as_if_living: () => 'Told as if the person were living at this time; no times are looked for.',
};
