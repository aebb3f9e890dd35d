import { kemadrumaReliefs, moonNeighbours, withoutLuminaries } from '../affliction/kemadruma.ts';
import { both } from '../bilingual.ts';
import { required, strengthens } from '../evidence.ts';
import { bphs, phaladeepika } from '../source.ts';
import type { Dosha } from './dosha.ts';

const FORMED_POINTS = 60;

// The specification leaves out only the nodes, so the Sun next to the Moon prevents it. The texts leave out the Sun
// too: the yoga of the catalog follows them, and its result is given here as evidence.
export const kemdrum: Dosha = {
  id: 'kemdrum',
  name: both('Kemdrum Dosha', 'केमद्रुम दोष'),
  source: phaladeepika(6),
  alsoIn: [bphs(37)],
  formation: both(
    'No planet but a node is in the 2nd or the 12th sign from the Moon',
    'चंद्रमा से दूसरी और बारहवीं राशि में राहु-केतु के अतिरिक्त कोई ग्रह न हो',
  ),
  effects: both(
    'a sense of standing alone, means that come and go, a mind that asks for company and routine',
    'अकेलेपन का भाव, आता-जाता धन, संगति और नियमितता चाहने वाला मन',
  ),
  reliefs: 'halves',
  participants: () => ['Moon'],

  examine(chart) {
    const { second, twelfth } = moonNeighbours(chart);
    const adjacent = [...second, ...twelfth];
    const counted = withoutLuminaries(adjacent);
    return [
      required('alone', ALONE, adjacent.length === 0, { second, twelfth }, FORMED_POINTS),
      strengthens('classical', CLASSICAL, counted.length === 0, { planets: counted }, 0),
      ...kemadrumaReliefs(chart),
    ];
  },
};

const ALONE = both(
  'None of the Sun, Mars, Mercury, Jupiter, Venus and Saturn is in the 2nd or the 12th from the Moon',
  'सूर्य, मंगल, बुध, गुरु, शुक्र और शनि में से कोई चंद्रमा से दूसरे या बारहवें भाव में नहीं है',
);
const CLASSICAL = both(
  'By the count of the texts, which leave the Sun aside too, the Moon stands alone (kemadruma)',
  'सूर्य को भी न गिनने वाले शास्त्रीय मत से चंद्रमा अकेला है (केमद्रुम)',
);
