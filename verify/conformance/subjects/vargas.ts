/** Divisional charts of 80 births, and strength by them. */
import type { Conventions } from '../../../lib/astro/conventions.ts';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import { PLANETS, SEVEN_PLANETS, type Planet, type SevenPlanet } from '../../../lib/astro/tables/planets.ts';
import { vargaChart } from '../../../lib/astro/varga/position.ts';
import { VARGA_IDS, VARGAS, type VargaId } from '../../../lib/astro/varga/vargas.ts';
import { vargaStandings, vimsopakaScore } from '../../../lib/astro/varga/vimsopaka.ts';
import { byKey, ofBirths, setOf, type Context, type Row } from '../births.ts';
import { distance, subject, type Subject } from '../subject.ts';

type BySign = Readonly<Record<Planet | 'Ascendant', number>>;
interface Vargas {
  readonly charts: Readonly<Record<string, BySign>>;
  readonly degrees_in_varga_sign: Readonly<Record<'D9' | 'D10' | 'D60', Readonly<Record<Planet, number>>>>;
  readonly alternate_methods_pyjhora: Readonly<Record<string, BySign>>;
  readonly vargottama: readonly string[];
}

const FILE = 'jyotish/vargas';

function signRows(chart: Chart, id: VargaId, expected: BySign): Iterable<Row> {
  const { ascendant, planets } = vargaChart(chart, id);
  const placeOf = (body: string) => (body === 'Ascendant' ? ascendant : planets[body as Planet]);
  return byKey(expected, (body) => placeOf(body).signIndex + 1);
}

const charts = VARGA_IDS.map((id) =>
  subject({
    id: `varga-${id}`,
    title: `${id.toUpperCase()} ${VARGAS[id].name}`,
    basis: 'rule',
    ...ofBirths<Vargas>(FILE, ({ chart }, expected) => signRows(chart, id, expected.charts[id.toUpperCase()]!)),
  }),
);

/** Other mappings by their names in the golden file. */
const METHODS: Readonly<Record<string, Conventions['vargaMethods']>> = {
  D2_parivritti_even_reverse: { d2: 'parivritti_even_reversed' },
  D2_parivritti_dvaya_cyclic: { d2: 'parivritti' },
  D11_bv_raman_anti_zodiacal: { d11: 'raman' },
  D60_from_aries: { d60: 'from_aries' },
};

function* otherMethods({ chart }: Context, { alternate_methods_pyjhora: expected }: Vargas): Generator<Row> {
  for (const [name, vargaMethods] of Object.entries(METHODS)) {
    const [id] = Object.keys(vargaMethods) as [VargaId];
    const asked = { ...chart, conventions: { ...chart.conventions, vargaMethods } };
    for (const [body, found, sign] of signRows(asked, id, expected[name]!)) yield [`${name}, ${body}`, found, sign];
  }
}

function* degreeRows({ chart }: Context, { degrees_in_varga_sign: expected }: Vargas): Generator<Row> {
  for (const id of ['d9', 'd10', 'd60'] as const) {
    const { planets } = vargaChart(chart, id);
    const degrees = expected[id.toUpperCase() as 'D9'];
    for (const planet of PLANETS) yield [`${id} ${planet}`, planets[planet].degreeInSign, degrees[planet]];
  }
}

function* vargottamaRows({ chart }: Context, { vargottama }: Vargas): Generator<Row> {
  const { ascendant, planets } = vargaChart(chart, 'd9');
  const kept = PLANETS.filter((id) => planets[id].isVargottama) as string[];
  yield ['vargottama', setOf(ascendant.isVargottama ? [...kept, 'Ascendant'] : kept), setOf(vargottama)];
}

type Schemes = Readonly<
  Record<'shadvarga' | 'saptavarga' | 'dashavarga' | 'shodashavarga', Record<SevenPlanet, number>>
>;

function* vimsopakaRows({ chart }: Context, expected: Schemes): Generator<Row> {
  for (const planet of SEVEN_PLANETS) {
    const standings = vargaStandings(chart, planet, 'by_lord');
    for (const scheme of Object.keys(expected) as (keyof Schemes)[]) {
      yield [`${scheme} ${planet}`, vimsopakaScore(standings, scheme).points, expected[scheme][planet]];
    }
  }
}

export const VARGA_CHARTS: readonly Subject[] = [
  ...charts,
  subject({
    id: 'varga-methods',
    title: 'Other mappings, as a request may choose them: D2 (two), D11, D60',
    basis: 'library',
    ...ofBirths(FILE, otherMethods),
  }),
  subject({
    id: 'varga-degrees',
    title: 'Degrees within D9, D10 and D60',
    basis: 'rule',
    measure: distance('deg', 0.002),
    ...ofBirths(FILE, degreeRows),
  }),
  subject({ id: 'vargottama', title: 'Vargottama', basis: 'rule', ...ofBirths(FILE, vargottamaRows) }),
  subject({
    id: 'vimsopaka',
    title: 'Vimsopaka in four schemes',
    basis: 'rule',
    measure: distance('points', 0.0006),
    ...ofBirths('jyotish/vimsopaka', vimsopakaRows),
  }),
];
