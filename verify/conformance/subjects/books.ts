/** What textbooks print for their examples. */
import { annualOfYear } from '../../../lib/astro/varshphal/annual.ts';
import { aspectedPlaces } from '../../../lib/astro/chart/aspects.ts';
import { ashtakavarga, CONTRIBUTORS, prastaraRow } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { pindas } from '../../../lib/astro/ashtakavarga/pindas.ts';
import { balanceAtBirth } from '../../../lib/astro/dasha/nakshatra.ts';
import { nineYearShoolaPlan, niryanaShoolaPlan } from '../../../lib/astro/dasha/shoola.ts';
import type { SignPlan } from '../../../lib/astro/dasha/sign.ts';
import { vimshottari } from '../../../lib/astro/dasha/vimshottari.ts';
import { arudhaPadas } from '../../../lib/astro/jaimini/arudhas.ts';
import { charaKarakas } from '../../../lib/astro/jaimini/charaKarakas.ts';
import { planetArudhas } from '../../../lib/astro/jaimini/planetArudhas.ts';
import { signsAspectedBy } from '../../../lib/astro/jaimini/signAspects.ts';
import { strongerPlanet, strongerSign } from '../../../lib/astro/jaimini/stronger.ts';
import { jdFromUnixMs } from '../../../lib/astro/time.ts';
import { NAKSHATRA_ARC_DEG } from '../../../lib/astro/tables/nakshatras.ts';
import { PLANETS, type Planet, type SevenPlanet } from '../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { vargaSignIndex } from '../../../lib/astro/varga/position.ts';
import type { VargaId } from '../../../lib/astro/varga/vargas.ts';
import { DIFFERING } from '../../../tests/astro/yoga/tables/books.ts';
import { numberedCases, type BookCase as YogaCase } from '../../../tests/support/bookCases.ts';
import { isAgreed, slugOf } from '../../../tests/support/bookYogas.ts';
import { bookChart, bookContext, ofTopic, type BookCase } from '../books.ts';
import { listOf, named, setOf, type Row } from '../births.ts';
import { distance, seconds, subject, type Golden, type Subject } from '../subject.ts';

const expectedSigns = (items: BookCase['items']) => items.map(({ expected }) => expected as string);

function* arudhaRows({ input, items }: BookCase): Generator<Row> {
  const found = arudhaPadas(bookChart(input)).map(({ signIndex }) => SIGNS[signIndex]!);
  for (const [i, sign] of expectedSigns(items).entries()) yield [`A${i + 1}`, found[i]!, sign];
}

function* planetArudhaRows({ input, items }: BookCase): Generator<Row> {
  const found = planetArudhas(bookChart(input));
  for (const [i, sign] of expectedSigns(items).entries()) {
    const { planet, usual } = found[i]!;
    yield [planet, SIGNS[usual.signIndex]!, sign];
  }
}

function* karakaRows({ input, items }: BookCase): Generator<Row> {
  const found = charaKarakas(bookChart(input), 8);
  for (const [i, { expected }] of items.entries()) yield [found[i]!.code, found[i]!.planet, expected as string];
}

function* strongerPlanetRows({ input, items: [item] }: BookCase): Generator<Row> {
  const { planet1, planet2 } = input.parameters as Record<'planet1' | 'planet2', Planet>;
  yield [
    `${planet1} or ${planet2}`,
    strongerPlanet(bookChart(input), planet1, planet2).winner,
    item!.expected as string,
  ];
}

function* strongerSignRows({ input, items: [item] }: BookCase): Generator<Row> {
  const { rasi1, rasi2 } = input.parameters as Record<'rasi1' | 'rasi2', number>;
  const { winner } = strongerSign(bookChart(input), rasi1 - 1, rasi2 - 1);
  yield [`${SIGNS[rasi1 - 1]!} or ${SIGNS[rasi2 - 1]!}`, SIGNS[winner]!, item!.expected as string];
}

