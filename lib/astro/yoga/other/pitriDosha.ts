import { PITRA_FORMATION, PITRA_FORMED, pitraSigns, PITRA_SOURCE } from '../../affliction/pitra.ts';
import { both } from '../../bilingual.ts';
import { cancels, required, strengthens, weakens } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';

/** As the dosha of that name: the same signs, weighed as those of any yoga. */
export const pitriDosha: Rule = {
  id: 'pitri-dosha',
  name: both('Pitri Dosha', 'पितृ दोष'),
  family: 'other',
  source: PITRA_SOURCE,
  isInterpretive: true,
  polarity: 'bad',
  formation: PITRA_FORMATION,
  result: both(
    'obstacles of the family line, which respect for elders and ancestors eases',
    'कुल-परंपरा की बाधाएँ, जो बड़ों और पितरों के सम्मान से हल्की होती हैं',
  ),
  countedFrom: 'ascendant',
  houses: [9],
  participants: (chart) => pitraSigns(chart).planets,

  examine(chart) {
    const { burdens, isOutweighed, reliefs, ways } = pitraSigns(chart);
    return [
      required('formed', PITRA_FORMED, Object.values(ways).some(Boolean), ways),
      ...burdens.map(({ id, isMet, observed, text }) => strengthens(id, text, isMet, observed)),
      ...reliefs.map(({ id, isMet, observed, text }) => weakens(id, text, isMet, observed)),
      cancels('outweighed', OUTWEIGHED, isOutweighed),
    ];
  },
};

const OUTWEIGHED = both('What eases it outweighs what speaks of it', 'शमन करने वाले कारण इसके संकेतों से अधिक हैं');
