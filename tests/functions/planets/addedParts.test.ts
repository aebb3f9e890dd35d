/** What /planets/positions and /planets/karakas add where it is asked for. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/planets/routes.ts';
import type { PlanetPositions } from '../../../lib/schemas/planets/answers.ts';
import type { PlanetKarakas } from '../../../lib/schemas/planets/relations.ts';
import { POSITION_PARTS } from '../../../lib/schemas/planets/positionInputs.ts';
import { BIRTH, dataOf, post, type Answer } from '../../support/call.ts';
import { bodyOf } from '../../support/golden.ts';
import { arcBetween, POINT_CASES } from '../../support/pointsGolden.ts';

const positionsOf = async (body: object, query: string) =>
  dataOf<PlanetPositions>(await post(handler, `/planets/positions?${query}`, body));

describe('/planets/positions', () => {
  test.each(POINT_CASES.slice(0, 20))(
    '$birth.id: places on the equator and over the horizon',
    async ({ birth, expected }) => {
      const { equatorial, horizontal } = await positionsOf(bodyOf(birth), 'include=equatorial,horizontal');
      for (const [name, wanted] of Object.entries(expected.independent_of_sunrise.equatorial_horizontal)) {
        const place = equatorial!.planets.find(({ id }) => id === name.toLowerCase())!;
        expect(arcBetween(place.right_ascension, wanted.right_ascension)).toBeLessThan(0.0001);
        expect(Math.abs(place.declination - wanted.declination)).toBeLessThan(0.0001);
        expect(place.is_out_of_bounds).toBe(Math.abs(wanted.declination) > equatorial!.obliquity && name !== 'Rahu');
        const over = horizontal!.planets.find(({ id }) => id === name.toLowerCase())!;
        expect(Math.abs(over.altitude - wanted.altitude)).toBeLessThan(0.0002);
        expect(over.is_above_horizon).toBe(wanted.altitude > 0);
      }
    },
  );

  test('says which planets are out of bounds, in both languages', async () => {
    const { birth } = POINT_CASES.find(({ expected }) => {
      const places = expected.independent_of_sunrise.equatorial_horizontal;
      return Math.abs(places['Mars']!.declination) > 23.5;
    })!;
    const { equatorial } = await positionsOf(bodyOf(birth), 'include=equatorial');
    expect(equatorial!.out_of_bounds).toMatch(/Mars.* out of bounds, farther from the equator than the Sun ever is\.$/);
    const hindi = await positionsOf(bodyOf(birth), 'include=equatorial&lang=hi');
    expect(hindi.equatorial!.out_of_bounds).toMatch(/मंगल.*सूर्य की सीमा से बाहर/);
  });

  test('has neither unless asked for, and refuses what it does not know', async () => {
    const plain = await positionsOf(BIRTH, '');
    expect(Object.keys(plain)).toEqual(['ascendant', 'planets']);
    const refused = await post(handler, '/planets/positions?include=outer', BIRTH);
    expect(refused.status).toBe(422);
    for (const part of POSITION_PARTS) expect(JSON.stringify(refused.json)).toContain(part);
  });
});

describe('/planets/karakas', () => {
  const ask = (query: string) => post(handler, `/planets/karakas?${query}`, BIRTH);
  const sthiraOf = (answer: Answer) => dataOf<PlanetKarakas>(answer).sthira!;
  const strengthOf = ({ json }: Answer) =>
    (json as { meta: { conventions: { points?: object } } }).meta.conventions.points;

  test('adds the fixed significators, father and mother by strength', async () => {
    const answer = await ask('include=sthira');
    const { karakas, strength } = sthiraOf(answer);
    expect([strength, strengthOf(answer)]).toEqual(['shadbala', { sthira_strength: 'shadbala' }]);
    expect(Object.fromEntries(karakas.map(({ id, planet }) => [id, planet]))).toMatchObject({
      younger_siblings: 'mars',
      maternal_relatives: 'mercury',
      paternal_grandfather: 'jupiter',
      spouse: 'venus',
      elder_siblings: 'saturn',
      maternal_grandfather: 'ketu',
    });
    const dignity = await post(handler, '/planets/dignity', BIRTH);
    interface Ratio {
      readonly id: string;
      readonly shadbala: { readonly ratio: number } | null;
    }
    const { planets } = dataOf<{ planets: readonly Ratio[] }>(dignity);
    const ratio = (id: string) => planets.find((planet) => planet.id === id)!.shadbala!.ratio;
    const stronger = (a: string, b: string) => (ratio(b) > ratio(a) ? b : a);
    expect(karakas.slice(0, 2).map(({ planet }) => planet)).toEqual([
      stronger('sun', 'venus'),
      stronger('moon', 'mars'),
    ]);
    expect(karakas[0]!.reading).toMatch(
      /^(The Sun|Venus) stands for your father, stronger than (Venus|the Sun) by shadbala\./,
    );
  });

  test('compares as Jaimini does where that is asked for', async () => {
    const answer = await ask('include=sthira&sthira_strength=jaimini&lang=hi');
    const { karakas, strength } = sthiraOf(answer);
    expect([strength, strengthOf(answer)]).toEqual(['jaimini', { sthira_strength: 'jaimini' }]);
    // The Sun is joined by Jupiter in Gemini, Venus stands alone in Aries.
    expect(karakas[0]).toMatchObject({ id: 'father', planet: 'sun', candidates: ['sun', 'venus'] });
    expect(karakas[0]!.reading).toContain('सूर्य आपके पिता का कारक है, क्योंकि वह जैमिनी के नियमों से शुक्र से बलवान है।');
  });

  test('is as before unless asked', async () => {
    const answer = await ask('');
    expect(Object.keys(dataOf(answer))).toEqual(['planets', 'houses', 'sources']);
    expect(strengthOf(answer)).toBeUndefined();
  });
});
