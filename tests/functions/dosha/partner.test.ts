/** The doshas of a match, judged beside a second birth. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dosha/routes.ts';
import type { AllDoshas, ManglikVerdict, NadiVerdict } from '../../../lib/schemas/dosha/doshaVerdicts.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const NOW = 'as_of=2026-01-31';
/** Born in the same nakshatra and pada. */
const TWIN = { date: BIRTH.date, time: BIRTH.time, latitude: BIRTH.latitude, longitude: BIRTH.longitude };
const PARTNER = { date: '1992-11-03', time: '06:10:00', latitude: 19.076, longitude: 72.8777 };

const all = async (partner: object | null, lang = 'en') =>
  dataOf<AllDoshas>(await post(handler, `/dosha/all?${NOW}&lang=${lang}`, { ...BIRTH, partner }));
const OF_MATCH = ['nadi', 'rajju', 'bhakoot', 'gana', 'ekanakshatra'];

test('without a partner the five are unknown, and counted apart', async () => {
  const { doshas, summary } = await all(null);
  const five = doshas.filter(({ id }) => OF_MATCH.includes(id));
  expect(five.map(({ present, severity, status }) => [present, status, severity])).toEqual(
    Array(5).fill([null, 'unknown', 'none']),
  );
  expect(five.every(({ reason }) => / is not known: it takes the birth of /.test(reason!))).toBe(true);
  expect(summary).toMatchObject({ needing_another: 5, by_status: { unknown: 5 } });
});

test('beside a birth like this one: nadi, rajju and the nakshatra are the same, sign and gana do not clash', async () => {
  const { doshas, summary } = await all(TWIN);
  const found = Object.fromEntries(doshas.filter(({ id }) => OF_MATCH.includes(id)).map((one) => [one.id, one.status]));
  expect(found).toEqual({
    nadi: 'active',
    rajju: 'active',
    bhakoot: 'absent',
    gana: 'absent',
    ekanakshatra: 'active',
  });
  expect(summary).toMatchObject({ needing_another: 0, by_status: { unknown: 0 } });
});

test('nothing else of the chart moves', async () => {
  const [alone, beside] = [await all(null), await all(PARTNER)];
  const others = ({ doshas }: AllDoshas) =>
    doshas.filter(({ id }) => !OF_MATCH.includes(id) && id !== 'manglik').map((dosha) => JSON.stringify(dosha));
  expect(others(beside)).toEqual(others(alone));
  const manglik = ({ doshas: [first] }: AllDoshas) => [first!.status, first!.strength, first!.result];
  expect(manglik(beside)).toEqual(manglik(alone));
});

describe('both sides are told', () => {
  test('nadi', async () => {
    const { dosha } = dataOf<{ dosha: NadiVerdict }>(
      await post(handler, `/dosha/nadi?${NOW}`, { ...BIRTH, partner: PARTNER }),
    );
    const clash = dosha.evidence.find(({ rule }) => rule === 'clash')!;
    expect(clash.observed).toMatchObject({ nadi: dosha.nadi, partner_nadi: dosha.partner!.nadi });
    expect(dosha.present).toBe(dosha.nadi === dosha.partner!.nadi);
    expect(dosha.result ?? dosha.reason).toContain(`The partner’s Moon is in ${dosha.partner!.nakshatra.name}`);
  });

  test('mars in both charts', async () => {
    const { dosha } = dataOf<{ dosha: ManglikVerdict }>(
      await post(handler, `/dosha/manglik?${NOW}`, { ...BIRTH, partner: TWIN }),
    );
    expect(dosha.for_matching).toEqual({
      state: 'balanced',
      is_relief: true,
      partner: { present: true, status: dosha.status, percent: dosha.percent, base_percent: 100 },
      text: 'Both charts are manglik to a like degree: in the match this balances it.',
    });
    expect(dosha.cancellation_conditions.at(-1)).toMatchObject({ effect: 'told', met: true });
    expect(dosha.cancellation_conditions.at(-1)!.reason).toContain('The partner’s chart is manglik to a like degree.');
  });
});

test('Hindi stays Hindi', async () => {
  for (const partner of [TWIN, PARTNER]) {
    const { doshas } = await all(partner, 'hi');
    const said = doshas.flatMap((dosha) => [
      dosha.result ?? dosha.reason!,
      dosha.advice,
      'for_matching' in dosha ? dosha.for_matching!.text : '',
    ]);
    expect(said.filter((text) => /[a-z]/i.test(text))).toEqual([]);
  }
});

describe('mistakes name the field of the partner', () => {
  test.each([
    [{ ...PARTNER, latitude: 91 }, 'latitude'],
    [{ ...PARTNER, date: '2020-02-30' }, 'date'],
    [{ ...PARTNER, date: '9999-01-01' }, 'date'],
    [{ ...PARTNER, timezone: 'Mars/Olympus' }, 'timezone'],
    [{ date: PARTNER.date, time: PARTNER.time, latitude: 19 }, 'longitude'],
  ])('%j', async (partner, field) => {
    const { json, status } = await post(handler, `/dosha/nadi?${NOW}`, { ...BIRTH, partner });
    expect(status).toBe(422);
    const { detail } = json as { detail: { loc: string[] }[] };
    expect(detail.map(({ loc }) => loc)).toEqual([['body', 'partner', field]]);
  });
});
