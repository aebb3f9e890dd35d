/** The common fields of a planet on every path of the group, and that its sentences agree with them. */
import { describe, expect, test } from '@jest/globals';
import { handler, routes } from '../../../functions/transit/routes.ts';
import type { Dhaiya } from '../../../lib/schemas/transit/saturn.ts';
import type { TransitRecord } from '../../../lib/schemas/common/transit/transit.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

interface Answered extends Partial<TransitRecord> {
  readonly node_vedha: string;
  readonly positions?: readonly TransitRecord[];
  readonly saturn?: TransitRecord;
}
const answer = async <Data = Answered>(path: string, query: string, body: object = BIRTH) =>
  dataOf<Data>(await post(handler, `${path}?${query}`, body));
/** Calendars and eclipses, which are additions, are no passages of planets. */
const PATHS = routes.filter(({ isAddition }) => !isAddition).map(({ path }) => path.slice('/api/v1'.length));

/** The records of planets of an answer. */
async function described(path: string, query: string, body?: object): Promise<TransitRecord[]> {
  const data = await answer(path, query, body);
  if (data.positions) return [...data.positions];
  return [data.saturn ?? (data as unknown as TransitRecord)];
}

// As the contract lists them.
const FIELDS =
  'id sign degree is_retrograde house_from_moon house_from_lagna entered_at leaves_at effect vedha bindus'.split(' ');

test('the group has fifteen paths', () => expect(PATHS).toHaveLength(15));

test.each(PATHS)('%s: whole records of planets, the same on every path, and the choice of vedha', async (path) => {
  const everywhere = await described('/transit/current', 'as_of=2026-11-20&node_vedha=none');
  for (const record of await described(path, 'as_of=2026-11-20&node_vedha=none')) {
    const same = everywhere.find(({ id }) => id === record.id)!;
    expect(FIELDS.filter((field) => !(field in record))).toEqual([]);
    for (const field of FIELDS as (keyof TransitRecord)[]) expect(record[field]).toEqual(same[field]);
  }
  expect((await answer(path, 'as_of=2026-11-20&node_vedha=none')).node_vedha).toBe('none');
});

describe('many and few bindus are described as the house allows', () => {
  const texts = async () => {
    const births = Array.from({ length: 12 }, (_, i) => ({ ...BIRTH, date: `${1950 + 4 * i}-0${1 + (i % 9)}-11` }));
    return (await Promise.all(births.map((birth) => described('/transit/current', 'as_of=2026-11-20', birth)))).flat();
  };

  test('no obstructed planet gives freely', async () => {
    const records = await texts();
    const held = records.filter(({ effect }) => effect.result === 'neutralised');
    expect(held.length).toBeGreaterThan(5);
    for (const { effect } of held) expect(effect.text).not.toMatch(/comes freely|less than the place promises/);
    for (const { bindus, effect } of records) {
      expect(effect.text.includes('comes freely')).toBe(effect.result === 'favourable' && (bindus ?? 0) >= 5);
    }
  });
});

test('in dhaiya the text on a burdened Moon does not put Saturn beside it', async () => {
  // Born with the Moon in Scorpio, debilitated; Saturn in Aquarius is in the 4th from there.
  const birth = { ...BIRTH, date: '1990-06-08' };
  const { is_active: isActive, remedies } = await answer<Dhaiya>('/transit/dhaiya', 'as_of=2024-06-01', birth);
  expect(isActive).toBe(true);
  const ofMoon = remedies.filter(({ planet }) => planet === 'moon');
  expect(ofMoon.map(({ reason }) => reason)).toEqual([
    'The Moon of your birth is under strain, and this passage of Saturn touches it.',
  ]);
});
