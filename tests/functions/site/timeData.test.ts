/** The service with a layer whose time zones are missing, corrupt or of another database. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BY_COORDINATES, BY_ZONE, HEALTH, layerRun, type LayerRun } from '../../support/layerRun.ts';

const ZONES = 'moment-timezone/data/packed/latest.json';
const BORDERS = 'geo-tz/data/timezones.geojson.geo.dat';
const INDEX = 'geo-tz/data/timezones.geojson.index.json';

let run: LayerRun;
const kept = mkdtempSync(join(tmpdir(), 'kept-'));
beforeAll(() => {
  run = layerRun(['site', 'planets']);
});
afterAll(() => {
  run.remove();
  rmSync(kept, { recursive: true });
});

const at = (file: string) => join(run.packages, file);

test('intact, it is ready and says which release it reads', () => {
  const { answers, log } = run.asked(HEALTH, BY_ZONE, BY_COORDINATES);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { version } = JSON.parse(readFileSync(at(ZONES), 'utf8')) as { version: string };
  expect(answers[0]!.json).toMatchObject({ ready: true, time_zones: { version, verification: 'verified' } });
  expect(log).toBe('');
});

interface Fault {
  readonly file: string;
  readonly spoil: (path: string) => void;
  readonly says: RegExp;
  /** Where the place in question is not affected, positions may still be right. */
  readonly mayCompute?: boolean;
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'without time zones': { file: ZONES, spoil: rmSync, says: /^The data of time zones is missing\.$/ },
  'without the whole package of time zones': {
    file: 'moment-timezone',
    spoil: (path) => rmSync(path, { recursive: true }),
    says: /^The data of time zones is missing\.$/,
  },
  'with half of the time zones': {
    file: ZONES,
    spoil: (path) => truncateSync(path, 80_000),
    says: /^The data of time zones cannot be read\.$/,
  },
  'with time zones that are no list': {
    file: ZONES,
    spoil: (path) => writeFileSync(path, '{"version":"2026a"}'),
    says: /^The data of time zones cannot be read\.$/,
  },
  'with an India that had no war time': {
    file: ZONES,
    spoil(path) {
      const data = JSON.parse(readFileSync(path, 'utf8')) as { zones: string[] };
      data.zones = data.zones.map((zone) =>
        /^Asia\/(Kolkata|Calcutta)\|/.test(zone) ? `${zone.split('|')[0]}|IST|-5u|0||` : zone,
      );
      writeFileSync(path, JSON.stringify(data));
    },
    says: /^The data of time zones gives a wrong time for Asia\/Kolkata on 1942-10-01\.$/,
  },
  'without borders': { file: BORDERS, spoil: rmSync, says: /^The data of borders of time zones is missing\.$/ },
  'without the index of the borders': {
    file: INDEX,
    spoil: rmSync,
    says: /^The data of borders of time zones is missing\.$/,
  },
  'without the package of the borders': {
    file: 'geo-tz',
    spoil: (path) => rmSync(path, { recursive: true }),
    says: /^The data of borders of time zones is missing\.$/,
  },
  'with empty borders': {
    file: BORDERS,
    spoil: (path) => truncateSync(path, 0),
    says: /^The data of borders of time zones is cut off\.$/,
  },
  'with borders that lack their last byte': {
    file: BORDERS,
    spoil: (path) => truncateSync(path, readFileSync(path).length - 1),
    says: /^The data of borders of time zones is cut off\.$/,
    mayCompute: true,
  },
};

describe.each(Object.entries(FAULTS))('%s', (_, { file, mayCompute = false, says, spoil }) => {
  beforeEach(() => {
    cpSync(at(file), join(kept, 'kept'), { recursive: true });
    spoil(at(file));
  });
  afterEach(() => {
    rmSync(at(file), { recursive: true, force: true });
    renameSync(join(kept, 'kept'), at(file));
  });

  test('it is not ready and says why, and paths that need them answer 503', () => {
    const { answers, log } = run.asked(HEALTH, BY_COORDINATES, HEALTH);
    const [health, computed, again] = answers;
    expect([health!.status, again!.status]).toEqual([503, 503]);
    expect(health!.headers['retry-after']).toBe('60');
    expect(health!.json).toMatchObject({
      code: 'temporarily_unavailable',
      ready: false,
      time_zones: { verification: 'failed' },
    });
    expect(health!.json['detail']).toMatch(says);
    expect(JSON.stringify(answers)).not.toContain(run.packages);
    if (mayCompute) return;
    expect([computed!.status, computed!.json['code']]).toEqual([503, 'temporarily_unavailable']);
    expect(log).toContain('The data of ');
  });
});
