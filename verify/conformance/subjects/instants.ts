/**
 * Instants by an independent ephemeris: rises and sets, ends of panchang elements, ingresses, stations, solar returns.
 */
import { ephemeris } from '../../../functions/_shell/ephemeris.ts';
import { DEFAULT_CONVENTIONS, type SunriseKind } from '../../../lib/astro/conventions.ts';
import { ttFromUt, utFromTt } from '../../../lib/astro/earth/deltaT.ts';
import { riseSet } from '../../../lib/astro/earth/riseSet.ts';
import { findStations, STATIONARY_PLANETS } from '../../../lib/astro/planet/motion.ts';
import { PANCHANG_ELEMENTS } from '../../../lib/astro/panchang/elements.ts';
import { elementSpans, sunMoonNear } from '../../../lib/astro/panchang/spans.ts';
import { skyAt } from '../../../lib/astro/chart/sky.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { stays } from '../../../lib/astro/transit/stays.ts';
import { trackOf, type Track } from '../../../lib/astro/transit/track.ts';
import { SIDEREAL_YEAR_DAYS, solarReturnJdTT } from '../../../lib/astro/varshphal/solarReturn.ts';
import { minuteOf, named, rowsOf, type Row } from '../births.ts';
import { arc, seconds, subject, type Golden, type Measure, type Subject } from '../subject.ts';
import { byTheirDeltaT } from '../theirDeltaT.ts';
import { SIGN_ARC_DEG } from '../../../lib/astro/tables/signs.ts';

type Events = Readonly<Record<'sunrise' | 'sunset' | 'moonrise' | 'moonset', number | null>>;

interface RiseSetRow {
  readonly date: string;
  readonly place: string;
  readonly lat: number;
  readonly lon: number;
  readonly day0_ut: number;
  readonly almanac34: Events;
  readonly hindu: Events;
}

const RISE_FILE = 'ephemeris/riseset';

function ofRisings(body: 'sun' | 'moon', convention: SunriseKind, title: string, tolerance: number): Subject {
  const column = convention === 'visible' ? 'almanac34' : 'hindu';
  return subject({
    id: `${body}-${convention}`,
    title,
    file: RISE_FILE,
    basis: 'ephemeris',
    measure: seconds(tolerance),
    *compared(golden) {
      for (const { date, day0_ut: jdUT, lat, lon, place, [column]: expected } of rowsOf<RiseSetRow>(
        golden,
        RISE_FILE,
      )) {
        const at = { latitudeDeg: lat, longitudeDeg: lon };
        const { riseJdUT, setJdUT } = riseSet(body, convention, jdUT, at, ephemeris());
        yield* named(`${place} ${date}`, [
          ['rise', riseJdUT, expected[`${body}rise`]],
          ['set', setJdUT, expected[`${body}set`]],
        ]);
      }
    },
  });
}

type NumberAndEnd = readonly [number: number, endJdUT: number];
const ELEMENTS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
type ElementRow = Readonly<Record<(typeof ELEMENTS)[number], NumberAndEnd>> & {
  readonly date: string;
  readonly place: string;
  readonly sunrise: number;
};

const ELEMENT_FILE = 'ephemeris/panchang';

function elementRows(row: ElementRow, column: 0 | 1, moved: (jdUT: number) => number): Row[] {
  const sky = sunMoonNear(row.sunrise, ephemeris(), DEFAULT_CONVENTIONS);
  return ELEMENTS.map((dayElement) => {
    const { endJdUT, number } = elementSpans(PANCHANG_ELEMENTS[dayElement], row.sunrise, row.sunrise + 1, sky)[0]!;
    const found = column === 0 ? number : endJdUT;
    return [dayElement, found, row[dayElement][column], { reread: () => ({ delta_t: moved(endJdUT) }) }];
  });
}

function ofElements(id: string, title: string, column: 0 | 1, more: Partial<Subject> = {}): Subject {
  return subject({
    id,
    title,
    file: ELEMENT_FILE,
    basis: 'ephemeris',
    ...more,
    *compared(golden) {
      const moved = byTheirDeltaT(golden);
      for (const row of rowsOf<ElementRow>(golden, ELEMENT_FILE)) {
        yield* named(`${row.place} ${row.date}`, elementRows(row, column, moved));
      }
    },
  });
}

type CourseRow = readonly [
  body: string,
  jdUT: number,
  iso: string,
  type: string,
  direction: 'direct' | 'retrograde' | null,
  value: number,
];
const COURSE_FILE = 'ephemeris/ingress';
const BODIES = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'meanNode', 'trueNode'];
const [FROM, UNTIL] = [jdFromDate(1990, 1, 1), jdFromDate(2040, 1, 1)];

function courseOf(body: string): Track {
  const node = body === 'trueNode' ? 'true' : 'mean';
  const planet = body.endsWith('Node') ? 'Rahu' : ((body[0]!.toUpperCase() + body.slice(1)) as Planet);
  return trackOf(planet, ephemeris(), { ayanamsa: 'lahiri', node });
}

