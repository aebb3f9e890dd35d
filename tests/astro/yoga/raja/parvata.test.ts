import { parvata } from '../../../../lib/astro/yoga/raja/parvata.ts';
import { ruleTest } from '../../../support/ruleTest.ts';
import type { Drawing } from '../../../support/chartOf.ts';

/** A chart of P. V. R. Narasimha Rao, ch. 11; he has it spoilt by Saturn in the 8th. */
const BOOK: Drawing = {
  Sun: 'Taurus',
  Moon: 'Gemini',
  Mars: 'Leo',
  Mercury: 'Capricorn',
  Jupiter: 'Cancer',
  Venus: 'Libra',
  Saturn: 'Aquarius',
  Rahu: 'Sagittarius',
};

// Aries rising: Mars owns the 1st and Jupiter the 12th, friends of each other.
ruleTest(parvata, {
  present: [
    BOOK,
    // By the lords alone: Saturn is in the 6th.
    { Mars: 'Aries', Jupiter: 'Libra', Saturn: 'Virgo' },
  ],
  absent: [
    { ...BOOK, Saturn: 'Scorpio' },
    // One benefic in a kendra: Mercury, with Ketu, is none.
    { Moon: 'Libra' },
    { Mars: 'Aries', Jupiter: 'Scorpio', Saturn: 'Virgo' },
    // Taurus rising: Venus and Mars, of whom neither or one has a friend’s aspect.
    { Ascendant: 'Taurus', Venus: 'Leo 1', Mars: 'Aquarius' },
    { Ascendant: 'Taurus', Venus: 'Leo 1', Mars: 'Aquarius', Saturn: 'Scorpio' },
  ],
  met: {
    clean_kendras: { Jupiter: 'Aries', Rahu: 'Gemini' },
    combust: { Jupiter: 'Aries 10', Sun: 'Aries 12', Rahu: 'Gemini' },
    debilitated: { Jupiter: 'Capricorn', Venus: 'Capricorn', Moon: 'Gemini', Saturn: 'Leo' },
    in_dusthana: { Mars: 'Virgo', Jupiter: 'Pisces' },
    with_node: { Jupiter: 'Aries 10', Rahu: 'Aries 12' },
  },
});
