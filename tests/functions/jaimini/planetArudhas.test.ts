/** The arudhas of planets that /jaimini/arudha-lagna adds. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/jaimini/routes.ts';
import type { ArudhaLagna } from '../../../lib/schemas/jaimini/points.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf } from '../../support/golden.ts';
import { POINT_CASES } from '../../support/pointsGolden.ts';

const arudhasOf = async (body: object, query: string) =>
  dataOf<ArudhaLagna>(await post(handler, `/jaimini/arudha-lagna?${query}`, body)).graha_arudhas;

test.each(POINT_CASES)('$birth.id: every own sign as the reference has it', async ({ birth, expected }) => {
  const found = await arudhasOf(bodyOf(birth), 'include=graha_arudhas');
  for (const { arudhas, default: usual, name } of found!) {
    const wanted = expected.independent_of_sunrise.graha_arudhas[name]!;
    expect(Object.fromEntries(arudhas.map(({ own_sign: own, sign }) => [own.number, sign.number]))).toEqual(wanted);
    expect(Object.values(wanted)).toContain(usual.number);
  }
});

test('each is read by its house, in both languages', async () => {
  const [first] = (await arudhasOf(BIRTH, 'include=graha_arudhas'))!;
  expect(first!.reading).toMatch(
    /^The arudha of the Sun is \w+, your \w+ house\. Others notice your authority in matters of /,
  );
  const hindi = (await arudhasOf(BIRTH, 'include=graha_arudhas&lang=hi'))!;
  expect(hindi[1]!.reading).toMatch(/^चंद्रमा का आरूढ़ \S+ राशि में, आपके .* है। लोगों को .* आपका अपनापन दिखता है।$/);
});

test('they are absent unless asked for, and nothing else may be asked for', async () => {
  expect(await arudhasOf(BIRTH, '')).toBeUndefined();
  expect((await post(handler, '/jaimini/arudha-lagna?include=outer', BIRTH)).status).toBe(422);
});
