/** The ephemeris over a pack: finds the block of a date, evaluates it, and adds the deflection of light. */

import { RAD_PER_DEG, wrap360 } from '../../lib/astro/angle.ts';
import {
  BODY,
  BODY_COUNT,
  EphemerisRangeError,
  NUTATION_LONGITUDE,
  NUTATION_OBLIQUITY,
  VALUES_PER_BODY,
  type BodyIndex,
  type Ephemeris,
  type EphemerisCoverage,
} from '../../lib/astro/ephemeris.ts';
import { addDeflection } from './deflection.ts';
import { touch, writePlace, type BlockView } from './evaluate.ts';
import { GRANULE_DAYS, SERIES } from './layout.ts';
import type { EphemerisManifest } from './manifest.ts';
import { meanNodeDeg, meanNodeDegPerDay } from './meanNode.ts';
import type { PackBlocks } from './packBlocks.ts';

const SUN = SERIES[BODY.sun]!;
const TRUE_NODE = SERIES.find(({ name }) => name === 'trueNode')!;
const NUTATION = SERIES.find(({ name }) => name === 'nutation')!;

/** Nearer to the Sun than this the rate includes that of the deflection, which beyond is below 0.02 arcsec a day. */
const RATE_ZONE_COSINE = Math.cos(5 * RAD_PER_DEG);
const RATE_STEP_DAYS = 0.001;

/** `Manifest` is null for a pack in memory, which has none. */
export class PackEphemeris<Manifest extends EphemerisManifest | null = EphemerisManifest> implements Ephemeris {
  readonly manifest: Manifest;
  readonly coverage: EphemerisCoverage;
  readonly #blocks: PackBlocks;
  readonly #startJdTT: number;
  readonly #lastBlock: number;
  /** Where the block of the last date is; -1 when there is none. */
  #block = -1;
  #view!: BlockView;
  /** Once set it is thrown by every read, as no position is better than a wrong one. */
  #refusal: unknown;
  // Longitude, latitude, distance and rate of one body each, so that reading allocates nothing.
  readonly #sun = new Float64Array(VALUES_PER_BODY);
  readonly #sunAhead = new Float64Array(VALUES_PER_BODY);
  readonly #planet = new Float64Array(VALUES_PER_BODY);
  readonly #nutation = new Float64Array(VALUES_PER_BODY);

  constructor(manifest: Manifest, blocks: PackBlocks) {
    this.manifest = manifest;
    this.#blocks = blocks;
    const { firstGranule, granules, fromYear, toYear } = blocks.header;
    this.#startJdTT = firstGranule * GRANULE_DAYS;
    this.#lastBlock = granules - 1;
    this.coverage = {
      startYear: fromYear,
      endYear: toYear,
      startJdTT: this.#startJdTT,
      endJdTT: (firstGranule + granules) * GRANULE_DAYS,
    };
  }

  readAll(jdTT: number, out: Float64Array): void {
    const blockBefore = this.#block;
    const day = this.#dayInBlock(jdTT);
    if (this.#block !== blockBefore) touch(this.#view, day, this.#planet);
    // The Sun comes first, and stands at the beginning of `out` where its place is wanted.
    for (let body = 0; body < BODY_COUNT; body++) {
      this.#write(body as BodyIndex, jdTT, day, out, out, body * VALUES_PER_BODY);
    }
    writePlace(this.#view, NUTATION, day, this.#nutation, 0);
    out[NUTATION_LONGITUDE] = this.#nutation[0]!;
    out[NUTATION_OBLIQUITY] = this.#nutation[1]!;
  }

  readBody(body: BodyIndex, jdTT: number, out: Float64Array): void {
    const day = this.#dayInBlock(jdTT);
    if (isDeflected(body)) writePlace(this.#view, SUN, day, this.#sun, 0);
    this.#write(body, jdTT, day, this.#sun, out, 0);
  }

  readNutation(jdTT: number, out: Float64Array): void {
    const day = this.#dayInBlock(jdTT);
    writePlace(this.#view, NUTATION, day, out, 0);
  }

  /** Reads the whole pack into memory and checks every block, for many dates at once. */
  preload(): void {
    if (this.#refusal) throw this.#refusal;
    try {
      this.#blocks.preload();
      this.#block = -1;
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Compares the whole file with the checksum of the manifest. */
  async verify(): Promise<void> {
    if (this.#refusal) throw this.#refusal;
    try {
      await this.#blocks.verify();
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Closes the file; nothing can be read afterwards. */
  close(): void {
    this.#blocks.close();
    this.#block = -1;
    this.#refusal ??= new Error('The ephemeris has been closed.');
  }

  /** Makes the block of a date current and returns the days since its beginning. */
  #dayInBlock(jdTT: number): number {
    const day = jdTT - this.#startJdTT;
    // Not-a-number fails every comparison.
    if (!(day >= 0 && jdTT <= this.coverage.endJdTT)) throw new EphemerisRangeError(jdTT, this.coverage);
    // The last instant of all belongs to the last block.
    const block = Math.min((day / GRANULE_DAYS) | 0, this.#lastBlock);
    if (block !== this.#block) this.#enter(block);
    return day - block * GRANULE_DAYS;
  }

  #enter(block: number): void {
    if (this.#refusal) throw this.#refusal;
    try {
      this.#view = this.#blocks.view(block);
      this.#block = block;
    } catch (error) {
      this.#refuse(error);
    }
  }

  #refuse(error: unknown): never {
    this.#block = -1;
    this.#refusal = error;
    throw error;
  }

  #write(body: BodyIndex, jdTT: number, day: number, sun: Float64Array, out: Float64Array, at: number): void {
    if (body === BODY.meanNode) {
      out[at] = meanNodeDeg(jdTT);
      out[at + 1] = 0;
      out[at + 2] = 0;
      out[at + 3] = meanNodeDegPerDay(jdTT);
    } else if (body === BODY.trueNode) {
      writePlace(this.#view, TRUE_NODE, day, out, at);
      out[at + 1] = 0;
      out[at + 2] = 0;
    } else {
      writePlace(this.#view, SERIES[body]!, day, out, at);
      if (isDeflected(body)) this.#deflect(body, day, sun, out, at);
    }
    out[at] = wrap360(out[at]!);
  }

  #deflect(body: BodyIndex, day: number, sun: Float64Array, out: Float64Array, at: number): void {
    const straightDeg = out[at]!;
    const cosElongation = addDeflection(sun, out, at);
    if (cosElongation > RATE_ZONE_COSINE) {
      out[at + 3]! += this.#deflectionRate(body, day, sun, out[at]! - straightDeg);
    }
  }

  /** Change of the deflection in longitude, degrees per day, by a short step ahead. */
  #deflectionRate(body: BodyIndex, day: number, sun: Float64Array, deflectionDeg: number): number {
    const planet = this.#planet;
    const sunAhead = this.#sunAhead;
    sunAhead[0] = sun[0]! + sun[3]! * RATE_STEP_DAYS;
    sunAhead[1] = sun[1]!;
    sunAhead[2] = sun[2]!;
    writePlace(this.#view, SERIES[body]!, day + RATE_STEP_DAYS, planet, 0);
    const straightDeg = planet[0]!;
    addDeflection(sunAhead, planet, 0);
    return (planet[0]! - straightDeg - deflectionDeg) / RATE_STEP_DAYS;
  }
}

/** The Sun and the Moon are not: nothing bends the light of the one, and the other never stands behind it. */
function isDeflected(body: BodyIndex): boolean {
  return body >= BODY.mercury && body <= BODY.saturn;
}