/** Labels name what is looked at and by whom: `Aspected Houses for Sun`; houses are counted from 0. */
function aspectRows(signsOf: (planet: Planet, signIndex: number) => readonly number[]) {
  return function* ({ input, items: [item] }: BookCase): Generator<Row> {
    const bySign = input.chart_by_sign!;
    const label = item!.label!;
    const planet = label.split(' ').at(-1) as Planet;
    const signs = signsOf(planet, bySign[planet]! - 1);
    const houses = signs.map((sign) => (sign + 1 - bySign['Ascendant']! + 12) % 12);
    const planets = PLANETS.filter((id) => signs.includes(bySign[id]! - 1));
    const found = label.includes('Aspected Houses') ? houses : planets;
    yield [label, setOf(found), setOf(item!.expected as (string | number)[])];
  };
}

const fullAspects = (planet: Planet, sign: number) =>
  aspectedPlaces(planet, 'none').map((place) => (sign + place - 1) % 12);

/** Of each prastara the book prints eight rows, those of the contributors, and below them a sum. */
function* binduRows({ input, items: [item] }: BookCase): Generator<Row> {
  const av = ashtakavarga(bookChart(input));
  const { bhinna, sarva } = av;
  const label = item!.label!;
  if (label.includes('prastara')) {
    const tables = item!.expected as number[][][];
    for (const [i, of] of CONTRIBUTORS.entries()) {
      for (const [j, from] of CONTRIBUTORS.entries()) {
        yield [`${of} from ${from}`, listOf(prastaraRow(av, of, from)), listOf(tables[i]![j]!)];
      }
    }
  } else if (label.includes('BAV')) {
    const rows = item!.expected as number[][];
    for (const [i, row] of rows.entries()) yield [CONTRIBUTORS[i]!, listOf(bhinna[CONTRIBUTORS[i]!]), listOf(row)];
  } else yield ['sarva', listOf(sarva), listOf(item!.expected as number[])];
}

function* pindaRows({ input, items }: BookCase): Generator<Row> {
  const chart = bookChart(input);
  const found = pindas(chart, ashtakavarga(chart));
  const columns = {
    'rashi pinda': 'signPinda',
    'graha pinda': 'planetPinda',
    'shodhya pinda': 'shodhyaPinda',
  } as const;
  for (const { expected, label } of items) {
    const column = columns[label as keyof typeof columns];
    for (const pinda of found)
      yield [`${label} of ${pinda.planet}`, pinda[column], (expected as Record<SevenPlanet, number>)[pinda.planet]];
  }
}

/** Cases, by their place, that count from another star than the Moon's: the 4th, 5th or 8th (kshema, utpanna, adhana). */
const STAR_OFFSETS: Readonly<Record<number, number>> = { 1: 3, 2: 3, 3: 4, 4: 7 };

/** Balances are printed in years of twelve months of thirty days. */
function vimshottariRows(column: 'lord' | 'balance') {
  return function* ({ input, items: [item] }: BookCase, index: number): Generator<Row> {
    const { expected, expected_decoded: decoded } = item!;
    const moonDeg = bookContext(input.birth!).chart.planets.Moon.longitudeDeg;
    const { lord, years } = balanceAtBirth(
      vimshottari,
      (moonDeg + (STAR_OFFSETS[index] ?? 0) * NAKSHATRA_ARC_DEG) % 360,
    );
    if (decoded && column === 'lord') yield ['lord at birth', lord, decoded['planet'] as string];
    if (decoded || column === 'lord') return;
    const [whole, months, days] = expected as [number, number, number];
    yield ['balance', years * 360, whole * 360 + months * 30 + days];
  };
}

function signDashaRows(planOf: (chart: ReturnType<typeof bookChart>) => SignPlan) {
  return function* ({ input, items }: BookCase): Generator<Row> {
    const { turns } = planOf(bookChart(input));
    for (const [i, { expected_decoded: decoded }] of items.entries()) {
      const { signIndex, years } = turns[i]!;
      yield [
        `period ${i + 1}`,
        `${signIndex + 1}:${years}`,
        `${String(decoded!['sign'])}:${String(decoded!['years'])}`,
      ];
    }
  };
}

