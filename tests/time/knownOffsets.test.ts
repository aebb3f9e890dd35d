/** Whether the check of the tz database finds faulty databases. */
import '../../functions/_shell/placeData.ts';
import { describe, expect, test } from '@jest/globals';
import { offsetFault } from '../../lib/time/knownOffsets.ts';
import { zoneNamed } from '../../lib/time/zones.ts';

test('the database is right in all twelve, compared with the system’s own', () => {
  expect(offsetFault(zoneNamed)).toBeNull();
});

test('it takes no time to speak of', () => {
  offsetFault(zoneNamed);
  const began = performance.now();
  for (let i = 0; i < 100; i++) offsetFault(zoneNamed);
  expect((performance.now() - began) / 100).toBeLessThan(5);
});

describe('a database is refused', () => {
  const ZONES = [
    ['Asia/Kolkata', '1942-07-01'],
    ['Pacific/Apia', '2011-12-29'],
    ['Africa/Monrovia', '1960-01-01'],
    ['Asia/Kathmandu', '1987-01-01'],
    ['Europe/London', '1970-01-01'],
    ['America/New_York', '1974-02-01'],
    ['Asia/Colombo', '1997-01-01'],
    ['Asia/Karachi', '1950-01-01'],
    ['Australia/Lord_Howe', '2020-07-01'],
    ['Asia/Dhaka', '2009-08-01'],
  ] as const;

  test.each(ZONES)('without %s', (name, day) => {
    expect(offsetFault((asked) => (asked === name ? null : zoneNamed(asked)))).toBe(
      `gives a wrong time for ${name} on ${day}`,
    );
  });

  /** As copies were made that begin in 1970, or give a zone the history of another. */
  test.each<[string, string, string]>([
    ['Asia/Karachi', 'Asia/Tashkent', 'Asia/Karachi on 1950-01-01'],
    ['Asia/Kolkata', 'Asia/Colombo', 'Asia/Kolkata on 1942-07-01'],
    ['Africa/Monrovia', 'Africa/Abidjan', 'Africa/Monrovia on 1960-01-01'],
    ['Pacific/Apia', 'Pacific/Auckland', 'Pacific/Apia on 2011-12-29'],
  ])('that gives %s the history of %s', (name, other, fault) => {
    expect(offsetFault((asked) => zoneNamed(asked === name ? other : asked))).toContain(fault);
  });

  test('whose India had no war time', () => {
    const flat = { ...zoneNamed('Asia/Kolkata')!, untilsMs: [Infinity], offsetsSeconds: [19_800] };
    expect(offsetFault((name) => (name === 'Asia/Kolkata' ? flat : zoneNamed(name)))).toContain(
      'Asia/Kolkata on 1942-10-01',
    );
  });

  test('whose Liberia lost its seconds', () => {
    const zone = zoneNamed('Africa/Monrovia')!;
    const rounded = { ...zone, offsetsSeconds: zone.offsetsSeconds.map((seconds) => Math.round(seconds / 300) * 300) };
    expect(offsetFault((name) => (name === 'Africa/Monrovia' ? rounded : zoneNamed(name)))).toContain(
      'Africa/Monrovia',
    );
  });
});
