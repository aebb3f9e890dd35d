/** Answers of /jaimini for 80 births against values worked from the stated rules by independent programs. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/jaimini/routes.ts';
import type {
  Amatyakaraka,
  Atmakaraka,
  CharaKarakas,
  Darakaraka,
  Putrakaraka,
} from '../../../lib/schemas/jaimini/karakas.ts';
import type { Argalas, ArudhaLagna, Karakamsha, Swamsha, Upapada } from '../../../lib/schemas/jaimini/points.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

type Places = Record<string, string[]>;

interface Expected {
  chara_karakas_7: Record<string, string>;
  chara_karakas_8: Record<string, string>;
  arudha_padas_classical_lords: Record<string, number>;
  karakamsha_sign: number;
  karakamsha_sign_8_karaka_scheme: number;
  navamsha_lagna_sign: number;
  lagna_lord_navamsha_sign: number;
  ishta_devata: { sign_12th_from_karakamsha: number; lord: string; planets_in_it_in_navamsha: string[] };
  argala_by_house: Record<string, { argala: Places; virodha: Places }>;
}

const ask = async <Data>(path: string, body: object) => dataOf<Data>(await post(handler, `/jaimini/${path}`, body));
const holders = (expected: Record<string, string>) =>
  Object.entries(expected).map(([code, name]) => [code, wire(name)]);
const SINGLE = { AK: 'atmakaraka', AmK: 'amatyakaraka', PK: 'putrakaraka', DK: 'darakaraka' };
const { cases } = golden<JyotishFile<Expected>>('jyotish/jaimini');

describe.each(cases)('$birth.id', ({ birth, expected }) => {
  const body = bodyOf(birth);

  test('significators of both schemes', async () => {
    const seven = await ask<CharaKarakas>('chara-karaka', body);
    expect(seven.karakas.map(({ code, planet }) => [code, planet])).toEqual(holders(expected.chara_karakas_7));
    const others = seven.other_scheme.karakas.map(({ code, planet }) => [code, planet]);
    expect(others).toEqual(holders(expected.chara_karakas_8));
    const eight = await ask<CharaKarakas>('chara-karaka', { ...body, karaka_scheme: 8 });
    expect(eight.karakas.map(({ code, planet }) => [code, planet])).toEqual(holders(expected.chara_karakas_8));
  });

  test.each(Object.entries(SINGLE))('%s alone', async (code, path) => {
    const one = await ask<Atmakaraka | Amatyakaraka | Putrakaraka | Darakaraka>(path, body);
    expect([one.role, one.code, one.planet]).toEqual([path, code, wire(expected.chara_karakas_7[code]!)]);
  });

  test('karakamsha and ishta devata', async () => {
    const { houses, ishta_devata: ishta, sign } = await ask<Karakamsha>('karakamsha', body);
    const want = expected.ishta_devata;
    expect(sign.number).toBe(expected.karakamsha_sign);
    expect(houses[11]!.sign.number).toBe(want.sign_12th_from_karakamsha);
    expect([ishta.sign.number, ishta.lord, ishta.occupants]).toEqual([
      want.sign_12th_from_karakamsha,
      wire(want.lord),
      want.planets_in_it_in_navamsha.map(wire),
    ]);
    const eight = await ask<Karakamsha>('karakamsha', { ...body, karaka_scheme: 8 });
    expect(eight.sign.number).toBe(expected.karakamsha_sign_8_karaka_scheme);
  });

  test('swamsha and the ascendant of the navamsa', async () => {
    const data = await ask<Swamsha>('swamsha', body);
    expect([data.sign.number, data.navamsa_lagna.sign.number]).toEqual([
      expected.lagna_lord_navamsha_sign,
      expected.navamsha_lagna_sign,
    ]);
  });

  test('padas by the first lords', async () => {
    const { arudha, padas } = await ask<ArudhaLagna>('arudha-lagna', body);
    const want = Object.values(expected.arudha_padas_classical_lords);
    expect(padas.map((pada) => pada.with_first_lord.number)).toEqual(want);
    expect(arudha).toEqual(padas[0]);
    const upapada = await ask<Upapada>('upapada', body);
    expect(upapada.arudha).toEqual(padas[11]);
  });

  test('argala', async () => {
    const { houses } = await ask<Argalas>('argala', body);
    const byHouse = (list: Argalas['houses'][number]['argala']) =>
      Object.fromEntries(list.map(({ from_house: from, planets }) => [from, planets]));
    const wired = (places: Places) =>
      Object.fromEntries(Object.entries(places).map(([from, ids]) => [from, ids.map(wire)]));
    expect(houses.map(({ argala, virodha }) => [byHouse(argala), byHouse(virodha)])).toEqual(
      Object.values(expected.argala_by_house).map(({ argala, virodha }) => [wired(argala), wired(virodha)]),
    );
  });
});

test('argala and virodha are in the order of the contract', async () => {
  const { houses } = await ask<Argalas>('argala', BIRTH);
  for (const { argala, virodha } of houses) {
    expect(argala.map(({ from_house: from }) => from)).toEqual([2, 4, 11, 5]);
    expect(virodha.map(({ from_house: from }) => from)).toEqual([12, 10, 3, 9]);
  }
});

test('the house most helped and the one most burdened are those of the highest and the lowest score', async () => {
  for (const { birth } of cases.slice(0, 20)) {
    const answer = await ask<Argalas>('argala', bodyOf(birth));
    const scores = answer.houses.map(({ net }) => net.score);
    const [most, least] = [Math.max(...scores), Math.min(...scores)];
    const scoreOf = (number: number | null) => (number === null ? 0 : scores[number - 1]);
    expect(scoreOf(answer.most_supported_house)).toBe(Math.max(most, 0));
    expect(scoreOf(answer.most_pressed_house)).toBe(Math.min(least, 0));
  }
});

test('of two lords the stronger is given with the deciding rule, in words', async () => {
  const { padas } = await ask<ArudhaLagna>('arudha-lagna', BIRTH);
  expect(padas[2]!.lord_reason).toBe(
    'Scorpio has two lords, Mars and Ketu. Mars leads Ketu, as a dual sign goes before a movable one.',
  );
  expect(padas[3]!.lord_reason).toBe('Jupiter is the one lord of Sagittarius.');
});

const askHindi = async <Data>(path: string) => dataOf<Data>(await post(handler, `/jaimini/${path}?lang=hi`, BIRTH));

test('Hindi is said from the same facts', async () => {
  const { padas } = await askHindi<ArudhaLagna>('arudha-lagna');
  expect(padas[2]!.lord_reason).toBe(
    'वृश्चिक राशि के दो स्वामी हैं, मंगल और केतु। मंगल केतु से बलवान है, क्योंकि वह द्विस्वभाव राशि में है और केतु चर राशि में।',
  );
  const { houses } = await askHindi<Argalas>('argala');
  expect(houses[0]!.pairs.map(({ name }) => name)).toEqual(['धन अर्गला', 'सुख अर्गला', 'लाभ अर्गला', 'पुत्र अर्गला']);
  const { professions } = await askHindi<Amatyakaraka>('amatyakaraka');
  expect(professions[0]!.reason).toMatch(/^\S+ अमात्यकारक है।$/);
});

test('effects are read where the caller asks for', async () => {
  const asked = async (query: string) => dataOf<Karakamsha>(await post(handler, `/jaimini/karakamsha${query}`, BIRTH));
  const [usual, navamsa, birth] = [
    await asked(''),
    await asked('?effects_from=navamsa'),
    await asked('?effects_from=birth_chart'),
  ];
  expect(navamsa).toEqual(usual);
  expect(birth.effects_from).toBe('birth_chart');
  expect(birth.effects).not.toEqual(usual.effects);
  expect(birth.houses).toEqual(usual.houses);
  const wrong = await post(handler, '/jaimini/karakamsha?effects_from=drekkana', BIRTH);
  expect(wrong.status).toBe(422);
});

test('a met condition has a meaning, an unmet one has none, and both name a source', async () => {
  for (const path of [...Object.values(SINGLE), 'swamsha', 'arudha-lagna', 'upapada']) {
    const { findings } = await ask<Upapada>(path, BIRTH);
    for (const { met, meaning, source } of findings) {
      expect(meaning !== null).toBe(met);
      expect(source).not.toBe('');
    }
  }
});

test('no sentence has a gap, a doubled article or a word of the machine, for any birth', async () => {
  const paths = [
    'chara-karaka',
    ...Object.values(SINGLE),
    'karakamsha',
    'swamsha',
    'arudha-lagna',
    'upapada',
    'argala',
  ];
  for (const { birth } of cases)
    for (const path of paths) {
      const { text } = await post(handler, `/jaimini/${path}`, bodyOf(birth));
      expect(text).not.toMatch(/undefined|NaN|\[object|the the | {2}|\.\.|: \.|, ,|" /);
    }
  for (const { birth } of cases.slice(0, 12))
    for (const path of paths) {
      const { text } = await post(handler, `/jaimini/${path}?lang=hi`, bodyOf(birth));
      expect(text).not.toMatch(/undefined|NaN|\[object| {2}|।।| ।|, ,|" |100 में \d|[०-९]/);
    }
});
