import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { foundPlaces, gazetteerOf, type GazetteerFile } from '../../../../lib/places/gazetteer.ts';
import { EXAMPLE_BIRTH } from '../../../../web/playground/match/exampleBirth.ts';

test('the place of the second example is the one that the list offers under its name', () => {
  const file = new URL('../../../../layers/places/places.json', import.meta.url);
  const gazetteer = gazetteerOf(JSON.parse(readFileSync(file, 'utf8')) as GazetteerFile);
  expect(foundPlaces(gazetteer, 'mumbai', 1)).toMatchObject([EXAMPLE_BIRTH.place]);
  expect(EXAMPLE_BIRTH).toMatchObject(
    foundPlaces(gazetteer, 'mumbai', 1).map(({ latitude, longitude }) => ({ latitude, longitude }))[0]!,
  );
});
