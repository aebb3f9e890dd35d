import { expect, test } from '@jest/globals';
import { judge } from '../../../lib/astro/rule.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { vipreetRajas } from '../../../lib/astro/yoga/vipreetRaja.ts';
import { ruleTest } from '../../support/ruleTest.ts';

const [harsha, sarala, vimala] = vipreetRajas;

ruleTest(harsha!, {
  present: [{ Mercury: 'Virgo' }, { Mercury: 'Scorpio' }, { Mercury: 'Pisces' }],
  absent: [{ Mercury: 'Cancer' }, { Ascendant: 'Taurus', Venus: 'Taurus' }],
  met: {
    // The Moon owns the 4th.
    joined: { Mercury: 'Scorpio', Moon: 'Scorpio 2' },
    lord_of_ascendant: { Ascendant: 'Taurus', Venus: 'Libra' },
  },
});

ruleTest(sarala!, {
  present: [{ Mars: 'Scorpio' }, { Ascendant: 'Leo', Jupiter: 'Pisces' }],
  absent: [{ Mars: 'Aries' }, { Ascendant: 'Leo', Jupiter: 'Virgo' }],
  met: {
    joined: { Mars: 'Scorpio', Sun: 'Scorpio 25' },
    lord_of_ascendant: { Mars: 'Virgo' },
  },
});

ruleTest(vimala!, {
  present: [{ Jupiter: 'Pisces' }, { Ascendant: 'Leo', Moon: 'Cancer' }],
  absent: [{ Jupiter: 'Cancer' }, { Ascendant: 'Leo', Moon: 'Taurus' }],
  met: {
    joined: { Jupiter: 'Virgo', Moon: 'Virgo' },
    lord_of_ascendant: { Ascendant: 'Aquarius', Saturn: 'Capricorn' },
  },
});

test('a lord of a kendra who owns a dusthana too does not spoil it; one who owns none does', () => {
  // For Aries Mars owns 1 and 8, Saturn 10 and 11.
  const joined = (drawing: Drawing) => judge(harsha!, chartOf(drawing)).evidence.find(({ id }) => id === 'joined')!;
  expect(joined({ Mercury: 'Scorpio', Mars: 'Scorpio' })).toMatchObject({ isMet: false, observed: { planets: [] } });
  expect(joined({ Mercury: 'Scorpio', Mars: 'Scorpio', Saturn: 'Scorpio' }).observed).toEqual({ planets: ['Saturn'] });
});
