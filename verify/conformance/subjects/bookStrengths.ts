/** Strengths and sahams that textbooks print for their examples. */
import type { PlanetShadbala } from '../../../lib/astro/strength/shadbala.ts';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { annualOfYear } from '../../../lib/astro/varshphal/annual.ts';
import { sahams } from '../../../lib/astro/varshphal/sahams.ts';
import type { GoldenBirth } from '../../../tests/support/golden.ts';
import { bookContext, casesOf } from '../books.ts';
import { named, type Row } from '../births.ts';
import type { ReasonId } from '../reasons.ts';
import { SAHAM_SPELLINGS } from '../sahamSpellings.ts';
import { arc, distance, subject, type Golden, type Subject } from '../subject.ts';

type Virupas = (planet: PlanetShadbala) => number;

/** What is printed, by the end of its label; each book has some of them. */
const PRINTED: Readonly<Record<string, Virupas>> = {
  'uccha bala': ({ sthana }) => sthana.parts.uchcha,
  'saptavargaja bala': ({ sthana }) => sthana.parts.saptavargaja,
  ojayugama_bala: ({ sthana }) => sthana.parts.ojayugma,
  'drekkana bala': ({ sthana }) => sthana.parts.drekkana,
  'sthana bala': ({ sthana }) => sthana.virupas,
  _nathonnath_bala: ({ kaala }) => kaala.parts.nathonnatha,
  _paksha_bala: ({ kaala }) => kaala.parts.paksha,
  _abda_bala: ({ kaala }) => kaala.parts.abda,
  _masa_bala: ({ kaala }) => kaala.parts.masa,
  _hora_bala: ({ kaala }) => kaala.parts.hora,
  _ayana_bala: ({ kaala }) => kaala.parts.ayana,
  _kaala_bala: ({ kaala }) => kaala.virupas,
  _cheshta_bala: ({ cheshta }) => cheshta,
  _drik_bala: ({ drik }) => drik,
  'Directional/Dig': ({ dig }) => dig,
  'Shadbala Positional': ({ sthana }) => sthana.virupas,
  'Shadbala Temporal': ({ dig }) => dig,
  'Shadbala Total': ({ virupas }) => virupas,
};

/** What of a planet is printed otherwise, and follows into the total. */
const STATED: Readonly<Record<string, ReasonId>> = {
  'Mercury _cheshta_bala': 'older_elements',
  'Mercury Shadbala Total': 'older_elements',
  'Mars Directional/Dig': 'printed_dig_bala',
  'Mars Shadbala Total': 'printed_dig_bala',
};

interface Book {
  readonly topic: string;
  readonly title: string;
  readonly ayanamsa: 'lahiri' | 'raman';
  readonly reasons: readonly ReasonId[];
}

function* bookRows(golden: Golden, { ayanamsa, topic }: Book): Generator<Row> {
  const cases = casesOf(golden, topic);
  const birth = cases.find(({ input }) => input.birth)!.input.birth as GoldenBirth;
  const shadbala = bookContext(birth, { ayanamsa, sunrise: 'hindu' }).shadbala();
  for (const { expected, label } of cases.flatMap(({ items }) => items)) {
    const ending = Object.keys(PRINTED).find((end) => label!.endsWith(end));
    if (ending === undefined) continue;
    for (const [i, planet] of SEVEN_PLANETS.entries()) {
      const found = PRINTED[ending]!(shadbala[planet]);
      const reread = () => ({ moolatrikona_by_sign: found + 15 });
      const stated = STATED[`${planet} ${ending}`];
      yield [`${label} ${planet}`, found, (expected as number[])[i]!, { reread, ...(stated && { stated }) }];
    }
  }
}

function ofBook(book: Book): Subject {
  return subject({
    id: `book-${book.topic}`,
    title: book.title,
    file: 'jyotish/book-cases',
    basis: 'book',
    measure: distance('virupas', 2),
    reasons: book.reasons,
    *compared(golden) {
      yield* named(book.title, bookRows(golden, book));
    },
  });
}

/** Example 121 of the Integrated Approach: the 34th year of its chart 66. */
function* sahamRows(golden: Golden): Generator<Row> {
  const [example] = casesOf(golden, 'annual_chart');
  const { birth, chart, ephemeris, sky } = bookContext(example!.input.birth!);
  const born = { chart, jdUT: birth.jdUT, jdTT: birth.jdTT, sunDeg: sky.planets.Sun.longitudeDeg };
  const annual = annualOfYear(born, 33, birth, ephemeris);
  const all = new Map<string, number>(
    sahams(annual.chart, annual.isDayReturn, 'pvr').map((saham) => [saham.row.id, saham.longitudeDeg]),
  );
  for (const { items } of casesOf(golden, 'saham')) {
    const { expected_decoded: decoded, label } = items[0]!;
    const { degree_in_sign: degree, sign } = decoded as { degree_in_sign: number; sign: number };
    const name = /(\w+)_saham_longitude/.exec(label!)![1]!;
    const id = SAHAM_SPELLINGS[name] ?? name;
    const [found, printed] = [all.get(id)!, (sign - 1) * 30 + degree];
    const sameDegree = found + 30 * Math.round((printed - found) / 30);
    yield [id, found, printed, { reread: () => ({ saham_sign: sameDegree }) }];
  }
}

export const BOOK_STRENGTHS: readonly Subject[] = [
  ofBook({
    topic: 'shadbala_BVRamanBook',
    title: 'Shadbala of B. V. Raman’s example',
    ayanamsa: 'raman',
    reasons: ['older_elements', 'printed_dig_bala'],
  }),
  ofBook({
    topic: 'shadbala_VPJainBook',
    title: 'Shadbala of V. P. Jain’s example',
    ayanamsa: 'lahiri',
    reasons: ['moolatrikona_by_sign', 'older_elements'],
  }),
  subject({
    id: 'book-sahams',
    title: 'Sahams of example 121',
    file: 'jyotish/book-cases',
    basis: 'book',
    convention: 'With `saham_set` pvr; printed in whole degrees.',
    measure: arc('deg', 0.6),
    reasons: ['saham_sign'],
    *compared(golden) {
      yield* named('example 121', sahamRows(golden));
    },
  }),
];
