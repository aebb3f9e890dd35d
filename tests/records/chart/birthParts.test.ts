import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { birthContext } from '../../../functions/_shell/context.ts';
import { NAME_SOUNDS } from '../../../lib/astro/tables/avakahada.ts';
import { NAKSHATRA_QUALITIES } from '../../../lib/astro/tables/nakshatraQualities.ts';
import { avakahadaRecord, birthParts } from '../../../lib/records/chart/birthParts.ts';
import { Birth } from '../../../lib/schemas/common/inputs.ts';
import { handler } from '../../../functions/planets/routes.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

const contextOf = (body: object, lang: 'en' | 'hi' = 'en') =>
  birthContext(v.parse(Birth, { ...BIRTH, ...body }), lang, {}, {}, false);

interface Expected {
  independent_of_sunrise: {
    avakahada: {
      pada: number;
      varna: string;
      vashya: string;
      yoni: string;
      yoni_gender: 'M' | 'F';
      gana: string;
      nadi: string;
      tatva: string;
      paya_by_moon_house: string;
      paya_by_nakshatra: string;
      yunja: string;
      vihaga: string;
      name_syllable_index: number;
    };
  };
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/points');

test.each(cases)('$birth.id $birth.place', ({ birth, expected: { independent_of_sunrise } }) => {
  const expected = independent_of_sunrise.avakahada;
  const found = avakahadaRecord(contextOf(bodyOf(birth)));
  expect({ ...found, yoni: found.yoni.id, name_syllables: undefined, sources: undefined, varga: undefined }).toEqual({
    varna: expect.objectContaining({ id: expected.varna }),
    vashya: expect.objectContaining({ id: expected.vashya }),
    yoni: wire(expected.yoni),
    gana: expect.objectContaining({ id: wire(expected.gana) }),
    nadi: expect.objectContaining({ id: wire(expected.nadi) }),
    tatva: expect.objectContaining({ id: expected.tatva }),
    paya: expect.objectContaining({ id: expected.paya_by_moon_house }),
    paya_by_nakshatra: expect.objectContaining({ id: expected.paya_by_nakshatra }),
    yunja: expect.objectContaining({ id: expected.yunja }),
    vihaga: expect.objectContaining({ id: expected.vihaga }),
  });
  expect(found.yoni.sex).toBe(expected.yoni_gender === 'M' ? 'male' : 'female');
  const own = found.name_syllables.find((sound) => sound.is_own)!;
  expect(own.pada).toBe(expected.pada);
  expect(NAME_SOUNDS.flat()[expected.name_syllable_index - 1]).toEqual({
    devanagari: own.devanagari,
    latin: own.latin,
    iast: own.iast,
  });
});

test('the 108 sounds all differ, and are those of the nakshatras but for Shravana', () => {
  expect(new Set(NAME_SOUNDS.flat().map(({ devanagari }) => devanagari)).size).toBe(108);
  const differing = NAKSHATRA_QUALITIES.flatMap(({ syllables }, k) =>
    syllables.join() === NAME_SOUNDS[k]!.map(({ latin }) => latin).join() ? [] : [k + 1],
  );
  expect(differing).toEqual([22]);
});

test('a name that means something else in another list keeps its own meaning', () => {
  expect(avakahadaRecord(contextOf({}, 'hi')).yunja.name).toMatch(/^(पूर्व|मध्य|पर)$/);
});

test('parts that were not asked for are absent', () => {
  expect(birthParts(contextOf({}), ['avakahada'])).toEqual({ avakahada: expect.any(Object) });
  expect(birthParts(contextOf({}), [])).toEqual({});
});

test('positions add them where asked, and name what may be asked', async () => {
  const ask = (query: string) => post(handler, `/planets/positions${query}`, BIRTH);
  expect(Object.keys(dataOf<object>(await ask('')))).toEqual(['ascendant', 'planets']);
  const both = dataOf<object>(await ask('?include=panchang,avakahada'));
  expect(Object.keys(both)).toEqual(['ascendant', 'planets', 'panchang', 'avakahada']);
  const wrong = await ask('?include=avakhada');
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('avakahada');
});
