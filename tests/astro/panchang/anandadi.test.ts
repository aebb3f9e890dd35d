import { expect, test } from '@jest/globals';
import { anandadiIndex } from '../../../lib/astro/panchang/anandadi.ts';
import { ANANDADI_YOGAS } from '../../../lib/astro/tables/anandadi.ts';
import { NAKSHATRAS } from '../../../lib/astro/tables/nakshatras.ts';

const nameOf = (varaIndex: number, star: (typeof NAKSHATRAS)[number]) =>
  ANANDADI_YOGAS[anandadiIndex(varaIndex, NAKSHATRAS.indexOf(star) + 1)]!.name;

test.each([
  [0, 'Ashwini'],
  [1, 'Mrigashira'],
  [2, 'Ashlesha'],
  [3, 'Hasta'],
  [4, 'Anuradha'],
  [5, 'Uttara Ashadha'],
  [6, 'Shatabhisha'],
] as const)('day %i begins with Ananda in %s', (varaIndex, star) => {
  expect(nameOf(varaIndex, star)).toBe('Ananda');
});

// The verse of the four stars names where Utpata, Mrityu, Kana and Siddhi fall; Abhijit takes Kana on Monday.
test.each([
  [0, ['Vishakha', 'Anuradha', 'Jyeshtha', 'Mula']],
  [1, ['Purva Ashadha', 'Uttara Ashadha', null, 'Shravana']],
  [2, ['Dhanishta', 'Shatabhisha', 'Purva Bhadrapada', 'Uttara Bhadrapada']],
  [3, ['Revati', 'Ashwini', 'Bharani', 'Krittika']],
  [4, ['Rohini', 'Mrigashira', 'Ardra', 'Punarvasu']],
  [5, ['Pushya', 'Ashlesha', 'Magha', 'Purva Phalguni']],
  [6, ['Uttara Phalguni', 'Hasta', 'Chitra', 'Swati']],
] as const)('Utpata, Mrityu, Kana and Siddhi on day %i', (varaIndex, stars) => {
  stars.forEach((star, i) => {
    if (star !== null) expect(nameOf(varaIndex, star)).toBe(['Utpata', 'Mrityu', 'Kana', 'Siddhi'][i]);
  });
});

test('a day has 27 different yogas, all but the one of Abhijit', () => {
  for (let varaIndex = 0; varaIndex < 7; varaIndex++) {
    const found = new Set(NAKSHATRAS.map((_, i) => anandadiIndex(varaIndex, i + 1)));
    expect(found.size).toBe(27);
  }
  expect(NAKSHATRAS.some((star) => nameOf(1, star) === 'Kana')).toBe(false);
});

test('what is shunned follows the verse', () => {
  const shunned = Object.fromEntries(
    ANANDADI_YOGAS.flatMap(({ name, shunnedGhatis }) => (shunnedGhatis === null ? [] : [[name, shunnedGhatis]])),
  );
  expect(shunned).toEqual({
    ...{ Dhvanksha: 5, Vajra: 5, Mudgara: 5, Padma: 4, Lumba: 4, Gada: 7, Dhumra: 1, Kana: 2, Musala: 2 },
    ...{ Rakshasa: 'whole', Mrityu: 'whole', Utpata: 'whole', Kaladanda: 'whole' },
  });
});
