import { ashrayas } from '../../../../lib/astro/yoga/nabhasa/ashraya.ts';
import { ruleTest } from '../../../support/ruleTest.ts';
import { sevenIn } from '../../../support/sevenIn.ts';

const [rajju, musala, nala] = ashrayas.map(({ rule }) => rule);

// Aries rises, so the houses are numbers of signs: 1, 4, 7, 10 movable; 2, 5, 8, 11 fixed; 3, 6, 9, 12 dual.
ruleTest(rajju!, {
  present: [sevenIn(1, 4, 7, 10, 1, 1, 10), { ...sevenIn(1, 4, 7, 10, 1, 1, 10), Ascendant: 'Gemini' }],
  absent: [sevenIn(1, 4, 7, 10, 1, 2, 10), { ...sevenIn(1, 4, 7, 10, 1, 1, 10), Saturn: 'Aquarius 0' }],
  met: {},
});

ruleTest(musala!, {
  // The nodes may stand anywhere.
  present: [sevenIn(2, 5, 8, 11, 2, 2, 5), { ...sevenIn(2, 2, 2, 2, 2, 2, 2), Rahu: 'Aries' }],
  absent: [sevenIn(2, 5, 8, 11, 2, 2, 6), sevenIn(1, 4, 7, 10, 1, 1, 10)],
  met: {},
});

ruleTest(nala!, {
  present: [sevenIn(3, 6, 9, 12, 3, 3, 6)],
  absent: [sevenIn(3, 6, 9, 12, 3, 3, 7), sevenIn(2, 5, 8, 11, 2, 2, 5)],
  met: {},
});
