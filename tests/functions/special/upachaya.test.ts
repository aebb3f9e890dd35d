/** Answers of /special/upachaya. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/special/routes.ts';
import type { Upachaya } from '../../../lib/schemas/special/upachaya.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const ask = async () => dataOf<Upachaya>(await post(handler, '/special/upachaya', BIRTH));

test('who stands in 3, 6, 10 and 11 from the ascendant, from the Moon, and from both', async () => {
  // Virgo rises: Moon in Aquarius, Sun and Jupiter in Gemini, Ketu in Cancer. From the Moon: Venus in Aries, Ketu in Cancer.
  const { in_both: both, upachaya, upachaya_from_moon: fromMoon } = await ask();
  expect(upachaya).toEqual(['moon', 'sun', 'jupiter', 'ketu']);
  expect(fromMoon).toEqual(['venus', 'ketu']);
  expect(both).toEqual(['ketu']);
});

test('every planet has its house from both, its age and its years, or why it is not counted', async () => {
  const { planets } = await ask();
  const named = (id: string) => planets.find((planet) => planet.id === id)!;
  expect(named('moon')).toMatchObject({ house: 6, house_from_moon: 1, nature: 'malefic', effect: 'prospers' });
  expect(named('jupiter').text).toContain('from about the age of 16,');
  expect(named('jupiter').text).toContain('mahadasha from 3 Jul 1990 to 3 Jul 2006');
  expect(named('mars')).toMatchObject({ is_upachaya: false, is_upachaya_from_moon: false, effect: null });
  expect(named('mars').text).toContain('which is no house of growth');
});

test('the lords are placed from the same origin, and the score is the sum of its parts', async () => {
  const { from_ascendant: here, from_moon: there } = await ask();
  expect(here.houses.map(({ lord, lord_house: house }) => [lord, house])).toEqual([
    ['mars', 7],
    ['saturn', 5],
    ['mercury', 9],
    ['moon', 6],
  ]);
  expect(there.houses.map(({ lord, lord_house: house }) => [lord, house])).toEqual([
    ['mars', 2],
    ['moon', 1],
    ['mars', 2],
    ['jupiter', 5],
  ]);
  for (const { score } of [here, there]) {
    expect(score.score).toBeCloseTo(
      score.components.reduce((sum, { points }) => sum + points, 0),
      9,
    );
  }
});

test('in Hindi: what a planet gives, a house, and the parts of the score', async () => {
  const {
    from_ascendant: here,
    notes,
    planets,
  } = dataOf<Upachaya>(await post(handler, '/special/upachaya?lang=hi', BIRTH));
  const jupiter = planets.find(({ id }) => id === 'jupiter')!;
  expect(jupiter.text).toMatch(/^गुरु .* राशि मिथुन में, दसवें भाव में है।/);
  expect(jupiter.text).toContain('16 वर्ष की आयु (2006)');
  expect(jupiter.text).toContain('3 जुलाई 1990 से 3 जुलाई 2006 तक');
  expect(here.houses[0]!.text).toMatch(/^लग्न से तीसरा भाव वृश्चिक राशि में है;/);
  expect(here.score.components.map(({ label }) => label).join(' ')).not.toMatch(/[A-Za-z]/);
  expect(notes[0]).toMatch(/।$/);
});
