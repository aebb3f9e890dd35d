import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { underNodes } from '../../../../lib/astro/yoga/arishta/underNodes.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { reliefDrawings } from '../../../support/reliefDrawings.ts';
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
    ...reliefDrawings(MARS),
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
    ...reliefDrawings(JUPITER),
    strong_jupiter_rising: { Ascendant: 'Cancer', Jupiter: 'Cancer', Rahu: 'Cancer' },
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
  // The navamsa is the dosha’s to look at: both are in that of Aries here.
  absent: [{ Rahu: 'Aries 1', Sun: 'Leo 1', Moon: 'Cancer 10' }],
  met: {
    ...reliefDrawings(SUN),
    close: SUN,
    true_eclipse: { ...SUN, Moon: 'Gemini 6' },
    both_luminaries: { ...SUN, Moon: 'Sagittarius' },
    jupiter_aspect: { ...SUN, Jupiter: 'Aquarius' },
    dignified: { Sun: 'Leo', Rahu: 'Leo' },
    friendly_node: { Sun: 'Taurus', Rahu: 'Taurus' },
  },
});

ruleTest(ruleOf('shrapit'), {
  present: [SATURN],
  absent: [{ Rahu: 'Gemini', Saturn: 'Sagittarius' }],
  met: {
    ...reliefDrawings(SATURN),
    close: SATURN,
    tight: SATURN,
    jupiter_aspect: { ...SATURN, Jupiter: 'Aquarius' },
    dignified: { Rahu: 'Libra', Saturn: 'Libra' },
    well_housed: { ...SATURN, Ascendant: 'Aries' },
  },
});

test.each(underNodes)('$id weighs as yogas do, whatever its dosha counts', (rule) => {
  const { evidence } = judge(rule, chartOf({}));
  const usual = { required: 0, strengthens: 5, weakens: -10, cancels: -10 };
  expect(evidence.filter(({ effect, points }) => points !== usual[effect])).toEqual([]);
});

test('names the node that is there, and none when none is', () => {
  expect(judge(ruleOf('angaraka'), chartOf({ Ketu: 'Gemini', Mars: 'Gemini' })).planets).toEqual(['Mars', 'Ketu']);
  expect(judge(ruleOf('angaraka'), chartOf({})).planets).toEqual(['Mars', 'Rahu', 'Ketu']);
  expect(judge(ruleOf('grahan'), chartOf(SUN)).planets).toEqual(['Sun', 'Rahu']);
});
