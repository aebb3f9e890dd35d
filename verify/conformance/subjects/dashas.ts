/** Dashas counted from the nakshatra of the Moon, of 80 births: lords, dates, five levels. */
import { ashtottari, ashtottariConditions } from '../../../lib/astro/dasha/ashtottari.ts';
import {
  balanceAtBirth,
  mahadashas,
  runningPath,
  subPeriods,
  type NakshatraDasha,
} from '../../../lib/astro/dasha/nakshatra.ts';
import type { Period } from '../../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../../lib/astro/dasha/vimshottari.ts';
import { yogini } from '../../../lib/astro/dasha/yogini.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { jdOfUtc, listOf, ofBirths, type Context, type Row } from '../births.ts';
import { days, distance, subject, type Subject } from '../subject.ts';

const YEAR_DAYS = 365.25;

interface Mahadasha {
  readonly lord: string;
  readonly start_utc: string;
}
type GoldenPeriod = readonly [lord: string, startUtc: string, endUtc: string];

interface Running {
  readonly lords: readonly string[];
  readonly periods_utc: readonly GoldenPeriod[];
  readonly level_3_siblings: readonly GoldenPeriod[];
  readonly level_4_siblings: readonly GoldenPeriod[];
  readonly level_5_siblings: readonly GoldenPeriod[];
}
interface Vimshottari {
  readonly balance_of_first_period_years: number;
  readonly mahadashas: readonly Mahadasha[];
  readonly antardashas: readonly (readonly [maha: string, antar: string, startYearsFromBirth: number, years: number])[];
  readonly running_at: Readonly<Record<string, Running>>;
}
interface OtherDashas {
  readonly yogini: readonly Mahadasha[];
  readonly ashtottari: readonly Mahadasha[];
  readonly ashtottari_applicable_spec: { readonly kendra_or_trikona: boolean };
}

function lifeOf(system: NakshatraDasha<Planet>, { birth, chart }: Context): Period<Planet>[] {
  return mahadashas(system, chart.planets.Moon.longitudeDeg, birth.jdUT, YEAR_DAYS);
}

/** Lords of the periods as one value, as otherwise dates of different lords would be compared. */
function lordsRow(what: string, found: readonly Period<Planet>[], expected: readonly string[]): Row {
  return [what, listOf(found.slice(0, expected.length).map(({ lord }) => lord)), listOf(expected)];
}

function* startRows(found: readonly Period<Planet>[], expected: readonly Mahadasha[]): Generator<Row> {
  for (const [i, { lord, start_utc: utc }] of expected.entries()) {
    yield [`${lord} ${i + 1} begins`, found[i]!.startJdUT, jdOfUtc(utc)];
  }
}

function* antardashaStarts(context: Context, { antardashas }: Vimshottari): Generator<Row> {
  const found = lifeOf(vimshottari, context).flatMap((period) => subPeriods(vimshottari, period));
  for (const [i, [maha, antar, startYears]] of antardashas.entries()) {
    yield [`${maha} ${antar} begins`, found[i]!.startJdUT, context.birth.jdUT + startYears * YEAR_DAYS];
  }
}

function* antardashaLords(context: Context, { antardashas }: Vimshottari): Generator<Row> {
  for (const [i, period] of lifeOf(vimshottari, context).slice(0, 9).entries()) {
    const expected = antardashas.slice(9 * i, 9 * i + 9).map(([, antar]) => antar);
    yield lordsRow(`within ${period.lord} ${i + 1}`, subPeriods(vimshottari, period), expected);
  }
}

/**
 * The running periods of five levels at an instant, and their neighbours on the deeper levels.
 *
 * All dates shift together with the Moon, whose longitude is printed to 1e-6 degree, so the instant shifts with them.
 */
function runningPeriods(context: Context, { mahadashas: expected }: Vimshottari, utc: string, running: Running) {
  const life = lifeOf(vimshottari, context);
  const shiftDays = life[0]!.startJdUT - jdOfUtc(expected[0]!.start_utc);
  const path = runningPath(vimshottari, life, jdOfUtc(utc) + shiftDays);
  const siblings = [running.level_3_siblings, running.level_4_siblings, running.level_5_siblings];
  return {
    path,
    siblings: siblings.map((wanted, i) => ({ wanted, found: path ? subPeriods(vimshottari, path[i + 1]!) : [] })),
  };
}