function* vargaRows({ input, items: [item] }: BookCase): Generator<Row> {
  const { chart } = bookContext(input.birth!, { varga_methods: { d2: 'parivritti_even_reversed' } });
  const id = `d${input.parameters?.['divisional_chart_factor'] ?? 1}` as VargaId;
  yield [
    `Jupiter in ${id.toUpperCase()}`,
    vargaSignIndex(chart, id, chart.planets.Jupiter) + 1,
    item!.expected_decoded!['sign'] as number,
  ];
}

/** The book prints the clock of the birthplace. */
function* returnRows({ input, items: [item], rule_function: name }: BookCase): Generator<Row> {
  if (name === 'monthly_chart') return;
  const { birth, chart, ephemeris, sky } = bookContext(input.birth!);
  const [, [[year, month, day], clock]] = item!.expected as [string, [[number, number, number], string]];
  const local = Date.parse(`${year}-${two(month)}-${two(day)}T${clock.slice(0, 8)}Z`);
  const born = { chart, jdUT: birth.jdUT, jdTT: birth.jdTT, sunDeg: sky.planets.Sun.longitudeDeg };
  const { returnJdUT } = annualOfYear(born, year - Number(input.birth!.date.slice(0, 4)), birth, ephemeris);
  yield ['return', returnJdUT, jdFromUnixMs(local) - input.birth!.utc_offset / 24];
}

const two = (value: number) => String(value).padStart(2, '0');

const yogas = subject({
  id: 'book-yogas',
  title: 'Yogas that a chart is said to have or to lack',
  file: 'jyotish/book-cases',
  basis: 'book',
  convention: 'Charts of two textbooks, and charts drawn for their definitions; of those yogas that our catalog has.',
  reasons: ['definitions_of_yogas'],
  *compared(golden: Golden) {
    const all = numberedCases(golden<{ cases: readonly YogaCase[] }>('jyotish/book-cases').cases, 11);
    for (const bookCase of all) {
      const slug = slugOf(bookCase);
      if (slug === null) continue;
      const difference = DIFFERING[bookCase.id];
      const otherwise = difference && ({ stated: 'definitions_of_yogas', remark: `${slug}: ${difference}` } as const);
      yield* named(bookCase.id, [[slug, isAgreed(bookCase), true, otherwise || undefined]]);
    }
  },
});

export const BOOKS: readonly Subject[] = [
  yogas,
  ofTopic('bhava_arudha', 'Arudha padas', arudhaRows),
  ofTopic('graha_arudha', 'Arudhas of planets, from the stronger own sign', planetArudhaRows),
  ofTopic('chapter_8', 'Eight karakas', karakaRows),
  ofTopic('stronger_planet', 'The stronger of two planets', strongerPlanetRows),
  ofTopic('stronger_rasi', 'The stronger of two signs', strongerSignRows),
  ofTopic('graha_drishti', 'Aspects of planets', aspectRows(fullAspects)),
  ofTopic(
    'raasi_drishti',
    'Aspects of signs',
    aspectRows((_, sign) => signsAspectedBy(sign)),
  ),
  ofTopic('ashtaka_varga', 'Ashtakavarga, rows of twelve signs', binduRows),
  ofTopic('shodhya_pinda', 'Pindas', pindaRows),
  ofTopic('all_chart', 'Jupiter of example 27 in eleven vargas', vargaRows, {
    convention: 'Hora with even signs reversed, as the book has it.',
  }),
  ofTopic('vimsottari', 'Vimshottari: lord at birth', vimshottariRows('lord')),
  {
    ...ofTopic('vimsottari', 'Vimshottari: balance', vimshottariRows('balance'), { measure: distance('days', 1) }),
    id: 'book-balance',
  },
  ofTopic('shoola_dhasa', 'Shoola of nine years', signDashaRows(nineYearShoolaPlan)),
  ofTopic('niryaana_shoola_dhasa', 'Niryana shoola', signDashaRows(niryanaShoolaPlan)),
  ofTopic('annual_chart', 'Solar returns', returnRows, { measure: seconds(15) }),
];
