/** Sky and chart of 80 births, from date, time and place to signs and houses. */
import { PLANETS, SEVEN_PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import type { Placement } from '../../../lib/astro/chart/zodiac.ts';
import { byKey, ofBirths, type Context, type Row } from '../births.ts';
import { arc, seconds, subject, type Measure, type Subject } from '../subject.ts';

interface Place {
  readonly longitude: number;
  readonly sign: number;
  readonly nakshatra: number;
  readonly pada: number;
}
interface Positions {
  readonly julian_day_ut: number;
  readonly ayanamsa_mean: number;
  readonly ascendant: Place;
  readonly midheaven_longitude: number;
  readonly planets: Readonly<
    Record<Planet, Place & { latitude: number; speed_deg_per_day: number; retrograde: boolean; house: number }>
  >;
}

const POSITIONS = 'jyotish/positions';

function ofPositions(
  id: string,
  title: string,
  rows: (context: Context, expected: Positions) => Iterable<Row>,
  measure?: Measure,
  convention = '',
): Subject {
  return subject({
    id,
    title,
    basis: 'ephemeris',
    convention,
    ...(measure && { measure }),
    ...ofBirths(POSITIONS, rows),
  });
}

const ofPlanets = (value: (planet: Planet, context: Context, expected: Positions) => readonly [Row[1], Row[2]]) =>
  function* (context: Context, expected: Positions): Generator<Row> {
    for (const planet of PLANETS) yield [planet, ...value(planet, context, expected)];
  };

const longitudesOf = (planets: readonly Planet[]) =>
  function* ({ chart }: Context, expected: Positions): Generator<Row> {
    for (const id of planets) yield [id, chart.planets[id].longitudeDeg, expected.planets[id].longitude];
  };

function midheavenOf({ horizon, sky }: Context): number {
  return horizon.midheavenDeg - sky.ayanamsaDeg - sky.nutationLongitudeDeg;
}

function* cells({ chart }: Context, { ascendant, planets }: Positions): Generator<Row> {
  const cellsOf = ({ nakshatraIndex, pada, signIndex }: Placement) => ({
    sign: signIndex + 1,
    nakshatra: nakshatraIndex + 1,
    pada,
  });
  const wanted = ({ nakshatra, pada, sign }: Place) => ({ sign, nakshatra, pada });
  const rows = (name: string, found: Placement, expected: Place) =>
    byKey(wanted(expected), (key) => cellsOf(found)[key as 'sign'], `${name} `);
  yield* rows('ascendant', chart.ascendant, ascendant);
  for (const planet of PLANETS) {
    yield* rows(planet, chart.planets[planet], planets[planet]);
    yield [`${planet} house`, chart.planets[planet].house, planets[planet].house];
  }
}

export const BIRTH_SKY: readonly Subject[] = [
  ofPositions(
    'civil-time',
    'Civil time to Universal Time',
    ({ birth }, { julian_day_ut: jdUT }) => [['instant', birth.jdUT, jdUT]],
    seconds(0.001),
  ),
  ofPositions(
    'longitudes',
    'Longitudes of Sun to Saturn',
    longitudesOf(SEVEN_PLANETS),
    arc('arcsec', 0.1),
    'For births after 2022 the two predict Delta T differently: in 0.15 s the Moon moves 0.08 arcsec.',
  ),
  ofPositions(
    'node-longitudes',
    'Longitudes of Rahu and Ketu (mean node)',
    longitudesOf(['Rahu', 'Ketu']),
    arc('arcsec', 0.11),
  ),
  ofPositions(
    'ascendants',
    'Ascendant and midheaven',
    (context, expected) => [
      ['ascendant', context.chart.ascendant.longitudeDeg, expected.ascendant.longitude],
      ['midheaven', midheavenOf(context), expected.midheaven_longitude],
    ],
    arc('arcsec', 0.003),
  ),
  ofPositions(
    'ayanamsa',
    'Mean ayanamsa',
    ({ sky }, { ayanamsa_mean: deg }) => [['Lahiri', sky.ayanamsaDeg, deg]],
    arc('arcsec', 0.002),
  ),
  ofPositions(
    'birth-latitudes',
    'Latitudes of Sun to Ketu',
    ofPlanets((id, { chart }, { planets }) => [chart.planets[id].latitudeDeg, planets[id].latitude]),
    arc('arcsec', 0.03),
  ),
  ofPositions(
    'speeds',
    'Daily motion of Sun to Ketu',
    ofPlanets((id, { chart }, { planets }) => [chart.planets[id].speedDegPerDay, planets[id].speed_deg_per_day]),
    arc('arcsec', 0.3),
  ),
  ofPositions('cells', 'Sign, nakshatra, pada and house', cells),
  ofPositions(
    'retrograde',
    'Retrogression',
    ofPlanets((id, { chart }, { planets }) => [chart.planets[id].isRetrograde, planets[id].retrograde]),
  ),
];
