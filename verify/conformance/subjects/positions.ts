/** The sky by an independent ephemeris: positions of the bodies, the rotation of the Earth, ayanamsas. */
import { ayanamsaDeg, AYANAMSA_IDS, AYANAMSAS } from '../../../lib/astro/earth/ayanamsa.ts';
import { deltaTSeconds, ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import { ascendantDeg, midheavenDeg } from '../../../lib/astro/earth/horizon.ts';
import { meanObliquityDeg } from '../../../lib/astro/earth/obliquity.ts';
import { localSiderealDeg } from '../../../lib/astro/earth/siderealTime.ts';
import {
  BODY,
  NUTATION_LONGITUDE,
  NUTATION_OBLIQUITY,
  READING_LENGTH,
  VALUES_PER_BODY,
  type Body,
} from '../../../lib/astro/ephemeris.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../../functions/_shell/ephemeris.ts';
import { minuteOf, named, rowsOf, type Row } from '../births.ts';
import { arc, distance, subject, type Measure, type Subject } from '../subject.ts';

const FILE = 'ephemeris/positions';

/** Tropical longitude and latitude, distance, rate of the longitude, sidereal longitude. */
type Place = readonly [longitudeDeg: number, latitudeDeg: number, distanceAU: number, speedDegPerDay: number, number];
type Sky = Readonly<Record<Body, Place>> & { readonly jd_tt: number };

interface Era {
  readonly id: string;
  readonly title: string;
  isWithin(jdTT: number): boolean;
}

const MODERN_FROM = jdFromDate(1800, 1, 1);
const MODERN_UNTIL = jdFromDate(2101, 1, 1);
const isModern = (jdTT: number) => jdTT >= MODERN_FROM && jdTT < MODERN_UNTIL;
const ERAS: readonly Era[] = [
  { id: '1800-2100', title: '1800 to 2100', isWithin: isModern },
  { id: 'before-and-after', title: '1600 to 1799 and 2101 to 2400', isWithin: (jdTT) => !isModern(jdTT) },
];

/** Arcseconds in the two eras; just above what is achieved. */
const TOLERANCES: Readonly<Record<Body, readonly [modern: number, beyond: number]>> = {
  sun: [0.01, 0.01],
  moon: [0.04, 0.2],
  mercury: [0.02, 0.02],
  venus: [0.02, 0.02],
  mars: [0.08, 0.08],
  jupiter: [0.04, 0.07],
  saturn: [0.03, 0.03],
  meanNode: [0.2, 0.7],
  trueNode: [0.1, 0.2],
};

const TITLES: Readonly<Record<Body, string>> = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  meanNode: 'Mean node',
  trueNode: 'True node',
};

const BODIES = Object.keys(TOLERANCES) as Body[];
const isNode = (body: Body) => body === 'meanNode' || body === 'trueNode';

function read(jdTT: number): Float64Array {
  const reading = new Float64Array(READING_LENGTH);
  ephemeris().readAll(jdTT, reading);
  return reading;
}

/** Golden longitudes refer to the true equinox, so nutation is added to ours. */
function placeOf(body: Body, jdTT: number): Place {
  const reading = read(jdTT);
  const [longitude, latitude, distanceAU, speed] = reading.subarray(BODY[body] * VALUES_PER_BODY);
  return [longitude! + reading[NUTATION_LONGITUDE]!, latitude!, distanceAU!, speed!, 0];
}

/** Compares one column of the positions of some bodies. */
function ofPlaces(
  column: 0 | 1 | 2,
  isWanted: (body: Body, sky: Sky) => boolean,
): Pick<Subject, 'basis' | 'compared' | 'file'> {
  return {
    file: FILE,
    basis: 'ephemeris',
    *compared(golden) {
      for (const sky of rowsOf<Sky>(golden, FILE)) {
        const rows = BODIES.filter((body) => isWanted(body, sky)).map((body): Row => [
          TITLES[body],
          placeOf(body, sky.jd_tt)[column],
          sky[body][column],
        ]);
        yield* named(minuteOf(sky.jd_tt), rows);
      }
    },
  };
}

const longitudes = BODIES.flatMap((body) =>
  ERAS.map(({ id, title, isWithin }, era) =>
    subject({
      id: `${body}-${id}`,
      title: `${TITLES[body]}, ${title}`,
      measure: arc('arcsec', TOLERANCES[body][era]!),
      ...ofPlaces(0, (other, sky) => other === body && isWithin(sky.jd_tt)),
    }),
  ),
);

const otherColumns = [
  subject({
    id: 'latitudes',
    title: 'Ecliptic latitudes of Sun, Moon and planets',
    measure: arc('arcsec', 0.03),
    ...ofPlaces(1, (body) => !isNode(body)),
  }),
  subject({
    id: 'distances',
    title: 'Distances of Sun, Moon and planets',
    measure: distance('km', 110, 149_597_870.7),
    ...ofPlaces(2, (body) => !isNode(body)),
  }),
];

