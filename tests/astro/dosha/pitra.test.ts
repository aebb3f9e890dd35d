import { expect, test } from '@jest/globals';
import { pitra } from '../../../lib/astro/dosha/pitra.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(pitra, {
  present: [
    { Sun: 'Sagittarius', Saturn: 'Gemini', Jupiter: 'Virgo 15' },
    { Jupiter: 'Virgo 15', Saturn: 'Sagittarius 5' },
    { Sun: 'Cancer 5', Ketu: 'Cancer 15', Saturn: 'Sagittarius 15', Jupiter: 'Taurus' },
  ],
  absent: [{ Jupiter: 'Taurus', Saturn: 'Libra', Rahu: 'Gemini', Sun: 'Leo' }],
  met: {
    sun_in_ninth_afflicted: { Sun: 'Sagittarius', Saturn: 'Gemini' },
    sun_joined: { Sun: 'Sagittarius', Saturn: 'Sagittarius' },
    ninth_lord_afflicted: { Jupiter: 'Virgo' },
    ninth_house_occupied: { Jupiter: 'Virgo', Rahu: 'Sagittarius' },
    fifth_afflicted: { Jupiter: 'Virgo', Rahu: 'Leo' },
    node_and_luminary: { Jupiter: 'Virgo', Rahu: 'Leo' },
    jupiter: { Sun: 'Sagittarius', Saturn: 'Gemini', Jupiter: 'Leo' },
    ninth_lord_at_home: { Jupiter: 'Cancer', Rahu: 'Cancer' },
  },
});

/** Points by the table of the rules: P1 40, P2 25, P3 25, P4 20, P5 15, P6 10; Jupiter -25, lord at home -20. */
const POINTS = {
  sun_in_ninth_afflicted: 40,
  sun_joined: 25,
  ninth_lord_afflicted: 25,
  ninth_house_occupied: 20,
  fifth_afflicted: 15,
  node_and_luminary: 10,
  jupiter: -25,
  ninth_lord_at_home: -20,
};

test('each sign counts as the rule says', () => {
  const { evidence } = doshaIn(pitra, {});
  const counted = evidence.filter(({ effect }) => effect !== 'required').map(({ id, points }) => [id, points]);
  expect(Object.fromEntries(counted)).toEqual(POINTS);
});

test('the Sun joined by Saturn in the 9th, with a lord of the 9th in the 6th: 40, 25, 25 and 20, and the bound', () => {
  // Aries rising: Jupiter, lord of the 9th, in Virgo, the 6th; neither he nor the Sun is under Rahu; Jupiter aspects no
  // sign of these (Capricorn, Pisces, Taurus). The lord of the 5th is the Sun himself, who is afflicted: 15.
  const { score, severity, status } = doshaIn(pitra, {
    Sun: 'Sagittarius',
    Saturn: 'Sagittarius',
    Jupiter: 'Virgo',
    Rahu: 'Scorpio',
  });
  expect(score!.value).toBe(100);
  expect(score!.parts.map(({ points }) => points)).toEqual([40, 25, 25, 20, 15, -25]);
  expect([severity, status]).toEqual(['severe', 'active']);
});

test('a lord of the 9th afflicted alone is mild; what Jupiter takes from it leaves nothing', () => {
  const alone = doshaIn(pitra, { Jupiter: 'Virgo', Sun: 'Leo', Saturn: 'Capricorn', Rahu: 'Taurus' });
  expect(alone.evidence.filter(({ isMet }) => isMet).map(({ id }) => id)).toEqual(['formed', 'ninth_lord_afflicted']);
  expect([alone.score!.value, alone.severity, alone.status]).toEqual([25, 'mild', 'active']);
  // From Virgo Jupiter aspects Capricorn, Pisces and Taurus.
  const eased = doshaIn(pitra, { Jupiter: 'Virgo', Sun: 'Capricorn', Saturn: 'Taurus', Rahu: 'Libra' });
  expect([eased.score!.value, eased.severity, eased.status]).toEqual([0, 'mild', 'cancelled']);
});

test('the Sun joined counts for the dosha where the 9th house is held too', () => {
  // Taurus rising: Saturn owns the 9th. He is at home in Capricorn, the 9th itself, and aspects Aries, Cancer and Libra.
  const held = doshaIn(pitra, { Ascendant: 'Taurus', Saturn: 'Capricorn', Sun: 'Leo', Ketu: 'Leo', Jupiter: 'Libra' });
  const ways = (verdict: typeof held) => verdict.evidence[0]!.observed;
  expect(ways(held)).toEqual({ by_sun_in_ninth: false, by_ninth_lord: false, by_sun_and_ninth_house: true });
  const free = doshaIn(pitra, {
    Ascendant: 'Taurus',
    Saturn: 'Aquarius',
    Sun: 'Virgo 5',
    Ketu: 'Virgo',
    Jupiter: 'Libra',
  });
  expect(free.isPresent).toBe(false);
  expect(ways(free)).toEqual({ by_sun_in_ninth: false, by_ninth_lord: false, by_sun_and_ninth_house: false });
});
