import { describe, expect, test } from '@jest/globals';
import { judge } from '../../../../../lib/astro/rule.ts';
import { rajaLords } from '../../../../../lib/astro/yoga/raja/lords/namedPairs.ts';
import { chartOf, type Drawing } from '../../../../support/chartOf.ts';
import { ruleTest } from '../../../../support/ruleTest.ts';

// Lords of 1 and 5: Mars and the Sun for Aries, Mars and Jupiter for Scorpio, the Sun and Jupiter for Leo rising.
ruleTest(rajaLords[0]!, {
  present: [
    { Mars: 'Leo 1', Sun: 'Leo 25' },
    { Mars: 'Leo', Sun: 'Aries' },
    { Mars: 'Aries', Sun: 'Libra' },
  ],
  absent: [{ Mars: 'Leo', Sun: 'Gemini' }],
  met: {
    one_way: { Mars: 'Aries', Sun: 'Cancer' },
    combust: { Mars: 'Leo 10', Sun: 'Leo 15' },
    // The Moon, Saturn and Jupiter far from every kendra, so that nothing lifts Mars.
    debilitated: { Mars: 'Cancer 5', Sun: 'Cancer 28', Moon: 'Gemini', Saturn: 'Leo', Jupiter: 'Aquarius' },
    in_dusthana: { Mars: 'Virgo 1', Sun: 'Virgo 25' },
    // Mars has his moolatrikona in the 6th.
    rooted_in_dusthana: { Ascendant: 'Scorpio', Mars: 'Leo', Jupiter: 'Leo' },
    // Jupiter owns the 8th too.
    owns_8_or_11: { Ascendant: 'Leo', Sun: 'Aries', Jupiter: 'Aries' },
    // Saturn owns the 6th too.
    owns_3_or_6: { Ascendant: 'Virgo', Mercury: 'Cancer 2', Saturn: 'Cancer' },
    with_node: { Mars: 'Leo 1', Sun: 'Leo 20', Rahu: 'Leo 10' },
  },
});

interface Case {
  id: string;
  present: Drawing;
  absent: Drawing[];
}

describe.each<Case>([
  {
    id: 'lagnesh-navamesh',
    present: { Mars: 'Leo', Jupiter: 'Leo' },
    absent: [{ Mars: 'Leo', Jupiter: 'Libra' }],
  },
  {
    id: 'chaturthesh-panchamesh',
    present: { Moon: 'Leo', Sun: 'Leo 1' },
    // Saturn owns both for Libra rising.
    absent: [
      { Moon: 'Leo', Sun: 'Gemini' },
      { Ascendant: 'Libra', Saturn: 'Capricorn' },
    ],
  },
  {
    id: 'panchamesh-karmesh',
    present: { Sun: 'Capricorn', Saturn: 'Leo' },
    // Venus owns both for Capricorn rising.
    absent: [
      { Sun: 'Gemini', Saturn: 'Leo' },
      { Ascendant: 'Capricorn', Venus: 'Libra' },
    ],
  },
  {
    id: 'navamesh-chaturthesh',
    present: { Jupiter: 'Cancer', Moon: 'Capricorn' },
    // Mars owns both for Leo rising.
    absent: [
      { Jupiter: 'Cancer', Moon: 'Gemini' },
      { Ascendant: 'Leo', Mars: 'Aries' },
    ],
  },
])('$id', ({ id, present, absent }) => {
  const rule = rajaLords.find((row) => row.id === id)!;

  test('present', () => {
    expect(judge(rule, chartOf(present))).toMatchObject({ isPresent: true });
  });

  test.each(absent)('absent in %o', (drawing) => {
    expect(judge(rule, chartOf(drawing))).toMatchObject({ isPresent: false });
  });
});
