/** What moves in the sky over some days: the same for every birth, and so kept from one request to the next. */
import { cutsOf, type CommonCourse, type PlainCourse } from './commonCourse.ts';
import type { IndexSpan, SignSpan } from './skies.ts';
import type { SkyConventions } from '../../../chart/sky.ts';
import type { Ephemeris } from '../../../ephemeris.ts';
import { ttFromUt, utFromTt } from '../../../earth/deltaT.ts';
import { memoizedEach, memoizedLast, type MemoizedLast } from '../../../memoized.ts';
import { eclipsesBetween } from '../../../eclipse/eclipses.ts';
import { karanaSpans, dayElementSpans } from '../../../panchang/elementSpans.ts';
import { sunMoonThrough, type ElementSpan } from '../../../panchang/spans.ts';
import { crossings } from '../../../search.ts';
import { TITHIS, type Paksha } from '../../../tables/panchang.ts';
import { forEachOfSeven, forEachPlanet, type Planet, type SevenPlanet } from '../../../tables/planets.ts';
import { tracksOf, type Tracks } from '../../../transit/sky.ts';
import { passageJdTT, passages } from '../../../transit/passages.ts';
import { partAt, stays, type Stay } from '../../../transit/stays.ts';
import type { Track } from '../../../transit/track.ts';
import { SIGN_ARC_DEG } from '../../../tables/signs.ts';
import { NAKSHATRA_ARC_DEG } from '../../../tables/nakshatras.ts';
import { KAKSHA_ARC_DEG, KAKSHAS_OF_SIGN } from '../../../ashtakavarga/kaksha.ts';
import type { TimeSpan } from '../../../time.ts';

export interface Movements {
  readonly common: CommonCourse;
  readonly tracks: Tracks;
  /** Of Saturn in signs. */
  readonly saturn: readonly Stay[];
}

/** Times begin and end at whole multiples of so many days, so that requests for neighbouring days share them. */
const BLOCK_DAYS = 16;
/** Days that are searched beyond a time. */
const SEARCH_DAYS = 5;
/** An hour asks for today, this month and the next in two or three conventions. */
const TIMES_KEPT = 8;

const recentOf = memoizedEach<Ephemeris, MemoizedLast<string, Movements>>(() => memoizedLast(TIMES_KEPT));

/**
 * Returns what moves over a time, and some days before and after it.
 *
 * @throws EphemerisRangeError where three days to either side are outside the ephemeris
 */
export function movements(ephemeris: Ephemeris, { ayanamsa, node }: SkyConventions, time: TimeSpan): Movements {
  const { endJdTT, startJdTT } = ephemeris.coverage;
  const fromJdUT = Math.floor(time.startJdUT / BLOCK_DAYS) * BLOCK_DAYS;
  const toJdUT = Math.ceil(time.endJdUT / BLOCK_DAYS) * BLOCK_DAYS;
  const whole = {
    startJdUT: Math.min(time.startJdUT, Math.max(fromJdUT, startJdTT + SEARCH_DAYS)),
    endJdUT: Math.max(time.endJdUT, Math.min(toJdUT, endJdTT - SEARCH_DAYS)),
  };
  const key = [ayanamsa, node, whole.startJdUT, whole.endJdUT].join();
  return recentOf(ephemeris)(key, () => moved(ephemeris, { ayanamsa, node }, whole));
}

function moved(ephemeris: Ephemeris, conventions: SkyConventions, whole: TimeSpan): Movements {
  const sky = sunMoonThrough(ephemeris, conventions);
  const tithis = dayElementSpans('tithi', whole, sky);
  const tracks = tracksOf(ephemeris, conventions);
  const kakshas = forEachOfSeven((planet) => passedParts(tracks[planet], KAKSHA_ARC_DEG, whole));
  const staysOf = memoizedEach((planet: Planet) => stays(tracks[planet], SIGN_ARC_DEG, whole.startJdUT, whole.endJdUT));
  const plain: PlainCourse = {
    tithis,
    nakshatras: dayElementSpans('nakshatra', whole, sky),
    yogas: dayElementSpans('yoga', whole, sky),
    karanas: karanaSpans(tithis, whole, sky),
    pakshas: pakshaSpans(tithis),
    eclipses: eclipsesBetween(whole, ephemeris),
    sunNakshatras: passedParts(tracks.Sun, NAKSHATRA_ARC_DEG, whole),
    kakshas,
    retrogrades: forEachOfSeven((planet) => retrogradeSpans(tracks[planet], planet, whole)),
    signs: forEachPlanet((planet) =>
      planet === 'Moon' ? signsOfKakshas(kakshas.Moon) : signSpans(staysOf(planet), tracks.Moon),
    ),
  };
  return { common: { ...plain, cuts: cutsOf(plain) }, tracks, saturn: staysOf('Saturn') };
}

/** Returns stays as spans; those that reach beyond the ephemeris, and so beyond every day, have infinite ends. */
function signSpans(found: readonly Stay[], moon: Track): SignSpan[] {
  return found.map(({ endJdUT, index, startJdUT }) => ({
    index,
    startJdUT: startJdUT ?? -Infinity,
    endJdUT: endJdUT ?? Infinity,
    moonSignIndex: startJdUT === null ? null : partAt(moon, SIGN_ARC_DEG, startJdUT),
  }));
}

/** Signs follow from kakshas, which divide them. */
function signsOfKakshas(kakshas: readonly IndexSpan[]): SignSpan[] {
  const signs: SignSpan[] = [];
  for (const { endJdUT, index: kaksha, startJdUT } of kakshas) {
    const index = Math.floor(kaksha / KAKSHAS_OF_SIGN);
    const last = signs.at(-1);
    const isOn = last?.index === index;
    if (isOn) signs.pop();
    signs.push({ index, startJdUT: isOn ? last.startJdUT : startJdUT, endJdUT, moonSignIndex: null });
  }
  return signs;
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

function pakshaSpans(tithis: readonly ElementSpan[]): CommonCourse['pakshas'] {
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
