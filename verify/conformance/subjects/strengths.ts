/** Shadbala by its parts, and ashtakavarga, of 80 births. */
import { ashtakavarga, CONTRIBUTORS, prastaraRow, type Contributor } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { pindas } from '../../../lib/astro/ashtakavarga/pindas.ts';
import { isBenefic } from '../../../lib/astro/planet/nature.ts';
import type { PlanetShadbala } from '../../../lib/astro/strength/shadbala.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../../lib/astro/tables/planets.ts';
import { byKey, listOf, ofBirths, type Context, type Row } from '../births.ts';
import type { ReasonId } from '../reasons.ts';
import { distance, subject, type Subject } from '../subject.ts';

type Virupas = Readonly<Record<SevenPlanet, number>>;
interface Parts {
  readonly sthana: Readonly<Record<string, Virupas>>;
  readonly dig: Virupas;
  readonly kala: Readonly<Record<string, Virupas>>;
  readonly naisargika: Virupas;
  readonly context: { readonly waxing: boolean };
}

interface Part {
  readonly id: string;
  readonly title: string;
  found(planet: PlanetShadbala): number;
  expected(parts: Parts): Virupas;
  readonly tolerance?: number;
}

const sthana = (id: keyof PlanetShadbala['sthana']['parts'], title: string, name: string = id): Part => ({
  id,
  title: `Sthana: ${title}`,
  found: (planet) => planet.sthana.parts[id],
  expected: (parts) => parts.sthana[name]!,
});
const kaala = (id: keyof PlanetShadbala['kaala']['parts'], title: string, name: string = id): Part => ({
  id,
  title: `Kaala: ${title}`,
  found: (planet) => planet.kaala.parts[id],
  expected: (parts) => parts.kala[name]!,
});

const PARTS: readonly Part[] = [
  sthana('uchcha', 'uchcha'),
  sthana('saptavargaja', 'saptavargaja', 'saptavargaja_moolatrikona_degrees'),
  sthana('ojayugma', 'ojayugma'),
  sthana('kendradi', 'kendradi'),
  sthana('drekkana', 'drekkana'),
  { id: 'dig', title: 'Dig', found: ({ dig }) => dig, expected: (parts) => parts.dig },
  kaala('nathonnatha', 'nathonnatha'),
  kaala('tribhaga', 'tribhaga'),
  kaala('vara', 'vara'),
  kaala('hora', 'hora', 'hora_temporal'),
  kaala('ayana', 'ayana'),
  {
    id: 'naisargika',
    title: 'Naisargika',
    found: ({ naisargika }) => naisargika,
    expected: (parts) => parts.naisargika,
  },
];

const FILE = 'jyotish/shadbala-parts';
const BY_CENTRE = { sunrise: 'hindu' } as const;
const SUNRISE =
  'Here and in vara and hora sunrise is the centre of the Sun on the mathematical horizon, as the golden values take it.';

const parts = PARTS.map(({ id, title, found, expected }) =>
  subject({
    id: `shadbala-${id}`,
    title,
    basis: 'rule',
    measure: distance('virupas', 0.0002),
    ...ofBirths<Parts>(
      FILE,
      (context, golden) => {
        const shadbala = context.shadbala();
        return byKey(expected(golden), (planet) => found(shadbala[planet as SevenPlanet]));
      },
      BY_CENTRE,
    ),
    convention: id === 'tribhaga' ? SUNRISE : '',
  }),
);

/** The file lists Mercury both ways; the one that his company makes him is compared. */
function* pakshaRows(context: Context, { context: { waxing }, kala }: Parts): Generator<Row> {
  const shadbala = context.shadbala();
  const { paksha_mercury_benefic: benefic, paksha_mercury_malefic: malefic } = kala;
  const byMercury = isBenefic(context.chart, 'Mercury') ? benefic! : malefic!;
  for (const planet of SEVEN_PLANETS) {
    const found = shadbala[planet].kaala.parts.paksha;
    const asMalefic: Partial<Record<ReasonId, number>> =
      waxing || planet !== 'Moon' ? {} : { waning_moon: 120 - found };
    yield [planet, found, byMercury[planet], { reread: () => asMalefic }];
  }
}

const paksha = subject({
  id: 'shadbala-paksha',
  title: 'Kaala: paksha',
  basis: 'rule',
  convention: 'The file gives Mercury as a benefic and as a malefic; the one that his company makes him is compared.',
  measure: distance('virupas', 0.0002),
  reasons: ['waning_moon'],
  ...ofBirths(FILE, pakshaRows, BY_CENTRE),
});

