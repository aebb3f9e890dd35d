/**
 * Mercury between one benefic and one malefic: on 2016-08-11 he stands in Leo with Venus, 10 degrees behind, and Rahu, who
 * is nearer. By Raman's paksha bala benefics have a third of the Moon's arc and malefics what is left of 60; on houses a
 * benefic's aspect adds what a malefic's takes away.
 */
import { expect, test } from '@jest/globals';
import { handler as houses } from '../../../functions/houses/routes.ts';
import { handler as planets } from '../../../functions/planets/routes.ts';
import { call, post } from '../../support/call.ts';

const BODY = { name: '', date: '2016-08-11', time: '18:17:33', latitude: -55.7078, longitude: 0, timezone: '+00:00' };

interface Answer<Data> {
  readonly data: Data;
  readonly meta: { readonly conventions: { readonly mercury_nature: string } };
}
interface Part {
  readonly id: string;
  readonly virupas: number;
  readonly parts: readonly Part[];
}
interface Dignities {
  readonly planets: readonly {
    readonly id: string;
    readonly shadbala: { readonly components: readonly Part[] } | null;
  }[];
}
interface Houses {
  readonly houses: readonly { readonly bhava_bala: { readonly components: readonly Part[] } }[];
}
interface Karakas {
  readonly planets: readonly { readonly id: string; readonly natural_nature: string }[];
}

type Asked = 'nearest' | 'equal_benefic' | undefined;

async function answered<Data>(handler: typeof planets, path: string, asked: Asked): Promise<Answer<Data>> {
  return (await post(handler, path, { ...BODY, mercury_nature: asked })).json as Answer<Data>;
}

const partOf = (parts: readonly Part[], id: string) => parts.find((part) => part.id === id)!;

async function found(asked: Asked) {
  const karakas = await answered<Karakas>(planets, '/planets/karakas', asked);
  const dignity = await answered<Dignities>(planets, '/planets/dignity', asked);
  const all = await answered<Houses>(houses, '/houses/all', asked);
  const shadbala = dignity.data.planets.find(({ id }) => id === 'mercury')!.shadbala!;
  return {
    echoed: karakas.meta.conventions.mercury_nature,
    nature: karakas.data.planets.find(({ id }) => id === 'mercury')!.natural_nature,
    paksha: partOf(partOf(shadbala.components, 'kaala').parts, 'paksha').virupas,
    onHouses: all.data.houses.map(({ bhava_bala: bala }) => partOf(bala.components, 'house_drik').virupas),
  };
}

test('the convention decides, is echoed, and moves what hangs on his nature', async () => {
  const nearest = await found('nearest');
  const equal = await found('equal_benefic');
  expect([nearest.echoed, nearest.nature]).toEqual(['nearest', 'malefic']);
  expect([equal.echoed, equal.nature]).toEqual(['equal_benefic', 'benefic']);
  expect(nearest.paksha + equal.paksha).toBeCloseTo(60, 3);
  const gained = equal.onHouses.map((virupas, i) => virupas - nearest.onHouses[i]!);
  expect(Math.min(...gained)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...gained)).toBeGreaterThan(90);
  // Mercury's aspect counts in full: 60 virupas at most, taken away or added.
  expect(Math.max(...gained)).toBeLessThanOrEqual(120);
});

test('the nearest decides unless the caller says otherwise', async () => {
  expect(await found(undefined)).toEqual(await found('nearest'));
});

test('other words are refused', async () => {
  const { status, text } = await call(planets, 'POST', '/api/v1/planets/karakas', { ...BODY, mercury_nature: 'never' });
  expect([status, text.includes('mercury_nature')]).toEqual([422, true]);
});
