/** Further dashas of 80 births that begin with the Moon: conditional ones, other starts, tribhagi, kalachakra. */
import { conditionOfUse } from '../../../lib/astro/dasha/conditional/conditions.ts';
import { CONDITIONAL_DASHAS, type ConditionalDasha } from '../../../lib/astro/dasha/conditional/systems.ts';
import { kalachakraBirth, kalachakraLife } from '../../../lib/astro/dasha/kalachakra/kalachakra.ts';
import { balanceAtBirth, mahadashas } from '../../../lib/astro/dasha/nakshatra.ts';
import { seedLongitudeDeg, type VimshottariSeed } from '../../../lib/astro/dasha/seeds.ts';
import { starAt } from '../../../lib/astro/dasha/starCount.ts';
import { tribhagi } from '../../../lib/astro/dasha/tribhagi.ts';
import { vimshottari } from '../../../lib/astro/dasha/vimshottari.ts';
import type { GoldenTurn, MoreDashas } from '../../../tests/support/moreDashas.ts';
import { listOf, ofBirths, type Context, type Row } from '../births.ts';
import { days, distance, subject, type Subject } from '../subject.ts';

const FILE = 'jyotish/dasha-more';
const YEAR_DAYS = 365.25;

function ofDashas(
  id: string,
  title: string,
  rowsOf: (context: Context, expected: MoreDashas) => Iterable<Row>,
  more: Partial<Subject> = {},
): Subject {
  return subject({ id, title, basis: 'rule', ...ofBirths(FILE, rowsOf), ...more });
}

const lifeOf = (system: ConditionalDasha, { birth, chart }: Context) =>
  mahadashas(system, chart.planets.Moon.longitudeDeg, birth.jdUT, YEAR_DAYS);
const turnsOf = (turns: readonly { readonly lord: string; readonly years: number }[]) =>
  listOf(turns.map(({ lord, years }) => `${lord}:${years}`));
const turnsExpected = (turns: readonly GoldenTurn[]) => listOf(turns.map(([lord, , years]) => `${lord}:${years}`));

/** Of shashtihayani, whose balance is disputed, the file gives the first lord alone. */
function* conditionalLords(context: Context, { conditional: expected }: MoreDashas): Generator<Row> {
  for (const system of CONDITIONAL_DASHAS) {
    const { first_lord: first, periods } = expected[system.id]!;
    const found = lifeOf(system, context);
    if (periods) yield [system.id, turnsOf(found.slice(0, periods.length)), turnsExpected(periods)];
    else yield [`${system.id}, first lord`, found[0]!.lord, first!];
  }
}

function* conditionalStarts(context: Context, { conditional: expected }: MoreDashas): Generator<Row> {
  for (const system of CONDITIONAL_DASHAS) {
    const found = lifeOf(system, context);
    for (const [i, [lord, startYears]] of (expected[system.id]!.periods ?? []).entries()) {
      yield [`${system.id}, ${lord} ${i + 1} begins`, found[i]!.startJdUT, context.birth.jdUT + startYears * YEAR_DAYS];
    }
  }
}

function* conditionRows(context: Context, expected: MoreDashas): Generator<Row> {
  const { birth, chart } = context;
  const isDayBirth = birth.jdUT < context.panchangDay().duskJdUT;
  const paksha = chart.elongationDeg < 180 ? 'shukla' : 'krishna';
  yield ['by day', isDayBirth, expected.conditions_seen.day_birth];
  yield ['waxing Moon', paksha === 'shukla', expected.conditions_seen.waxing_moon];
  for (const { id } of CONDITIONAL_DASHAS) {
    const { isMet } = conditionOfUse(id, { chart, isDayBirth, paksha, hora: 'parashara' });
    yield [id, isMet, expected.conditional[id]!.applicable];
  }
}