/** Which signs a body enters, and how; where the two lists differ in length the longer one shows it. */
function* entries(golden: Golden, body: string): Generator<Row> {
  const expected = ingressesOf(golden, body);
  const found = stays(courseOf(body), SIGN_ARC_DEG, FROM, UNTIL)
    .slice(1)
    .filter(({ startJdUT }) => startJdUT! < UNTIL);
  for (let i = 0; i < Math.max(expected.length, found.length); i++) {
    const [row, stay] = [expected[i], found[i]];
    const said = row ? `${row[5]} ${row[4] === 'retrograde' ? 'backward' : 'forward'}` : null;
    const entered = stay ? `${stay.index} ${stay.isEnteredBackward ? 'backward' : 'forward'}` : null;
    yield [row?.[2] ?? `entry ${i + 1}`, entered, said];
  }
}

const ingressesOf = (golden: Golden, body: string) =>
  rowsOf<CourseRow>(golden, COURSE_FILE).filter(([name, , , type]) => name === body && type === 'ingress');

/** The position of the body by our ephemeris at the instant at which it enters a sign by the reference. */
function* placesAtEntry(golden: Golden, body: string): Generator<Row> {
  const course = courseOf(body);
  for (const [, jdUT, iso, , direction, sign] of ingressesOf(golden, body)) {
    const borderDeg = (sign + (direction === 'retrograde' ? 1 : 0)) * SIGN_ARC_DEG;
    yield [iso, course.at(ttFromUt(jdUT)).longitudeDeg, borderDeg % 360];
  }
}

function ofCourses(
  id: string,
  title: string,
  rows: (golden: Golden, body: string) => Iterable<Row>,
  more: Partial<Subject>,
): Subject {
  return subject({
    id,
    title,
    file: COURSE_FILE,
    basis: 'ephemeris',
    ...more,
    *compared(golden) {
      for (const body of BODIES) yield* named(body, rows(golden, body));
    },
  });
}

function* stationRows(golden: Golden, column: 'jdUT' | 'longitudeDeg'): Generator<readonly [Planet, Row]> {
  for (const planet of STATIONARY_PLANETS) {
    const course = courseOf(planet.toLowerCase());
    for (const [body, jdUT, iso, type, , longitudeDeg] of rowsOf<CourseRow>(golden, COURSE_FILE)) {
      if (body !== planet.toLowerCase() || !type.startsWith('station')) continue;
      const { next } = findStations(ephemeris(), planet, ttFromUt(jdUT) - 5);
      const isSameTurn = next?.turns === type.slice('station-'.length);
      const found = column === 'jdUT' ? utFromTt(next!.jdTT) : course.at(next!.jdTT).longitudeDeg;
      yield [planet, [iso, isSameTurn ? found : null, column === 'jdUT' ? jdUT : longitudeDeg]];
    }
  }
}

function ofStations(id: string, title: string, column: 'jdUT' | 'longitudeDeg', measure: Measure): Subject {
  return subject({
    id,
    title,
    file: COURSE_FILE,
    basis: 'ephemeris',
    measure,
    *compared(golden) {
      for (const [planet, row] of stationRows(golden, column)) yield* named(planet, [row]);
    },
  });
}

interface ReturnRow {
  readonly birth_jd_ut: number;
  readonly age: number;
  readonly sidReturn_jd_ut: number;
}

const RETURN_FILE = 'ephemeris/solar_return';

const returns = subject({
  id: 'returns',
  title: 'Sidereal solar returns, 60 births at any age',
  file: RETURN_FILE,
  basis: 'ephemeris',
  measure: seconds(1),
  *compared(golden) {
    for (const { age, birth_jd_ut: jdUT, sidReturn_jd_ut: expected } of rowsOf<ReturnRow>(golden, RETURN_FILE)) {
      const birthJdTT = ttFromUt(jdUT);
      const sunDeg = skyAt(ephemeris(), birthJdTT, DEFAULT_CONVENTIONS).planets.Sun.longitudeDeg;
      const found = solarReturnJdTT(sunDeg, birthJdTT + age * SIDEREAL_YEAR_DAYS, 'lahiri', ephemeris());
      yield* named(minuteOf(jdUT), [[`age ${age}`, utFromTt(found), expected]]);
    }
  },
});

export const INSTANTS: readonly Subject[] = [
  ofRisings('sun', 'visible', 'Sunrise and sunset, upper limb at -34 minutes of arc', 0.02),
  ofRisings('moon', 'visible', 'Moonrise and moonset, upper limb at -34 minutes of arc', 0.5),
  ofRisings('sun', 'hindu', 'Sunrise and sunset, centre without refraction (hindu)', 0.02),
  ofRisings('moon', 'hindu', 'Moonrise and moonset, centre without refraction (hindu)', 0.5),
  ofElements('limb-numbers', 'Tithi, nakshatra, yoga and karana at sunrise', 0),
  ofElements('limb-ends', 'Ends of tithi, nakshatra, yoga and karana', 1, {
    measure: seconds(0.05),
    reasons: ['delta_t'],
  }),
  ofCourses('entries', 'Sign entries 1990 to 2040: none missed, none invented, each with its direction', entries, {
    convention: 'Sun, Mercury to Saturn, mean and true node, turns back over a border included.',
  }),
  ofCourses('entry-places', 'Distance from the border at these entries', placesAtEntry, {
    measure: arc('arcsec', 0.15),
  }),
  ofStations('stations', 'Stations of Mercury to Saturn 1990 to 2040, when', 'jdUT', seconds(30)),
  ofStations('station-places', 'Stations, where', 'longitudeDeg', arc('arcsec', 0.025)),
  returns,
];
