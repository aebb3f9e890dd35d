import { vargottamaRaja } from '../../../../lib/astro/yoga/raja/vargottamaRaja.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** The Moon in the middle ninth of Leo, which is Leo; three look from opposite, and Jupiter from Aries. */
const BY_MOON = {
  Moon: 'Leo 15',
  Sun: 'Aquarius',
  Mercury: 'Aquarius',
  Venus: 'Aquarius',
  Jupiter: 'Aries',
  Mars: 'Gemini',
} as const;
/** The first ninth of Aries rises; the Moon is opposite as well, and is not counted. */
const BY_ASCENDANT = {
  Ascendant: 'Aries 1',
  Sun: 'Libra',
  Mercury: 'Libra',
  Venus: 'Libra',
  Moon: 'Libra',
  Jupiter: 'Leo',
  Mars: 'Gemini',
} as const;

ruleTest(vargottamaRaja, {
  present: [BY_MOON, { ...BY_MOON, Moon: 'Leo 13.4' }, BY_ASCENDANT, { ...BY_ASCENDANT, Ascendant: 'Aries 3.3' }],
  absent: [
    { ...BY_MOON, Moon: 'Leo 13.3' },
    { ...BY_MOON, Jupiter: 'Taurus' },
    { ...BY_ASCENDANT, Jupiter: 'Virgo' },
    { ...BY_ASCENDANT, Ascendant: 'Aries 3.4' },
    // The ascendant keeps its sign, and four look at the Moon, who does not.
    { ...BY_MOON, Ascendant: 'Aries 1', Moon: 'Leo 17' },
  ],
  met: {},
});
