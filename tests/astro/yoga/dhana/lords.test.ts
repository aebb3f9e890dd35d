import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { dhanaLords } from '../../../../lib/astro/yoga/dhana/lords.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 2 and 11: Venus and Saturn for Aries, Moon and Mars for Gemini, Sun and Venus for Cancer rising.
ruleTest(dhanaLords[0]!, {
  present: [
    { Venus: 'Libra', Saturn: 'Libra' },
    { Venus: 'Aquarius', Saturn: 'Taurus' },
    { Ascendant: 'Gemini', Moon: 'Aries', Mars: 'Libra' },
  ],
  absent: [
    { Venus: 'Leo', Saturn: 'Virgo' },
    // Jupiter owns both for Aquarius, Mercury for Leo rising.
    { Ascendant: 'Leo', Mercury: 'Virgo' },
  ],
  met: {
    one_way: { Venus: 'Gemini', Saturn: 'Aries' },
    with_jupiter: { Venus: 'Libra', Saturn: 'Libra', Jupiter: 'Aries' },
    with_venus: { Venus: 'Libra', Saturn: 'Libra' },
    with_mercury: { Venus: 'Libra', Saturn: 'Libra', Mercury: 'Libra' },
    combust: { Venus: 'Libra 10', Saturn: 'Libra 12', Sun: 'Libra 14' },
    // Taurus rising: Mercury and Jupiter.
    debilitated: {
      Ascendant: 'Taurus',
      Mercury: 'Cancer',
      Jupiter: 'Capricorn',
      Moon: 'Gemini',
      Saturn: 'Libra',
      Mars: 'Aries',
    },
    in_dusthana: { Venus: 'Virgo', Saturn: 'Virgo' },
    // Pisces rising: Saturn of the 11th has his moolatrikona in the 12th.
    rooted_in_dusthana: { Ascendant: 'Pisces', Mars: 'Virgo', Saturn: 'Virgo' },
    // Gemini rising: Mars of the 11th owns the 6th too; owning the 11th itself is no blemish here.
    owns_3_or_6: { Ascendant: 'Gemini', Moon: 'Aries', Mars: 'Libra' },
    // Taurus rising: Jupiter of the 11th owns the 8th too.
    owns_8: { Ascendant: 'Taurus', Mercury: 'Leo 20', Jupiter: 'Leo' },
    with_node: { Venus: 'Libra 10', Saturn: 'Libra 20', Rahu: 'Libra 12' },
  },
});

test('six pairs of houses of wealth', () => {
  expect(dhanaLords.map(({ houses }) => houses!.join('-'))).toEqual(['2-11', '5-9', '2-5', '2-9', '5-11', '9-11']);
});

test('Jupiter, Venus and Mercury add ten each', () => {
  const { strength } = judge(dhanaLords[0]!, chartOf({ Venus: 'Libra', Saturn: 'Libra' }));
  expect(strength!.parts.find(({ id }) => id === 'with_venus')).toMatchObject({ points: 10, max: 10 });
});

test('owning the 11th is no blemish in a yoga of wealth', () => {
  // Aquarius rising: Jupiter of the 2nd owns the 11th, Venus of the 9th the 4th.
  const { evidence, status } = judge(
    dhanaLords[3]!,
    chartOf({ Ascendant: 'Aquarius', Jupiter: 'Taurus', Venus: 'Taurus' }),
  );
  expect(evidence.filter(({ effect, isMet }) => effect === 'weakens' && isMet)).toEqual([]);
  expect(status).toBe('active');
});
