/** Scores of transits by hand arithmetic on drawn charts and skies. */
import { describe, expect, test } from '@jest/globals';
import { ashtakavarga, isGiven, type Ashtakavarga } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { MOORTIS, type Moorti } from '../../../lib/astro/tables/gochara.ts';
import { forEachPlanet, PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import {
  combinedTransits,
  receptionOf,
  type GocharaContext,
  type TransitPlace,
} from '../../../lib/astro/transit/gochara.ts';
import { moortiAt } from '../../../lib/astro/transit/moorti.ts';
import type { Track } from '../../../lib/astro/transit/track.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { chartOf } from '../../support/chartOf.ts';
import { judgedSky } from '../../support/judgedSky.ts';

/** Ascendant Aries, Moon Aries: houses from both are those of the signs. */
const chart = chartOf({ Ascendant: 'Aries', Moon: 'Aries' });
const four = Array.from({ length: 12 }, () => 4);

/** Every planet with four bindus everywhere and every sign with 28, but for what a test sets. */
function contextWith(bindus: Partial<Record<Planet, number>> = {}, sarva = 28): GocharaContext {
  const real = ashtakavarga(chart);
  const bhinna = { ...real.bhinna };
  for (const [planet, value] of Object.entries(bindus)) {
    bhinna[planet as keyof typeof bhinna] = four.map(() => value);
  }
  const flat: Ashtakavarga = { ...real, bhinna, sarva: four.map(() => sarva) };
  return { chart, ashtakavarga: flat, nodeVedha: 'counted' };
}

type Drawn = Partial<TransitPlace> & { house: number };

function judged(planet: Planet, drawn: Drawn, context: GocharaContext) {
  // The others stand together in the 7th, which is paired with houses that no test here uses.
  const places = forEachPlanet((id): TransitPlace => {
    const { house, ...given } = id === planet ? drawn : { house: 7 };
    return { signIndex: house - 1, kakshaIndex: 0, isRetrograde: false, moorti: null, ...given };
  });
  return judgedSky(context, places)[planet];
}
const points = (found: { parts: readonly { id: string; points: number }[] }) =>
  Object.fromEntries(found.parts.map((part) => [part.id, part.points]));

test('Jupiter in the 5th, Leo, with six bindus, silver, its kaksha empty: 50+20+10+2+2+4-3', () => {
  const context = contextWith({ Jupiter: 6 }, 30);
  // A kaksha whose lord gave Jupiter nothing in Leo.
  const lords = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Ascendant'] as const;
  const empty = lords.findIndex((lord) => !isGiven(context.ashtakavarga, 'Jupiter', lord, 4));
  const found = judged('Jupiter', { house: 5, kakshaIndex: empty, moorti: 'rajata' }, context);
  expect(points(found)).toEqual({
    start: 50,
    place: 20,
    bindus: 10,
    sarvashtakavarga: 2,
    sign: 2,
    moorti: 4,
    kaksha: -3,
  });
  expect(found).toMatchObject({ score: 85, band: 'very_good', houseFromMoon: 5, houseFromAscendant: 5, bindus: 6 });
  expect(found.parts.map(({ label }) => label)).toEqual([
    { id: 'every_transit', args: {} },
    { id: 'good_place', args: { house: 5 } },
    { id: 'own_bindus', args: { planet: 'Jupiter', signIndex: 4, bindus: 6 } },
    { id: 'all_bindus', args: { signIndex: 4, bindus: 30 } },
    { id: 'received', args: { signIndex: 4, reception: 'friend' } },
    { id: 'came_in', args: { moorti: 'rajata' } },
    { id: 'kaksha_of', args: { lord: lords[empty], isGiven: false } },
  ]);
});

test('Saturn fallen in the 1st, going back, one bindu, iron: 50-20-15-8-6-3-8, its kaksha by the sign', () => {
  const found = judged('Saturn', { house: 1, isRetrograde: true, moorti: 'loha' }, contextWith({ Saturn: 1 }, 15));
  const { kaksha, ...others } = points(found);
  expect(others).toEqual({
    start: 50,
    place: -20,
    bindus: -15,
    sarvashtakavarga: -8,
    sign: -6,
    retrograde: -3,
    moorti: -8,
    bounds: -(50 - 20 - 15 - 8 - 6 - 3 - 8 + kaksha!),
  });
  expect(found).toMatchObject({ score: 0, band: 'difficult', intensity: 1.2, reception: 'debilitated' });
});

test('a benefic going back loses two points, and the nodes none', () => {
  const context = contextWith();
  expect(points(judged('Jupiter', { house: 5, isRetrograde: true }, context))['retrograde']).toBe(-2);
  const rahu = judged('Rahu', { house: 3, isRetrograde: true, moorti: 'tamra' }, context);
  expect(points(rahu)).toEqual({ start: 50, place: 20, sarvashtakavarga: 0, sign: 2, moorti: -4 });
  expect(rahu).toMatchObject({ bindus: null, isKakshaActive: null, intensity: 1 });
});

test.each<[Planet, number, string]>([
  ['Sun', 0, 'exalted'],
  ['Sun', 4, 'own'],
  ['Sun', 6, 'debilitated'],
  ['Sun', 3, 'friend'],
  ['Sun', 5, 'neutral'],
  ['Sun', 1, 'enemy'],
  ['Mercury', 5, 'exalted'],
  ['Rahu', 1, 'exalted'],
  ['Ketu', 1, 'debilitated'],
])('%s in sign %i is received as %s', (planet, sign, reception) => {
  expect(receptionOf(planet, sign, 'taurus')).toBe(reception);
});

test.each([
  [65, 70.4, 'very_good'],
  [52, 57.4, null],
  [38, 43.4, null],
  [24, 29.4, 'difficult'],
  [97, 100, 'very_good'],
] as const)('nine scores of %i are %d together with the centring of 5.4', (each, score, band) => {
  const all = judgedSky(
    contextWith(),
    forEachPlanet(() => ({ signIndex: 6, kakshaIndex: 0, isRetrograde: false, moorti: null })),
  );
  const level = forEachPlanet((planet) => ({ ...all[planet], score: each }));
  const combined = combinedTransits(level);
  expect(combined.score).toBe(score);
  // Where most births stand the band hangs on the count of births.
  if (band) expect(combined.band).toBe(band);
});

test('all transits together: Saturn and Jupiter a fifth each, and the parts make the whole', () => {
  const all = judgedSky(
    contextWith(),
    forEachPlanet(() => ({ signIndex: 6, kakshaIndex: 0, isRetrograde: false, moorti: null })),
  );
  const only = (planet: Planet) =>
    combinedTransits(forEachPlanet((id) => ({ ...all[id], score: id === planet ? 100 : 0 })));
  const shares = PLANETS.map((planet) => only(planet).parts.find(({ id }) => id === planet.toLowerCase())!.points);
  expect(shares).toEqual([10, 8, 10, 6, 20, 6, 20, 12, 8]);
  expect(only('Saturn').score).toBeCloseTo(25.4, 9);
  const { parts, score } = combinedTransits(all);
  expect(parts.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(score, 9);
});

describe('moorti', () => {
  /** A Moon that stands still in a sign. */
  const moonIn = (signIndex: number): Track => ({
    planet: 'Moon',
    startJdTT: 0,
    endJdTT: Infinity,
    fastestDegPerDay: 15.5,
    stepDays: 2,
    at: (jdTT) => ({ jdTT, longitudeDeg: signIndex * 30 + 12, speedDegPerDay: 13 }),
  });
  const HOUSES: Readonly<Record<Moorti, readonly number[]>> = {
    swarna: [1, 6, 11],
    rajata: [2, 5, 9],
    tamra: [3, 7, 10],
    loha: [4, 8, 12],
  };
  test.each(MOORTIS)('%s', (moorti) => {
    for (const house of HOUSES[moorti]) {
      const found = moortiAt(9, moonIn((9 + house - 1) % 12), jdFromDate(2020, 1, 24));
      expect(found).toEqual({ moorti, moonHouse: house });
    }
  });

  test('none where the ingress is not known', () => {
    expect(moortiAt(9, moonIn(3), null)).toBeNull();
  });
});
