/** What is recited in sade sati besides the mantra of Saturn, by practice. */
import { both } from '../../bilingual.ts';
import type { Rite } from '../../tables/doshaCare.ts';

export const HANUMAN_CHALISA: Rite = {
  id: 'hanuman_chalisa',
  planet: 'Saturn',
  title: both('Hanuman Chalisa', 'हनुमान चालीसा'),
  details: both(
    'Read it once, or listen to it with attention. It costs nothing.',
    'एक बार पढ़ें, या ध्यान से सुनें। इसमें कोई खर्च नहीं है।',
  ),
  when: both('On Saturday and on Tuesday', 'शनिवार और मंगलवार को'),
  count: null,
};
