import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/pdae/routes.ts';
import { handler as ofTransit } from '../../../functions/transit/routes.ts';
import type { CompleteTransits } from '../../../lib/schemas/pdae/transit.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';
import { noonAt } from '../../support/noon.ts';

interface GoldenTransit {
  longitude: number;
  sign: number;
  house_from_moon: number;
  house_from_lagna: number;
}

interface GoldenInterval {
  kind: string;
  start_utc: string;
  end_utc: string;
}

interface Expected {
  from_moon: Record<string, Record<string, GoldenTransit>>;
  sade_sati_and_dhaiya_intervals: GoldenInterval[];
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/transits');

const asked = async (date: string, body: object, more = '') =>
  dataOf<CompleteTransits>(await post(handler, `/pdae/transit/complete?target_date=${date}${more}`, body));

test('houses, sade sati and dhaiya of 80 births at three noons', async () => {
  let compared = 0;
  let lived = 0;
  for (const { birth, expected } of cases) {
    for (const [at, row] of Object.entries(expected.from_moon)) {
      const { date, timezone } = noonAt(at);
      const current_location = { latitude: 10, longitude: 0, timezone };
      const found = await asked(date, { ...bodyOf(birth), current_location });
      expect(new Date(found.at).toISOString()).toBe(new Date(at).toISOString());
      const described = found.positions.map((one) => [
        one.id,
        one.sign.number,
        one.house_from_moon,
        one.house_from_lagna,
      ]);
      const wanted = Object.entries(row).map(([name, of]) => [
        wire(name),
        of.sign,
        of.house_from_moon,
        of.house_from_lagna,
      ]);
      expect([birth.id, described]).toEqual([birth.id, wanted]);
      compared += described.length;
      const running = expected.sade_sati_and_dhaiya_intervals.find(
        ({ end_utc: end, start_utc: start }) => `${start}Z` <= at && at < `${end}Z`,
      );
      const isOfSadeSati = running?.kind.startsWith('sade_sati') ?? false;
      const isDhaiya = running !== undefined && !isOfSadeSati;
      // The reference covers a hundred years from birth on.
      const age = (Date.parse(at) - Date.parse(`${birth.date}T${birth.time}Z`)) / (365.25 * 86_400_000);
      if (age < 0.01 || age >= 100) continue;
      lived++;
      expect([birth.id, at, found.sade_sati.is_active, found.dhaiya.is_active]).toEqual([
        birth.id,
        at,
        isOfSadeSati,
        isDhaiya,
      ]);
    }
  }
  expect(compared).toBe(80 * 3 * 9);
  expect(lived).toBeGreaterThan(150);
});

test('vedha holds no longer than the stay, and node_vedha decides whether the nodes obstruct', async () => {
  let isNodeSeen = false;
  for (const date of ['2026-02-10', '2026-11-20', '2027-08-14']) {
    const counted = await asked(date, BIRTH);
    for (const vedha of counted.vedha) {
      const { leaves_at: leaves } = counted.positions.find(({ id }) => id === vedha.id)!;
      expect(Date.parse(vedha.holds_until!)).toBeLessThanOrEqual(Date.parse(leaves!));
      isNodeSeen ||= vedha.by.some((id) => id === 'rahu' || id === 'ketu');
    }
    const without = await asked(date, BIRTH, '&node_vedha=none');
    expect(without.node_vedha).toBe('none');
    for (const { by } of without.vedha) expect(by).not.toContain('rahu');
  }
  expect(isNodeSeen).toBe(true);
});

test('the signs that planets pass hold all nine, each with its bindus', async () => {
  const { positions, signs } = await asked('2026-11-20', BIRTH);
  expect(signs.flatMap(({ planets }) => planets).sort()).toEqual(positions.map(({ id }) => id).sort());
  for (const { planets, sarvashtakavarga, sign } of signs) {
    for (const id of planets) {
      const position = positions.find((one) => one.id === id)!;
      expect([position.sign.id, position.sarvashtakavarga]).toEqual([sign.id, sarvashtakavarga]);
    }
  }
});

test('how the day stands to sade sati and dhaiya agrees with the whole life', async () => {
  let isNextSeen = false;
  for (const { birth } of cases.slice(0, 20)) {
    const body = bodyOf(birth);
    const { at, dhaiya, sade_sati: sadeSati } = await asked('2026-11-20', body);
    for (const [path, described] of [
      ['sade-sati', sadeSati],
      ['dhaiya', dhaiya],
    ] as const) {
      const answer = await post(ofTransit, `/transit/${path}?as_of=${encodeURIComponent(at)}`, body);
      const life = dataOf<typeof described>(answer);
      const fields = ({ is_active, next, passage, phase_span, previous, since, until }: typeof described) => ({
        is_active,
        next,
        passage,
        phase_span,
        previous,
        since,
        until,
      });
      expect(fields(described)).toEqual(fields(life));
      isNextSeen ||= described.next !== null;
    }
  }
  expect(isNextSeen).toBe(true);
});

test('double transits are given for ten years', async () => {
  const { at, double_transit: double } = await asked('2026-11-20', BIRTH);
  const end = Date.parse(double.timeline.at(-1)!.end!);
  expect(Math.abs(end - Date.parse(at) - 10 * 365.25 * 86_400_000)).toBeLessThan(2000);
});