function* seedLords({ chart }: Context, { tribhagi: third, vimshottari_seeds: seeds }: MoreDashas): Generator<Row> {
  for (const [id, { first_lord: lord, star }] of Object.entries(seeds)) {
    const deg = seedLongitudeDeg(chart, id as VimshottariSeed);
    yield [`${id}, star`, starAt(deg, false).index + 1, star];
    yield [`${id}, lord`, balanceAtBirth(vimshottari, deg).lord, lord];
  }
  yield ['tribhagi, lord', balanceAtBirth(tribhagi, chart.planets.Moon.longitudeDeg).lord, third.first_lord];
}

function* seedBalances({ chart }: Context, { tribhagi: third, vimshottari_seeds: seeds }: MoreDashas): Generator<Row> {
  for (const [id, { balance_years: years }] of Object.entries(seeds)) {
    yield [id, balanceAtBirth(vimshottari, seedLongitudeDeg(chart, id as VimshottariSeed)).years, years];
  }
  yield ['tribhagi', balanceAtBirth(tribhagi, chart.planets.Moon.longitudeDeg).years, third.balance_years];
}

const numbersOf = (signs: readonly { readonly signIndex: number }[]) =>
  listOf(signs.map(({ signIndex }) => signIndex + 1));

const KALACHAKRA = { balance: 'pada_fraction', revati: 'ashwini', continuation: 'pair' } as const;

/** The periods from birth to the end of the row of the birth. */
function rowPeriods({ birth, chart }: Context) {
  const born = kalachakraBirth(chart.planets.Moon.longitudeDeg, KALACHAKRA.revati);
  const life = kalachakraLife(born, KALACHAKRA, birth.jdUT, YEAR_DAYS);
  return { born, periods: life.filter(({ isContinuation }) => !isContinuation) };
}

function* kalachakraRows(context: Context, { kalachakra: expected }: MoreDashas): Generator<Row> {
  if (expected.disputed) return;
  const { born, periods } = rowPeriods(context);
  yield ['group', born.group, expected.group];
  yield ['nakshatra', born.nakshatraIndex + 1, expected.nakshatra];
  yield ['pada', born.pada, expected.pada];
  yield ['row', numbersOf(born.row), listOf(expected.cycle)];
  yield ['paramayus', born.paramayusYears, expected.paramayus];
  yield ['deha', born.dehaSignIndex + 1, expected.deha];
  yield ['jiva', born.jivaSignIndex + 1, expected.jiva];
  yield ['periods', numbersOf(periods), listOf(expected.periods_to_end_of_cycle.map(([sign]) => sign))];
}

function* kalachakraYears(context: Context, { kalachakra: expected }: MoreDashas): Generator<Row> {
  if (expected.disputed) return;
  const { periods } = rowPeriods(context);
  for (const [i, [sign, years]] of expected.periods_to_end_of_cycle.entries()) {
    const { endJdUT, startJdUT } = periods[i]!;
    const lived = (endJdUT - Math.max(startJdUT, context.birth.jdUT)) / YEAR_DAYS;
    yield [`${sign}, ${i + 1}`, lived, years];
  }
}

const REVATI = 'Two births in Revati, whose group is disputed, are left out.';

export const FURTHER_DASHAS: readonly Subject[] = [
  ofDashas(
    'conditional-lords',
    'Conditional dashas: lords and years of seven, first lord of shashtihayani',
    conditionalLords,
  ),
  ofDashas('conditional-dates', 'Conditional dashas: beginnings of mahadashas', conditionalStarts, {
    measure: days(0.012),
  }),
  ofDashas('conditions', 'Conditional dashas: which of the eight apply', conditionRows),
  ofDashas('seed-lords', 'Vimshottari from five starts, and tribhagi: star and lord', seedLords),
  ofDashas('seed-balances', 'Vimshottari from five starts, and tribhagi: balance at birth', seedBalances, {
    measure: distance('years', 0.00005),
  }),
  ofDashas('kalachakra', 'Kalachakra: group, row, deha and jiva, order', kalachakraRows, { convention: REVATI }),
  ofDashas('kalachakra-years', 'Kalachakra: years to the end of the row', kalachakraYears, {
    convention: REVATI,
    measure: distance('years', 0.0007),
  }),
];
