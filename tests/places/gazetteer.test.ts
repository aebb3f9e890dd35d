import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { gazetteerJson } from '../../scripts/gazetteer.mjs';
import {
  areaText,
  coordinatesText,
  folded,
  foundPlaces,
  gazetteerOf,
  placeCalled,
  placeText,
  type GazetteerFile,
} from '../../lib/places/gazetteer.ts';

const built = new URL('../../layers/places/places.json', import.meta.url);
const gazetteer = gazetteerOf(JSON.parse(readFileSync(built, 'utf8')) as GazetteerFile);

test('the file is what its tables and the package of towns give: npm run places', () => {
  expect(gazetteerJson()).toBe(readFileSync(built, 'utf8').trimEnd());
});

describe('a name in full', () => {
  test.each([
    ['London', 'London, England, United Kingdom'],
    ['new delhi', 'New Delhi, Delhi, India'],
    ['बेंगलुरु', 'Bengaluru, Karnataka, India'],
    ['Bombay', 'Mumbai, Maharashtra, India'],
    ['Hyderabad, Pakistan', 'Hyderabad, Pakistan'],
  ])('%s', (text, wanted) => {
    const place = placeCalled(gazetteer, text);
    expect(place && placeText(place, 'en')).toBe(wanted);
  });

  test('the beginning of a name is none', () => {
    expect(['Lond', '', ' , India', 'xyzzy'].map((text) => placeCalled(gazetteer, text))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

const found = (text: string, most = 8) => foundPlaces(gazetteer, text, most).map((place) => placeText(place, 'en'));

describe('a search', () => {
  test.each([
    ['Mumb', 'Mumbai, Maharashtra, India'],
    ['mumbai', 'Mumbai, Maharashtra, India'],
    ['Bombay', 'Mumbai, Maharashtra, India'],
    ['calcutta', 'Kolkata, West Bengal, India'],
    ['Madras', 'Chennai, Tamil Nadu, India'],
    ['bangal', 'Bengaluru, Karnataka, India'],
    ['Benares', 'Varanasi, Uttar Pradesh, India'],
    ['Allahabad', 'Prayagraj, Uttar Pradesh, India'],
    ['Peking', 'Beijing, China'],
    ['Saigon', 'Ho Chi Minh City, Vietnam'],
    ['Constantinople', 'Istanbul, Türkiye'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['Wroclaw', 'Wrocław, Poland'],
    ['dehradun', 'Dehradun, Uttarakhand, India'],
    ['newyork', 'New York City, New York, United States'],
    ['york city', 'New York City, New York, United States'],
    ['दिल्ली', 'Delhi, Delhi, India'],
    ['मुंब', 'Mumbai, Maharashtra, India'],
    ['गाजियाबाद', 'Ghaziabad, Uttar Pradesh, India'],
    ['London', 'London, England, United Kingdom'],
    ['London, Canada', 'London, Ontario, Canada'],
    ['Hyderabad, pak', 'Hyderabad, Pakistan'],
    ['Bilaspur, छत्तीसगढ़', 'Bilaspur, Chhattisgarh, India'],
  ])('for %p finds %p first', (text, place) => {
    expect(found(text)[0]).toBe(place);
  });

  test('puts exact names before those that begin with the text, and these before words within', () => {
    expect(found('york', 50).map((place) => place.split(',')[0])).toEqual(
      expect.arrayContaining(['York', 'New York City']),
    );
    const names = found('york', 50).map((place) => place.split(',')[0]!);
    expect(names[0]).toBe('York');
    expect(names.indexOf('Yorkton')).toBeLessThan(names.indexOf('New York City'));
  });

  test('gives no more than requested, and nothing for nothing', () => {
    expect(found('a', 5)).toHaveLength(5);
    for (const text of ['', '   ', ',', ', India', 'xyzzy', '(', '\\', '.*'])
      expect([text, found(text)]).toEqual([text, []]);
  });
});

describe('the names that people type besides', () => {
  const table = new URL('../../web/playground/tables/places.txt', import.meta.url);
  const rows = readFileSync(table, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string, string]);

  test('each lead to the place that they name', () => {
    const strays = rows.flatMap(([area, name, shown, hindi, others]) => {
      const names = [shown || name, hindi, ...others.split(', ')].filter((text) => text !== '');
      const isThere = (text: string) =>
        foundPlaces(gazetteer, `${text}, ${area.slice(0, 2)}`, 8).some(
          (place) => folded(place.name) === folded(shown || name) && place.hindi === hindi,
        );
      return names.filter((text) => !isThere(text)).map((text) => `${text} for ${name}`);
    });
    expect(strays).toEqual([]);
  });

  test('occur in the table once', () => {
    const keys = rows.map(([area, name]) => `${area} ${folded(name)}`);
    expect(keys.filter((key, k) => keys.indexOf(key) !== k)).toEqual([]);
  });
});

describe('a place', () => {
  /** From the gazetteers of the survey offices, to the hundredth of a degree; a town is as wide as the tolerance. */
  test.each([
    ['Pune', 18.52, 73.86],
    ['Ujjain', 23.18, 75.78],
    ['Varanasi', 25.32, 83.0],
    ['Accra', 5.56, -0.2],
    ['Sydney', -33.87, 151.21],
    ['Buenos Aires', -34.61, -58.38],
    ['Honolulu', 21.31, -157.86],
  ])('%s lies at %p, %p', (name, latitude, longitude) => {
    const [place] = foundPlaces(gazetteer, name, 1);
    expect(Math.abs(place!.latitude - latitude)).toBeLessThan(0.1);
    expect(Math.abs(place!.longitude - longitude)).toBeLessThan(0.1);
  });

  test('is written in both languages, with its hemisphere', () => {
    const [pune] = foundPlaces(gazetteer, 'poona', 1);
    expect(placeText(pune!, 'hi')).toBe('पुणे, महाराष्ट्र, भारत');
    const [lima] = foundPlaces(gazetteer, 'lima, peru', 1);
    expect(areaText(lima!, 'hi')).toBe('पेरू');
    expect(coordinatesText(lima!)).toMatch(/^12\.\d\d° S, 77\.\d\d° W$/);
  });

  test('lies on Earth, and has a name and a country, everywhere', () => {
    expect(gazetteer.places.length).toBeGreaterThan(20_000);
    const odd = gazetteer.places.filter(({ name, region, latitude, longitude }) => {
      const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      return name === '' || !/^[A-Z]{2}$/.test(region.country) || !isOnEarth;
    });
    expect(odd).toEqual([]);
  });
});

test.each([
  ['Łódź', 'lodz'],
  ["Xi'an", 'xian'],
  ['Saint-Étienne', 'saint etienne'],
  ['गाँधीनगर', 'गांधीनगर'],
])('%s is compared as %s', (name, plain) => {
  expect(folded(name)).toBe(folded(plain));
});
