/** Points of 80 births that need a sunrise, under both rules of it. */
import { EIGHTH_LORDS, EIGHTH_UPAGRAHAS, PART_INSTANTS } from '../../../lib/astro/points/upagrahas.ts';
import { countedFromSunriseDeg } from '../../../lib/astro/points/specialAscendants.ts';
import { sphutasDeg, type Sphuta } from '../../../lib/astro/points/sphutas.ts';
import { mandi } from '../../../lib/birth/birthDay.ts';
import { birthSunrise, type BirthSunrise } from '../../../lib/birth/points/birthSunrise.ts';
import { birthHalf, gulika, risingParts, type BirthHalf } from '../../../lib/birth/points/risingParts.ts';
import type { GoldenPoints, GoldenSunrise } from '../../../tests/support/pointsGolden.ts';
import { byKey, jdOfUtc, ofBirths, type Context, type Row } from '../births.ts';
import { arc, seconds, subject, type Subject } from '../subject.ts';

const FILE = 'jyotish/points';
const HOURS_PER_DAY = 24;

type Rows = (context: Context, expected: GoldenSunrise) => Iterable<Row>;

/** Compares under the sunrise of almanacs, then under that of the siddhantas. */
function ofSunrises(id: string, title: string, rowsOf: Rows, more: Partial<Subject> = {}): Subject {
  const under = (rule: 'visible' | 'hindu') => {
    const rows = function* (context: Context, expected: GoldenPoints): Generator<Row> {
      for (const [what, found, wanted] of rowsOf(context, expected[rule])) yield [`${rule}, ${what}`, found, wanted];
    };
    return ofBirths<GoldenPoints>(FILE, rows, { sunrise: rule });
  };
  return subject({
    id,
    title,
    file: FILE,
    basis: 'rule',
    *compared(golden) {
      yield* under('visible').compared(golden);
      yield* under('hindu').compared(golden);
    },
    ...more,
  });
}

/** All golden births are below the polar circles. */
function sunriseOf(context: Context): BirthSunrise {
  const found = birthSunrise(context, context.chart.conventions.sunrise);
  if (found.jdUT === null) throw new Error(`No sunrise: ${found.reason}`);
  return found;
}

function halfOf(context: Context): BirthHalf {
  const found = birthHalf(context);
  if ('reason' in found) throw new Error(`No half of a day: ${found.reason}`);
  return found;
}

function* ascendantRows(context: Context, { special_lagnas: expected }: GoldenSunrise): Generator<Row> {
  const since = sunriseOf(context);
  for (const id of ['bhava', 'hora', 'ghati', 'pranapada'] as const) {
    yield [id, countedFromSunriseDeg(id, context.chart, since), expected[id]];
  }
}

function* halfRows(context: Context, { upagrahas }: GoldenSunrise): Generator<Row> {
  const { endJdUT, isByDay, startJdUT } = halfOf(context);
  const { is_day_birth: byDay, next_sunrise_utc: next, sunrise_utc: rise, sunset_utc: set } = upagrahas;
  yield [isByDay ? 'sunrise' : 'sunset', startJdUT, jdOfUtc(byDay ? rise : set)];
  yield [isByDay ? 'sunset' : 'next sunrise', endJdUT, jdOfUtc(byDay ? set : next)];
}

function* partNumbers(context: Context, { upagrahas }: GoldenSunrise): Generator<Row> {
  const half = halfOf(context);
  const partOf = risingParts(context, half);
  yield ['by day', half.isByDay, upagrahas.is_day_birth];
  yield ['weekday', half.varaIndex, upagrahas.weekday_from_sunrise];
  for (const id of EIGHTH_UPAGRAHAS) {
    const { part, part_if_lordless_follows_saturn: other = part } = upagrahas.points[id];
    yield [id, partOf(EIGHTH_LORDS[id], 'eighth').part, part];
    yield [`${id} after Saturn`, partOf(EIGHTH_LORDS[id], 'after_saturn').part, other];
  }
}

function* partRows(context: Context, { upagrahas: { points } }: GoldenSunrise): Generator<Row> {
  const partOf = risingParts(context, halfOf(context));
  for (const id of EIGHTH_UPAGRAHAS) {
    const found = partOf(EIGHTH_LORDS[id], 'eighth');
    for (const at of PART_INSTANTS) yield [`${id} ${at}`, found[at].place.longitudeDeg, points[id][at]];
    const { middle_if_lordless_follows_saturn: other } = points[id];
    if (other === undefined) continue;
    const { middle } = partOf(EIGHTH_LORDS[id], 'after_saturn');
    yield [`${id} middle after Saturn`, middle.place.longitudeDeg, other];
  }
}

export const SUNRISE_POINTS: readonly Subject[] = [
  ofSunrises(
    'since-sunrise',
    'Time since sunrise',
    (context, { hours_since_sunrise: hours }) => [
      ['since sunrise', sunriseOf(context).sinceSunriseDays, hours / HOURS_PER_DAY],
    ],
    { basis: 'ephemeris', measure: seconds(0.005) },
  ),
  ofSunrises('birth-half', 'Beginning and end of the day or night of the birth', halfRows, {
    basis: 'ephemeris',
    convention: 'The file prints them to the second.',
    measure: seconds(0.6),
  }),
  ofSunrises(
    'sun-at-sunrise',
    'Sun at sunrise',
    (context, { sun_at_sunrise: deg }) => [['Sun', sunriseOf(context).sunAtSunriseDeg, deg]],
    { basis: 'ephemeris', measure: arc('arcsec', 0.01) },
  ),
  ofSunrises('special-ascendants', 'Bhava, hora and ghati ascendant, pranapada', ascendantRows, {
    measure: arc('deg', 0.0001),
  }),
  ofSunrises('eighths', 'Which eighth each upagraha rises in', partNumbers, {
    convention: 'With the eighth part without a lord, and with the one after that of Saturn: `lordless`.',
  }),
  ofSunrises('rising-parts', 'Kala, mrityu, arthaprahara, yamaghantaka, gulika: begin, middle, end', partRows, {
    measure: arc('deg', 0.00003),
  }),
  ofSunrises(
    'mandi',
    'Mandi by the ghatis of the weekday',
    (context, { upagrahas: { points } }) => [
      ['mandi', mandi(context).place.longitudeDeg, points.mandi_ghati_rule.longitude],
    ],
    { measure: arc('deg', 0.00003) },
  ),
  ofSunrises(
    'gulika-sphutas',
    'Seven sphutas with gulika',
    (context, { sphutas_with_gulika_begin: expected }) => {
      const found = sphutasDeg(context.chart, gulika(context)!.longitudeDeg);
      return byKey(expected, (id) => found[id as Sphuta]);
    },
    { convention: 'Sums that take gulika up to nine times.', measure: arc('deg', 0.0003) },
  ),
];
