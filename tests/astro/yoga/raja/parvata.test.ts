import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { parvata } from '../../../../lib/astro/yoga/raja/parvata.ts';
import { ruleTest } from '../../../support/ruleTest.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

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
    { ...BOOK, Saturn: 'Virgo' },
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

test('kendras that nobody spoils help benefics in them, not the lords elsewhere', () => {
  // Taurus rising: Venus and Mars square each other in 2 and 5, Saturn and Jupiter look at them; nobody is in a kendra.
  const drawing: Drawing = {
    Ascendant: 'Taurus',
    Sun: 'Cancer 5',
    Moon: 'Libra',
    Mars: 'Virgo',
    Mercury: 'Cancer 20',
    Jupiter: 'Capricorn',
    Venus: 'Gemini',
    Saturn: 'Sagittarius',
    Rahu: 'Gemini',
  };
  const { evidence, isPresent } = judge(parvata, chartOf(drawing));
  expect([isPresent, evidence.find(({ id }) => id === 'clean_kendras')!.isMet]).toEqual([true, false]);
});
