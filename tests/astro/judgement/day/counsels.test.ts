import { describe, expect, test } from '@jest/globals';
import { counselOf, partCounsel, transitWeight } from '../../../../lib/astro/judgement/day/counsels.ts';
import type { DayPiece } from '../../../../lib/astro/judgement/day/score/pieces.ts';
import type { DayScorePart, DayScorePartId } from '../../../../lib/astro/judgement/day/score/dayScore.ts';
import { DAY_COUNSELS } from '../../../../lib/astro/judgement/tables/dayAdvice.ts';
import { PLANET_COUNSELS } from '../../../../lib/astro/judgement/tables/planetAdvice.ts';
import { chandrabala } from '../../../../lib/astro/panchang/chandrabala.ts';
import { tara } from '../../../../lib/astro/panchang/tarabala.ts';
import { forEachPlanet, PLANETS } from '../../../../lib/astro/tables/planets.ts';

type Found<Id extends DayScorePartId> = Extract<DayScorePart, { id: Id }>['pieces'][number]['found'];

/** A part of a day from 0 to 1; each piece with its share and points. */
function part<Id extends DayScorePartId>(
  id: Id,
  points: number,
  ...pieces: readonly (readonly [found: Found<Id>, share: number, points: number])[]
): DayScorePart {
  let startJdUT = 0;
  const drawn = pieces.map(([found, share, own]): DayPiece<Found<Id>> => {
    const piece = { found, share, points: own, startJdUT, endJdUT: startJdUT + share };
    startJdUT = piece.endJdUT;
    return piece;
  });
  return { id, points, max: 10, pieces: drawn } as unknown as DayScorePart;
}

const described = (drawn: DayScorePart) => {
  const { counselId, planet } = partCounsel(drawn, 'adult');
  return [counselId, planet];
};

describe('what was found decides the counsel', () => {
  test('tara and house of the Moon', () => {
    expect(described(part('tarabala', 6, [tara(0, 1), 1, 6]))).toEqual(['tara_sampat', 'Moon']);
    expect(described(part('tarabala', -8, [tara(0, 6), 1, -8]))).toEqual(['tara_naidhana', 'Moon']);
    expect(described(part('chandrabala', -9, [chandrabala(0, 7, 'shukla'), 1, -9]))).toEqual(['moon_8', 'Moon']);
  });

  test('the limbs', () => {
    expect(described(part('tithi', -4, [{ number: 9, isDagdha: false }, 1, -4]))).toEqual(['tithi_rikta', null]);
    expect(described(part('tithi', -6, [{ number: 30, isDagdha: false }, 1, -6]))).toEqual(['tithi_amavasya', null]);
    expect(described(part('tithi', -1, [{ number: 12, isDagdha: true }, 1, -1]))).toEqual(['tithi_burnt', null]);
    expect(described(part('tithi', 5, [{ number: 11, isDagdha: false }, 1, 5]))).toEqual(['tithi_ekadashi', null]);
    // A burnt Panchami still gives a point: its group is told.
    expect(described(part('tithi', 1, [{ number: 5, isDagdha: true }, 1, 1]))).toEqual(['tithi_purna', null]);
    expect(described(part('nakshatra', -2, [{ number: 10, type: 'ugra', isGandMool: true }, 1, -3]))).toEqual([
      'nakshatra_ugra',
      null,
    ]);
    expect(described(part('yoga', -6, [{ number: 27 }, 1, -6]))).toEqual(['yoga_vaidhriti', null]);
    expect(described(part('yoga', -3, [{ number: 1 }, 1, -3]))).toEqual(['yoga_vishkambha', null]);
    expect(described(part('yoga', 3, [{ number: 2 }, 1, 3]))).toEqual(['yoga_good', null]);
    expect(described(part('karana', -4, [{ number: 8, abode: 'earth' }, 1, -4]))).toEqual(['karana_vishti', null]);
    expect(described(part('karana', -1, [{ number: 58, abode: null }, 1, -1]))).toEqual(['karana_fixed', null]);
    expect(described(part('karana', 1, [{ number: 2, abode: null }, 1, 1]))).toEqual(['karana_movable', null]);
  });

  test('the transit that moves the mean most to the side of the part', () => {
    // Saturn and Jupiter count 20 of 100, the Moon 8: 0.2 x 15 beats 0.08 x 30.
    const scores = { ...forEachPlanet(() => 50), Jupiter: 65, Moon: 80, Saturn: 30 };
    expect(described(part('gochara', 3, [{ scores, combined: 54 }, 1, 4]))).toEqual(['helped_by_jupiter', 'Jupiter']);
    expect(described(part('gochara', -3, [{ scores, combined: 46 }, 1, -4]))).toEqual(['pressed_by_saturn', 'Saturn']);
    expect(transitWeight('Moon', 80)).toBeCloseTo(2.4);
  });

  test('the lord that gives or takes most', () => {
    const lord = (level: 1 | 2, planet: 'Venus' | 'Mars', points: number) => ({
      level,
      lord: planet,
      score: 50,
      points,
    });
    const lords = [lord(1, 'Venus', 4), lord(2, 'Mars', -2)];
    expect(described(part('dasha_lords', 2, [lords, 1, 2]))).toEqual(['helped_by_venus', 'Venus']);
    expect(described(part('dasha_lords', -1, [lords, 1, -1]))).toEqual(['pressed_by_mars', 'Mars']);
  });

  test('Saturn by his phase, the weekday by its lord', () => {
    const span = { phase: 'ashtama', house: 8, intensity: 72, band: 'severe', startJdUT: 0, endJdUT: 1 } as const;
    expect(described(part('saturn', -4, [span, 1, -4]))).toEqual(['saturn_ashtama', 'Saturn']);
    const friday = { varaIndex: 5, lord: 'Venus', office: 'malefic', relation: 'neutral' } as const;
    expect(described(part('vara', -2, [friday, 1, -2]))).toEqual(['vara_bad', 'Venus']);
  });
});

