import '../../functions/_shell/placeData.ts';
import { describe, expect, test } from '@jest/globals';
import moment from 'moment-timezone';
import { EARLIER_HISTORIES } from '../../lib/time/tables/earlierHistories.ts';
import { periodIndex } from '../../lib/time/zoneHistory.ts';
import { placeData, providePlaceData } from '../../lib/time/placeData.ts';
import { canonicalZone, isKnownZone, zoneNamed, zonesVersion } from '../../lib/time/zones.ts';

const REFUSED = ['CET', 'EET', 'EST', 'HST', 'MET', 'MST', 'WET'];

/** The end of the rows of `backzone`, after which a zone agrees with the one it is linked to. */
const SINCE_MS = Date.UTC(1970, 0, 1);

function offsetSeconds(name: string, unixMs: number): number {
  const zone = zoneNamed(name)!;
  return zone.offsetsSeconds[periodIndex(zone, unixMs)]!;
}

test('every zone agrees with moment-timezone on both sides of each of its changes', () => {
  const ownHistory = new Set(EARLIER_HISTORIES.map((text) => text.slice(0, text.indexOf('|'))));
  let compared = 0;
  for (const name of moment.tz.names().filter((known) => !REFUSED.includes(known))) {
    const theirs = moment.tz.zone(name)!;
    const startMs = ownHistory.has(canonicalZone(name)!) ? SINCE_MS : -Infinity;
    const changes = theirs.untils.filter((untilMs) => Number.isFinite(untilMs) && untilMs > startMs);
    for (const unixMs of [...changes, ...changes.map((untilMs) => untilMs - 1000), Date.UTC(2026, 0, 1)]) {
      const expected = Math.round(theirs.utcOffset(unixMs) * -60);
      if (offsetSeconds(name, unixMs) !== expected) throw new Error(`${name} at ${new Date(unixMs).toISOString()}`);
      compared++;
    }
  }
  // 590 names with histories to the year 2499.
  expect(compared).toBeGreaterThan(300_000);
  expect(zonesVersion()).toBe(moment.tz.dataVersion);
});

describe('histories that the tz database keeps in its file backzone', () => {
  test.each([
    // Zone lines and rules of backzone, by hand: Iceland -1 with summer time, until 1968-04-07.
    ['Atlantic/Reykjavik', '1960-01-01', -3600],
    ['Iceland', '1960-07-01', 0],
    ['Atlantic/Reykjavik', '1970-01-01', 0],
    // Gold Coast: 20 minutes of summer time.
    ['Africa/Accra', '1930-10-01', 1200],
    // Copenhagen kept no summer time in 1939, Luxembourg and Monaco that of France.
    ['Europe/Copenhagen', '1939-07-01', 3600],
    ['Europe/Monaco', '1939-07-01', 3600],
    ['Europe/Stockholm', '1943-07-01', 3600],
    ['Europe/Stockholm', '1985-07-01', 7200],
  ])('%s on %s: %d s', (name, date, expected) => {
    expect(offsetSeconds(name, Date.parse(`${date}T12:00:00Z`))).toBe(expected);
  });

  test('every one belongs to a known name, and its changes go forward in time', () => {
    for (const text of EARLIER_HISTORIES) {
      const name = text.slice(0, text.indexOf('|'));
      const { untilsMs, linkedZone } = zoneNamed(name)!;
      expect(canonicalZone(name)).toBe(name);
      expect(linkedZone!.name).not.toBe(name);
      expect(untilsMs.every((untilMs, i) => i === 0 || untilMs > untilsMs[i - 1]!)).toBe(true);
    }
  });
});

describe('names', () => {
  test.each([
    ['asia/KOLKATA', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Katmandu', 'Asia/Kathmandu'],
    ['Asia/Rangoon', 'Asia/Yangon'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['US/Eastern', 'America/New_York'],
    ['Singapore', 'Asia/Singapore'],
    ['GB', 'Europe/London'],
    // Linked to Brussels and Abidjan, but places of their own.
    ['Europe/Amsterdam', 'Europe/Amsterdam'],
    ['Iceland', 'Atlantic/Reykjavik'],
    ['utc', 'UTC'],
    ['Etc/UTC', 'Etc/UTC'],
    ['GMT', 'GMT'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
  ])('%s is %s', (given, name) => {
    expect(canonicalZone(given)).toBe(name);
    expect(zoneNamed(given)!.name).toBe(name);
  });

  test.each([...REFUSED, 'IST', 'PST', 'Mars/Phobos', '', 'constructor', '__proto__'])('%j is unknown', (name) => {
    expect(isKnownZone(name)).toBe(false);
    expect(zoneNamed(name)).toBeNull();
  });
});

/** Daylight flags of the compiled tz database, where the abbreviation alone does not tell. */
test.each([
  ['Asia/Kolkata', '1944-01-01', true],
  ['Europe/London', '1941-01-01', true],
  ['Europe/London', '1970-07-01', false],
  ['Europe/Moscow', '2012-07-01', false],
  ['Asia/Novosibirsk', '2012-07-01', false],
  ['America/Sao_Paulo', '2010-01-01', true],
  ['America/Sao_Paulo', '2010-07-01', false],
  ['Africa/Johannesburg', '1943-01-01', true],
  ['Asia/Dhaka', '1945-01-01', false],
  ['Asia/Tehran', '2010-07-01', true],
  ['Europe/Istanbul', '2020-07-01', false],
  ['Pacific/Auckland', '2020-01-01', true],
])('%s on %s: daylight time %s', (name, date, isDst) => {
  const zone = zoneNamed(name)!;
  expect(zone.isDst[periodIndex(zone, Date.parse(`${date}T12:00:00Z`))]).toBe(isDst);
});

test('time zones that are handed in later take the place of those before', () => {
  const known = placeData();
  const version = zonesVersion();
  const data = known.zones();
  const others = (rows: readonly string[]) => rows.filter((row) => !row.startsWith('Asia/Tashkent|'));
  const own = { ...data, version: 'of my own', zones: others(data.zones), links: others(data.links) };
  providePlaceData({ ...known, zones: () => own });
  try {
    expect([zonesVersion(), isKnownZone('Asia/Tashkent')]).toEqual(['of my own', false]);
  } finally {
    providePlaceData(known);
  }
  expect([zonesVersion(), isKnownZone('Asia/Tashkent')]).toEqual([version, true]);
});
