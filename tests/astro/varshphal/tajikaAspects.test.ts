import { describe, expect, test } from '@jest/globals';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import {
  isTajikaAspecting,
  strictContact,
  tajikaAspectAt,
  tajikaContact,
  tajikaContacts,
} from '../../../lib/astro/varshphal/tajikaAspects.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

test('every place has its aspect, and the reverse place the same one', () => {
  const at = Array.from({ length: 12 }, (_, i) => tajikaAspectAt(i + 1));
  expect(at.map(({ id }) => id)).toEqual([
    ...['conjunction', 'none', 'sextile', 'square', 'trine', 'none'],
    ...['opposition', 'none', 'trine', 'square', 'sextile', 'none'],
  ]);
  expect(at.map(({ nature }) => nature)).toEqual([
    ...['open_inimical', 'neutral', 'hidden_friendly', 'secret_inimical', 'open_friendly', 'neutral'],
    ...['open_inimical', 'neutral', 'open_friendly', 'secret_inimical', 'hidden_friendly', 'neutral'],
  ]);
});

test('signs see each other or not, across the end of the zodiac too', () => {
  expect([isTajikaAspecting(11, 0), isTajikaAspecting(11, 1), isTajikaAspecting(4, 9)]).toEqual([false, true, false]);
});

/** The Moon has 12 and Venus 7 degrees of light: half the sum is 9.5. */
describe('Moon and Venus', () => {
  const cases: [Drawing, string, number, string][] = [
    // Vedic Astrology: An Integrated Approach, 29.2.3: Moon 14 and Venus 19 of Leo have ithasala.
    [{ Moon: 'Leo 14', Venus: 'Leo 19' }, 'conjunction', 5, 'vartaman'],
    [{ Moon: 'Leo 10', Venus: 'Libra 19' }, 'sextile', 9, 'vartaman'],
    [{ Moon: 'Leo 9.5', Venus: 'Libra 19' }, 'sextile', 9.5, 'vartaman'],
    [{ Moon: 'Leo 9', Venus: 'Libra 19' }, 'sextile', 10, 'bhavishyat'],
    [{ Moon: 'Leo 8.6', Venus: 'Libra 19' }, 'sextile', 10.4, 'bhavishyat'],
    [{ Moon: 'Leo 8.4', Venus: 'Libra 19' }, 'sextile', 10.6, 'apart'],
    [{ Moon: 'Leo 18.5', Venus: 'Sagittarius 19' }, 'trine', 0.5, 'sampurna'],
    [{ Moon: 'Leo 19.5', Venus: 'Sagittarius 19' }, 'trine', -0.5, 'sampurna'],
    [{ Moon: 'Leo 20', Venus: 'Aquarius 19' }, 'opposition', -1, 'ishrafa'],
    [{ Moon: 'Leo 29', Venus: 'Aquarius 19' }, 'opposition', -10, 'apart'],
    [{ Moon: 'Leo 14', Venus: 'Virgo 19' }, 'none', 5, 'unseen'],
    // Half a degree before Virgo, from where she sees Capricorn: 0.5 and 4 are 4.5 to go.
    [{ Moon: 'Leo 29.5', Venus: 'Capricorn 4' }, 'none', 4.5, 'bhavishyat'],
    [{ Moon: 'Leo 28.5', Venus: 'Capricorn 4' }, 'none', -24.5, 'unseen'],
    [{ Moon: 'Leo 29.5', Venus: 'Capricorn 10' }, 'none', -19.5, 'unseen'],
    [{ Moon: 'Leo 29.5', Venus: 'Pisces 4' }, 'none', 4.5, 'bhavishyat'],
  ];
  test.each(cases)('%o: %s, %d to go, %s', (drawing, aspect, gapDeg, kind) => {
    const contact = tajikaContact(chartOf(drawing), 'Venus', 'Moon');
    expect(contact).toMatchObject({ faster: 'Moon', slower: 'Venus', orbDeg: 9.5, kind });
    expect(contact.aspect.id).toBe(aspect);
    expect(contact.gapDeg).toBeCloseTo(gapDeg, 9);
  });
});

test.each<[Drawing, string, number]>([
  // A degree short of the orb of 9.5, in signs that see each other: not yet near, and no change of sign will do it.
  [{ Moon: 'Leo 9', Venus: 'Libra 19' }, 'apart', 10],
  // Three degrees before Virgo, from where she sees Capricorn: 3 and 4 are 7 to go.
  [{ Moon: 'Leo 27', Venus: 'Capricorn 4' }, 'bhavishyat', 7],
  [{ Moon: 'Leo 29.5', Venus: 'Capricorn 4' }, 'bhavishyat', 4.5],
  [{ Moon: 'Leo 24', Venus: 'Capricorn 4' }, 'unseen', -20],
  // What joins now, or has just passed, stays.
  [{ Moon: 'Leo 10', Venus: 'Libra 19' }, 'vartaman', 9],
  [{ Moon: 'Leo 20', Venus: 'Aquarius 19' }, 'ishrafa', -1],
])('in the strict sense %o is %s', (drawing, kind, gapDeg) => {
  const chart = chartOf(drawing);
  const strict = strictContact(chart, tajikaContact(chart, 'Venus', 'Moon'));
  expect(strict.kind).toBe(kind);
  expect(strict.gapDeg).toBeCloseTo(gapDeg, 9);
});

test('a planet turning back at the end of its sign does not enter the next', () => {
  const kind = (mercury: 'Leo 29.5' | 'Leo 29.5 R') =>
    tajikaContact(chartOf({ Mercury: mercury, Saturn: 'Capricorn 4' }), 'Mercury', 'Saturn').kind;
  expect([kind('Leo 29.5'), kind('Leo 29.5 R')]).toEqual(['bhavishyat', 'unseen']);
});

test('21 pairs, each found from either side; a sextile weighs more forward than back', () => {
  const contacts = tajikaContacts(chartOf({ Sun: 'Aries 5', Saturn: 'Gemini 8' }));
  expect(contacts.all).toHaveLength(21);
  expect(new Set(contacts.all.map(({ faster, slower }) => `${faster} ${slower}`)).size).toBe(21);
  for (const a of SEVEN_PLANETS) {
    for (const b of SEVEN_PLANETS.filter((planet) => planet !== a)) {
      expect(contacts.between(a, b)).toBe(contacts.between(b, a));
    }
  }
  expect(contacts.between('Sun', 'Saturn')).toMatchObject({ place: 3, virupas: 40, orbDeg: 12, kind: 'vartaman' });
  const back = tajikaContact(chartOf({ Sun: 'Gemini 5', Saturn: 'Aries 8' }), 'Sun', 'Saturn');
  expect(back).toMatchObject({ place: 11, virupas: 10 });
});