interface Horizon {
  readonly jd_ut: number;
  readonly lat: number;
  readonly lon: number;
  readonly sidAsc: number;
  readonly sidMc: number;
  readonly armc: number;
}

const ASCENDANT_FILE = 'ephemeris/ascendant';

function horizonRows({ jd_ut: jdUT, lat, lon, sidAsc, sidMc, armc }: Horizon): Row[] {
  const jdTT = ttFromUt(jdUT);
  const reading = read(jdTT);
  const nutationDeg = reading[NUTATION_LONGITUDE]!;
  const obliquityDeg = meanObliquityDeg(jdTT) + reading[NUTATION_OBLIQUITY]!;
  const siderealDeg = localSiderealDeg(jdUT, jdTT, nutationDeg, obliquityDeg, lon);
  const ayanamsa = ayanamsaDeg('lahiri', jdTT, ephemeris()) + nutationDeg;
  return [
    ['ascendant', ascendantDeg(siderealDeg, obliquityDeg, lat) - ayanamsa, sidAsc],
    ['midheaven', midheavenDeg(siderealDeg, obliquityDeg) - ayanamsa, sidMc],
    ['sidereal time', siderealDeg, armc],
  ];
}

const horizon = subject({
  id: 'horizon',
  title: 'Ascendant, midheaven and sidereal time from UT, 1850 to 2050, any latitude',
  file: ASCENDANT_FILE,
  basis: 'ephemeris',
  measure: arc('arcsec', 0.001),
  *compared(golden) {
    for (const row of rowsOf<Horizon>(golden, ASCENDANT_FILE)) yield* named(minuteOf(row.jd_ut), horizonRows(row));
  },
});

interface AyanamsaFile {
  readonly meta: { readonly jd_tt: readonly number[] };
  readonly rows: readonly {
    readonly id: number;
    readonly name: string;
    readonly mean: number[];
    readonly true: number[];
  }[];
}

function ofAyanamsas(kind: 'epoch' | 'star', title: string, measure: Measure): Subject {
  const file = 'ephemeris/ayanamsa';
  return subject({
    id: `ayanamsas-${kind}`,
    title,
    file,
    basis: 'ephemeris',
    convention:
      'Their definitions are those of the reference, mode by mode: what is compared is how precession carries them through eight centuries.',
    measure,
    *compared(golden) {
      const { meta, rows } = golden<AyanamsaFile>(file);
      for (const { id: mode, mean, true: withNutation } of rows) {
        const id = AYANAMSA_IDS.find((known) => AYANAMSAS[known].swissEphemerisId === mode)!;
        if (AYANAMSAS[id].kind !== kind) continue;
        for (const [i, jdTT] of meta.jd_tt.entries()) {
          const found = ayanamsaDeg(id, jdTT, ephemeris());
          yield* named(id, [
            [`mean, ${minuteOf(jdTT)}`, found, mean[i]!],
            [`with nutation, ${minuteOf(jdTT)}`, found + read(jdTT)[NUTATION_LONGITUDE]!, withNutation[i]!],
          ]);
        }
      }
    },
  });
}

function ofDeltaT(
  id: string,
  title: string,
  [from, to]: readonly [number, number],
  tolerance: number,
  convention = '',
): Subject {
  const file = 'ephemeris/deltat';
  return subject({
    id,
    title,
    file,
    basis: 'ephemeris',
    convention,
    measure: distance('s', tolerance),
    *compared(golden) {
      for (const [year, jdUT, expected] of rowsOf<[number, number, number]>(golden, file)) {
        if (year >= from && year <= to) yield* named(String(year), [['1 January', deltaTSeconds(jdUT), expected]]);
      }
    },
  });
}

const SAME_SERIES =
  'Both follow Stephenson, Morrison and Hohenkerk (2016) and, from 1952, what was observed: this shows that the series is carried out alike, and nothing more.';
const PREDICTED =
  'From 2023 the reference holds predictions of its own; ours are measured values of the US Naval Observatory to 2026 and a prediction after them. Nobody can say yet who is right.';

export const LONGITUDES: readonly Subject[] = longitudes;

export const EARTH: readonly Subject[] = [
  ...otherColumns,
  horizon,
  ofAyanamsas('epoch', 'Ayanamsas counted from an epoch, 1600 to 2400', arc('arcsec', 0.00015)),
  ofAyanamsas('star', 'Ayanamsas tied to a star or the galaxy, 1600 to 2400', arc('arcsec', 0.04)),
  ofDeltaT('delta-t', 'Delta T, 1600 to 2022', [1600, 2022], 0.0002, SAME_SERIES),
  ofDeltaT('delta-t-predicted', 'Delta T, 2023 to 2400', [2023, 2400], 0.8, PREDICTED),
];
