/** Krishnamurti Paddhati of 80 births, and a number of each. */
import { DEFAULT_AGENCY } from '../../../lib/astro/kp/agency.ts';
import { horaryAscendantDeg, horaryCusps } from '../../../lib/astro/kp/horary.ts';
import { isHoused, type HousedChart, type KpPoint } from '../../../lib/astro/kp/kpChart.ts';
import { rulingPlanets, type RulingOffice } from '../../../lib/astro/kp/rulingPlanets.ts';
import { significators } from '../../../lib/astro/kp/significators.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { KP_CONVENTIONS, kpOfBirth, momentOfBirth } from '../../../lib/birth/kp/kpMoment.ts';
import type { GoldenKp, GoldenPoint } from '../../../tests/support/kpGolden.ts';
import { listOf, ofBirths, type Context, type Row } from '../births.ts';
import { arc, subject, type Subject } from '../subject.ts';

function ofKp(
  id: string,
  title: string,
  rowsOf: (context: Context, expected: GoldenKp) => Iterable<Row>,
  more: Partial<Subject> = {},
): Subject {
  return subject({ id, title, basis: 'rule', ...ofBirths('jyotish/kp', rowsOf, KP_CONVENTIONS), ...more });
}

/** All golden births are below the polar circles. */
function chartOf(context: Context): HousedChart {
  const chart = kpOfBirth(context);
  if (!isHoused(chart)) throw new Error('No cusps');
  return chart;
}

/** A body or a cusp beside its golden point. */
type Pair = readonly [name: string, found: KpPoint, expected: GoldenPoint];

function* planetPairs(context: Context, { planets: expected }: GoldenKp): Generator<Pair> {
  const { planets } = chartOf(context);
  for (const id of PLANETS) yield [id, planets[id], expected[id]];
}

function* cuspPairs(context: Context, { cusps: expected }: GoldenKp): Generator<Pair> {
  for (const cusp of chartOf(context).cusps) yield [`cusp ${cusp.house}`, cusp, expected[cusp.house]!];
}

function* longitudes(pairs: Iterable<Pair>): Generator<Row> {
  for (const [name, { longitudeDeg }, { longitude }] of pairs) yield [name, longitudeDeg, longitude];
}

/** The file names what is within two arc-seconds of a border, and asks to leave it out. */
function isNearBorder({ near_border: names }: GoldenKp, name: string): boolean {
  return names.some((near) => near === name || near === `${name} (sub)`);
}

function* lordRows(pairs: Iterable<Pair>, expected: GoldenKp): Generator<Row> {
  for (const [name, { lords }, wanted] of pairs) {
    if (isNearBorder(expected, name)) continue;
    yield [`${name}, lord of the sign`, lords.signLord, wanted.sign_lord];
    yield [`${name}, lord of the star`, lords.starLord, wanted.star_lord];
    yield [`${name}, lord of the sub`, lords.subLord, wanted.sub_lord];
    yield [`${name}, lord of the sub-sub`, lords.subSubLord, wanted.sub_sub_lord];
    yield [`${name}, number`, lords.number, wanted.sub_number];
  }
}

function* houseRows(context: Context, { planets: expected }: GoldenKp): Generator<Row> {
  const { planets } = chartOf(context);
  for (const id of PLANETS) {
    yield [`${id}, house`, planets[id].house, expected[id].house];
    yield [`${id}, retrograde`, planets[id].isRetrograde, expected[id].retrograde];
  }
}

function* significatorRows(context: Context, expected: GoldenKp): Generator<Row> {
  const { houses } = significators(chartOf(context), DEFAULT_AGENCY);
  for (const { a, b, c, d, house } of houses) {
    const wanted = expected.significators_of_houses[house]!;
    yield [`house ${house}, in the star of occupants`, listOf(a), listOf(wanted.A_in_star_of_occupants)];
    yield [`house ${house}, occupants`, listOf(b), listOf(wanted.B_occupants)];
    yield [`house ${house}, in the star of the owner`, listOf(c), listOf(wanted.C_in_star_of_owner)];
    yield [`house ${house}, owner`, listOf(d), listOf(wanted.D_owner)];
  }
}

