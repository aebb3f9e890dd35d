import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../../functions/panchang/routes.ts';
import {
  Ekadashis as EkadashisSchema,
  Festivals as FestivalsSchema,
  FestivalWhole as FestivalSchema,
  type Ekadashis,
  type Festivals,
  type FestivalWhole,
} from '../../../../lib/schemas/panchang/festivals.ts';
import { call, dataOf } from '../../../support/call.ts';
import { schemaFaults } from '../../../support/schema.ts';

const DELHI = 'latitude=28.6139&longitude=77.209';
const asked = async <Answer>(path: string, query: string) =>
  dataOf<Answer>(await call(handler, 'GET', `/api/v1/panchang/${path}?${DELHI}&${query}`));
const festivalsOf = (query: string) => asked<Festivals>('festivals', query);
const festivalOf = (id: string, query: string) => asked<FestivalWhole>(`festivals/${id}`, query);
const named = ({ festivals }: Pick<Festivals, 'festivals'>, id: string) => festivals.filter((one) => one.id === id);

const STANDARD_BYTES = 64_000;
const BRIEF_BYTES = 16_000;

describe('/panchang/festivals', () => {
  test('a year in full follows its schema, in order of date and id', async () => {
    const year = await festivalsOf('year=2026&detail=full&kind=all');
    expect(schemaFaults(FestivalsSchema, year)).toEqual([]);
    expect(year.total).toBe(year.festivals.length);
    const keys = year.festivals.map(({ date, id, tradition }) => `${date} ${id} ${tradition ?? ''}`);
    expect(keys).toEqual([...keys].sort());
    expect(new Set(keys).size).toBe(keys.length);
    for (const { evidence, names, text } of year.festivals) {
      expect(evidence.length).toBeGreaterThan(0);
      expect(text).toMatch(/^[A-Z].* on \d+ [A-Z][a-z]+ \d{4}[:.] .*\.$/s);
      expect(names.hi).toMatch(/^[\u0900-\u097f() -]+$/);
    }
  });

  test.each(['en', 'hi', 'ta', 'bn'])('a year in %s stays within the sizes of brief and standard', async (lang) => {
    for (const kind of ['festival', 'vrata', 'all']) {
      for (const year of [2023, 2026, 2029]) {
        const sized = async (detail: string, most: number) => {
          const { text } = await call(
            handler,
            'GET',
            `/api/v1/panchang/festivals?${DELHI}&year=${year}&lang=${lang}&kind=${kind}&detail=${detail}&include=disputed`,
          );
          expect([kind, year, Buffer.byteLength(text) <= most]).toEqual([kind, year, true]);
        };
        await sized('standard', STANDARD_BYTES);
        await sized('brief', BRIEF_BYTES);
      }
    }
  });

  test('the words of Diwali name the day, the rule and the span', async () => {
    const [diwali] = named(await festivalsOf('start=2026-11-01&end=2026-11-30&detail=full'), 'diwali');
    expect(diwali!.text).toBe(
      'Diwali (Lakshmi Puja) is on 8 November 2026: Amavasya runs in the evening (pradosha) of that day alone. Amavasya lasts from 11:28 am on 8 November to 12:32 pm on 9 November 2026.',
    );
    const [hindi] = named(await festivalsOf('start=2026-11-01&end=2026-11-30&detail=full&lang=hi'), 'diwali');
    expect(hindi!.text).toBe(
      'दीपावली (लक्ष्मी पूजा) 8 नवंबर 2026 को है। अमावस्या केवल इसी दिन प्रदोष में रहती है। अमावस्या 8 नवंबर को सुबह 11:28 बजे से 9 नवंबर 2026 को दोपहर 12:32 बजे तक है।',
    );
    expect(diwali!.evidence.map(({ met, observed, rule }) => [rule, observed['date'] ?? null, met])).toEqual([
      ['in_pradosha', '2026-11-07', false],
      ['in_pradosha', '2026-11-08', true],
      ['in_pradosha', '2026-11-09', false],
      ['lunar_month', null, true],
    ]);
  });

  test('the other date of Diwali 2024 is named, and stands in the list where it is asked for', async () => {
    const range = 'start=2024-10-28&end=2024-11-03&detail=full';
    const [diwali] = named(await festivalsOf(range), 'diwali');
    expect(diwali).toMatchObject({ date: '2024-11-01', exception: 'one_ghati_on_second_evening' });
    expect(diwali!.also).toEqual([
      {
        date: '2024-10-31',
        reason: 'other_day_with_window',
        text: 'Some keep it on 31 October 2024: Amavasya has its time on that day too.',
      },
    ]);
    const both = named(await festivalsOf(`${range}&include=disputed`), 'diwali');
    expect(both.map(({ date, is_other_reading: isOther }) => [date, isOther])).toEqual([
      ['2024-10-31', true],
      ['2024-11-01', false],
    ]);
    const alone = await festivalsOf('start=2024-10-31&end=2024-10-31&include=disputed');
    expect(named(alone, 'diwali').map(({ date }) => date)).toEqual(['2024-10-31']);
  });

  test('a region keeps its own festivals and those of all', async () => {
    const idsOf = async (region: string) =>
      new Set((await festivalsOf(`year=2026&region=${region}`)).festivals.map(({ id }) => id));
    const [tamil, south, north] = [await idsOf('TN'), await idsOf('south'), await idsOf('north')];
    expect([tamil.has('pongal'), tamil.has('vaikuntha_ekadashi'), tamil.has('diwali')]).toEqual([true, true, true]);
    expect([tamil.has('onam'), tamil.has('karva_chauth')]).toEqual([false, false]);
    expect([south.has('onam'), south.has('pongal'), south.has('karva_chauth')]).toEqual([true, true, false]);
    expect([north.has('karva_chauth'), north.has('lohri'), north.has('onam')]).toEqual([true, true, false]);
  });

  test('a tradition keeps its own fasts', async () => {
    // Dashami runs at dawn of 6 June 2025.
    const fasts = async (tradition: string) => {
      const { festivals } = await festivalsOf(`start=2025-06-01&end=2025-06-12&kind=all&tradition=${tradition}`);
      return festivals
        .filter(({ id }) => id === 'ekadashi' || id === 'nirjala_ekadashi')
        .map(({ date, id, tradition: whose }) => `${date} ${id} ${whose ?? ''}`);
    };
    expect(await fasts('both')).toEqual([
      '2025-06-06 ekadashi smarta',
      '2025-06-06 nirjala_ekadashi ',
      '2025-06-07 ekadashi vaishnava',
    ]);
    expect(await fasts('smarta')).toEqual(['2025-06-06 ekadashi smarta', '2025-06-06 nirjala_ekadashi ']);
    expect(await fasts('vaishnava')).toEqual(['2025-06-07 ekadashi vaishnava', '2025-06-07 nirjala_ekadashi ']);
    const idsOf = async (tradition: string) =>
      (await festivalsOf(`start=2026-09-01&end=2026-09-10&tradition=${tradition}`)).festivals.map(({ id }) => id);
    expect(await idsOf('smarta')).not.toContain('janmashtami_vaishnava');
    expect(await idsOf('vaishnava')).not.toContain('janmashtami');
  });

  test('months are named by the system asked for, and conventions are echoed', async () => {
    const path = `/api/v1/panchang/festivals?${DELHI}&start=2026-11-01&end=2026-11-30`;
    const answer = await call(handler, 'GET', `${path}&month_system=purnimanta&viddha=192min`);
    const { data, meta } = answer.json as { data: Festivals; meta: { conventions: { calendar: object } } };
    expect(named(data, 'diwali')[0]!.lunar_month).toMatchObject({ id: 'kartika' });
    expect(meta.conventions.calendar).toEqual({ month_system: 'purnimanta', viddha: '192min' });
  });

  test('more than a year is refused', async () => {
    const answer = await call(handler, 'GET', `/api/v1/panchang/festivals?${DELHI}&start=2026-01-01&end=2027-06-01`);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('range_too_long')]);
  });
});