function* levelLords(context: Context, expected: Vimshottari): Generator<Row> {
  for (const [utc, running] of Object.entries(expected.running_at)) {
    const { path, siblings } = runningPeriods(context, expected, utc, running);
    yield lordsRow(`five levels at ${utc}`, path ?? [], running.lords);
    for (const [i, { found, wanted }] of siblings.entries()) {
      yield lordsRow(
        `level ${i + 3} at ${utc}`,
        found,
        wanted.map(([lord]) => lord),
      );
    }
  }
}

function* levelDates(context: Context, expected: Vimshottari): Generator<Row> {
  for (const [utc, running] of Object.entries(expected.running_at)) {
    const { path, siblings } = runningPeriods(context, expected, utc, running);
    const compared = [{ found: [...(path ?? [])], wanted: running.periods_utc }, ...siblings];
    for (const { found, wanted } of compared) {
      for (const [i, [lord, startUtc, endUtc]] of wanted.entries()) {
        yield [`${lord} begins ${startUtc}`, found[i]?.startJdUT ?? null, jdOfUtc(startUtc)];
        yield [`${lord} ends ${endUtc}`, found[i]?.endJdUT ?? null, jdOfUtc(endUtc)];
      }
    }
  }
}

const FILE = 'jyotish/dasha-vimshottari';
const OTHERS = 'jyotish/dasha-other';
const BY_MOON = 'A hundredth of an arcsecond of the Moon moves every date by two minutes, in the 20 years of Venus.';

function ofOther(
  system: NakshatraDasha<Planet>,
  expectedOf: (expected: OtherDashas) => readonly Mahadasha[],
): Subject[] {
  const shared = { basis: 'rule' } as const;
  return [
    subject({
      id: `${system.id}-lords`,
      title: `${system.name}: lords in their order`,
      ...shared,
      ...ofBirths<OtherDashas>(OTHERS, (context, expected) => [
        lordsRow(
          'lords',
          lifeOf(system, context),
          expectedOf(expected).map(({ lord }) => lord),
        ),
      ]),
    }),
    subject({
      id: `${system.id}-dates`,
      title: `${system.name}: beginnings of mahadashas`,
      ...shared,
      measure: days(0.004),
      ...ofBirths<OtherDashas>(OTHERS, (context, expected) => startRows(lifeOf(system, context), expectedOf(expected))),
    }),
  ];
}

export const DASHAS: readonly Subject[] = [
  subject({
    id: 'vimshottari-balance',
    title: 'Vimshottari: balance at birth',
    basis: 'rule',
    measure: distance('years', 0.00005),
    ...ofBirths<Vimshottari>(FILE, ({ chart }, { balance_of_first_period_years: years }) => [
      ['balance', balanceAtBirth(vimshottari, chart.planets.Moon.longitudeDeg).years, years],
    ]),
  }),
  subject({
    id: 'vimshottari-antardasha-lords',
    title: 'Vimshottari: lords of 81 antardashas',
    basis: 'rule',
    ...ofBirths(FILE, antardashaLords),
  }),
  subject({
    id: 'vimshottari-dates',
    title: 'Vimshottari: beginnings of mahadashas',
    basis: 'rule',
    convention: BY_MOON,
    measure: days(0.015),
    ...ofBirths<Vimshottari>(FILE, (context, expected) => startRows(lifeOf(vimshottari, context), expected.mahadashas)),
  }),
  subject({
    id: 'vimshottari-antardashas',
    title: 'Vimshottari: beginnings of antardashas',
    basis: 'rule',
    measure: days(0.015),
    ...ofBirths(FILE, antardashaStarts),
  }),
  subject({
    id: 'vimshottari-level-lords',
    title: 'Vimshottari: lords of five levels at two instants, with their neighbours',
    basis: 'rule',
    ...ofBirths(FILE, levelLords),
  }),
  subject({
    id: 'vimshottari-levels',
    title: 'Vimshottari: dates of these',
    basis: 'rule',
    measure: days(0.015),
    ...ofBirths(FILE, levelDates),
  }),
  ...ofOther(yogini, (expected) => expected.yogini),
  ...ofOther(ashtottari, (expected) => expected.ashtottari),
  subject({
    id: 'ashtottari-applies',
    title: 'Ashtottari: Rahu in a kendra or trikona from the lord of the ascendant',
    basis: 'rule',
    ...ofBirths<OtherDashas>(OTHERS, ({ chart }, { ashtottari_applicable_spec: { kendra_or_trikona: expected } }) => {
      const [place] = ashtottariConditions(chart, true);
      return [['applies', place!.isMet, expected]];
    }),
  }),
];