function* signifiedRows(context: Context, { significations_of_planets: expected }: GoldenKp): Generator<Row> {
  const { planets } = significators(chartOf(context), DEFAULT_AGENCY);
  for (const id of PLANETS) {
    const { a, b, c, d } = planets[id];
    const wanted = expected[id];
    yield [`${id}, house of its star lord`, listOf(a), listOf(wanted.A_house_of_star_lord)];
    yield [`${id}, house occupied`, listOf(b), listOf(wanted.B_house_occupied)];
    yield [`${id}, houses of its star lord`, listOf(c), listOf(wanted.C_houses_owned_by_star_lord)];
    yield [`${id}, houses owned`, listOf(d), listOf(wanted.D_houses_owned)];
  }
}

/** The golden file calls the ascendant lagna. */
const asOffice = (key: string) => key.replace('lagna', 'ascendant') as RulingOffice;

function* rulerRows(context: Context, expected: GoldenKp): Generator<Row> {
  const moment = momentOfBirth(context);
  const { offices } = rulingPlanets(moment, moment.ascendant, moment.dayLord('sunrise'), DEFAULT_AGENCY);
  const isDoubtful = (office: RulingOffice) =>
    (office.startsWith('moon') && isNearBorder(expected, 'Moon')) ||
    (office.startsWith('ascendant') && isNearBorder(expected, 'cusp 1'));
  for (const [key, planet] of Object.entries(expected.ruling_planets_at_birth)) {
    const office = asOffice(key);
    if (!isDoubtful(office)) yield [office, offices[office], planet];
  }
}

function* horaryRows({ birth, sky }: Context, { horary_example: expected }: GoldenKp): Generator<Row> {
  const risingDeg = horaryAscendantDeg(expected.number, 'start');
  const { cuspsDeg } = horaryCusps(risingDeg, KP_CONVENTIONS.house_system, {
    latitudeDeg: birth.latitudeDeg,
    obliquityDeg: sky.trueObliquityDeg,
    ayanamsaWithNutationDeg: sky.ayanamsaDeg + sky.nutationLongitudeDeg,
  });
  yield ['ascendant', risingDeg, expected.ascendant];
  for (const [house, deg] of Object.entries(expected.cusps)) {
    yield [`cusp ${house}`, cuspsDeg?.[Number(house) - 1] ?? null, deg];
  }
}

const NEAR = 'What is within two arc-seconds of a border is left out, as the file asks.';

export const KP: readonly Subject[] = [
  ofKp('kp-longitudes', 'Longitudes by the Krishnamurti ayanamsa', (...of) => longitudes(planetPairs(...of)), {
    basis: 'ephemeris',
    convention: 'As all of this chapter, by the Krishnamurti ayanamsa and the cusps of Placidus.',
    measure: arc('arcsec', 0.15),
  }),
  ofKp('kp-cusps', 'Cusps of Placidus', (...of) => longitudes(cuspPairs(...of)), {
    basis: 'ephemeris',
    measure: arc('arcsec', 0.003),
  }),
  ofKp(
    'kp-lords',
    'Planets: lords of sign, star, sub and sub-sub, number',
    (context, expected) => lordRows(planetPairs(context, expected), expected),
    { convention: NEAR },
  ),
  ofKp(
    'kp-cusp-lords',
    'Cusps: lords of sign, star, sub and sub-sub, number',
    (context, expected) => lordRows(cuspPairs(context, expected), expected),
    { convention: NEAR },
  ),
  ofKp('kp-houses', 'Houses by cusps, retrogression', houseRows),
  ofKp('kp-significators', 'Fourfold significators of houses', significatorRows, {
    convention: 'Without the planets that the nodes act for.',
  }),
  ofKp('kp-signified', 'Houses that planets signify', signifiedRows, {
    convention: 'Without the planets that the nodes act for.',
  }),
  ofKp('kp-rulers', 'Ruling planets at birth', rulerRows, { convention: NEAR }),
  ofKp('kp-horary', 'Cusps of a number from 1 to 249', horaryRows, { measure: arc('arcsec', 0.003) }),
];
