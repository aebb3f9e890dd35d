/** Margins, other schemes and companions in the answers about chara karakas. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/jaimini/routes.ts';
import type { Amatyakaraka, CharaKarakas, Darakaraka, Putrakaraka } from '../../../lib/schemas/jaimini/karakas.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';

const ask = async <Data>(path: string, body: object) => dataOf<Data>(await post(handler, `/jaimini/${path}`, body));
const { cases } = golden<JyotishFile<unknown>>('jyotish/jaimini');

describe('a narrow margin', () => {
  // Saturn, turned back, leads the Sun by 0.0291 degrees; together they close 1.02 degrees a day: 41 minutes.
  const note = 'With a birth 42 minutes later the two would change places as gnatikaraka and darakaraka';
  const lastTwo = async (time: string) => {
    const { karakas } = await ask<CharaKarakas>('chara-karaka', { ...BIRTH, time });
    return karakas.slice(5).map(({ planet }) => planet);
  };

  test('is given with the minutes that close it, also to the one behind', async () => {
    for (const path of ['chara-karaka', 'darakaraka']) {
      const { notes } = await ask<Darakaraka>(path, BIRTH);
      expect(notes.filter((text) => text.includes(note))).toHaveLength(1);
    }
    const { notes } = await ask<Amatyakaraka>('amatyakaraka', BIRTH);
    expect(notes.join(' ')).not.toContain('minutes');
  });

  test('closes as stated', async () => {
    expect(await lastTwo('15:10:30')).toEqual(['saturn', 'sun']);
    expect(await lastTwo('15:12:00')).toEqual(['sun', 'saturn']);
  });
});

test('the summary says what the other scheme would change', async () => {
  const { summary } = await ask<CharaKarakas>('chara-karaka', BIRTH);
  expect(summary).toContain('With Rahu among eight it would be Rahu as pitrikaraka.');
  const eight = await ask<CharaKarakas>('chara-karaka', { ...BIRTH, karaka_scheme: 8 });
  expect(eight.summary).toContain('Without Rahu, among seven, no office would change.');
});

test('fields and findings of one answer agree, for 80 births', async () => {
  for (const { birth } of cases) {
    const { findings, jupiter, planet } = await ask<Putrakaraka>('putrakaraka', bodyOf(birth));
    const about = findings.find(({ rule }) => rule === 'relation_to_jupiter');
    if (planet === 'jupiter') expect(findings.map(({ rule }) => rule)).toContain('is_jupiter');
    else expect(about!.observed['house']).toBe(jupiter.relation.house);
  }
});

test('each planet that speaks for work does so once, the amatyakaraka first', async () => {
  for (const { birth } of cases) {
    const { planet, professions } = await ask<Amatyakaraka>('amatyakaraka', bodyOf(birth));
    const planets = professions.map((one) => one.planet);
    expect([planets[0], professions[0]!.basis]).toEqual([planet, 'amatyakaraka']);
    expect(new Set(planets).size).toBe(planets.length);
  }
});

test('the house from the arudha is counted from it, not from the ascendant', async () => {
  // Jupiter is in Gemini, the arudha of Virgo in Capricorn, where its lord Mercury in Taurus leads.
  const { house, house_from_arudha_lagna: fromArudha } = await ask<Amatyakaraka>('amatyakaraka', BIRTH);
  expect([house, fromArudha]).toEqual([10, 6]);
});

test('each role has its natural significator', async () => {
  const { karakas } = await ask<CharaKarakas>('chara-karaka', { ...BIRTH, karaka_scheme: 8 });
  expect(karakas.map(({ code, natural_karaka: natural }) => [code, natural])).toEqual([
    ['AK', 'sun'],
    ['AmK', 'mercury'],
    ['BK', 'mars'],
    ['MK', 'moon'],
    ['PiK', 'sun'],
    ['PK', 'jupiter'],
    ['GK', 'saturn'],
    ['DK', 'venus'],
  ]);
});
