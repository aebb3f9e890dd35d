/** Transits of an instant over a chart: judged once, with a record for each planet. */
import { motionOf } from '../../astro/planet/motion.ts';
import { phaladeepika, practice } from '../../astro/source.ts';
import { forEachPlanet, forSomePlanets, PLANETS, type Planet } from '../../astro/tables/planets.ts';
import {
  combinedTransits,
  judgedTransit,
  type GocharaContext,
  type JudgedTransit,
} from '../../astro/transit/gochara.ts';
import { moortiAt, type MoortiFound } from '../../astro/transit/moorti.ts';
import { passingPlanet, passingSign, tracksOf, type PassingPlanet, type Tracks } from '../../astro/transit/sky.ts';
import type { NodeVedha } from '../../astro/transit/vedha.ts';
import type { WholeStay, Stay } from '../../astro/transit/stays.ts';
import type { CombinedTransits, TransitRecord } from '../../schemas/common/transit/transit.ts';
import { contributorId, contributorName } from '../strength/bindus.ts';
import { formatJd, writtenDate, type PlaceClock } from '../../time/civilTime.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { stageAt } from '../../birth/personOf.ts';
import type { LifeStage } from '../../astro/stage.ts';
import { WRITTEN_LATER_DAYS } from '../../birth/life.ts';
import type { Names } from '../../words/names.ts';
import { degrees } from '../../astro/rounding.ts';
import { dms, nakshatraRef, planetHead, signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import {
  MOORTI_NAMES,
  RECEPTION_NAMES,
  RESULT_NAMES,
  TRANSIT_BAND_NAMES,
  transitComponents,
  transitText,
  type ToldTransit,
} from './wording.ts';

export const TRANSIT_SOURCES = [
  phaladeepika(26),
  practice('Score of a transit: house, vedha, bindus, sign, moorti and kaksha together, interpretive'),
];

/** How instants and names are written: local time and language. */
export interface WrittenIn {
  readonly names: Names;
  readonly clock: PlaceClock;
}

/** What the transits need of a birth, and the ephemeris they are searched in. */
type TransitSubject = Pick<BirthContext, 'birth' | 'chart' | 'ephemeris' | 'bindus'>;

/** An instant over a chart, independent of which planets an answer lists. */
export interface TransitInstant extends WrittenIn {
  readonly jdUT: number;
  /** Of the person at that instant. */
  readonly stage: LifeStage;
  readonly gochara: GocharaContext;
  readonly tracks: Tracks;
}

/** The transits over a chart that an answer lists. */
export interface TransitSky<Described extends Planet = Planet> extends TransitInstant {
  readonly passing: Readonly<Record<Described, PassingPlanet>>;
  readonly judged: Readonly<Record<Described, JudgedTransit>>;
}

/** Judges the nine transits over a chart at an instant, UT. */
export function transitSky(
  subject: TransitSubject,
  relevant: WrittenIn,
  atJdUT: number,
  nodeVedha?: NodeVedha,
): TransitSky {
  return transitSkyOf(PLANETS, subject, relevant, atJdUT, nodeVedha);
}

/** Judges the transits of the listed planets; of the others only the signs are computed. */
export function transitSkyOf<Described extends Planet>(
  described: readonly Described[],
  { bindus, birth, chart, ephemeris }: TransitSubject,
  { clock, names }: WrittenIn,
  atJdUT: number,
  nodeVedha: NodeVedha = 'counted',
): TransitSky<Described> {
  // The start of a stay as the answer writes it, sent back as an instant, must lie within that stay.
  const jdUT = atJdUT + WRITTEN_LATER_DAYS;
  const tracks = tracksOf(ephemeris, chart.conventions);
  const gochara = { chart, ashtakavarga: bindus(), nodeVedha };
  const passing = forSomePlanets(described, (planet) => passingPlanet(tracks, planet, chart.signs.Moon, jdUT));
  const signs = forEachPlanet((planet) => passingSign(tracks[planet], jdUT));
  const judged = forSomePlanets(described, (planet) => judgedTransit(gochara, planet, passing[planet].place, signs));
  return { jdUT, stage: stageAt({ birth }, atJdUT), gochara, tracks, passing, judged, names, clock };
}

/** Returns an instant in local time; null where the ephemeris does not reach it. */
export function instantOrNull({ clock }: Pick<WrittenIn, 'clock'>, jdUT: number | null): string | null {
  return jdUT === null ? null : formatJd(clock, jdUT);
}

/** Returns the date of an instant, 2026-06-15, for a sentence. */
export function localDate({ clock }: Pick<WrittenIn, 'clock'>, jdUT: number): string {
  return writtenDate(clock, jdUT);
}

/** Returns the date of an instant for a sentence; null where the ephemeris does not reach it. */
export function localDateOrNull(relevant: Pick<WrittenIn, 'clock'>, jdUT: number | null): string | null {
  return jdUT === null ? null : localDate(relevant, jdUT);
}

/** Returns start and end of a stay; null where one is outside the ephemeris. */
export function staySpanRecord(
  relevant: Pick<WrittenIn, 'clock'>,
  { endJdUT, startJdUT }: Pick<Stay, 'startJdUT' | 'endJdUT'>,
) {
  return { start: instantOrNull(relevant, startJdUT), end: instantOrNull(relevant, endJdUT) };
}

/** Returns the record of all nine transits together. */
export function combinedRecord({ judged, names }: Pick<TransitSky, 'judged' | 'names'>): CombinedTransits {
  const { band, parts, percentile, score } = combinedTransits(judged);
  const components = transitComponents(parts, names);
  return { score, percentile, band, band_name: names.of(TRANSIT_BAND_NAMES[band]), components };
}

/** Lists the records of all nine transits, Sun to Ketu. */
export function transitRecords(sky: TransitSky): TransitRecord[] {
  return PLANETS.map((planet) => transitRecord(sky, planet));
}

/** Returns the fields that every answer about transits gives for a planet. */
export function transitRecord<Described extends Planet>(sky: TransitSky<Described>, planet: Described): TransitRecord {
  const { names } = sky;
  const { crossing, moorti, speedDegPerDay, where } = sky.passing[planet];
  const judged = sky.judged[planet];
  const { current, segments } = crossing;
  const motion = motionOf({ id: planet, speedDegPerDay });
  return {
    ...planetHead(planet, names),
    longitude: degrees(where.longitudeDeg),
    sign: signRef(where.signIndex, names),
    degree: degrees(where.degreeInSign),
    dms: dms(where.degreeInSign),
    nakshatra: nakshatraRef(where.nakshatraIndex, names),
    pada: where.pada,
    is_retrograde: speedDegPerDay < 0,
    speed: degrees(speedDegPerDay),
    motion,
    motion_name: names.term(motion),
    house_from_moon: judged.houseFromMoon,
    house_from_lagna: judged.houseFromAscendant,
    entered_at: instantOrNull(sky, current.startJdUT),
    leaves_at: instantOrNull(sky, current.endJdUT),
    is_reentry: segments[0] !== current,
    returns_at: instantOrNull(sky, segments[segments.indexOf(current) + 1]?.startJdUT ?? null),
    final_exit_at: instantOrNull(sky, segments.at(-1)!.endJdUT),
    segments: segmentRecords(sky, planet),
    reception: judged.reception,
    reception_name: names.of(RECEPTION_NAMES[judged.reception]),
    bindus: judged.bindus,
    sarvashtakavarga: judged.sarva,
    kaksha: {
      number: judged.place.kakshaIndex + 1,
      lord: contributorId(judged.kakshaLord),
      lord_name: contributorName(judged.kakshaLord, names),
      is_active: judged.isKakshaActive,
    },
    moorti: moorti && moortiRecord(sky, moorti, current),
    vedha: vedhaRecord(judged),
    effect: effectRecord(sky, crossing, judged),
  };
}

/** Lists the unbroken stays that a transit of one sign consists of; retrograde motion splits it. */
export function segmentRecords<Described extends Planet>(
  sky: TransitSky<Described>,
  planet: Described,
): TransitRecord['segments'] {
  const passing = sky.passing[planet];
  return passing.crossing.segments.map((stay) => segmentRecord(sky, passing, stay));
}

function segmentRecord(sky: TransitInstant, passing: PassingPlanet, stay: Stay): TransitRecord['segments'][number] {
  const isCurrent = stay === passing.crossing.current;
  // The moorti of the current stay was computed with the sky.
  const found = isCurrent ? passing.moorti : moortiOf(sky, passing.planet, stay);
  return {
    ...staySpanRecord(sky, stay),
    is_current: isCurrent,
    is_entered_retrograde: stay.isEnteredBackward,
    moorti: found?.moorti ?? null,
  };
}

function moortiOf({ gochara, tracks }: TransitInstant, planet: Planet, stay: Stay): MoortiFound | null {
  return planet === 'Moon' ? null : moortiAt(gochara.chart.signs.Moon, tracks.Moon, stay.startJdUT);
}

/** Returns the record of a moorti, determined when the planet entered the sign. */
export function moortiRecord(relevant: WrittenIn, { moonHouse, moorti }: MoortiFound, { startJdUT }: Stay) {
  return {
    id: moorti,
    name: relevant.names.of(MOORTI_NAMES[moorti]),
    taken_at: formatJd(relevant.clock, startJdUT!),
    moon_house: moonHouse,
  };
}

function vedhaRecord({ vedha }: JudgedTransit): TransitRecord['vedha'] {
  const { by, exempt, isGoodHouse, pairedHouse, result } = vedha;
  return {
    is_good_house: isGoodHouse,
    paired_house: pairedHouse,
    is_obstructed: result === 'neutralised',
    is_relieved: result === 'relieved',
    by: by.map(planetId),
    exempt: exempt.map(planetId),
  };
}

function effectRecord(sky: ToldTransit, crossing: WholeStay, judged: JudgedTransit): TransitRecord['effect'] {
  const { names } = sky;
  const { band, intensity, parts, percentile, score, vedha } = judged;
  return {
    result: vedha.result,
    result_name: names.of(RESULT_NAMES[vedha.result]),
    score,
    percentile,
    band,
    band_name: names.of(TRANSIT_BAND_NAMES[band]),
    intensity,
    components: transitComponents(parts, names),
    ...transitText(sky, crossing, judged),
  };
}
