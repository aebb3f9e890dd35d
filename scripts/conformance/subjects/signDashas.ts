/** Dashas of signs, of 80 births: order and years. */
import { charaPlan, CHARA_READING } from '../../../lib/astro/dasha/chara.ts';
import { mandookaPlan } from '../../../lib/astro/dasha/mandooka.ts';
import { nineYearShoolaPlan, niryanaShoolaPlan, shoolaPlan } from '../../../lib/astro/dasha/shoola.ts';
import type { SignPlan } from '../../../lib/astro/dasha/sign.ts';
import { sthiraPlan } from '../../../lib/astro/dasha/sthira.ts';
import { varnadaPlan } from '../../../lib/astro/dasha/varnada.ts';
import type { Chart } from '../../../lib/astro/chart.ts';
import { brahma } from '../../../lib/astro/jaimini/brahma.ts';
import { varnada } from '../../../lib/astro/jaimini/varnada.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
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
const roundOf = ({ turns }: SignPlan) => listOf(turns.map(({ signIndex, years }) => `${signIndex + 1}:${years}`));
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

type Seeding = SignPlan & { readonly contest: { readonly first: number; readonly second: number } };

/** A whole round from the stronger of two signs: where the other one leads, the rest of the round is the golden one. */
function ofSeeded(
  id: string,
  title: string,
  planOf: (chart: Chart) => Seeding,
  expectedOf: (expected: SignDashas) => readonly Turn[],
  reasons: readonly ReasonId[],
): Subject {
  const rows = ({ chart }: Context, expected: SignDashas): Row[] => {
    const plan = planOf(chart);
    const turns = expectedOf(expected);
    const { first, second } = plan.contest;
    const roundFrom = (seed: number) => (seed === turns[0]![0] - 1 ? roundExpected(turns) : roundOf(plan));
    const reread = () => mapped(strongerSignAsTheirs(chart, first, second), roundFrom);
    return [['round', roundOf(plan), roundExpected(turns), { reread }]];
  };
  return subject({ id, title, basis: 'library', reasons, ...ofBirths<SignDashas>(FILE, rows) });
}

function mapped<From, To>(
  record: Partial<Record<ReasonId, From>>,
  to: (value: From) => To,
): Partial<Record<ReasonId, To>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}

function* sthiraRows(
  { chart }: Context,
  { sthira_brahma_spec: { brahma: planet, periods } }: SignDashas,
): Generator<Row> {
  const found = brahma(chart);
  yield ['Brahma', found.planet, planet];
  yield ['round', roundOf(sthiraPlan(found.signIndex)), roundExpected(periods)];
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
  ofSeeded('mandooka', 'Mandooka: whole round', mandookaPlan, (expected) => expected.mandooka_spec_789.periods, [
    'first_lords_of_signs',
    'lord_at_home',
  ]),
  ofSeeded('shoola', 'Shoola: whole round', shoolaPlan, (expected) => expected.shoola_spec_789.periods, [
    'first_lords_of_signs',
  ]),
  ofSeeded(
    'niryana-shoola',
    'Niryana shoola: whole round',
    niryanaShoolaPlan,
    (expected) => expected.niryana_shoola_789_pyjhora,
    ['first_lords_of_signs'],
  ),
  ofSeeded(
    'nine-year-shoola',
    'Shoola of nine years: whole round',
    nineYearShoolaPlan,
    (expected) => expected.shoola_9_years_pyjhora,
    ['first_lords_of_signs', 'lord_at_home'],
  ),
  subject({ id: 'sthira', title: 'Sthira: Brahma and whole round', basis: 'rule', ...ofBirths(FILE, sthiraRows) }),
];

interface Points {
  readonly lagnas_pyjhora: { readonly hora_lagna: number };
  readonly varnada_lagna_sign_pyjhora: { readonly bv_raman: number };
}

/** Varnada needs a file more: the hora ascendant of the library, whose sunrise is not ours. */
export const VARNADA: Subject = subject({
  id: 'varnada',
  title: 'Varnada and its dasha, from the hora ascendant of the library',
  file: FILE,
  basis: 'library',
  convention: 'The library gives the sign of the varnada itself no years, where a full round is twelve.',
  *compared(golden) {
    const rounds = new Map<string, SignDashas>();
    for (const { birth, expected } of golden<{ cases: { birth: { id: string }; expected: SignDashas }[] }>(FILE)
      .cases) {
      rounds.set(birth.id, expected);
    }
    const points = ofBirths<Points>(
      'jyotish/special-points',
      ({ chart }, { lagnas_pyjhora: lagnas, varnada_lagna_sign_pyjhora: sign }, birth) => {
        const horaSign = Math.floor(lagnas.hora_lagna / 30);
        const { signIndex } = varnada(chart.ascendant.signIndex, horaSign);
        const found = varnadaPlan(chart, horaSign, signIndex).turns.map((turn) => ({
          ...turn,
          years: turn.years % 12,
        }));
        return [
          ['sign', signIndex + 1, sign.bv_raman],
          [
            'round',
            listOf(found.map((turn) => `${turn.signIndex + 1}:${turn.years}`)),
            roundExpected(rounds.get(birth.id)!.varnada_pyjhora),
          ],
        ];
      },
    );
    yield* points.compared(golden);
  },
});
