/** The panchang of 79 days, and of 80 births. */
import type { DailyContext } from '../../../lib/birth/dailyContext.ts';
import { varaOfBirth } from '../../../lib/birth/birthDay.ts';
import { riseSet } from '../../../lib/astro/earth/riseSet.ts';
import { choghadiyas } from '../../../lib/astro/panchang/choghadiya.ts';
import { abhijit, kaalSpans } from '../../../lib/astro/panchang/dayParts.ts';
import { elementAt, PANCHANG_ELEMENTS } from '../../../lib/astro/panchang/elements.ts';
import { horas } from '../../../lib/astro/panchang/hora.ts';
import { dayElementSpans, type DayElement } from '../../../lib/astro/panchang/elementSpans.ts';
import { nextMoonEvents } from '../../../lib/astro/panchang/moon.ts';
import { sunMoonNear } from '../../../lib/astro/panchang/spans.ts';
import { KAALS, type KaalId } from '../../../lib/astro/tables/dayParts.ts';
import { VARAS } from '../../../lib/astro/tables/panchang.ts';
import { listOf, ofBirths, ofDays, type Context, type Row } from '../births.ts';
import { seconds, subject, type Subject } from '../subject.ts';
import type { TimeSpan } from '../../../lib/astro/time.ts';

type Clock = string;
type Pair = readonly [start: Clock, end: Clock];
const ELEMENTS: readonly DayElement[] = ['tithi', 'nakshatra', 'yoga', 'karana'];

interface GoldenElement {
  readonly number: number;
  readonly start: Clock;
  readonly end: Clock;
}
type Day = Readonly<Record<'tithi' | 'nakshatra' | 'yoga' | 'karana', readonly GoldenElement[]>> &
  Readonly<Record<KaalId | 'abhijit_muhurta_8th_of_15' | 'abhijit_24_minutes_each_side', Pair>> & {
    readonly sunrise: Clock;
    readonly sunset: Clock;
    readonly next_sunrise: Clock;
    readonly moonrise: Clock;
    readonly moonset: Clock;
    readonly sunrise_hindu_disc_centre_no_refraction: Clock;
    readonly sunset_hindu_disc_centre_no_refraction: Clock;
    readonly weekday: string;
    readonly weekday_lord: string;
    readonly choghadiya_day: readonly (readonly [name: string, ...Pair])[];
    readonly choghadiya_night: readonly (readonly [name: string, ...Pair])[];
    readonly hora: readonly (readonly [lord: string, start: Clock])[];
  };
type LocalJd = (clock: Clock) => number;

function* sunRows({ day }: DailyContext, expected: Day, at: LocalJd): Generator<Row> {
  yield ['sunrise', day.sunriseJdUT, at(expected.sunrise)];
  yield ['sunset', day.sunsetJdUT, at(expected.sunset)];
  yield ['next sunrise', day.nextSunriseJdUT, at(expected.next_sunrise)];
}

function* centreRows({ day, ephemeris, moment }: DailyContext, expected: Day, at: LocalJd): Generator<Row> {
  const { riseJdUT } = riseSet('sun', 'hindu', day.noonJdUT - 0.5, moment, ephemeris, 0.5);
  const { setJdUT } = riseSet('sun', 'hindu', day.noonJdUT, moment, ephemeris, 0.5);
  yield ['sunrise', riseJdUT, at(expected.sunrise_hindu_disc_centre_no_refraction)];
  yield ['sunset', setJdUT, at(expected.sunset_hindu_disc_centre_no_refraction)];
}

function* moonRows({ ephemeris, midnightJdUT, moment }: DailyContext, expected: Day, at: LocalJd): Generator<Row> {
  const { riseJdUT, setJdUT } = nextMoonEvents(midnightJdUT, moment, 'visible', ephemeris);
  yield ['moonrise', riseJdUT, at(expected.moonrise)];
  yield ['moonset', setJdUT, at(expected.moonset)];
}

function elementsOf({ conventions, day, ephemeris }: DailyContext, dayElement: DayElement) {
  return dayElementSpans(dayElement, day, sunMoonNear(day.startJdUT, ephemeris, conventions));
}

function* elementNumbers(context: DailyContext, expected: Day): Generator<Row> {
  for (const dayElement of ELEMENTS) {
    yield [
      dayElement,
      listOf(elementsOf(context, dayElement).map(({ number }) => number)),
      listOf(expected[dayElement].map(({ number }) => number)),
    ];
  }
}

function* elementTimes(context: DailyContext, expected: Day, at: LocalJd): Generator<Row> {
  for (const dayElement of ELEMENTS) {
    const found = elementsOf(context, dayElement);
    for (const [i, { end, number, start }] of expected[dayElement].entries()) {
      yield [`${dayElement} ${number} begins`, found[i]?.startJdUT ?? null, at(start)];
      yield [`${dayElement} ${number} ends`, found[i]?.endJdUT ?? null, at(end)];
    }
  }
}

function* varaRows({ varaIndex }: DailyContext, { weekday, weekday_lord: lord }: Day): Generator<Row> {
  yield ['vara', VARAS[varaIndex]!.lord, lord];
  yield ['day of the week', VARA_NAMES[varaIndex]!, weekday];
}

