/** Dashas of signs, of 80 births: order and years. */
import { charaPlan, CHARA_READING } from '../../../lib/astro/dasha/chara.ts';
import { leapingPlan, mandookaPlan, type SeededPlan } from '../../../lib/astro/dasha/mandooka.ts';
import { nineYearShoolaPlan, niryanaShoolaPlan, shoolaPlan } from '../../../lib/astro/dasha/shoola.ts';
import { goesForward, signRound, sthiraYears, type SignTurn } from '../../../lib/astro/dasha/sign.ts';
import { sthiraPlan } from '../../../lib/astro/dasha/sthira.ts';
import { varnadaPlan } from '../../../lib/astro/dasha/varnada.ts';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import { brahma } from '../../../lib/astro/jaimini/brahma.ts';
import { varnada } from '../../../lib/astro/jaimini/varnada.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import type { GoldenBirth, JyotishFile } from '../../../tests/support/golden.ts';
import { listOf, ofBirths, type Context, type Row } from '../births.ts';
import type { ReasonId } from '../reasons.ts';
import { subject, type Subject } from '../subject.ts';
import { charaYearsAsTheirs, strongerSignAsTheirs } from '../theirJaimini.ts';

type Turn = readonly [sign: number, years: number];
interface Seeded {
  readonly periods: readonly Turn[];
}
interface SignDashas {
  readonly chara_kn_rao_classical_lords: readonly Turn[];
  readonly chara_stronger_colord_adjusted_for_planets_in_sign_spec_reading: readonly Turn[];
  readonly mandooka_spec_789: Seeded;
  readonly shoola_spec_789: Seeded;
  readonly niryana_shoola_789_pyjhora: readonly Turn[];
  readonly shoola_9_years_pyjhora: readonly Turn[];
  readonly sthira_brahma_spec: { readonly brahma: string } & Seeded;
  readonly varnada_pyjhora: readonly Turn[];
}

const FILE = 'jyotish/dasha-jaimini';

const orderOf = (turns: readonly { readonly signIndex: number }[]) =>
  listOf(turns.map(({ signIndex }) => signIndex + 1));

/** A round as one value, as the years belong to the signs in their order. */
const roundOf = (turns: readonly SignTurn[]) =>
  listOf(turns.map(({ signIndex, years }) => `${signIndex + 1}:${years}`));
const roundExpected = (turns: readonly Turn[]) => listOf(turns.slice(0, 12).map(([sign, years]) => `${sign}:${years}`));

function* charaRows({ chart }: Context, expected: SignDashas): Generator<Row> {
  const turns = expected.chara_stronger_colord_adjusted_for_planets_in_sign_spec_reading;
  const plan = charaPlan(chart);
  for (const [sign, years] of turns) {
    const turn = plan.turns.find(({ signIndex }) => signIndex === sign - 1)!;
    yield [SIGNS[sign - 1]!, turn.years, years, { reread: () => charaYearsAsTheirs(chart, turn) }];
  }
}

function* charaOrders({ chart }: Context, expected: SignDashas): Generator<Row> {
  const turns = expected.chara_stronger_colord_adjusted_for_planets_in_sign_spec_reading;
  yield ['order', orderOf(charaPlan(chart).turns), listOf(turns.map(([sign]) => sign))];
}

function* plainCharaRows({ chart }: Context, { chara_kn_rao_classical_lords: expected }: SignDashas): Generator<Row> {
  const { turns } = charaPlan(chart, { ...CHARA_READING, lords: 'classical' });
  for (const [i, [sign, years]] of expected.entries()) yield [SIGNS[sign - 1]!, turns[i]!.counted, years];
}

interface SeededDasha {
  readonly id: string;
  readonly title: string;
  planOf(chart: Chart): SeededPlan;
  /** The round of the same dasha from another sign. */
  roundFrom(seedSignIndex: number): readonly SignTurn[];
  expectedOf(expected: SignDashas): readonly Turn[];
  readonly reasons: readonly ReasonId[];
}

function ofSeeded({ id, title, planOf, roundFrom, expectedOf, reasons }: SeededDasha): Subject {
  const rows = ({ chart }: Context, expected: SignDashas): Row[] => {
    const { comparison, turns } = planOf(chart);
    const reread = () =>
      mapped(strongerSignAsTheirs(chart, comparison.first, comparison.second), (seed) => roundOf(roundFrom(seed)));
    return [['round', roundOf(turns), roundExpected(expectedOf(expected)), { reread }]];
  };
  return subject({ id, title, basis: 'library', reasons, ...ofBirths<SignDashas>(FILE, rows) });
}

