/** Names as people mistype them find the town that they mean. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { gazetteerOf, placeText, type GazetteerFile } from '../../lib/places/gazetteer.ts';
import { placesMeant } from '../../lib/places/misspelt.ts';

const built = new URL('../../layers/places/places.json', import.meta.url);
const gazetteer = gazetteerOf(JSON.parse(readFileSync(built, 'utf8')) as GazetteerFile);
const meant = (text: string, most = 5) => placesMeant(gazetteer, text, most).map((place) => placeText(place, 'en'));

describe('one or two letters wrong', () => {
  test.each([
    ['hydrabad', 'Hyderabad, Telangana, India'],
    ['mumbay', 'Mumbai, Maharashtra, India'],
    ['चेन्नाई', 'Chennai, Tamil Nadu, India'],
    ['chenai', 'Chennai, Tamil Nadu, India'],
    ['kolkatta', 'Kolkata, West Bengal, India'],
    ['calcuta', 'Kolkata, West Bengal, India'],
    ['banglore', 'Bengaluru, Karnataka, India'],
    ['बैंगलौर', 'Bengaluru, Karnataka, India'],
    ['lukhnow', 'Lucknow, Uttar Pradesh, India'],
    ['लखनउ', 'Lucknow, Uttar Pradesh, India'],
    ['ahmdabad', 'Ahmedabad, Gujarat, India'],
    ['trivandram', 'Thiruvananthapuram, Kerala, India'],
    ['jaypur', 'Jaipur, Rajasthan, India'],
    ['vanarasi', 'Varanasi, Uttar Pradesh, India'],
    ['वारणसी', 'Varanasi, Uttar Pradesh, India'],
    ['allahbad', 'Prayagraj, Uttar Pradesh, India'],
    ['kanpoor', 'Kanpur, Uttar Pradesh, India'],
    ['chandighar', 'Chandigarh, Chandigarh, India'],
    ['guhati', 'Guwahati, Assam, India'],
    ['mysoor', 'Mysuru, Karnataka, India'],
    ['sinagpore', 'Singapore, Singapore'],
    ['newyrok', 'New York City, New York, United States'],
  ])('%s', (text, wanted) => {
    expect(meant(text)[0]).toBe(wanted);
  });

  test.each([
    ['dehli', 'Delhi, Delhi, India'],
    ['gurgoan', 'Gurugram, Haryana, India'],
    ['amristar', 'Amritsar, Punjab, India'],
    ['suart', 'Surat, Gujarat, India'],
  ])('letters exchanged are one mistake: %s', (text, wanted) => {
    expect(meant(text)[0]).toBe(wanted);
  });

  test('a name that is not typed to its end', () => {
    expect(meant('hydrab', 1)).toEqual(['Hyderabad, Telangana, India']);
    expect(meant('vishakap', 1)).toEqual(['Visakhapatnam, Andhra Pradesh, India']);
  });

  test.each([
    ['pune, maharastra', 'Pune, Maharashtra, India'],
    ['patna, biharr', 'Patna, Bihar, India'],
    ['hydrabad, pakistan', 'Hyderabad, Pakistan'],
  ])('in the region too: %s', (text, wanted) => {
    expect(meant(text)).toEqual([wanted]);
  });
});

test('what is written rightly is found as before, without what is like it', () => {
  expect(meant('bangalor')).toEqual(['Bengaluru, Karnataka, India']);
  expect(meant('dehradun')).toEqual(['Dehradun, Uttarakhand, India']);
  expect(meant('aurangabad, bihar')[0]).toBe('Aurangabad, Bihar, India');
});

test('nothing is like a text that is no name, or too short', () => {
  for (const text of ['', ',', 'qx', 'xqz', 'asdfgh', '🙏🙏🙏🙏', '\u0000\u0007', 'x'.repeat(80), 'pune, nowhere']) {
    expect([text, meant(text)]).toEqual([text, []]);
  }
});

test('no more than asked for, and no town twice', () => {
  const found = placesMeant(gazetteer, 'ahmdabad', 20);
  expect(new Set(found).size).toBe(found.length);
  expect(placesMeant(gazetteer, 'ahmdabad', 2)).toEqual(found.slice(0, 2));
});

test('a search for a name with a mistake takes a few milliseconds', () => {
  const names = ['hydrabad', 'mumbay', 'dehli', 'guhati', 'लखनउ', 'xyzzyq', 'e'.repeat(80)];
  names.forEach((name) => meant(name));
  const took = names.map((name) => {
    const startMs = performance.now();
    meant(`${name}x`);
    return performance.now() - startMs;
  });
  // 1 to 2 ms on an idle machine.
  expect(Math.min(...took)).toBeLessThan(5);
});
