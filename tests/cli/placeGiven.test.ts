/** Towns as the index finds them, beside the gazetteer of the service. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { placeMeant } from '../../cli/placeGiven.ts';
import { townLines } from '../../cli/townLines.ts';
import { bordersAt } from '../../functions/_shell/borders.ts';
import { townCalled } from '../../lib/birth/towns.ts';
import type { GazetteerFile } from '../../lib/places/gazetteer.ts';
import { vedic } from '../support/commandLine.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('a town is the one that the service means by its name', () => {
  for (const name of [
    'Delhi',
    'नई दिल्ली',
    'calcutta',
    'san-francisco',
    'New York City',
    'Hyderabad, Pakistan',
    'são paulo',
  ]) {
    const found = placeMeant(name, 'en');
    const { latitude, longitude } = townCalled(name)!;
    expect(found.kind === 'found' && found.place).toMatchObject({ latitude, longitude });
  }
});

test('a town that its state is named after is written once, and one may be named without its last word', () => {
  const text = (name: string) => {
    const found = placeMeant(name, 'en');
    return found.kind === 'found' ? found.place.text : found.kind;
  };
  expect(text('new york')).toBe('New York City, New York, United States');
  expect([text('delhi'), text('pune'), text('nowhere at all')]).toEqual([
    'Delhi, India',
    'Pune, Maharashtra, India',
    'unknown',
  ]);
});

test('the index that is built has every name and the zones of the borders', async () => {
  await vedic(['panchang', '2026-11-08', 'pune']);
  const built = readFileSync(`${root}dist/cli/towns.txt`, 'utf8').split('\n');
  const file = JSON.parse(readFileSync(`${root}layers/places/places.json`, 'utf8')) as GazetteerFile;
  const made = townLines(file, null).split('\n');
  expect(built).toHaveLength(made.length);
  const towns = built.filter((text) => text !== '' && !text.startsWith('#'));
  expect(towns.length).toBeGreaterThan(25_000);
  for (const text of towns.filter((_, k) => k % 500 === 0)) {
    const [, , , , latitude, longitude, , zones] = text.split('\t');
    expect([text, zones!.split(',')]).toEqual([text, bordersAt(Number(latitude), Number(longitude))]);
  }
});

test('another gazetteer is read where PLACES_DIR names it', async () => {
  const { code, err } = await vedic(['panchang', '2026-11-08', 'pune'], { PLACES_DIR: `${root}layers/places` });
  expect([code, err]).toEqual([0, '']);
  const missing = await vedic(['panchang', '2026-11-08', 'pune'], { PLACES_DIR: '/nowhere' });
  expect(missing.code).toBe(1);
});
