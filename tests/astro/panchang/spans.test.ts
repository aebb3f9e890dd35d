import { describe, expect, test } from '@jest/globals';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { PANCHANG_ELEMENTS } from '../../../lib/astro/panchang/elements.ts';
import { elementSpans, sunMoonNear } from '../../../lib/astro/panchang/spans.ts';
import { SECONDS_PER_DAY } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { golden } from '../../support/golden.ts';

type NumberAndEnd = [number: number, endJdUT: number];

interface Row {
  date: string;
  place: string;
  sunrise: number;
  tithi: NumberAndEnd;
  nakshatra: NumberAndEnd;
  yoga: NumberAndEnd;
  karana: NumberAndEnd;
}

const { rows } = golden<{ rows: Row[] }>('ephemeris/panchang');
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const skyNear = (jdUT: number) => sunMoonNear(jdUT, ephemeris, DEFAULT_CONVENTIONS);

/** The reference reads Sun and Moon from another ephemeris; the Moon makes a thousandth of an arcsecond in 2 ms. */
const TOLERANCE_SECONDS = 0.05;
/** After 2022 the reference counts on with predicted values of Delta T, which our rule leaves by up to 0.76 s. */
const DELTA_T_SECONDS = 0.76;

describe.each(LIMBS)('%s against the reference', (limb) => {
  test.each(rows)('$date $place', (row) => {
    const [number, endJdUT] = row[limb];
    const element = PANCHANG_ELEMENTS[limb];
    const [span] = elementSpans(element, row.sunrise, row.sunrise + 1, skyNear(row.sunrise));
    expect(span!.number).toBe(number);
    expect(span!.startJdUT).toBeLessThanOrEqual(row.sunrise);
    const late = row.date > '2022' ? DELTA_T_SECONDS : 0;
    expect(Math.abs(span!.endJdUT - endJdUT) * SECONDS_PER_DAY).toBeLessThan(TOLERANCE_SECONDS + late);
  });
});

test('the reference has a hundred days', () => {
  expect(rows).toHaveLength(100);
});
