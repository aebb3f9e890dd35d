import { expect, test } from '@jest/globals';
import { VARA_QUALITIES } from '../../../lib/astro/tables/dayParts.ts';
import { NAKSHATRA_QUALITIES, type NakshatraQuality } from '../../../lib/astro/tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../../../lib/astro/tables/nakshatras.ts';
import { VARAS } from '../../../lib/astro/tables/panchang.ts';

/** Numbers, from Ashwini, of the nakshatras that have some quality. */
const withQuality = (has: (quality: NakshatraQuality) => boolean) =>
  NAKSHATRAS.flatMap((_, i) => (has(NAKSHATRA_QUALITIES[i]!) ? [i + 1] : []));

// Muhurta Chintamani 2.2-8: stars and weekday of one kind.
test.each([
  ['dhruva', 'Sunday', [4, 12, 21, 26]],
  ['chara', 'Monday', [7, 15, 22, 23, 24]],
  ['ugra', 'Tuesday', [2, 10, 11, 20, 25]],
  ['mishra', 'Wednesday', [3, 16]],
  ['kshipra', 'Thursday', [1, 8, 13]],
  ['mridu', 'Friday', [5, 14, 17, 27]],
  ['tikshna', 'Saturday', [6, 9, 18, 19]],
])('%s are %s and the nakshatras %j', (kind, day, stars) => {
  expect(withQuality(({ type }) => type === kind)).toEqual(stars);
  expect(VARAS.filter((_, i) => VARA_QUALITIES[i]!.type === kind).map(({ name }) => name)).toEqual([day]);
});

test.each([
  ['deva', [1, 5, 7, 8, 13, 15, 17, 22, 27]],
  ['manushya', [2, 4, 6, 11, 12, 20, 21, 25, 26]],
  ['rakshasa', [3, 9, 10, 14, 16, 18, 19, 23, 24]],
])('gana %s: %j', (name, stars) => {
  expect(withQuality(({ gana }) => gana === name)).toEqual(stars);
});

test('the nadis go there and back: adi, madhya, antya, antya, madhya, adi', () => {
  const course = ['adi', 'madhya', 'antya', 'antya', 'madhya', 'adi'];
  expect(NAKSHATRA_QUALITIES.map(({ nadi }) => nadi)).toEqual(NAKSHATRAS.map((_, i) => course[i % 6]));
});

test.each([
  ['horse', 1, 24],
  ['elephant', 2, 27],
  ['sheep', 8, 3],
  ['serpent', 4, 5],
  ['dog', 19, 6],
  ['cat', 9, 7],
  ['rat', 10, 11],
  ['cow', 12, 26],
  ['buffalo', 15, 13],
  ['tiger', 16, 14],
  ['deer', 18, 17],
  ['monkey', 20, 22],
  ['lion', 25, 23],
])('yoni %s: male %d, female %d', (animal, male, female) => {
  expect(withQuality(({ yoni, yoniSex }) => yoni === animal && yoniSex === 'male')).toEqual([male]);
  expect(withQuality(({ yoni, yoniSex }) => yoni === animal && yoniSex === 'female')).toEqual([female]);
});

test('the sounds run through the avakahada wheel from Krittika on', () => {
  // Each consonant with five vowels; after the u of four of them come three letters without vowels of their own.
  const insertions: Readonly<Record<string, string>> = {
    K: 'Gha Nga Chha',
    P: 'Sha Na Tha',
    Bh: 'Dha Pha Dha',
    D: 'Tha Jha Na',
  };
  const row = (consonant: string, inserted = '') => {
    const [a, i, u, e, o] = [...'aiueo'].map((vowel) => (consonant === '' ? vowel.toUpperCase() : consonant + vowel));
    return [a, i, u, ...inserted.split(' '), e, o].filter((sound) => sound !== '');
  };
  const before = ['', 'V', 'K', 'H', 'D', 'M', 'T', 'P', 'R', 'T', 'N', 'Y', 'Bh', 'J'];
  const after = ['G', 'S', 'D', 'Ch', 'L'];
  // D comes twice; the letters without vowels belong to its second row. The letters of Abhijit are left out but for Gha.
  const wheel = [
    ...before.flatMap((consonant) => row(consonant, consonant === 'D' ? '' : insertions[consonant])),
    'Gha',
    ...after.flatMap((consonant) => row(consonant, insertions[consonant])),
  ];
  const fromKrittika = [...NAKSHATRA_QUALITIES.slice(2), ...NAKSHATRA_QUALITIES.slice(0, 2)];
  expect(fromKrittika.flatMap(({ syllables }) => syllables)).toEqual(wheel);
});
