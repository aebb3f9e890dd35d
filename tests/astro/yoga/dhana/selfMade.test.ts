import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { selfMadeDhana } from '../../../../lib/astro/yoga/dhana/selfMade.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// Lords of 1, 2 and 11: Mars, Venus and Saturn for Aries, Saturn, Saturn and Mars for Capricorn rising.
ruleTest(selfMadeDhana, {
  present: [
    // Opposite each other.
    { Mars: 'Aquarius', Venus: 'Leo' },
    // In exchange.
    { Mars: 'Taurus', Venus: 'Aries' },
    // With the lord of the 11th.
    { Mars: 'Gemini', Saturn: 'Gemini', Venus: 'Cancer' },
    // No link: Mars in the 2nd, Saturn in the 1st.
    { Mars: 'Taurus', Saturn: 'Aries', Venus: 'Cancer' },
  ],
  absent: [
    // Mars in the 3rd sees neither, and neither sees him.
    { Mars: 'Gemini', Venus: 'Cancer', Saturn: 'Leo' },
    // In the 2nd, but nobody stands in the 1st.
    { Mars: 'Taurus', Venus: 'Cancer', Saturn: 'Virgo' },
    // Saturn in the 1st, but Mars in the 5th.
    { Mars: 'Leo', Saturn: 'Aries', Venus: 'Cancer' },
  ],
  met: {
    // Venus in Leo, seen from Taurus by the 4th aspect of Mars alone.
    one_way: { Mars: 'Taurus', Venus: 'Leo', Saturn: 'Virgo' },
    with_jupiter: { Mars: 'Pisces', Venus: 'Virgo' },
    with_venus: { Mars: 'Aquarius', Venus: 'Leo' },
    with_mercury: { Mars: 'Gemini', Saturn: 'Gemini', Mercury: 'Gemini' },
    combust: { Mars: 'Aquarius 10', Venus: 'Leo', Sun: 'Aquarius 15' },
    // Pisces rising: Jupiter falls in Capricorn, under the aspects of Mars of the 2nd and Saturn of the 11th from Libra.
    debilitated: { Ascendant: 'Pisces', Moon: 'Aquarius', Mars: 'Libra', Jupiter: 'Capricorn', Saturn: 'Libra' },
    in_dusthana: { Mars: 'Virgo', Venus: 'Pisces' },
    // Pisces rising: Saturn of the 11th has his moolatrikona in the 12th.
    rooted_in_dusthana: { Ascendant: 'Pisces', Jupiter: 'Gemini', Saturn: 'Gemini' },
    // Scorpio rising: Mars is spared as lord of the 1st; Mercury of the 11th owns the 8th.
    owns_8: { Ascendant: 'Scorpio', Mars: 'Leo', Mercury: 'Leo' },
    // Sagittarius rising: Saturn of the 2nd owns the 3rd.
    owns_3_or_6: { Ascendant: 'Sagittarius', Jupiter: 'Leo', Saturn: 'Leo' },
    with_node: { Mars: 'Aquarius 10', Venus: 'Leo', Rahu: 'Aquarius 20' },
  },
});

test('only the lords that are bound form it', () => {
  expect(judge(selfMadeDhana, chartOf({ Mars: 'Aquarius', Venus: 'Leo', Saturn: 'Gemini' })).planets).toEqual([
    'Mars',
    'Venus',
  ]);
  const placed = judge(selfMadeDhana, chartOf({ Mars: 'Taurus', Saturn: 'Aries', Venus: 'Cancer' }));
  expect(placed.planets).toEqual(['Mars', 'Saturn']);
  expect(placed.evidence[0]!.observed).toMatchObject({ by_place: true, link_with_11th_lord: null });
});

test('one planet that owns both the 1st and the 2nd is not bound to itself', () => {
  const { evidence } = judge(selfMadeDhana, chartOf({ Ascendant: 'Capricorn', Saturn: 'Pisces', Mars: 'Aries' }));
  expect(evidence[0]).toMatchObject({ isMet: false, observed: { lord: 'Saturn', link_with_2nd_lord: null } });
});

test('a place rests on no aspect', () => {
  // Aries rising: Mars in the 2nd aspects Venus in Leo, unreturned; Saturn of the 11th in the 1st.
  const { evidence, isPresent } = judge(selfMadeDhana, chartOf({ Mars: 'Taurus', Saturn: 'Aries' }));
  expect(isPresent).toBe(true);
  expect(evidence.find(({ id }) => id === 'one_way')).toMatchObject({ isMet: false });
});
