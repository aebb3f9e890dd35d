/** What P. V. R. Narasimha Rao prints for his examples of narayana, sudasa, drig, kalachakra and patyayini. */
import { drigPlan } from '../../../lib/astro/dasha/drig.ts';
import { kalachakraBirth, kalachakraLife } from '../../../lib/astro/dasha/kalachakra/kalachakra.ts';
import { narayanaPlan, narayanaVarga, vargaNarayanaPlan } from '../../../lib/astro/dasha/narayana.ts';
import { secondCycle, signPeriods, type SignTurn } from '../../../lib/astro/dasha/sign.ts';
import { sudasaPlan } from '../../../lib/astro/dasha/sudasa.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { J2000_JD } from '../../../lib/astro/time.ts';
import { annualOfYear } from '../../../lib/astro/varshphal/annual.ts';
import { patyayiniShares } from '../../../lib/astro/varshphal/dashas/patyayini.ts';
import { bookChart, bookContext, ofTopic, type BookCase, type BookInput } from '../books.ts';
import type { Row } from '../births.ts';
import { distance, type Measure, type Subject } from '../subject.ts';

const YEAR_DAYS = 365.25;

/** The turns of a case, and the printed ones, signs by index. */
interface Compared {
  readonly found: readonly SignTurn[];
  readonly printed: readonly SignTurn[];
}

/** Two subjects of a topic: its signs, then its years. */
function ofTurns(topic: string, title: string, turnsOf: (bookCase: BookCase) => Compared, measure: Measure): Subject[] {
  const signs = function* (bookCase: BookCase): Generator<Row> {
    const { found, printed } = turnsOf(bookCase);
    for (const [i, { signIndex }] of printed.entries()) {
      yield [`period ${i + 1}`, SIGNS[found[i]!.signIndex]!, SIGNS[signIndex]!];
    }
  };
  const years = function* (bookCase: BookCase): Generator<Row> {
    const { found, printed } = turnsOf(bookCase);
    for (const [i, turn] of printed.entries()) yield [`period ${i + 1}`, found[i]!.years, turn.years];
  };
  return [
    ofTopic(topic, `${title}: signs`, signs),
    { ...ofTopic(topic, `${title}: years`, years, { measure }), id: `book-${topic}-years` },
  ];
}

const printedPairs = ({ items }: BookCase) =>
  items.map(({ expected }): SignTurn => {
    const [signIndex, years] = expected as [number, number];
    return { signIndex, years };
  });

/** Of D4 the book begins with the place of the lord of the 4th; of the birth chart it prints years of a second cycle. */
function narayanaTurns({ birth, parameters }: BookInput): readonly SignTurn[] {
  const { chart } = bookContext(birth!);
  if (parameters) return vargaNarayanaPlan(narayanaVarga(chart, 'd4', 4)).turns;
  const { turns } = narayanaPlan(chart);
  return [...turns, ...secondCycle(turns)];
}

/** The years that are lived, of as many periods as fill 120 years. */
function sudasaTurns({ input, items }: BookCase): Compared {
  const { elapsedFraction, turns } = sudasaPlan(bookChart(input));
  const found = signPeriods(turns, 0, YEAR_DAYS, elapsedFraction).map(({ endJdUT, signIndex, startJdUT }) => ({
    signIndex,
    years: (endJdUT - Math.max(0, startJdUT)) / YEAR_DAYS,
  }));
  const printed = items.slice(0, found.length).map(({ expected }) => {
    const [signIndex, , years] = expected as [number, string, number];
    return { signIndex, years };
  });
  return { found, printed };
}

function kalachakraTurns({ parameters }: BookInput): readonly SignTurn[] {
  const born = kalachakraBirth(Number(parameters!['planet_longitude']), 'ashwini');
  const choices = { balance: 'pada_fraction', revati: 'ashwini', continuation: 'pair' } as const;
  return kalachakraLife(born, choices, J2000_JD, YEAR_DAYS).map(({ endJdUT, signIndex, startJdUT }) => ({
    signIndex,
    years: (endJdUT - Math.max(startJdUT, J2000_JD)) / YEAR_DAYS,
  }));
}

/** The book prints the year itself for a birth, and `L` for the ascendant. */
function* patyayiniRows({ input, items }: BookCase): Generator<Row> {
  const { birth, chart, ephemeris, sky } = bookContext(input.birth!);
  const born = { chart, jdUT: birth.jdUT, jdTT: birth.jdTT, sunDeg: sky.planets.Sun.longitudeDeg };
  const shares = patyayiniShares(annualOfYear(born, 0, birth, ephemeris).chart);
  for (const [i, { expected, expected_decoded: decoded }] of items.entries()) {
    yield [`period ${i + 1}`, shares[i]!.lord, expected === 'L' ? 'ascendant' : (decoded!['planet'] as string)];
  }
}

const WHOLE_YEARS = distance('years', 0);
const both = (found: readonly SignTurn[], bookCase: BookCase): Compared => ({ found, printed: printedPairs(bookCase) });

export const BOOK_DASHAS: readonly Subject[] = [
  ...ofTurns('narayana', 'Narayana, D1 and D4', (one) => both(narayanaTurns(one.input), one), WHOLE_YEARS),
  ...ofTurns('sudasa', 'Sudasa', sudasaTurns, distance('years', 0.01)),
  ...ofTurns('drig_dhasa', 'Drig', (one) => both(drigPlan(bookChart(one.input)).turns, one), WHOLE_YEARS),
  ...ofTurns(
    'kalachakra_dhasa',
    'Kalachakra',
    (one) => both(kalachakraTurns(one.input), one),
    distance('years', 0.000001),
  ),
  ofTopic('patyayini', 'Patyayini: order', patyayiniRows),
];
