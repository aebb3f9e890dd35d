/** Areas and periods of a year over the wire: none is praised for a planet that presses. */
import { beforeAll, expect, test } from '@jest/globals';
import { handler } from '../../../functions/varshphal/routes.ts';
import type { AnnualPredictions } from '../../../lib/schemas/varshphal/predictions.ts';
import { goldenYears } from '../../support/annual.ts';
import { dataOf, post } from '../../support/call.ts';
import { bodyOf } from '../../support/golden.ts';

const chosen = goldenYears.filter((_, i) => i % 3 === 0);
let answers: AnnualPredictions[];

beforeAll(async () => {
  const ask = async (body: object) => dataOf<AnnualPredictions>(await post(handler, '/varshphal/predictions', body));
  answers = await Promise.all(chosen.map(({ birth, expected }) => ask({ ...bodyOf(birth), year: expected.year })));
});

test('no advice names the period of a planet that presses on its house', () => {
  const areas = answers.flatMap(({ areas: described }) => described);
  const named = areas.flatMap(({ advice, burdens, id }) => {
    const lord = /the period of (?:the )?(\w+)/i.exec(advice)?.[1]?.toLowerCase();
    return lord === undefined ? [] : [{ id, lord, burdens: burdens as readonly string[] }];
  });
  expect(named.length).toBeGreaterThan(areas.length / 3);
  expect(named.filter(({ burdens, lord }) => burdens.includes(lord))).toEqual([]);
  // There are planets that the rule keeps out: pressing on a house in whose matter they have a period.
  const kept = areas.filter(({ burdens, periods }) => periods.some(({ lord }) => burdens.includes(lord)));
  expect(kept.length).toBeGreaterThan(areas.length / 20);
});

test('a malefic in an angle presses on the house it stands in, but for the lord of the house', () => {
  const malefics = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
  const angular = answers.flatMap(({ areas, months }) =>
    areas.flatMap(({ burdens, houses, lord }) => {
      const there = months.filter(({ house, lord: planet }) => house === houses[0] && malefics.includes(planet));
      return [1, 4, 7, 10].includes(houses[0]!)
        ? there.map(({ lord: planet }) => ({ isLord: planet === lord.planet, isBurden: burdens.includes(planet) }))
        : [];
    }),
  );
  expect(angular.length).toBeGreaterThan(100);
  expect(angular.filter(({ isBurden, isLord }) => isBurden === isLord)).toEqual([]);
});

test('no period has its house in its favour where a malefic stands in an angle or in the 8th or 12th', () => {
  const malefics = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
  const pressed = answers.flatMap(({ months }) =>
    months.filter(({ house, lord }) => malefics.includes(lord) && [1, 4, 7, 8, 12].includes(house)),
  );
  expect(pressed.length).toBeGreaterThan(100);
  const isPraised = ({ reading }: AnnualPredictions['months'][number]) => / is well placed in the /.test(reading);
  expect(answers.flatMap(({ months }) => months).some(isPraised)).toBe(true);
  expect(pressed.filter(isPraised)).toEqual([]);
});
