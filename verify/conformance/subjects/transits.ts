/** Transits over 80 births. */
import { chandrabala } from '../../../lib/astro/panchang/chandrabala.ts';
import { countFrom } from '../../../lib/astro/angle.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import type { Sky } from '../../../lib/astro/chart/sky.ts';
import { tara } from '../../../lib/astro/panchang/tarabala.ts';
import { PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import { saturnLife, type SaturnPhase, type SaturnStay } from '../../../lib/astro/transit/saturn.ts';
import { stays } from '../../../lib/astro/transit/stays.ts';
import { trackOf } from '../../../lib/astro/transit/track.ts';
import { placement } from '../../../lib/astro/chart/zodiac.ts';
import { ephemeris } from '../../../functions/_shell/ephemeris.ts';
import { jdOfUtc, named, ofBirths, type Context, type Row } from '../births.ts';
import { arc, distance, subject, type Golden, type Subject } from '../subject.ts';
import { SIGN_ARC_DEG } from '../../../lib/astro/tables/signs.ts';

interface Tara {
  readonly tara: number;
  readonly count: number;
  readonly auspicious: boolean;
  readonly chandra_house: number;
}
interface Passing {
  readonly longitude: number;
  readonly sign: number;
  readonly house_from_moon: number;
  readonly house_from_lagna: number;
}
interface Interval {
  readonly kind: string;
  readonly saturn_sign: number;
  readonly start_utc: string;
  readonly end_utc: string;
}
interface Transits {
  readonly tarabala: Readonly<Record<string, Tara>>;
  readonly from_moon: Readonly<Record<string, Readonly<Record<Planet, Passing>>>>;
  readonly sade_sati_and_dhaiya_intervals: readonly Interval[];
}

const FILE = 'jyotish/transits';
const skies = new Map<string, Sky>();

function skyAtUtc(context: Context, utc: string): Sky {
  const made = skies.get(utc) ?? context.skyAt(ttFromUt(jdOfUtc(utc)));
  skies.set(utc, made);
  return made;
}

function* passingRows(
  context: Context,
  expected: Transits,
  rowsOf: (found: number, wanted: Passing) => Iterable<Row>,
): Generator<Row> {
  for (const [utc, planets] of Object.entries(expected.from_moon)) {
    for (const id of PLANETS) {
      const rows = rowsOf(skyAtUtc(context, utc).planets[id].longitudeDeg, planets[id]);
      for (const [what, found, wanted] of rows) yield [`${id} at ${utc}, ${what}`, found, wanted];
    }
  }
}

function houseRows({ chart }: Context, longitudeDeg: number, wanted: Passing): Row[] {
  const { signIndex } = placement(longitudeDeg);
  return [
    ['sign', signIndex + 1, wanted.sign],
    ['house from the Moon', countFrom(chart.signs.Moon, signIndex), wanted.house_from_moon],
    ['house from the ascendant', countFrom(chart.ascendant.signIndex, signIndex), wanted.house_from_lagna],
  ];
}

function* taraRows(context: Context, { tarabala }: Transits): Generator<Row> {
  const { Moon } = context.chart.planets;
  for (const [utc, expected] of Object.entries(tarabala)) {
    const passing = placement(skyAtUtc(context, utc).planets.Moon.longitudeDeg);
    const found = tara(Moon.nakshatraIndex, passing.nakshatraIndex);
    yield [`tara at ${utc}`, found.number, expected.tara];
    yield [`count at ${utc}`, found.count, expected.count];
    yield [`good at ${utc}`, found.nature === 'shubh', expected.auspicious];
    yield [
      `chandrabala at ${utc}`,
      chandrabala(Moon.signIndex, passing.signIndex, 'shukla').house,
      expected.chandra_house,
    ];
  }
}

const KINDS: Readonly<Record<SaturnPhase, string>> = {
  rising: 'sade_sati_rising',
  peak: 'sade_sati_peak',
  setting: 'sade_sati_setting',
  kantaka: 'dhaiya_4th',
  ashtama: 'dhaiya_8th',
};

function saturnStays({ birth, chart }: Context): readonly SaturnStay[] {
  const saturn = trackOf('Saturn', ephemeris(), chart.conventions);
  return saturnLife(saturn, chart.signs.Moon, birth.jdUT).periods;
}

function* saturnKinds(context: Context, { sade_sati_and_dhaiya_intervals: expected }: Transits): Generator<Row> {
  const found = saturnStays(context);
  for (let i = 0; i < Math.max(found.length, expected.length); i++) {
    const [stay, wanted] = [found[i], expected[i]];
    yield [
      `stay ${i + 1}`,
      stay ? `${KINDS[stay.phase]} ${stay.index + 1}` : null,
      wanted ? `${wanted.kind} ${wanted.saturn_sign}` : null,
    ];
  }
}

function* saturnTimes(context: Context, { sade_sati_and_dhaiya_intervals: expected }: Transits): Generator<Row> {
  const found = saturnStays(context);
  for (const [i, { end_utc: end, kind, start_utc: start }] of expected.entries()) {
    yield [`${kind} from ${start}`, found[i]?.startJdUT ?? null, jdOfUtc(start)];
    yield [`${kind} to ${end}`, found[i]?.endJdUT ?? null, jdOfUtc(end)];
  }
}

type SignStay = readonly [sign: number, entryUtc: string, exitUtc: string];
const STAY_FILE = 'jyotish/ingress';

function* stayRows(planet: Planet, listed: readonly SignStay[], column: 'sign' | 'time'): Generator<Row> {
  const [first, last] = [jdOfUtc(listed[0]![1]) + 1, jdOfUtc(listed.at(-1)![2]) - 1];
  const found = stays(trackOf(planet, ephemeris(), { ayanamsa: 'lahiri', node: 'mean' }), SIGN_ARC_DEG, first, last);
  for (const [i, [sign, entry, exit]] of listed.entries()) {
    const stay = found[i];
    if (column === 'sign') yield [`from ${entry}`, stay ? stay.index + 1 : null, sign];
    else {
      yield [`enters ${entry}`, stay?.startJdUT ?? null, jdOfUtc(entry)];
      yield [`leaves ${exit}`, stay?.endJdUT ?? null, jdOfUtc(exit)];
    }
  }
}

const ofStays = (column: 'sign' | 'time') => ({
  file: STAY_FILE,
  *compared(golden: Golden) {
    const { cases } = golden<{ cases: readonly { planet: Planet; rows: readonly SignStay[] }[] }>(STAY_FILE);
    for (const { planet, rows } of cases) yield* named(planet, stayRows(planet, rows, column));
  },
});

const minutes = (tolerance: number) => distance('min', tolerance, 1440);
const SLOW = 'Near a station a tenth of an arcsecond takes a slow planet minutes.';

export const TRANSITS: readonly Subject[] = [
  subject({
    id: 'transit-longitudes',
    title: 'Longitudes of Sun to Ketu at three instants',
    basis: 'ephemeris',
    measure: arc('arcsec', 0.15),
    convention:
      'The instants are of 2025 and 2026, so Delta T is in it: 0.15 s of predicted time, in which the Moon moves 0.08 arcsec.',
    ...ofBirths<Transits>(FILE, (context, expected) =>
      passingRows(context, expected, (found, { longitude }) => [['longitude', found, longitude]]),
    ),
  }),
  subject({
    id: 'transit-houses',
    title: 'Signs, houses from the Moon and from the ascendant',
    basis: 'rule',
    ...ofBirths<Transits>(FILE, (context, expected) =>
      passingRows(context, expected, (found, wanted) => houseRows(context, found, wanted)),
    ),
  }),
  subject({
    id: 'tarabala',
    title: 'Tarabala and chandrabala at three instants',
    basis: 'rule',
    ...ofBirths(FILE, taraRows),
  }),
  subject({
    id: 'sade-sati',
    title: 'Sade sati and dhaiya of a life: every stay, its phase and sign',
    basis: 'rule',
    ...ofBirths(FILE, saturnKinds),
  }),
  subject({
    id: 'sade-sati-times',
    title: 'Beginnings and ends of these stays',
    basis: 'rule',
    convention: SLOW,
    measure: minutes(0.35),
    ...ofBirths(FILE, saturnTimes),
  }),
  subject({ id: 'stays', title: 'Stays of the planets in the signs', basis: 'rule', ...ofStays('sign') }),
  subject({
    id: 'stay-times',
    title: 'When they enter and leave',
    basis: 'rule',

    measure: minutes(0.6),
    ...ofStays('time'),
  }),
];
