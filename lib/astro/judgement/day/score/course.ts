/** Everything that changes over some days; each search runs once over all of them. */
import { saturnSpans, type SaturnSpan } from './saturn.ts';
import { skySpans, type IndexSpan, type SignSpan, type SkySpan } from './skies.ts';
import type { DayScoreContext } from './context.ts';
import type { Ephemeris } from '../../../ephemeris.ts';
import { ttFromUt, utFromTt } from '../../../earth/deltaT.ts';
import { karanaSpans, dayElementSpans } from '../../../panchang/elementSpans.ts';
import { eclipseInstants } from '../../../panchang/nearEclipse.ts';
import { sunMoonThrough, type ElementSpan } from '../../../panchang/spans.ts';
import { crossings } from '../../../search.ts';
import { TITHIS, type Paksha } from '../../../tables/panchang.ts';
import { forEachOfSeven, forEachPlanet, type Planet, type SevenPlanet } from '../../../tables/planets.ts';
import { moortiAt } from '../../../transit/moorti.ts';
import { tracksOf, type Tracks } from '../../../transit/sky.ts';
import { passageJdTT, passages } from '../../../transit/passages.ts';
import { stays, type Stay } from '../../../transit/stays.ts';
import type { Track } from '../../../transit/track.ts';
import { SIGN_ARC_DEG } from '../../../tables/signs.ts';
import { NAKSHATRA_ARC_DEG } from '../../../tables/nakshatras.ts';
import { KAKSHA_ARC_DEG, KAKSHAS_OF_SIGN } from '../../../ashtakavarga/kaksha.ts';
import type { TimeSpan } from '../../../time.ts';
import { subPeriods } from '../../../dasha/nakshatra.ts';
import { DEEPEST_LEVEL, type Period } from '../../../dasha/period.ts';
import { vimshottari } from '../../../dasha/vimshottari.ts';
import { spansTouching } from './pieces.ts';

export interface DayCourse {
  readonly tithis: readonly ElementSpan[];
  readonly nakshatras: readonly ElementSpan[];
  readonly yogas: readonly ElementSpan[];
  readonly karanas: readonly ElementSpan[];
  readonly pakshas: readonly (TimeSpan & { readonly paksha: Paksha })[];
  /** New and full moons that are eclipses. */
  readonly eclipsesJdUT: readonly number[];
  readonly sunNakshatras: readonly IndexSpan[];
  /** Signs of the nine. */
  readonly signs: Readonly<Record<Planet, readonly SignSpan[]>>;
  /** Times in which no sign changes. */
  readonly skies: readonly SkySpan[];
  /** Kakshas from 0 Aries on, 96 in all; the nodes are not judged by them. */
  readonly kakshas: Readonly<Record<SevenPlanet, readonly IndexSpan[]>>;
  /** When a planet goes backwards. */
  readonly retrogrades: Readonly<Record<SevenPlanet, readonly TimeSpan[]>>;
  readonly dashas: Dashas;
  /** Sade sati and dhaiya. */
  readonly saturn: readonly SaturnSpan[];
}

/**
 * Returns what moves from the beginning of the first day to the end of the last.
 *
 * @throws EphemerisRangeError where three days to either side are outside the ephemeris
 */
export function dayCourse(context: DayScoreContext, ephemeris: Ephemeris, fromJdUT: number, toJdUT: number): DayCourse {
  const { chart } = context;
  const whole = { startJdUT: fromJdUT, endJdUT: toJdUT };
  const sky = sunMoonThrough(ephemeris, chart.conventions);
  const tithis = dayElementSpans('tithi', whole, sky);
  const tracks = tracksOf(ephemeris, chart.conventions);
  const kakshas = forEachOfSeven((planet) => passedParts(tracks[planet], KAKSHA_ARC_DEG, whole));
  const ofSaturn = stays(tracks.Saturn, SIGN_ARC_DEG, fromJdUT, toJdUT);
  const signs = signSpans(context, tracks, kakshas.Moon, ofSaturn, whole);
  return {
    tithis,
    nakshatras: dayElementSpans('nakshatra', whole, sky),
    yogas: dayElementSpans('yoga', whole, sky),
    karanas: karanaSpans(tithis, whole, sky),
    pakshas: pakshaSpans(tithis),
    eclipsesJdUT: eclipseInstants(tithis, ephemeris),
    sunNakshatras: passedParts(tracks.Sun, NAKSHATRA_ARC_DEG, whole),
    signs,
    skies: skySpans(context.gochara, signs, whole),
    kakshas,
    retrogrades: forEachOfSeven((planet) => retrogradeSpans(tracks[planet], planet, whole)),
    dashas: runningDashas(context.mahadashas, whole),
    saturn: saturnSpans(context, tracks, ofSaturn),
  };
}