describe('/panchang/festivals/{id}', () => {
  const timesOf = (whole: FestivalWhole) => whole.festivals[0]!.muhurtas.map(({ id }) => id);

  test.each([
    ['diwali', ['worship']],
    ['holika_dahan', ['bhadra', 'bhadra_mouth', 'bhadra_tail', 'fire']],
    ['raksha_bandhan', ['bhadra', 'rakhi']],
    ['maha_shivaratri', ['worship', 'prahara_1', 'prahara_2', 'prahara_3', 'prahara_4']],
    ['karva_chauth', ['moonrise']],
    ['ganesh_chaturthi', ['worship', 'moonset']],
    ['vijayadashami', ['worship', 'vijaya_muhurta']],
    ['sharad_navratri', ['first_third', 'abhijit']],
    ['makar_sankranti', ['ingress', 'punya_kala', 'maha_punya_kala']],
    ['sarva_pitru_amavasya', ['worship', 'kutapa', 'rauhina']],
    ['nirjala_ekadashi', ['parana', 'hari_vasara_end']],
    ['vaikuntha_ekadashi', ['parana', 'hari_vasara_end']],
    ['holi', []],
  ])('%s has its times', async (id, times) => {
    const whole = await festivalOf(id, 'year=2026&detail=full');
    expect(schemaFaults(FestivalSchema, whole)).toEqual([]);
    expect(timesOf(whole)).toEqual(times);
    for (const { end, start } of whole.festivals[0]!.muhurtas) expect(end === null || start < end).toBe(true);
  });

  test('the fire of 2025 waits for the end of Bhadra', async () => {
    // 13 March 2025: the full moon begins at 10:35, Bhadra ends at 23:26.
    const { festivals } = await festivalOf('holika_dahan', 'year=2025');
    const times = new Map(festivals[0]!.muhurtas.map((time) => [time.id, time]));
    expect(festivals[0]).toMatchObject({ date: '2025-03-13', exception: 'all_in_bhadra' });
    expect(times.get('bhadra')!.end).toMatch(/^2025-03-13T23:2[67]/);
    expect(times.get('fire')!.start).toBe(times.get('bhadra')!.end);
  });

  test('Chhath has its further days, a monthly vrata all its dates and its names', async () => {
    const chhath = await festivalOf('chhath_puja', 'year=2026');
    expect(chhath.festivals[0]!.further_days.map(({ date, id }) => `${id} ${date}`)).toEqual([
      'nahay_khay 2026-11-13',
      'kharna 2026-11-14',
      'usha_arghya 2026-11-16',
    ]);
    const sankashti = await festivalOf('sankashti', 'year=2026');
    expect(sankashti.festivals.map(({ name }) => name)).toContain('Vibhuvana Sankashti Chaturthi');
    expect(sankashti.festivals.filter(({ name }) => name.includes('Angaraki'))[0]!.date).toBe('2026-01-06');
    expect(new Set(sankashti.festivals.flatMap(({ muhurtas }) => muhurtas.map(({ id }) => id)))).toEqual(
      new Set(['moonrise']),
    );
  });

  test.each(['en', 'hi'])('an unknown id is answered with those near it in %s', async (lang) => {
    const answer = await call(handler, 'GET', `/api/v1/panchang/festivals/deepawali?${DELHI}&year=2026&lang=${lang}`);
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('tamil_deepavali')]);
    const far = await call(handler, 'GET', `/api/v1/panchang/festivals/xyzzy?${DELHI}&year=2026&lang=${lang}`);
    expect([far.status, far.json]).toMatchObject([404, { code: 'not_found' }]);
  });
});

