import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { foundPlaces, gazetteerOf, type GazetteerFile } from '../../../../lib/places/gazetteer.ts';
import { EXAMPLE_PLACE } from '../../../../web/playground/form/examplePlace.ts';

test('the place of the example is the one that the list offers under its name', () => {
  const file = new URL('../../../../layers/places/places.json', import.meta.url);
  const gazetteer = gazetteerOf(JSON.parse(readFileSync(file, 'utf8')) as GazetteerFile);
  expect(foundPlaces(gazetteer, 'new delhi', 1)).toMatchObject([EXAMPLE_PLACE]);
});
