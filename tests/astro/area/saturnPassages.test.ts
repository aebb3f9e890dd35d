import { expect, test } from '@jest/globals';
import { firstPassage, saturnStays } from '../../../lib/astro/area/saturnPassages.ts';
import { jdFromUnixMs, unixMsFromJd } from '../../../lib/astro/time.ts';
import { trackOf } from '../../../lib/astro/transit/track.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { golden } from '../../support/golden.ts';

const saturn = trackOf('Saturn', ephemeris, { ayanamsa: 'lahiri', node: 'mean' });
const sweep = saturnStays(saturn, jdFromUnixMs(Date.parse('2026-11-20T00:00:00Z')));

type Row = [body: string, jdUT: number, iso: string, type: string, direction: string, sign: number];
const { rows } = golden<{ rows: Row[] }>('ephemeris/ingress');

test('Revati ends with Pisces: Saturn leaves and enters both at the instants of the reference', () => {
  const REVATI = 26;
  const stays = firstPassage(sweep, [REVATI, 8, 17]);
  expect(stays).toHaveLength(2);
  const intoAries = rows
    .filter(([body, jdUT, , type, , sign]) => body === 'saturn' && type === 'ingress' && sign === 0 && jdUT > 2461000)
    .map(([, jdUT]) => jdUT);
  const intoPisces = rows.find(
    ([body, jdUT, , type, , sign]) => body === 'saturn' && type === 'ingress' && sign === 11 && jdUT > intoAries[0]!,
  )!;
  const seconds = (jdUT: number) => unixMsFromJd(jdUT) / 1000;
  expect(Math.abs(seconds(stays[0]!.endJdUT!) - seconds(intoAries[0]!))).toBeLessThan(120);
  expect(Math.abs(seconds(stays[1]!.startJdUT!) - seconds(intoPisces[1]))).toBeLessThan(120);
  expect(Math.abs(seconds(stays[1]!.endJdUT!) - seconds(intoAries[1]!))).toBeLessThan(120);
});

test('any three nakshatras nine apart are reached', () => {
  for (let first = 0; first < 9; first++) {
    expect(firstPassage(sweep, [first, first + 9, first + 18])).not.toHaveLength(0);
  }
});

test('the one that runs comes first', () => {
  // On 20 November 2026 Saturn stands at 14 degrees of Pisces: in Uttara Bhadrapada, the 26th.
  expect(firstPassage(sweep, [25])[0]).toBe(sweep[0]);
});

test('without nakshatras there is no passage', () => expect(firstPassage(sweep, [])).toEqual([]));
