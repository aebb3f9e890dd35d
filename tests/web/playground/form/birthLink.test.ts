import { describe, expect, test } from '@jest/globals';
import { EXAMPLE_PLACE } from '../../../../web/playground/form/examplePlace.ts';
import { fragmentOf, isBirthLink, linkedBirth } from '../../../../web/playground/form/birthLink.ts';
import type { EnteredBirth } from '../../../../web/playground/form/enteredBirth.ts';

const birth: EnteredBirth = {
  name: 'अनन्या 🌙 "O\'Neil"',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: EXAMPLE_PLACE.latitude,
  longitude: EXAMPLE_PLACE.longitude,
  timezone: '',
  ayanamsa: 'raman',
  // A link has the code of the country alone.
  place: { ...EXAMPLE_PLACE, region: { ...EXAMPLE_PLACE.region, countryNames: null } },
};

/** The fragment that holds any value, coded as links are. */
const fragmentWith = (value: unknown) => `#d=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
const whole = JSON.parse(
  Buffer.from(fragmentOf(birth).slice('#d='.length), 'base64url').toString(),
) as readonly unknown[];
const withPart = (index: number, part: unknown) => fragmentWith(whole.map((kept, k) => (k === index ? part : kept)));

describe('the link of a birth', () => {
  test.each([
    ['whole', birth],
    ['without a time', { ...birth, time: null }],
    ['with coordinates alone', { ...birth, place: null, latitude: -33.87, longitude: 151.21, timezone: '+10:00' }],
  ])('brings back a birth %s', (_, given) => {
    const fragment = fragmentOf(given);
    expect(fragment).toMatch(/^#d=[\w-]+$/);
    expect(linkedBirth(fragment)).toEqual(given);
  });

  test('is told from other fragments', () => {
    expect(isBirthLink('#birth')).toBe(false);
    expect(isBirthLink('')).toBe(false);
    expect(isBirthLink('#d=abc')).toBe(true);
  });

  test.each([
    ['empty', '#d='],
    ['cut', fragmentOf(birth).slice(0, -7)],
    ['no base64', '#d=%%%'],
    ['no UTF-8', '#d=gICA'],
    ['no JSON', '#d=YWJj'],
    ['another value', fragmentWith({ name: 'Asha' })],
    ['of another version', withPart(0, 2)],
    ['with a longer list', fragmentWith([...whole, 1])],
    ['with a name of 300 letters', withPart(1, 'a'.repeat(300))],
    ['with a date that is none', withPart(2, '15.6.1990')],
    ['with a time that is none', withPart(3, '14:30')],
    ['with a latitude beyond the pole', withPart(4, 91)],
    ['with a longitude as text', withPart(5, '77')],
    ['with an unknown ayanamsa', withPart(7, 'constructor')],
    ['with a country that is none', withPart(8, ['Pune', '', '<b>', '', ''])],
  ])('is damaged: %s', (_, fragment) => {
    expect(linkedBirth(fragment)).toBeNull();
  });
});
