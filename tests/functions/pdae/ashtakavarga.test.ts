import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/pdae/routes.ts';
import type { PersonalAshtakavarga } from '../../../lib/schemas/pdae/ashtakavarga.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

interface Bindus {
  bhinnashtakavarga: Record<string, number[]>;
  sarvashtakavarga: number[];
}

const { cases } = golden<JyotishFile<Bindus>>('jyotish/ashtakavarga');

const asked = async (body: object, query = 'as_of=2026-11-20') =>
  dataOf<PersonalAshtakavarga>(await post(handler, `/pdae/ashtakavarga?${query}`, body));

test('the bindus of the golden births', async () => {
  for (const { birth, expected } of cases) {
    const { bhinnashtakavarga, sarvashtakavarga } = await asked(bodyOf(birth));
    for (const [planet, bindus] of Object.entries(bhinnashtakavarga))
      expect([birth.id, planet, bindus]).toEqual([
        birth.id,
        planet,
        expected.bhinnashtakavarga[Object.keys(expected.bhinnashtakavarga).find((name) => wire(name) === planet)!],
      ]);
    expect([birth.id, sarvashtakavarga]).toEqual([birth.id, expected.sarvashtakavarga]);
  }
});

describe('signs', () => {
  test('are listed Aries first, with the bindus of the sarvashtakavarga, band and rank', async () => {
    const { sarvashtakavarga, signs, strongest, weakest } = await asked(BIRTH);
    expect(signs.map(({ sign }) => sign.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(signs.map(({ bindus }) => bindus)).toEqual(sarvashtakavarga);
    // 35 in Aries and 20 in Leo; Virgo rises.
    expect(signs[0]).toMatchObject({ band: 'very_strong', rank: 1, house: 8 });
    expect(signs[4]).toMatchObject({ band: 'very_weak', rank: 12, house: 12 });
    expect([strongest.map(({ id }) => id), weakest.map(({ id }) => id)]).toEqual([['aries'], ['leo']]);
  });

  test('hold each passing planet once', async () => {
    const { moorti_nirnaya: passing, signs } = await asked(BIRTH);
    const held = signs.flatMap((row) => row.passing.map((planet) => [planet, row.sign.number]));
    expect(held.sort()).toEqual(passing.map(({ id, sign }) => [id, sign.number]).sort());
  });
});

test('readings in Hindi', async () => {
  const { moorti_nirnaya: passing, signs, summary_text: summary } = await asked(BIRTH, 'as_of=2026-11-20&lang=hi');
  const saturn = passing.find(({ id }) => id === 'saturn')!;
  expect(saturn.reading).toMatch(/^शनि 29 मार्च 2025 को मीन राशि में आया; तब चंद्रमा जन्म राशि से /);
  expect(summary).toMatch(/^सबसे ज़्यादा 35 बिंदु मेष राशि \(आठवें भाव\) में हैं/);
  for (const { reading } of [...signs, ...passing]) expect(reading).not.toMatch(/[A-Za-z]/);
});

describe('moorti nirnaya', () => {
  const FORMS = { 1: 'swarna', 6: 'swarna', 11: 'swarna', 2: 'rajata', 5: 'rajata', 9: 'rajata' } as const;

  test('of Saturn in Pisces, which it entered on the day of the solar eclipse of 29 March 2025', async () => {
    // So the Moon too was in Pisces: the 2nd from a Moon of birth in Aquarius, the 4th from one in Sagittarius.
    for (const [date, moonSign, house, form] of [
      ['1990-06-15', 'aquarius', 2, 'rajata'],
      ['1990-06-10', 'sagittarius', 4, 'loha'],
    ] as const) {
      const { moorti_nirnaya: rows, natal_moon_sign: sign } = await asked({ ...BIRTH, date });
      const saturn = rows.find(({ id }) => id === 'saturn')!;
      expect([sign.id, saturn.sign.id, saturn.entered_at!.slice(0, 10)]).toEqual([moonSign, 'pisces', '2025-03-29']);
      expect(saturn.moorti).toMatchObject({ id: form, moon_house: house });
    }
  });

  test('is given for all but the Moon, by the house of the Moon at the ingress', async () => {
    for (const asOf of ['2026-01-31', '2026-06-30', '2027-03-15']) {
      const { moorti_nirnaya: rows } = await asked(BIRTH, `as_of=${asOf}`);
      for (const { id, entered_at, moorti, reason } of rows) {
        expect([id, moorti === null]).toEqual([id, id === 'moon']);
        expect([id, reason === null]).toEqual([id, id !== 'moon']);
        if (!moorti) continue;
        const copperOrIron = [3, 7, 10].includes(moorti.moon_house) ? 'tamra' : 'loha';
        expect(moorti.id).toBe(FORMS[moorti.moon_house as keyof typeof FORMS] ?? copperOrIron);
        expect(moorti.taken_at).toBe(entered_at);
      }
    }
  });

  test('says when the planet came in and what its bindus say', async () => {
    const { moorti_nirnaya: rows, bhinnashtakavarga: bhinna } = await asked(BIRTH);
    const jupiter = rows.find(({ id }) => id === 'jupiter')!;
    expect(jupiter.bindus).toBe(bhinna.jupiter[jupiter.sign.number - 1]);
    expect(jupiter.reading).toContain(`${jupiter.bindus! > 4 ? 'many' : 'few'} bindus there`);
    expect(rows.find(({ id }) => id === 'rahu')).toMatchObject({ bindus: null, band: null, band_name: null });
  });
});

test('a moorti and bindus that contradict each other are joined by a yet', async () => {
  const easy = ['swarna', 'rajata'];
  const found = new Set<boolean>();
  for (const date of ['1990-06-15', '1975-03-02', '1988-02-29']) {
    const { moorti_nirnaya: rows } = await asked({ ...BIRTH, date });
    for (const { bindus, moorti, reading } of rows) {
      if (!moorti || bindus === null) continue;
      const isContrary = easy.includes(moorti.id) ? bindus <= 3 : bindus >= 5;
      found.add(isContrary);
      expect(reading).toContain(
        `. ${isContrary ? 'Yet its' : 'Its'} ${bindus > 4 ? 'many' : bindus < 4 ? 'few' : 'average share of'} bindus`,
      );
    }
  }
  expect(found.size).toBe(2);
});

test('instants are written on the clock of the place', async () => {
  const { at, moorti_nirnaya: rows, place } = await asked({ ...BIRTH, current_location: 'Europe/London' });
  expect([at, place.source]).toEqual(['2026-11-20T06:30:00+00:00', 'zone']);
  expect(rows.find(({ id }) => id === 'sun')!.entered_at).toMatch(/\+00:00$/);
});
