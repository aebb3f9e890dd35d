/** Points of 80 births that need no sunrise, the avakahada chakra, and places over the equator and the horizon. */
import { avakahadaOf } from '../../../lib/astro/chart/avakahada.ts';
import { equatorialPlaces, horizontal } from '../../../lib/astro/chart/coordinates.ts';
import { induSignIndex } from '../../../lib/astro/chart/induAscendant.ts';
import { placement } from '../../../lib/astro/chart/zodiac.ts';
import { planetArudhas } from '../../../lib/astro/jaimini/planetArudhas.ts';
import { sreeAscendantDeg } from '../../../lib/astro/jaimini/sreeAscendant.ts';
import { bhriguBinduDeg, sphutasDeg, yogiGroup, type Sphuta } from '../../../lib/astro/points/sphutas.ts';
import { solarUpagrahasDeg, type SolarUpagraha } from '../../../lib/astro/points/upagrahas.ts';
import { PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import type { GoldenPoints } from '../../../tests/support/pointsGolden.ts';
import { byKey, ofBirths, type Context, type Row } from '../births.ts';
import { arc, distance, subject, type Subject } from '../subject.ts';

interface Avakahada {
  readonly varna: string;
  readonly vashya: string;
  readonly yoni: string;
  readonly yoni_gender: 'M' | 'F';
  readonly gana: string;
  readonly nadi: string;
  readonly tatva: string;
  readonly paya_by_moon_house: string;
  readonly paya_by_nakshatra: string;
  readonly yunja: string;
  readonly vihaga: string;
}
type Chart = GoldenPoints['independent_of_sunrise'] & { readonly avakahada: Avakahada };
interface Expected {
  readonly independent_of_sunrise: Chart;
}

const FILE = 'jyotish/points';

function ofCharts(
  id: string,
  title: string,
  rowsOf: (context: Context, expected: Chart) => Iterable<Row>,
  more: Partial<Subject> = {},
): Subject {
  return subject({
    id,
    title,
    basis: 'rule',
    ...ofBirths<Expected>(FILE, (context, { independent_of_sunrise: expected }) => rowsOf(context, expected)),
    ...more,
  });
}

function* yogiLords({ chart }: Context, { yogi: expected }: Chart): Generator<Row> {
  const { avayogi, duplicateYogi, pointDeg, yogi } = yogiGroup(chart);
  yield ['nakshatra', placement(pointDeg).nakshatraIndex + 1, expected.nakshatra];
  yield ['yogi', yogi, expected.yogi];
  yield ['duplicate yogi', duplicateYogi, expected.duplicate_yogi];
  yield ['avayogi', avayogi, expected.avayogi];
}

function* pointRows({ chart }: Context, { bhrigu_bindu: bindu, yogi }: Chart): Generator<Row> {
  const { avayogiPointDeg, pointDeg } = yogiGroup(chart);
  yield ['yogi', pointDeg, yogi.point];
  yield ['avayogi', avayogiPointDeg, yogi.avayogi_point];
  yield ['bhrigu bindu from Rahu', bhriguBinduDeg(chart, 'from_rahu'), bindu.from_rahu_forward_to_moon];
  yield ['bhrigu bindu, shorter arc', bhriguBinduDeg(chart, 'shorter'), bindu.shorter_arc];
}

function* arudhaRows({ chart }: Context, { graha_arudhas: expected }: Chart): Generator<Row> {
  const found = new Map(
    planetArudhas(chart).flatMap(({ arudhas, planet }) =>
      arudhas.map(({ ownSignIndex, signIndex }) => [`${planet} from ${ownSignIndex + 1}`, signIndex + 1]),
    ),
  );
  for (const planet of PLANETS) {
    for (const [own, sign] of Object.entries(expected[planet]!)) {
      const what = `${planet} from ${own}`;
      yield [what, found.get(what) ?? null, sign];
    }
  }
}

function* avakahadaRows({ chart }: Context, { avakahada: expected }: Chart): Generator<Row> {
  const found = avakahadaOf(chart);
  yield ['varna', found.varna, expected.varna];
  yield ['vashya', found.vashya, expected.vashya];
  yield ['yoni', found.yoni, expected.yoni.toLowerCase()];
  yield ['sex of the yoni', found.yoniSex, { M: 'male', F: 'female' }[expected.yoni_gender]];
  yield ['gana', found.gana, expected.gana.toLowerCase()];
  yield ['nadi', found.nadi, expected.nadi.toLowerCase()];
  yield ['tatva', found.tatva, expected.tatva];
  yield ['paya by house', found.payaByHouse, expected.paya_by_moon_house];
  yield ['paya by nakshatra', found.payaByNakshatra, expected.paya_by_nakshatra];
  yield ['yunja', found.yunja, expected.yunja];
  yield ['vihaga', found.vihaga, expected.vihaga];
}

function* equatorRows({ sky }: Context, { equatorial_horizontal: expected }: Chart): Generator<Row> {
  const places = equatorialPlaces(sky);
  for (const [planet, { declination, right_ascension: rightAscension }] of Object.entries(expected)) {
    const { declinationDeg, rightAscensionDeg } = places[planet as Planet];
    yield [`${planet} right ascension`, rightAscensionDeg, rightAscension];
    yield [`${planet} declination`, declinationDeg, declination];
  }
}

function* horizonRows({ horizon, sky }: Context, { equatorial_horizontal: expected }: Chart): Generator<Row> {
  const places = equatorialPlaces(sky);
  for (const [planet, { altitude, azimuth }] of Object.entries(expected)) {
    const { altitudeDeg, azimuthDeg } = horizontal(places[planet as Planet], horizon);
    yield [`${planet} altitude`, altitudeDeg, altitude];
    yield [`${planet} azimuth`, azimuthDeg, azimuth];
  }
}

function* distanceRows({ sky }: Context, { equatorial_horizontal: expected }: Chart): Generator<Row> {
  const places = equatorialPlaces(sky);
  for (const [planet, { distance_au: distanceAU = null }] of Object.entries(expected)) {
    yield [planet, places[planet as Planet].distanceAU, distanceAU];
  }
}

export const CHART_POINTS: readonly Subject[] = [
  ofCharts('sree', 'Sree ascendant', ({ chart }, { sree_lagna: deg }) => [['place', sreeAscendantDeg(chart), deg]], {
    convention: 'It moves 27 times as fast as the Moon.',
    measure: arc('deg', 0.0007),
  }),
  ofCharts('indu-sign', 'Indu ascendant by the rule', ({ chart }, { indu_lagna_sign: sign }) => [
    ['sign', induSignIndex(chart) + 1, sign],
  ]),
  ofCharts(
    'solar-upagrahas',
    'Dhuma, vyatipata, parivesha, indrachapa, upaketu',
    ({ chart }, { solar_upagrahas: expected }) => {
      const found = solarUpagrahasDeg(chart.planets.Sun.longitudeDeg);
      return byKey(expected, (id) => found[id as SolarUpagraha]);
    },
    { measure: arc('arcsec', 0.01) },
  ),
  ofCharts(
    'sphutas',
    'Five sphutas without gulika',
    ({ chart }, { sphutas: expected }) => {
      const found = sphutasDeg(chart, null);
      return byKey(expected, (id) => found[id as Sphuta]);
    },
    { measure: arc('deg', 0.00004) },
  ),
  ofCharts('yogi-points', 'Yogi and avayogi points, bhrigu bindu over both arcs', pointRows, {
    measure: arc('deg', 0.00003),
  }),
  ofCharts('yogis', 'Yogi, duplicate yogi, avayogi', yogiLords),
  ofCharts('planet-arudhas', 'Arudhas of planets, from every own sign', arudhaRows),
  ofCharts('avakahada', 'Avakahada chakra', avakahadaRows),
  ofCharts('equatorial', 'Right ascensions and declinations', equatorRows, {
    basis: 'ephemeris',
    measure: arc('arcsec', 0.15),
  }),
  ofCharts('horizontal', 'Altitudes and azimuths', horizonRows, {
    basis: 'ephemeris',
    convention: 'From the centre of the Earth, without refraction.',
    measure: arc('deg', 0.0002),
  }),
  ofCharts('birth-distances', 'Distances at birth', distanceRows, {
    basis: 'ephemeris',
    measure: distance('AU', 0.000001),
  }),
];