test('where a part changes in the day, the piece with most of its points is described, with its time', () => {
  const found = partCounsel(part('tarabala', 2, [tara(0, 2), 0.25, -6], [tara(0, 3), 0.75, 5]), 'adult');
  expect(found).toMatchObject({ counselId: 'tara_kshema', startJdUT: 0.25, endJdUT: 1, isAllDay: false });
  expect(partCounsel(part('tarabala', 6, [tara(0, 1), 1, 6]), 'adult').isAllDay).toBe(true);
});

test('every counsel has both languages; those against the day say what eases them', () => {
  const planets = PLANETS.flatMap((planet) => Object.values(PLANET_COUNSELS[planet]));
  for (const { ease, text } of [...Object.values(DAY_COUNSELS), ...planets]) {
    for (const described of [text, ...(ease ? [ease] : [])]) {
      expect(described.en).toMatch(/^[A-Z].*\.$/);
      expect(described.hi).toMatch(/^[^A-Za-z]+।$/);
    }
  }
  for (const planet of PLANETS) expect(PLANET_COUNSELS[planet].presses.ease).not.toBeNull();
  expect(counselOf('pressed_by_rahu', 'adult')).toBe(PLANET_COUNSELS.Rahu.presses);
  expect(counselOf('helped_by_sun', 'adult')).toBe(PLANET_COUNSELS.Sun.helps);
  expect(counselOf('tithi_rikta', 'adult')).toBe(DAY_COUNSELS.tithi_rikta);
});

describe('when it holds', () => {
  const spanOf = (drawn: DayScorePart) => {
    const { endJdUT, isAllDay, startJdUT } = partCounsel(drawn, 'adult');
    return [startJdUT, Math.round(endJdUT * 100) / 100, isAllDay];
  };

  test('pieces side by side that say the same are one time', () => {
    // The Moon changes its sign, and Saturn still presses most.
    const scores = { ...forEachPlanet(() => 50), Saturn: 30 };
    const whole = part('gochara', -3, [{ scores, combined: 46 }, 0.4, -4], [{ scores, combined: 47 }, 0.6, -3]);
    expect(spanOf(whole)).toEqual([0, 1, true]);
    // Bava and Balava, then Bhadra.
    const karanas = part(
      'karana',
      0.4,
      [{ number: 2, abode: null }, 0.3, 1],
      [{ number: 3, abode: null }, 0.5, 1],
      [{ number: 8, abode: 'earth' }, 0.2, -4],
    );
    expect(spanOf(karanas)).toEqual([0, 0.8, false]);
  });

  test('pieces on the other side, or of another planet, are left out', () => {
    const scores = { ...forEachPlanet(() => 50), Saturn: 30 };
    const others = { ...forEachPlanet(() => 50), Mars: 10 };
    const mixed = part(
      'gochara',
      -2,
      [{ scores: others, combined: 46 }, 0.2, -4],
      [{ scores, combined: 46 }, 0.5, -4],
      [{ scores, combined: 52 }, 0.3, 2],
    );
    expect(partCounsel(mixed, 'adult').planet).toBe('Saturn');
    expect(spanOf(mixed)).toEqual([0.2, 0.7, false]);
  });
});
