import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { underNodes } from '../../../../lib/astro/yoga/arishta/underNodes.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const ruleOf = (id: string) => underNodes.find((rule) => rule.id === id)!;

const MARS: Drawing = { Rahu: 'Gemini 10', Mars: 'Gemini 15' };
const JUPITER: Drawing = { Rahu: 'Gemini 10', Jupiter: 'Gemini 5' };
const SUN: Drawing = { Rahu: 'Gemini 10', Sun: 'Gemini 5' };
const SATURN: Drawing = { Rahu: 'Gemini 10', Saturn: 'Gemini 14' };

ruleTest(ruleOf('angaraka'), {
  present: [MARS, { Ketu: 'Gemini', Mars: 'Gemini' }],
  absent: [{ Rahu: 'Gemini 29', Mars: 'Cancer 1' }, {}],
  met: {
    close: MARS,
    with_ketu: { Ketu: 'Gemini', Mars: 'Gemini' },
    jupiter_aspect: { ...MARS, Jupiter: 'Libra' },
    dignified: { Rahu: 'Capricorn', Mars: 'Capricorn' },
  },
});

ruleTest(ruleOf('guru-chandal'), {
  present: [JUPITER, { Rahu: 'Gemini', Jupiter: 'Libra' }, { Rahu: 'Gemini', Jupiter: 'Aquarius' }],
  absent: [{ Rahu: 'Gemini', Jupiter: 'Virgo' }],
  met: {
    together: JUPITER,
    close: JUPITER,
    with_ketu: { Ketu: 'Gemini', Jupiter: 'Gemini' },
    dignified: { Rahu: 'Gemini', Jupiter: 'Sagittarius' },
    ahead_by_degree: { Rahu: 'Gemini 10', Jupiter: 'Gemini 15' },
    benefic_aspect: { ...JUPITER, Venus: 'Sagittarius' },
    well_housed: { ...JUPITER, Ascendant: 'Libra' },
  },
});

ruleTest(ruleOf('grahan'), {
  present: [SUN, { Ketu: 'Libra 1', Moon: 'Libra 29' }],
  absent: [{ Sun: 'Gemini 15' }],
  met: {
    close: SUN,
    true_eclipse: { ...SUN, Moon: 'Gemini 6' },
    both_luminaries: { ...SUN, Moon: 'Sagittarius' },
    in_both: { Sun: 'Scorpio 2', Rahu: 'Scorpio 1' },
    jupiter_aspect: { ...SUN, Jupiter: 'Aquarius' },
    dignified: { Sun: 'Leo', Rahu: 'Leo' },
    friendly_node: { Sun: 'Taurus', Rahu: 'Taurus' },
  },
});

ruleTest(ruleOf('shrapit'), {
  present: [SATURN],
  absent: [{ Rahu: 'Gemini', Saturn: 'Sagittarius' }],
  met: {
    close: SATURN,
    tight: SATURN,
    jupiter_aspect: { ...SATURN, Jupiter: 'Aquarius' },
    dignified: { Rahu: 'Libra', Saturn: 'Libra' },
    well_housed: { ...SATURN, Ascendant: 'Aries' },
  },
});

test('in the navamsa alone grahan is partial', () => {
  // The signs differ, the navamsas are both Aries.
  const chart = chartOf({ Rahu: 'Aries 1', Sun: 'Leo 1', Moon: 'Cancer 10' });
  expect(judge(ruleOf('grahan'), chart)).toMatchObject({ isPresent: false, status: 'partial', strength: null });
});

test('names the node that is there, and none when none is', () => {
  expect(judge(ruleOf('angaraka'), chartOf({ Ketu: 'Gemini', Mars: 'Gemini' })).planets).toEqual(['Mars', 'Ketu']);
  expect(judge(ruleOf('angaraka'), chartOf({})).planets).toEqual(['Mars', 'Rahu', 'Ketu']);
  expect(judge(ruleOf('grahan'), chartOf(SUN)).planets).toEqual(['Sun', 'Rahu']);
});