function mapped<From, To>(
  record: Partial<Record<ReasonId, From>>,
  to: (value: From) => To,
): Partial<Record<ReasonId, To>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}

const SEEDED: readonly SeededDasha[] = [
  {
    id: 'mandooka',
    title: 'Mandooka: whole round',
    planOf: mandookaPlan,
    roundFrom: (seed) => leapingPlan(seed).turns,
    expectedOf: (expected) => expected.mandooka_spec_789.periods,
    reasons: ['first_lords_of_signs', 'lord_at_home'],
  },
  {
    id: 'shoola',
    title: 'Shoola: whole round',
    planOf: shoolaPlan,
    roundFrom: (seed) => leapingPlan(seed).turns,
    expectedOf: (expected) => expected.shoola_spec_789.periods,
    reasons: ['first_lords_of_signs'],
  },
  {
    id: 'niryana-shoola',
    title: 'Niryana shoola: whole round',
    planOf: niryanaShoolaPlan,
    roundFrom: (seed) =>
      signRound(seed, goesForward(seed)).map((signIndex) => ({ signIndex, years: sthiraYears(signIndex) })),
    expectedOf: (expected) => expected.niryana_shoola_789_pyjhora,
    reasons: ['first_lords_of_signs'],
  },
  {
    id: 'nine-year-shoola',
    title: 'Shoola of nine years: whole round',
    planOf: nineYearShoolaPlan,
    roundFrom: (seed) => signRound(seed, true).map((signIndex) => ({ signIndex, years: 9 })),
    expectedOf: (expected) => expected.shoola_9_years_pyjhora,
    reasons: ['first_lords_of_signs', 'lord_at_home'],
  },
];

function* sthiraRows(
  { chart }: Context,
  { sthira_brahma_spec: { brahma: planet, periods } }: SignDashas,
): Generator<Row> {
  const found = brahma(chart);
  yield ['Brahma', found.planet, planet];
  yield ['round', roundOf(sthiraPlan(found.signIndex).turns), roundExpected(periods)];
}

export const SIGN_DASHAS: readonly Subject[] = [
  subject({ id: 'chara-order', title: 'Chara: order of the signs', basis: 'rule', ...ofBirths(FILE, charaOrders) }),
  subject({
    id: 'chara',
    title: 'Chara: years of each sign, a year more or less for planets in it',
    basis: 'rule',
    reasons: ['exalted_nodes', 'ascendant_as_company'],
    ...ofBirths(FILE, charaRows),
  }),
  subject({
    id: 'chara-plain',
    title: 'Chara: years counted to the lords of K. N. Rao, nothing added',
    basis: 'rule',
    ...ofBirths(FILE, plainCharaRows),
  }),
  ...SEEDED.map(ofSeeded),
  subject({ id: 'sthira', title: 'Sthira: Brahma and whole round', basis: 'rule', ...ofBirths(FILE, sthiraRows) }),
];

interface Points {
  readonly lagnas_pyjhora: { readonly hora_lagna: number };
  readonly varnada_lagna_sign_pyjhora: { readonly bv_raman: number };
}

const POINT_FILE = 'jyotish/special-points';

function varnadaRows(
  { chart }: Context,
  { lagnas_pyjhora: lagnas, varnada_lagna_sign_pyjhora: sign }: Points,
  round: readonly Turn[],
): Row[] {
  const horaSign = Math.floor(lagnas.hora_lagna / 30);
  const { signIndex } = varnada(chart.ascendant.signIndex, horaSign);
  const { turns } = varnadaPlan(chart, horaSign, signIndex);
  return [
    ['sign', signIndex + 1, sign.bv_raman],
    ['round', roundOf(turns.map((turn) => ({ ...turn, years: turn.years % 12 }))), roundExpected(round)],
  ];
}

/** Varnada needs a file more: the hora ascendant of the library, whose sunrise is not ours. */
export const VARNADA: Subject = subject({
  id: 'varnada',
  title: 'Varnada and its dasha, from the hora ascendant of the library',
  file: FILE,
  basis: 'library',
  convention: 'The library gives the sign of the varnada itself no years, where a full round is twelve.',
  *compared(golden) {
    const { cases } = golden<JyotishFile<SignDashas>>(FILE);
    const rounds = new Map(cases.map(({ birth, expected }) => [birth.id, expected.varnada_pyjhora]));
    const rows = (context: Context, expected: Points, { id }: GoldenBirth) =>
      varnadaRows(context, expected, rounds.get(id)!);
    yield* ofBirths<Points>(POINT_FILE, rows).compared(golden);
  },
});
