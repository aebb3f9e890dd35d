import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { kendraTrikonaRajas } from '../../../../lib/astro/yoga/raja/kendraTrikona.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

const fourthAndFifth = kendraTrikonaRajas.find(({ variant }) => variant === '4-5')!;

// Lords of 4 and 5: Moon and Sun for Aries, Mars and Jupiter for Leo, Jupiter and Saturn for Virgo rising.
ruleTest(fourthAndFifth, {
  present: [
    { Moon: 'Leo', Sun: 'Leo 1' },
    { Moon: 'Leo', Sun: 'Cancer' },
    { Moon: 'Aries', Sun: 'Libra' },
  ],
  absent: [
    { Moon: 'Leo', Sun: 'Gemini' },
    // Bound to Saturn, but not to each other.
    { Moon: 'Capricorn', Sun: 'Gemini', Saturn: 'Cancer' },
    // Saturn owns both for Libra rising.
    { Ascendant: 'Libra', Saturn: 'Capricorn' },
  ],
  met: {
    one_way: { Ascendant: 'Leo', Mars: 'Aries', Jupiter: 'Cancer' },
    combust: { Moon: 'Leo 10', Sun: 'Leo 15' },
    debilitated: { Moon: 'Aries', Sun: 'Libra 5', Venus: 'Gemini', Saturn: 'Scorpio', Mars: 'Gemini' },
    in_dusthana: { Moon: 'Virgo 1', Sun: 'Virgo 25' },
    // Saturn has his moolatrikona in Aquarius, the 6th, and owns it.
    rooted_in_dusthana: { Ascendant: 'Virgo', Jupiter: 'Leo', Saturn: 'Leo' },
    owns_8_or_11: { Ascendant: 'Leo', Mars: 'Pisces', Jupiter: 'Pisces' },
    owns_3_or_6: { Ascendant: 'Virgo', Jupiter: 'Leo', Saturn: 'Leo' },
    with_node: { Moon: 'Leo 1', Sun: 'Leo 20', Rahu: 'Leo 10' },
  },
});

test('eleven pairs of a kendra and a trikona, each once', () => {
  expect(kendraTrikonaRajas).toHaveLength(11);
  expect(new Set(kendraTrikonaRajas.map(({ variant }) => variant)).size).toBe(11);
});

test('names the bond: Mars looks at Jupiter, who does not look back', () => {
  const link = (drawing: Parameters<typeof chartOf>[0]) =>
    judge(fourthAndFifth, chartOf(drawing)).evidence.find(({ id }) => id === 'linked')!.observed['link'];
  expect(link({ Ascendant: 'Leo', Mars: 'Aries', Jupiter: 'Cancer' })).toBe('one_way_aspect');
  expect(link({ Ascendant: 'Leo', Mars: 'Aries', Jupiter: 'Libra' })).toBe('mutual_aspect');
  expect(link({ Ascendant: 'Leo', Mars: 'Pisces', Jupiter: 'Scorpio' })).toBe('exchange');
  expect(link({ Ascendant: 'Leo', Mars: 'Pisces', Jupiter: 'Pisces' })).toBe('conjunction');
});
