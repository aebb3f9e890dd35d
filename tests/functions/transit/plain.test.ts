/** What the paths add to the stays, each searched directly in the ephemeris or counted from the answer itself. */
import { describe, expect, test } from '@jest/globals';
import { handler as planetsHandler } from '../../../functions/planets/routes.ts';
import { handler } from '../../../functions/transit/routes.ts';
import { separationDeg, wrap180, wrap360 } from '../../../lib/astro/angle.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { jdFromUnixMs } from '../../../lib/astro/time.ts';
import { trackOf } from '../../../lib/astro/transit/track.ts';
import type { CurrentTransits, DoubleTransit, TransitAshtakavarga } from '../../../lib/schemas/transit/answers.ts';
import type { MoonTransit } from '../../../lib/schemas/transit/moon.ts';
import type {
  JupiterTransit,
  NodesTransit,
  PlanetTransit,
  SaturnTransit,
} from '../../../lib/schemas/transit/transitPlanet.ts';
import type { Dhaiya, SadeSati } from '../../../lib/schemas/transit/saturn.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const BORN_IN = [1948, 1963, 1977, 1990, 2004];
const births = BORN_IN.map((year) => ({ ...BIRTH, date: `${year}-06-15` }));
const answer = async <Data>(path: string, asOf: string, body: object = BIRTH) =>
  dataOf<Data>(await post(handler, `/transit/${path}?as_of=${asOf}`, body));

/** Longitudes at birth, by id, the ascendant too. */
async function natal(body: object): Promise<Record<string, number>> {
  interface Positions {
    ascendant: { longitude: number };
    planets: { id: string; longitude: number }[];
  }
  const { ascendant, planets } = dataOf<Positions>(await post(planetsHandler, '/planets/positions', body));
  return Object.fromEntries([
    ['ascendant', ascendant.longitude],
    ...planets.map(({ id, longitude }) => [id, longitude] as const),
  ]);
}

const jdOf = (iso: string) => jdFromUnixMs(Date.parse(iso));
const at = (planet: Planet, iso: string) =>
  trackOf(planet, ephemeris, { ayanamsa: 'lahiri', node: 'mean' }).at(ttFromUt(jdOf(iso)));
const yearly = Array.from({ length: 14 }, (_, i) => `${2018 + i}-0${1 + (i % 9)}-05`);

test.each(['Jupiter', 'Mercury', 'Saturn'] as const)(
  '%s meets the points in its sign, direct and retrograde',
  async (planet) => {
    const described: boolean[] = [];
    for (const body of births) {
      const places = await natal(body);
      for (const asOf of yearly) {
        const { aspects, contacts } = await answer<PlanetTransit>(planet.toLowerCase(), asOf, body);
        for (const { at: when, id, is_past: isPast, is_retrograde: isBack } of contacts) {
          const { longitudeDeg, speedDegPerDay } = at(planet, when);
          expect(separationDeg(longitudeDeg, places[id]!)).toBeLessThan(3e-5);
          expect([isBack, isPast]).toEqual([speedDegPerDay < 0, jdOf(when) < jdOf(`${asOf}T12:00:00+05:30`)]);
          described.push(isBack);
        }
        for (const { is_within_3: isClose, place, separation } of aspects) {
          expect(isClose).toBe(place === 1 && separation <= 3);
        }
      }
    }
    expect(new Set(described).size).toBe(2);
  },
);

test('a node is close within three degrees, the nearest first', async () => {
  let count = 0;
  for (const body of births) {
    const places = await natal(body);
    for (const asOf of yearly) {
      const { close_contacts: close, positions } = await answer<NodesTransit>('rahu-ketu', asOf, body);
      const near = positions.flatMap(({ id: node, longitude }) =>
        Object.entries(places)
          .map(([id, place]) => ({ node, id, separation: separationDeg(longitude, place) }))
          .filter(({ separation }) => separation <= 3)
          .sort((a, b) => a.separation - b.separation),
      );
      expect(close.map(({ id, node }) => [node, id])).toEqual(near.map(({ id, node }) => [node, id]));
      count = Math.max(count, close.length);
    }
  }
  expect(count).toBeGreaterThan(1);
});

test('Jupiter asks for a rite in the 4th, 8th and 12th', async () => {
  const rites = new Set<number>();
  for (const asOf of yearly) {
    const { guru_bala: bala, house_from_moon: house } = await answer<JupiterTransit>('jupiter', asOf);
    if (bala.needs_shanti) rites.add(house);
  }
  expect([...rites].sort((a, b) => a - b)).toEqual([4, 8, 12]);
});

test('the best of the coming stays is named where it is good and not the next one', async () => {
  const bests = new Set<number>();
  for (const path of ['sun', 'saturn', 'venus']) {
    for (const body of births) {
      const { stays, text } = await answer<PlanetTransit>(path, '2026-11-20', body);
      const coming = stays.filter(({ start }) => jdOf(start!) > jdOf('2026-11-20T12:00:00+05:30'));
      const best = Math.max(...coming.map(({ score }) => score));
      expect(text.includes('The best time ahead')).toBe(best >= 58 && coming[0]!.score < best);
      bests.add(best);
    }
  }
  expect([...bests].some((score) => score >= 58 && score < 90)).toBe(true);
});

