import { kemadrumaReliefs, moonNeighbours, withoutLuminaries } from '../../affliction/kemadruma.ts';
import { both } from '../../bilingual.ts';
import { cancels, metConditions, required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { bphs, phaladeepika } from '../../source.ts';

/** As many reliefs that halve it as make up a whole one. */
const HALVES = 2;

// The classical count: the Sun next to the Moon does not prevent it, as it does in the dosha of the specification. With
// sunapha, anapha and durudhara, which count the same five planets, it divides all charts.
export const kemadruma: Rule = {
  id: 'kemadruma',
  name: both('Kemadruma', 'केमद्रुम'),
  family: 'chandra',
  source: bphs(37),
  alsoIn: [phaladeepika(6)],
  polarity: 'bad',
  formation: both(
    'None of Mars, Mercury, Jupiter, Venus and Saturn is in the 2nd or the 12th from the Moon',
    'मंगल, बुध, गुरु, शुक्र और शनि में से कोई चंद्रमा से दूसरे या बारहवें भाव में न हो',
  ),
  result: both('changing means, times alone, a mind that seeks steadiness', 'बदलता धन, एकांत, स्थिरता खोजता मन'),
  countedFrom: 'Moon',
  participants: () => ['Moon'],

  examine(chart) {
    const { second, twelfth } = moonNeighbours(chart);
    const beside = withoutLuminaries([...second, ...twelfth]);
    const isSunAdjacent = second.includes('Sun') || twelfth.includes('Sun');
    const reliefs = kemadrumaReliefs(chart);
    const halves = metConditions(reliefs, 'weakens').map(({ id }) => id);
    return [
      required('alone', ALONE, beside.length === 0, { planets: beside, sun_beside: isSunAdjacent }),
      ...reliefs,
      // Each of them has been counted by itself.
      cancels('halves_together', TOGETHER, halves.length >= HALVES, { conditions: halves }, 0),
    ];
  },
};

const ALONE = both(
  'None of Mars, Mercury, Jupiter, Venus and Saturn is in the 2nd or the 12th from the Moon',
  'मंगल, बुध, गुरु, शुक्र और शनि में से कोई चंद्रमा से दूसरे या बारहवें भाव में नहीं है',
);
const TOGETHER = both(
  'Two or more of the reliefs that halve it hold together',
  'फल आधा करने वाले दो या अधिक परिहार एक साथ हैं',
);
