/** Nine bodies with speeds, Lahiri longitudes, UT as input: our pack compared with other libraries. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as astronomy from 'astronomy-engine';
import elpFull from 'astronomia/data/elpMppDeFull';
import earth from 'astronomia/data/vsop87Bearth';
import jupiter from 'astronomia/data/vsop87Bjupiter';
import mars from 'astronomia/data/vsop87Bmars';
import mercury from 'astronomia/data/vsop87Bmercury';
import saturn from 'astronomia/data/vsop87Bsaturn';
import venus from 'astronomia/data/vsop87Bvenus';
import { Moon } from 'astronomia/elp';
import { Planet } from 'astronomia/planetposition';
import { openEphemeris } from '../../layers/ephemeris/index.ts';
import { ayanamsaDeg } from '../../lib/astro/earth/ayanamsa.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { BODY_COUNT, READING_LENGTH, VALUES_PER_BODY } from '../../lib/astro/ephemeris.ts';
import { jdFromDate } from '../../lib/astro/time.ts';
import { microsecondsEach, table, type Contender } from './timing.ts';

const DATES = 20_000;
const FROM = jdFromDate(1800, 1, 1);
const TO = jdFromDate(2100, 1, 1);
const SEQUENTIAL_STEP_DAYS = 0.25;

export function benchEphemeris(root: string): void {
  const inMemory = openEphemeris(join(root, 'layers/ephemeris/data'));
  inMemory.preload();
  const lazy = openEphemeris(join(root, 'layers/ephemeris/data'));
  const contenders: Contender[] = [
    ours('this pack, in memory', inMemory),
    ours('this pack, read block by block', lazy),
    ...swiss(),
    { name: 'astronomy-engine (no speeds, no nodes)', share: 0.05, run: astronomyEngine },
    { name: 'astronomia direct, ELP full (no speeds, no nodes)', share: 0.001, run: astronomiaDirect },
  ];
  report('random dates 1800-2100', contenders, randomDates());
  report('dates six hours apart', contenders, sequentialDates());
}

function report(title: string, contenders: readonly Contender[], dates: readonly number[]): void {
  const times = microsecondsEach(contenders, dates);
  const base = times.get(contenders[0]!.name)!;
  const rows = [...times].map(([name, us]) => [name, us.toFixed(2), `${(us / base).toFixed(1)}x`]);
  table(`Ephemeris, ${title}: microseconds per date (medians of five)`, [['', 'us', 'of ours'], ...rows]);
}

/** Everything that a chart needs: Delta T, positions, speeds, nutation, deflection, ayanamsa, sidereal longitudes. */
function ours(name: string, pack: ReturnType<typeof openEphemeris>): Contender {
  const reading = new Float64Array(READING_LENGTH);
  const sidereal = new Float64Array(BODY_COUNT);
  return {
    name,
    run(jdUT) {
      const jdTT = ttFromUt(jdUT);
      pack.readAll(jdTT, reading);
      const ayanamsa = ayanamsaDeg('lahiri', jdTT, pack);
      for (let body = 0; body < BODY_COUNT; body++) sidereal[body] = reading[body * VALUES_PER_BODY]! - ayanamsa;
    },
  };
}

interface Sweph {
  set_ephe_path(path: string | null): void;
  set_sid_mode(mode: number, t0: number, ayanamsa: number): void;
  calc_ut(jdUT: number, body: number, flags: number): { flag: number; error: string };
}

const SEFLG_SWIEPH = 2;
const SEFLG_SPEED = 256;
const SEFLG_SIDEREAL = 65536;
const SE_SIDM_LAHIRI = 1;
/** Sun, Moon, Mercury to Saturn, mean node, true node. */
const SE_BODIES = [0, 1, 2, 3, 4, 5, 6, 10, 11];

/** The native binding, where it is installed: SWEPH_MODULE names its folder, SWEPH_FILES that of its data. */
function swiss(): Contender[] {
  const module = process.env['SWEPH_MODULE'] ?? 'sweph';
  let sweph: Sweph;
  try {
    sweph = createRequire(import.meta.url)(module) as Sweph;
  } catch {
    console.log('sweph is not installed here: no comparison with the native library (see verify/bench/ephemeris.ts).');
    return [];
  }
  sweph.set_ephe_path(process.env['SWEPH_FILES'] ?? null);
  sweph.set_sid_mode(SE_SIDM_LAHIRI, 0, 0);
  const usesFiles = (sweph.calc_ut(FROM, 0, SEFLG_SWIEPH).flag & SEFLG_SWIEPH) !== 0;
  const kind = usesFiles ? 'its data files' : 'its built-in analytic series: SWEPH_FILES is not set';
  const contender = (name: string, flags: number): Contender => ({
    name: `${name}, ${kind}`,
    share: 0.1,
    run(jdUT) {
      for (const body of SE_BODIES) sweph.calc_ut(jdUT, body, flags);
    },
  });
  return [
    contender('sweph (native), Lahiri', SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_SIDEREAL),
    contender('sweph (native), tropical only', SEFLG_SWIEPH | SEFLG_SPEED),
  ];
}

const { Body } = astronomy;
const ENGINE_BODIES = [Body.Sun, Body.Moon, Body.Mercury, Body.Venus, Body.Mars, Body.Jupiter, Body.Saturn];

function astronomyEngine(jdUT: number): void {
  const time = astronomy.MakeTime(jdUT - 2451545);
  for (const body of ENGINE_BODIES) astronomy.Ecliptic(astronomy.GeoVector(body, time, true));
}

const THEORIES = [earth, mercury, venus, mars, jupiter, saturn].map((theory) => new Planet(theory));
const MOON = new Moon(elpFull);

function astronomiaDirect(jdTT: number): void {
  for (const planet of THEORIES) planet.position(jdTT);
  MOON.position(jdTT);
}

function randomDates(): number[] {
  // A fixed sequence, so that two runs use the same dates (Numerical Recipes, quick generator).
  let state = 20261120;
  return Array.from({ length: DATES }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return FROM + (state / 2 ** 32) * (TO - FROM);
  });
}

function sequentialDates(): number[] {
  const start = jdFromDate(1990, 1, 1);
  return Array.from({ length: DATES }, (_, i) => start + i * SEQUENTIAL_STEP_DAYS);
}