interface Bindus {
  readonly bhinnashtakavarga: Readonly<Record<Contributor, readonly number[]>>;
  readonly sarvashtakavarga: readonly number[];
  readonly prastara: Readonly<Record<SevenPlanet, Readonly<Record<Contributor, string>>>>;
  readonly variants: Readonly<
    Record<'moon_table_varahamihira_raman' | 'venus_from_mars_3_5_6_9_11_12', readonly number[]>
  >;
  readonly trikona_reduction: Readonly<Record<SevenPlanet, readonly number[]>>;
  readonly ekadhipatya_reduction: Readonly<Record<SevenPlanet, readonly number[]>>;
  readonly shodhya_pinda: Readonly<
    Record<SevenPlanet, { rashi_pinda: number; graha_pinda: number; shodhya_pinda: number }>
  >;
}

function* signCells(what: string, found: readonly number[], expected: readonly number[]): Generator<Row> {
  for (const [sign, bindus] of expected.entries()) yield [`${what} in sign ${sign + 1}`, found[sign]!, bindus];
}

function* binduRows({ chart }: Context, expected: Bindus): Generator<Row> {
  const { bhinna, sarva } = ashtakavarga(chart);
  for (const of of CONTRIBUTORS) yield* signCells(of, bhinna[of], expected.bhinnashtakavarga[of]);
  yield* signCells('sarva', sarva, expected.sarvashtakavarga);
}

function* prastaraRows({ chart }: Context, expected: Bindus): Generator<Row> {
  const av = ashtakavarga(chart);
  for (const of of SEVEN_PLANETS) {
    for (const from of CONTRIBUTORS) {
      yield* signCells(`${of} from ${from}`, prastaraRow(av, of, from), [...expected.prastara[of][from]].map(Number));
    }
  }
}

function* otherTables({ chart }: Context, { variants }: Bindus): Generator<Row> {
  const moon = ashtakavarga(chart, { Moon: 'varahamihira', Venus: 'parashara' }).bhinna.Moon;
  const venus = ashtakavarga(chart, { Moon: 'parashara', Venus: 'varahamihira' }).bhinna.Venus;
  yield* signCells('Moon', moon, variants.moon_table_varahamihira_raman);
  yield* signCells('Venus', venus, variants.venus_from_mars_3_5_6_9_11_12);
}

function* reductionRows({ chart }: Context, expected: Bindus): Generator<Row> {
  for (const { afterEkadhipatya, afterTrikona, planet } of pindas(chart, ashtakavarga(chart))) {
    yield [`${planet} after trikona`, listOf(afterTrikona), listOf(expected.trikona_reduction[planet])];
    yield [`${planet} after ekadhipatya`, listOf(afterEkadhipatya), listOf(expected.ekadhipatya_reduction[planet])];
  }
}

function* pindaRows({ chart }: Context, expected: Bindus): Generator<Row> {
  for (const { planet, planetPinda, shodhyaPinda, signPinda } of pindas(chart, ashtakavarga(chart))) {
    const found = { rashi_pinda: signPinda, graha_pinda: planetPinda, shodhya_pinda: shodhyaPinda };
    yield* byKey(expected.shodhya_pinda[planet], (key) => found[key as 'rashi_pinda'], `${planet} `);
  }
}

const BINDU_FILE = 'jyotish/ashtakavarga';

export const STRENGTHS: readonly Subject[] = [...parts, paksha];

export const ASHTAKAVARGA: readonly Subject[] = [
  subject({
    id: 'bindus',
    title: 'Bhinna and sarva, ascendant included',
    basis: 'rule',
    ...ofBirths(BINDU_FILE, binduRows),
  }),
  subject({
    id: 'prastara',
    title: 'Prastara: who gives each bindu',
    basis: 'rule',
    ...ofBirths(BINDU_FILE, prastaraRows),
  }),
  subject({
    id: 'other-bindus',
    title: 'Tables of Varahamihira for Moon and Venus',
    basis: 'rule',
    ...ofBirths(BINDU_FILE, otherTables),
  }),
  subject({
    id: 'reductions',
    title: 'Trikona and ekadhipatya reductions, twelve signs at once',
    basis: 'rule',
    ...ofBirths(BINDU_FILE, reductionRows),
  }),
  subject({
    id: 'pindas',
    title: 'Rashi, graha and shodhya pindas',
    basis: 'rule',
    ...ofBirths(BINDU_FILE, pindaRows),
  }),
];
