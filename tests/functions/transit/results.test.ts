/** The group over HTTP: houses of eighty births at three instants, and each path by its own matter. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/transit/routes.ts';
import type {
  CurrentTransits,
  TransitAshtakavarga,
  TransitsFromMoon,
  VedhaAnalysis,
} from '../../../lib/schemas/transit/answers.ts';
import type { TransitRecord } from '../../../lib/schemas/common/transit/transit.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

const AS_OF = '?as_of=2026-11-20';
const answer = async <Data>(path: string, query = AS_OF, body: object = BIRTH) =>
  dataOf<Data>(await post(handler, `/transit/${path}${query}`, body));

interface Place {
  longitude: number;
  sign: number;
  house_from_moon: number;
  house_from_lagna: number;
}
const { cases } = golden<JyotishFile<{ from_moon: Record<string, Record<string, Place>> }>>('jyotish/transits');

test('sign and houses of nine planets, eighty births, three instants', async () => {
  for (const { birth, expected } of cases) {
    for (const [asOf, places] of Object.entries(expected.from_moon)) {
      const { positions } = await answer<TransitsFromMoon>('from-moon', `?as_of=${asOf}`, bodyOf(birth));
      const found = positions.map(({ house_from_lagna: fromLagna, house_from_moon: fromMoon, id, sign }) => [
        id,
        sign.number,
        fromMoon,
        fromLagna,
      ]);
      expect([birth.id, found]).toEqual([
        birth.id,
        Object.entries(places).map(([planet, place]) => [
          wire(planet),
          place.sign,
          place.house_from_moon,
          place.house_from_lagna,
        ]),
      ]);
      // Half a second is added before the look-up; the Moon moves 7e-5 degrees in it.
      for (const { id, longitude } of positions) {
        const place = Object.entries(places).find(([planet]) => wire(planet) === id)![1];
        expect(Math.abs(longitude - place.longitude)).toBeLessThan(1.2e-4);
      }
    }
  }
});

describe('a planet of a record', () => {
  const jupiter = async () => (await answer<CurrentTransits>('current')).positions.find(({ id }) => id === 'jupiter')!;

  test('gives the stay, its return and the final exit', async () => {
    const { effect, segments, ...described } = await jupiter();
    // Leo from 31 October 2026, back in Cancer from 25 January to 26 June 2027, in Virgo from 26 November 2027 to
    // 28 February 2028, and gone on 24 July 2028.
    expect(segments.map(({ end, start }) => [start!.slice(0, 10), end!.slice(0, 10)])).toEqual([
      ['2026-10-31', '2027-01-25'],
      ['2027-06-26', '2027-11-26'],
      ['2028-02-28', '2028-07-24'],
    ]);
    expect(described.entered_at).toBe(segments[0]!.start);
    expect(described.leaves_at).toBe(segments[0]!.end);
    expect([described.is_reentry, described.returns_at, described.final_exit_at]).toEqual([
      false,
      segments[1]!.start,
      segments[2]!.end,
    ]);
    expect(effect.text).toContain('returns on 26 Jun 2027. It leaves for good on 24 Jul 2028.');
  });

  test('is the same at the second given as its beginning', async () => {
    const { entered_at: entered } = await jupiter();
    const { positions } = await answer<CurrentTransits>('current', `?as_of=${encodeURIComponent(entered!)}`);
    expect(positions.find(({ id }) => id === 'jupiter')!.entered_at).toBe(entered);
  });

  test('a score is the sum of its components', async () => {
    const { overall, positions } = await answer<CurrentTransits>('current');
    const sum = (components: TransitRecord['effect']['components']) =>
      Math.round(components.reduce((total, { points }) => total + points, 0) * 10) / 10;
    for (const { effect } of positions) expect(sum(effect.components)).toBe(effect.score);
    expect(sum(overall.components)).toBe(overall.score);
  });
});

test('vedha: nodes obstruct or not, as chosen', async () => {
  const of = async (choice: string) => {
    const data = await answer<VedhaAnalysis>('vedha', `${AS_OF}&node_vedha=${choice}`);
    expect(data.node_vedha).toBe(choice);
    return data.positions.find(({ id }) => id === 'moon')!.vedha;
  };
  // Born with the Moon in Aquarius: the Moon in Pisces, the 2nd, is relieved from the 7th, Leo, by Mars, Jupiter and Ketu.
  expect(await of('counted')).toMatchObject({ is_relieved: true, paired_house: 7, by: ['mars', 'jupiter', 'ketu'] });
  expect(await of('none')).toMatchObject({ by: ['mars', 'jupiter'], exempt: ['ketu'] });
});

test('ashtakavarga: each planet by the bindus of its sign', async () => {
  const data = await answer<TransitAshtakavarga>('ashtakavarga');
  for (const { bindus, id, sarvashtakavarga: sarva, sign } of data.positions) {
    expect(sarva).toBe(data.sarvashtakavarga[sign.number - 1]);
    const own = (data.bhinnashtakavarga as Record<string, number[]>)[id];
    expect(bindus).toBe(own ? own[sign.number - 1] : null);
  }
  expect(data.sarvashtakavarga.reduce((sum, bindus) => sum + bindus, 0)).toBe(337);
});

test.each(['1599-06-01', '2401-06-01'])('as_of %s is refused by name', async (asOf) => {
  const { json, status } = await post(handler, `/transit/current?as_of=${asOf}`, BIRTH);
  expect(status).toBe(422);
  expect((json as { detail: { loc: string[]; type: string }[] }).detail[0]).toMatchObject({
    loc: ['query', 'as_of'],
    type: 'date_out_of_range',
  });
});

test('texts differ where charts do, and each language is told in its own script', async () => {
  const one = await answer<TransitsFromMoon>('from-moon');
  const other = await answer<TransitsFromMoon>('from-moon', AS_OF, { ...BIRTH, date: '1978-11-03' });
  const texts = ({ positions }: TransitsFromMoon) => positions.map(({ effect }) => effect.text);
  texts(one).forEach((text, i) => expect(text).not.toBe(texts(other)[i]));
  const hindi = await answer<TransitsFromMoon>('from-moon', `${AS_OF}&lang=hi`);
  for (const text of texts(one)) expect(text).not.toMatch(/[\u0900-\u097f]/);
  for (const text of texts(hindi)) expect(text).not.toMatch(/[a-z]/i);
  expect(hindi.positions[6]!.effect.text).toContain('शनि 3 जून 2027 तक');
  expect(hindi.overall.components[0]!.label).toMatch(/^सूर्य: 100 में से \d+, हिस्सा 10%$/);
  expect(hindi.positions[4]!.name).toBe('गुरु');
});
