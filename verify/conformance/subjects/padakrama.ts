/** Narayana, sudasa and drig dasha of 80 births: order and years. */
import { drigPlan } from '../../../lib/astro/dasha/drig.ts';
import { narayanaOrder, narayanaPlan } from '../../../lib/astro/dasha/narayana.ts';
import { exceptionIn, PADAKRAMA_CHOICES, type PadakramaPlan } from '../../../lib/astro/dasha/padakrama.ts';
import { sudasaPlan } from '../../../lib/astro/dasha/sudasa.ts';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { listOf, ofBirths, type Context, type Row } from '../births.ts';
import type { ReasonId } from '../reasons.ts';
import { distance, subject, type Subject } from '../subject.ts';
import { padakramaYearsCountingOnce, strongerSignCountingOnce } from '../theirJaimini.ts';

interface Golden {
  /** The first sign or the order differs between the rule and the library; no periods are given. */
  readonly disputed?: boolean;
  readonly periods: readonly (readonly [sign: number, years: number])[];
  /** Signs whose years the library has otherwise. */
  readonly disputed_years: Readonly<Record<string, unknown>>;
}
interface Dashas {
  readonly narayana: Golden;
  readonly sudasa: Golden & { readonly first_period_fraction_left: number };
  readonly drig: Golden;
}

const FILE = 'jyotish/dasha-more';

interface Dasha {
  readonly id: keyof Dashas;
  readonly title: string;
  planOf(chart: Chart): PadakramaPlan;
  /** The order where Jupiter or Mercury counts once although the lord as well. */
  orderCountingOnce?(chart: Chart): readonly number[];
  readonly orderReasons?: readonly ReasonId[];
  readonly yearReasons?: readonly ReasonId[];
}

const numbered = (signIndexes: readonly number[]) => listOf(signIndexes.map((sign) => sign + 1));

function ofDasha({ id, title, orderCountingOnce, orderReasons = [], planOf, yearReasons = [] }: Dasha): Subject[] {
  const orderRows = function* ({ chart }: Context, { [id]: expected }: Dashas): Generator<Row> {
    if (expected.disputed) return;
    const found = planOf(chart).turns.map(({ signIndex }) => signIndex);
    const reread = () => (orderCountingOnce ? { counted_once: numbered(orderCountingOnce(chart)) } : {});
    yield ['order', numbered(found), listOf(expected.periods.map(([sign]) => sign)), { reread }];
  };
  const yearRows = function* ({ chart }: Context, { [id]: expected }: Dashas): Generator<Row> {
    if (expected.disputed) return;
    const found = new Map(planOf(chart).turns.map(({ signIndex, years }) => [signIndex, years]));
    // A sign that comes twice in drig dasha has the same years each time.
    for (const [sign, years] of new Map(expected.periods)) {
      if (String(sign) in expected.disputed_years) continue;
      const reread = () => ({ counted_once: padakramaYearsCountingOnce(chart, sign - 1) });
      yield [SIGNS[sign - 1]!, found.get(sign - 1) ?? null, years, { reread }];
    }
  };
  return [
    subject({
      id: `${id}-order`,
      title: `${title}: order of the signs`,
      basis: 'rule',
      reasons: orderReasons,
      ...ofBirths(FILE, orderRows),
    }),
    subject({
      id: `${id}-years`,
      title: `${title}: years of each sign`,
      basis: 'rule',
      convention: 'Births and years that the file marks as disputed are left out.',
      reasons: yearReasons,
      ...ofBirths(FILE, yearRows),
    }),
  ];
}

function narayanaCountingOnce(chart: Chart): readonly number[] {
  const { first, second } = narayanaPlan(chart).comparison;
  const seed = strongerSignCountingOnce(chart, first, second);
  return narayanaOrder(seed, exceptionIn(chart, seed, PADAKRAMA_CHOICES));
}

export const PADAKRAMA: readonly Subject[] = [
  ...ofDasha({
    id: 'narayana',
    title: 'Narayana',
    planOf: narayanaPlan,
    orderCountingOnce: narayanaCountingOnce,
    orderReasons: ['counted_once'],
    yearReasons: ['counted_once'],
  }),
  ...ofDasha({ id: 'sudasa', title: 'Sudasa', planOf: sudasaPlan, yearReasons: ['counted_once'] }),
  subject({
    id: 'sudasa-left',
    title: 'Sudasa: share of the first period that is left at birth',
    basis: 'rule',
    measure: distance('of the period', 0.00003),
    ...ofBirths<Dashas>(FILE, ({ chart }, { sudasa }): Row[] =>
      sudasa.disputed ? [] : [['left', 1 - sudasaPlan(chart).elapsedFraction, sudasa.first_period_fraction_left]],
    ),
  }),
  ...ofDasha({ id: 'drig', title: 'Drig', planOf: drigPlan }),
];
