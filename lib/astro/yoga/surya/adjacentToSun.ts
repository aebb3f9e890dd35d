/** Vesi, vasi and ubhayachari: planets on one side of the Sun or on both. Benefics make the good kind, malefics the other. */
import { both } from '../../bilingual.ts';
import type { Rule } from '../../rule.ts';
import { bphs, phaladeepika } from '../../source.ts';
import { adjacentToLight, type AdjacentToLight } from '../adjacentToLight.ts';

export const adjacentToSun: readonly Rule[] = [
  row(
    { id: 'vesi', name: both('Vesi', 'वेशि'), places: [2] },
    both('a balanced nature, truthfulness', 'संतुलित स्वभाव, सत्यनिष्ठा'),
  ),
  row({ id: 'vasi', name: both('Vasi', 'वाशि'), places: [12] }, both('skill, charity', 'कौशल, दानशीलता')),
  row(
    { id: 'ubhayachari', name: both('Ubhayachari', 'उभयचरी'), places: [2, 12] },
    both('a standing near that of rulers, eloquence', 'राजतुल्य प्रतिष्ठा, वाक्पटुता'),
  ),
];

function row(named: Pick<AdjacentToLight, 'id' | 'name' | 'places'>, result: AdjacentToLight['result']): Rule {
  const { en, hi } = named.name;
  return adjacentToLight({
    ...named,
    light: 'Sun',
    source: bphs(38),
    alsoIn: [phaladeepika(6)],
    result,
    subha: {
      text: both(`Only benefics form it (Shubha ${en})`, `इसे केवल शुभ ग्रह बनाते हैं (शुभ ${hi})`),
    },
    papa: both(`Only malefics form it (Papa ${en})`, `इसे केवल पाप ग्रह बनाते हैं (पाप ${hi})`),
  });
}