const VARA_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function* spanRows(what: string, { endJdUT, startJdUT }: TimeSpan, [start, end]: Pair, at: LocalJd): Generator<Row> {
  yield [`${what} begins`, startJdUT, at(start)];
  yield [`${what} ends`, endJdUT, at(end)];
}

function* kaalRows({ day, varaIndex }: DailyContext, expected: Day, at: LocalJd): Generator<Row> {
  for (const id of Object.keys(KAALS) as KaalId[]) {
    yield* spanRows(id, kaalSpans(KAALS[id], varaIndex, day).day, expected[id], at);
  }
  const { fixed, muhurta } = abhijit(day);
  yield* spanRows('abhijit', muhurta, expected.abhijit_muhurta_8th_of_15, at);
  yield* spanRows('abhijit of 48 minutes', fixed, expected.abhijit_24_minutes_each_side, at);
}

function* choghadiyaRows({ day, varaIndex }: DailyContext, expected: Day, at: LocalJd): Generator<Row> {
  const found = choghadiyas(varaIndex, day);
  for (const half of ['day', 'night'] as const) {
    for (const [i, [, start, end]] of expected[`choghadiya_${half}`].entries()) {
      yield* spanRows(`choghadiya ${i + 1} of the ${half}`, found[half][i]!, [start, end], at);
    }
  }
  const hours = horas(varaIndex, day);
  for (const [i, [, start]] of expected.hora.entries()) {
    yield [`hora ${i + 1} begins`, [...hours.day, ...hours.night][i]!.startJdUT, at(start)];
  }
}

function* choghadiyaNames({ day, varaIndex }: DailyContext, expected: Day): Generator<Row> {
  const found = choghadiyas(varaIndex, day);
  for (const half of ['day', 'night'] as const) {
    const names = expected[`choghadiya_${half}`].map(([name]) => name.toLowerCase());
    yield [`choghadiyas of the ${half}`, listOf(found[half].map(({ id }) => id)), listOf(names)];
  }
  const hours = horas(varaIndex, day);
  yield [
    'horas',
    listOf([...hours.day, ...hours.night].map(({ lord }) => lord)),
    listOf(expected.hora.map(([lord]) => lord)),
  ];
}

interface BirthElements {
  readonly tithi: number;
  readonly nakshatra: number;
  readonly yoga: number;
  readonly karana: number;
  readonly vedic_weekday: string;
}

function* birthElements(context: Context, expected: BirthElements): Generator<Row> {
  const { Moon, Sun } = context.chart.planets;
  for (const dayElement of ELEMENTS) {
    yield [
      dayElement,
      elementAt(PANCHANG_ELEMENTS[dayElement], Sun.longitudeDeg, Moon.longitudeDeg).number,
      expected[dayElement],
    ];
  }
  const varaIndex = varaOfBirth(context, context.panchangDay());
  yield ['vara', VARA_NAMES[varaIndex]!, expected.vedic_weekday];
}

const REFRACTION =
  'The golden values lift the horizon by 33.594 minutes of arc, we by the 34 of almanacs: 2 s between the tropics, 4 s at 56 degrees north. So in all that is counted from sunrise below.';

export const PANCHANG: readonly Subject[] = [
  subject({
    id: 'day-limbs',
    title: 'Tithi, nakshatra, yoga and karana that run from sunrise to sunrise',
    basis: 'rule',
    ...ofDays(elementNumbers),
  }),
  subject({
    id: 'day-limb-times',
    title: 'Beginnings and ends of these',
    basis: 'rule',
    convention: 'Printed in whole seconds; after 2022 predictions of Delta T differ by up to 0.76 s.',
    measure: seconds(1.3),
    ...ofDays(elementTimes),
  }),
  subject({
    id: 'day-sun',
    title: 'Sunrise, sunset and next sunrise',
    basis: 'rule',
    convention: REFRACTION,
    measure: seconds(4.5),
    ...ofDays(sunRows),
  }),
  subject({
    id: 'day-centre',
    title: 'Sunrise and sunset of the centre without refraction',
    basis: 'rule',
    measure: seconds(1),
    ...ofDays(centreRows),
  }),
  subject({
    id: 'day-moon',
    title: 'Moonrise and moonset',
    basis: 'rule',
    measure: seconds(4.5),
    ...ofDays(moonRows),
  }),
  subject({ id: 'day-vara', title: 'Vara and its lord', basis: 'rule', ...ofDays(varaRows) }),
  subject({
    id: 'day-kaals',
    title: 'Rahu kaal, yamaganda, gulika kaal and Abhijit',
    basis: 'rule',
    measure: seconds(4.5),
    ...ofDays(kaalRows),
  }),
  subject({
    id: 'day-parts',
    title: 'Names of choghadiyas and lords of horas',
    basis: 'rule',
    ...ofDays(choghadiyaNames),
  }),
  subject({
    id: 'day-part-times',
    title: 'Times of choghadiyas and horas',
    basis: 'rule',
    measure: seconds(4.5),
    ...ofDays(choghadiyaRows),
  }),
  subject({
    id: 'birth-limbs',
    title: 'Tithi, nakshatra, yoga, karana and vara of 80 births',
    convention: 'The vara begins with the sunrise of the centre.',
    basis: 'rule',
    ...ofBirths('jyotish/birth-panchang', birthElements, { sunrise: 'hindu' }),
  }),
];