test('Saturn returns to a sign in 2027, and is found fifteen years ahead', async () => {
  const { stays } = await answer<SaturnTransit>('saturn', '2026-11-20');
  const since = (year: string) => stays.filter(({ start }) => start!.startsWith(year));
  // Aries from 3 June, back in Pisces from 20 October 2027, in Aries again from 23 February 2028.
  expect([...since('2027'), ...since('2028')].map(({ is_reentry: isBack, sign }) => [sign.id, isBack])).toEqual([
    ['aries', false],
    ['pisces', true],
    ['aries', true],
  ]);
  expect(jdOf(stays.at(-1)!.end!)).toBeGreaterThan(jdOf('2041-11-19T00:00:00Z'));
});

describe('sade sati and dhaiya', () => {
  test('feel most what is on those degrees', async () => {
    const kinds = new Set<string>();
    for (const body of births) {
      const { ascendant, moon } = await natal(body);
      const sadeSati = await answer<SadeSati>('sade-sati', '2026-11-20', body);
      const dhaiya = await answer<Dhaiya>('dhaiya', '2026-11-20', body);
      const awayDeg = (iso: string, deg: number) => Math.abs(wrap180(at('Saturn', iso).longitudeDeg - deg));
      for (const { periods, sharp_times: sharp } of [sadeSati, dhaiya]) {
        for (const { kind, phase, start } of sharp) {
          const house = { kantaka: 4, ashtama: 8 }[phase as string] ?? 1;
          const pointDeg = wrap360(moon! + (house - 1) * 30);
          const expected = { within_3_20: 10 / 3, within_1: 1, exact: 0 }[kind as string];
          if (expected !== undefined) expect(awayDeg(start, pointDeg)).toBeCloseTo(expected, 5);
          if (kind === 'ascendant') expect(awayDeg(start, ascendant!)).toBeLessThan(1e-5);
          if (kind === 'station') expect(awayDeg(start, pointDeg)).toBeLessThan(10 / 3);
          kinds.add(kind);
        }
        for (const { moorti, paya } of periods) {
          const read = { swarna: 'troubling', rajata: 'best', tamra: 'good', loha: 'bad' }[moorti!.id];
          expect(paya).toBe(read);
        }
      }
      for (const { end, start } of sadeSati.by_degree.spans) {
        expect(awayDeg(start!, moon!)).toBeCloseTo(45, 5);
        expect(awayDeg(end!, moon!)).toBeCloseTo(45, 5);
      }
    }
    expect([...kinds].sort()).toEqual(['ascendant', 'exact', 'station', 'within_1', 'within_3_20']);
  });

  test('kantaka shani: the 1st, 4th, 7th and 10th', async () => {
    const houses = new Set<number>();
    for (let year = 2000; year < 2030; year++) {
      const { house_from_moon: house, is_kantaka_shani: isKantaka } = await answer<Dhaiya>('dhaiya', `${year}-07-01`);
      if (isKantaka) houses.add(house);
    }
    expect([...houses].sort((a, b) => a - b)).toEqual([1, 4, 7, 10]);
  });
});

test('double transit: next is the first time of the timeline that does not go on from now', async () => {
  for (const body of births) {
    const { houses, timeline } = await answer<DoubleTransit>('double-transit', '2026-11-20', body);
    for (const { next_span: next, number } of houses) {
      const holds = timeline.map(({ houses: reached }) => reached.includes(number));
      const first = holds.findIndex((isReached, i) => i > 0 && isReached && !holds[i - 1]);
      expect(next?.start ?? null).toBe(timeline[first]?.start ?? null);
    }
  }
});

test('the three best signs, the eighth from the Moon, and ingresses in order', async () => {
  const { best_signs: best, sarvashtakavarga: sarva } = await answer<TransitAshtakavarga>('ashtakavarga', '2026-11-20');
  expect(best.map(({ number }) => sarva[number - 1])).toEqual([...sarva].sort((a, b) => b - a).slice(0, 3));
  for (let day = 1; day < 28; day++) {
    const asOf = `2026-11-${day < 10 ? '0' : ''}${day}`;
    const { house_from_moon: house, is_chandrashtama: isEighth } = await answer<MoonTransit>('moon-transit', asOf);
    expect(isEighth).toBe(house === 8);
  }
  for (const asOf of yearly) {
    const { next_ingresses: coming, positions } = await answer<CurrentTransits>('current', asOf);
    const times = coming.map(({ at: when }) => jdOf(when));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const { at: when, id, to_sign: to } of coming) {
      const { leaves_at: leaves, name } = positions.find((position) => position.id === id)!;
      expect(when).toBe(leaves);
      const { longitudeDeg } = at(name as Planet, new Date(Date.parse(when) + 60_000).toISOString());
      expect(Math.floor(longitudeDeg / 30) + 1).toBe(to.number);
    }
  }
});
