import { expect, test } from '@jest/globals';
import { judge } from '../../../../../lib/astro/rule.ts';
import { dharmaKarmadhipati } from '../../../../../lib/astro/yoga/raja/lords/dharmaKarmadhipati.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { ruleTest } from '../../../../support/ruleTest.ts';

// Lords of 9 and 10: Jupiter and Saturn for Aries, Moon and Sun for Scorpio rising.
ruleTest(dharmaKarmadhipati, {
  present: [
    { Jupiter: 'Sagittarius', Saturn: 'Sagittarius' },
    { Jupiter: 'Capricorn', Saturn: 'Sagittarius' },
    { Ascendant: 'Scorpio', Moon: 'Libra', Sun: 'Aries' },
  ],
  absent: [
    { Jupiter: 'Gemini', Saturn: 'Capricorn' },
    // Saturn owns both for Taurus rising.
    { Ascendant: 'Taurus', Saturn: 'Aquarius' },
  ],
  graded: {
    // Together at home in the 9th; Jupiter with the aspect of Saturn, in whose sign he stands.
    proper: [
      { Jupiter: 'Sagittarius', Saturn: 'Sagittarius' },
      { Jupiter: 'Aquarius 5', Saturn: 'Taurus' },
    ],
    // In the 12th; combust; in the 3rd, which is no dusthana, yet no place of rank.
    blemished: [
      { Jupiter: 'Pisces', Saturn: 'Pisces' },
      { Jupiter: 'Sagittarius 10', Saturn: 'Sagittarius', Sun: 'Sagittarius 15' },
      { Jupiter: 'Gemini', Saturn: 'Gemini' },
    ],
    formal: [{ Jupiter: 'Aries', Saturn: 'Leo' }],
  },
  met: {
    one_way: { Jupiter: 'Aries', Saturn: 'Leo' },
    best_house: { Jupiter: 'Sagittarius', Saturn: 'Sagittarius' },
    combust: { Ascendant: 'Scorpio', Moon: 'Leo 10', Sun: 'Leo 15' },
    debilitated: {
      Ascendant: 'Scorpio',
      Moon: 'Aries',
      Sun: 'Libra 5',
      Venus: 'Gemini',
      Mars: 'Gemini',
      Saturn: 'Pisces',
    },
    in_dusthana: { Jupiter: 'Virgo', Saturn: 'Virgo' },
    // Cancer rising: Jupiter of the 9th has his moolatrikona in the 6th.
    rooted_in_dusthana: { Ascendant: 'Cancer', Jupiter: 'Leo', Mars: 'Leo' },
    owns_8_or_11: { Jupiter: 'Sagittarius', Saturn: 'Sagittarius' },
    // Cancer rising: Jupiter owns the 6th too.
    owns_3_or_6: { Ascendant: 'Cancer', Jupiter: 'Leo', Mars: 'Leo' },
    with_node: { Jupiter: 'Sagittarius 10', Saturn: 'Sagittarius 20', Rahu: 'Sagittarius 12' },
  },
});

test('the Moon of the 10th is not rooted in the 8th, Taurus being no sign of her own', () => {
  const { evidence } = judge(
    dharmaKarmadhipati,
    chartOf({ Ascendant: 'Libra', Moon: 'Cancer 25', Mercury: 'Cancer 2', Sun: 'Gemini 5' }),
  );
  expect(evidence.find(({ id }) => id === 'linked')).toMatchObject({ isMet: true });
  expect(evidence.find(({ id }) => id === 'rooted_in_dusthana')).toMatchObject({ observed: { planets: ['Mercury'] } });
});

test.each([
  ['both in the 5th', { Jupiter: 'Leo', Saturn: 'Leo' }, true],
  ['both in the 10th', { Jupiter: 'Capricorn', Saturn: 'Capricorn' }, true],
  ['one of them in the 3rd', { Jupiter: 'Sagittarius', Saturn: 'Gemini' }, false],
] as const)('best houses: %s', (_, drawing, isMet) => {
  const { evidence, isPresent } = judge(dharmaKarmadhipati, chartOf(drawing));
  expect([isPresent, evidence.find(({ id }) => id === 'best_house')!.isMet]).toEqual([true, isMet]);
});
