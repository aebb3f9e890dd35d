/** Dashas of the year: patyayini, and who begins the two muddas. */
import { vimshottari } from '../../../lib/astro/dasha/vimshottari.ts';
import { YOGINIS } from '../../../lib/astro/dasha/yogini.ts';
import type { Annual } from '../../../lib/astro/varshphal/annual.ts';
import { patyayiniShares } from '../../../lib/astro/varshphal/dashas/patyayini.ts';
import { firstYogini } from '../../../lib/astro/varshphal/dashas/yoginiMudda.ts';
import { muddaOpening } from '../../../lib/astro/varshphal/mudda.ts';
import type { GoldenYearDashas } from '../../../tests/support/annualDashas.ts';
import { listOf, ofBirths, type Context, type Row } from '../births.ts';
import { distance, subject, type Subject } from '../subject.ts';
import { annualOf } from './varshphal.ts';

/** The annual charts are those of the other subjects, cast for the sunrise of the siddhantas. */
function ofYears(
  id: string,
  title: string,
  rowsOf: (annual: Annual, year: GoldenYearDashas) => Iterable<Row>,
  more: Partial<Subject> = {},
): Subject {
  const rows = function* (
    context: Context,
    { annual: years }: { annual: readonly GoldenYearDashas[] },
  ): Generator<Row> {
    for (const year of years) {
      for (const [what, found, expected] of rowsOf(annualOf(context, year.completed_years), year))
        yield [`${year.year}, ${what}`, found, expected];
    }
  };
  return subject({
    id,
    title,
    basis: 'rule',
    ...ofBirths('jyotish/dasha-more', rows, { sunrise: 'hindu' }),
    ...more,
  });
}

const orderRows = ({ chart }: Annual, { patyayini: expected }: GoldenYearDashas): Row[] => [
  [
    'order',
    listOf(patyayiniShares(chart).map(({ lord }) => (lord === 'ascendant' ? 'Ascendant' : lord))),
    listOf(expected.map(([lord]) => lord)),
  ],
];

function* shareRows({ chart }: Annual, { patyayini: expected }: GoldenYearDashas): Generator<Row> {
  const shares = patyayiniShares(chart);
  for (const [i, [lord, share]] of expected.entries()) yield [lord, shares[i]!.share, share];
}

function* muddaRows(annual: Annual, expected: GoldenYearDashas): Generator<Row> {
  const { lordIndex } = muddaOpening(annual, 'balance');
  yield ['vimshottari', vimshottari.lords[lordIndex]!.lord, expected.vimshottari_mudda_first];
  yield ['yogini', YOGINIS[firstYogini(annual)]!.title.name.toLowerCase(), expected.yogini_mudda_first];
}

export const YEAR_DASHAS: readonly Subject[] = [
  ofYears('patyayini-order', 'Patyayini: order of the eight', orderRows),
  ofYears('patyayini-shares', 'Patyayini: shares of the year', shareRows, { measure: distance('of the year', 0.0001) }),
  ofYears('mudda-lords', 'Who begins vimshottari mudda and yogini mudda', muddaRows),
];