describe('/panchang/ekadashi', () => {
  test('has both days, both times of breaking the fast, and the reasons', async () => {
    const year = await asked<Ekadashis>('ekadashi', 'year=2025');
    expect(schemaFaults(EkadashisSchema, year)).toEqual([]);
    expect(year.ekadashis).toHaveLength(25);
    const nirjala = year.ekadashis.find(({ name }) => name === 'Nirjala Ekadashi')!;
    expect(nirjala).toMatchObject({ smarta: '2025-06-06', vaishnava: '2025-06-07', paksha: 'shukla' });
    expect(nirjala.text).toContain('Householders (Smarta) keep Nirjala Ekadashi on 6 June 2025');
    expect(nirjala.vaishnava_parana!.start.slice(0, 10)).toBe('2025-06-08');
    for (const { parana, smarta, vaishnava, vaishnava_parana: other } of year.ekadashis) {
      expect(parana.start.slice(0, 10) > smarta).toBe(true);
      expect(other === null).toBe(smarta === vaishnava);
      expect(parana.end === null || parana.start < parana.end).toBe(true);
    }
  });

  test('the adhika Ekadashis have names of their own, in Hindi too', async () => {
    const year = await asked<Ekadashis>('ekadashi', 'year=2026&lang=hi');
    expect(year.ekadashis.filter(({ is_adhika: isAdhika }) => isAdhika).map(({ name }) => name)).toEqual([
      'पद्मिनी एकादशी',
      'परमा एकादशी',
    ]);
  });
});
