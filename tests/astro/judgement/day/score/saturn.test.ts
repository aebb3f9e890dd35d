import { describe, expect, test } from '@jest/globals';
import { saturnSpans } from '../../../../../lib/astro/judgement/day/score/saturn.ts';
import type { Period } from '../../../../../lib/astro/dasha/period.ts';
import type { Planet } from '../../../../../lib/astro/tables/planets.ts';
import { DEFAULT_CONVENTIONS } from '../../../../../lib/astro/conventions.ts';
import { SIGNS, type Sign, SIGN_ARC_DEG } from '../../../../../lib/astro/tables/signs.ts';
import { jdFromDate } from '../../../../../lib/astro/time.ts';
import { stays } from '../../../../../lib/astro/transit/stays.ts';
import { tracksOf } from '../../../../../lib/astro/transit/sky.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { drawnContext, flatAshtakavarga } from '../../../../support/dayScore.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const tracks = tracksOf(ephemeris, DEFAULT_CONVENTIONS);
/** Saturn is in Pisces from 29 March 2025 to 2 June 2027. */
const jdUT = jdFromDate(2026, 6, 1);
const inPisces = stays(tracks.Saturn, SIGN_ARC_DEG, jdUT, jdUT + 1);

const found = (Moon: Sign, bindus = 3) => {
  const chart = chartOf({ Moon, Ascendant: 'Cancer' });
  return saturnSpans(drawnContext(chart, { ashtakavarga: flatAshtakavarga(chart, bindus, 28) }), tracks, inPisces);
};

test.each([
  ['Aries', 'rising', 12],
  ['Pisces', 'peak', 1],
  ['Aquarius', 'setting', 2],
  ['Sagittarius', 'kantaka', 4],
  ['Leo', 'ashtama', 8],
] as const)('with the Moon of birth in %s it is %s', (Moon, phase, house) => {
  const [span] = found(Moon);
  expect(span).toMatchObject({ phase, house });
  expect(Math.abs(span!.startJdUT - jdFromDate(2025, 3, 29))).toBeLessThan(1.5);
  expect(Math.abs(span!.endJdUT - jdFromDate(2027, 6, 3))).toBeLessThan(1.5);
});

test('the other houses have no stays', () => {
  const others = SIGNS.filter((sign) => !['Aries', 'Pisces', 'Aquarius', 'Sagittarius', 'Leo'].includes(sign));
  for (const Moon of others) expect(found(Moon)).toEqual([]);
});

test('many bindus ease it by 10 and few press by 10', () => {
  const [[some], [many], [few]] = [found('Aries', 3), found('Aries', 5), found('Aries', 1)];
  expect(many!.intensity - some!.intensity).toBeCloseTo(-10, 8);
  expect(few!.intensity - some!.intensity).toBeCloseTo(10, 8);
});

describe('lords of the stay', () => {
  const chart = chartOf({ Moon: 'Aries', Ascendant: 'Cancer' });
  const intensity = (periods: readonly Period<Planet>[]) =>
    saturnSpans(
      drawnContext(chart, { mahadashas: periods, ashtakavarga: flatAshtakavarga(chart, 3, 28) }),
      tracks,
      inPisces,
    )[0]!.intensity;
  const whole = { level: 1 as const, startJdUT: jdUT - 3000, endJdUT: jdUT + 3000, years: 16 };

  test('a mahadasha of Saturn presses by 10 all the time', () => {
    const without = intensity([]);
    expect(intensity([{ ...whole, lord: 'Saturn' }]) - without).toBeCloseTo(10, 8);
  });

  test('within one of Venus only the antardashas of Saturn and the Moon do, for their part of the stay', () => {
    // Venus begins with herself for a sixth of 20 years, so none of the two runs in the first three.
    const late = {
      ...whole,
      startJdUT: inPisces[0]!.startJdUT! - 10,
      endJdUT: inPisces[0]!.startJdUT! - 10 + 20 * 365.25,
    };
    expect(intensity([{ ...late, lord: 'Venus', years: 20 }])).toBe(intensity([]));
  });
});