/** Lists the parts of the zodiac that a planet passes in a time; the first has no beginning and the last no end. */
function passedParts(track: Track, arcDeg: number, { endJdUT, startJdUT }: TimeSpan): IndexSpan[] {
  const [fromJdTT, untilJdTT] = [ttFromUt(startJdUT), ttFromUt(endJdUT)];
  const spans: IndexSpan[] = [];
  let index = Math.floor(track.at(fromJdTT).longitudeDeg / arcDeg);
  let sinceJdUT = -Infinity;
  for (const passage of passages(track, arcDeg, fromJdTT, track.endJdTT)) {
    const jdTT = passageJdTT(track, passage);
    if (jdTT >= untilJdTT) break;
    const jdUT = utFromTt(jdTT);
    spans.push({ index, startJdUT: sinceJdUT, endJdUT: jdUT });
    [index, sinceJdUT] = [passage.enteredIndex, jdUT];
  }
  spans.push({ index, startJdUT: sinceJdUT, endJdUT: Infinity });
  return spans;
}

/** Returns stays as spans; those that reach beyond the ephemeris, and so beyond every day, have infinite ends. */
function spansOf(found: readonly Stay[]): IndexSpan[] {
  return found.map(({ endJdUT, index, startJdUT }) => ({
    index,
    startJdUT: startJdUT ?? -Infinity,
    endJdUT: endJdUT ?? Infinity,
  }));
}

function signSpans(
  { chart }: DayScoreContext,
  tracks: Tracks,
  moonKakshas: readonly IndexSpan[],
  ofSaturn: readonly Stay[],
  { endJdUT, startJdUT }: TimeSpan,
): DayCourse['signs'] {
  const staysOf = (planet: Planet) =>
    planet === 'Saturn' ? ofSaturn : stays(tracks[planet], SIGN_ARC_DEG, startJdUT, endJdUT);
  return forEachPlanet((planet) => {
    // Signs follow from kakshas, which divide them.
    if (planet === 'Moon') return signsOfKakshas(moonKakshas);
    const entered = staysOf(planet);
    return spansOf(entered).map((span, i) => {
      const found = moortiAt(chart.signs.Moon, tracks.Moon, entered[i]!.startJdUT);
      return { ...span, moorti: found && found.moorti };
    });
  });
}

function signsOfKakshas(kakshas: readonly IndexSpan[]): SignSpan[] {
  const signs: SignSpan[] = [];
  for (const { endJdUT, index: kaksha, startJdUT } of kakshas) {
    const index = Math.floor(kaksha / KAKSHAS_OF_SIGN);
    const last = signs.at(-1);
    const isOn = last?.index === index;
    if (isOn) signs.pop();
    signs.push({ index, startJdUT: isOn ? last.startJdUT : startJdUT, endJdUT, moorti: null });
  }
  return signs;
}

function pakshaSpans(tithis: readonly ElementSpan[]): DayCourse['pakshas'] {
  const halves: { startJdUT: number; endJdUT: number; paksha: Paksha }[] = [];
  for (const { endJdUT, number, startJdUT } of tithis) {
    const { paksha } = TITHIS[number - 1]!;
    const last = halves.at(-1);
    if (last?.paksha === paksha) last.endJdUT = endJdUT;
    else halves.push({ startJdUT, endJdUT, paksha });
  }
  return halves;
}

/** Retrogrades last three weeks at the least (Mercury). */
const TURN_STEP_DAYS = 8;
const TURN_TOLERANCE_DAYS = 1e-5;

function retrogradeSpans(track: Track, planet: SevenPlanet, { endJdUT, startJdUT }: TimeSpan): TimeSpan[] {
  if (planet === 'Sun' || planet === 'Moon') return [];
  const speed = (jdTT: number) => track.at(Math.min(Math.max(jdTT, track.startJdTT), track.endJdTT)).speedDegPerDay;
  const fromJdTT = ttFromUt(startJdUT);
  let sinceJdUT = speed(fromJdTT) < 0 ? -Infinity : null;
  const spans: TimeSpan[] = [];
  for (const { isRising, x } of crossings(speed, fromJdTT, ttFromUt(endJdUT), TURN_STEP_DAYS, TURN_TOLERANCE_DAYS)) {
    const jdUT = utFromTt(x);
    if (isRising) spans.push({ startJdUT: sinceJdUT ?? -Infinity, endJdUT: jdUT });
    sinceJdUT = isRising ? null : jdUT;
  }
  if (sinceJdUT !== null) spans.push({ startJdUT: sinceJdUT, endJdUT: Infinity });
  return spans;
}

/** Periods that touch some time, the mahadashas first. */
export type Dashas = readonly (readonly Period<Planet>[])[];

/**
 * Lists the periods of all levels that touch a time, the mahadashas first.
 *
 * @param mahadashas of a life
 */
export function runningDashas(mahadashas: readonly Period<Planet>[], whole: TimeSpan): Dashas {
  const levels = [spansTouching(mahadashas, whole)];
  while (levels.length < DEEPEST_LEVEL) {
    levels.push(levels.at(-1)!.flatMap((parent) => spansTouching(subPeriods(vimshottari, parent), whole)));
  }
  return levels;
}
