/** Yogas and doshas of 80 births. */
import { doshaContext, judgedDosha } from '../../../lib/records/dosha/verdict.ts';
import { eclipses, navamsaEclipses } from '../../../lib/astro/affliction/grahan.ts';
import { kaalSarp } from '../../../lib/astro/affliction/kaalSarp.ts';
import { signOfHouse } from '../../../lib/astro/chart/chart.ts';
import { isFormed } from '../../../lib/astro/evidence.ts';
import { DOSHAS } from '../../../lib/astro/dosha/index.ts';
import { manglikPlaces } from '../../../lib/astro/dosha/manglik/marsHouses.ts';
import { nadiOf } from '../../../lib/astro/dosha/match/nadi.ts';
import { judge } from '../../../lib/astro/rule.ts';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { LIBRARY, type LibraryYoga } from '../../../tests/astro/yoga/tables/library.ts';
import { listOf, ofBirths, setOf, type Context, type Row } from '../births.ts';
import { subject, type Subject } from '../subject.ts';

interface Yogas {
  readonly by_definition: Readonly<Record<string, boolean>> & {
    readonly parivartana: readonly { houses: readonly number[]; classical_kind: string }[];
    readonly vipreet_raja: readonly { name: string }[];
    readonly sankhya_name: string;
  };
  readonly pyjhora_yogas_true: readonly string[];
}

function isYogaFormed(context: Context, slug: string): boolean {
  const ruleContext = context.ruleContext();
  return YOGAS.some(({ examine, id }) => id === slug && isFormed(examine(context.chart, ruleContext)));
}

/** Golden names of yogas whose definition nobody disputes. */
const DEFINED: Readonly<Record<string, string>> = {
  ruchaka: 'ruchaka',
  bhadra: 'bhadra',
  hamsa: 'hamsa',
  malavya: 'malavya',
  shasha: 'shasha',
  gajakesari_kendra_from_moon: 'gajakesari',
  budhaditya_same_sign: 'budhaditya',
  sunapha: 'sunapha',
  anapha: 'anapha',
  durudhara: 'durudhara',
  vesi: 'vesi',
  vosi: 'vasi',
  ubhayachari: 'ubhayachari',
  rajju: 'rajju',
  musala: 'musala',
  nala: 'nala',
};

function familyOf(context: Context, family: string): string[] {
  const ruleContext = context.ruleContext();
  return YOGAS.filter((rule) => rule.family === family && judge(rule, context.chart, ruleContext).isPresent).map(
    ({ id, variant }) => [id, variant].filter(Boolean).join(' '),
  );
}

function* definedRows(context: Context, { by_definition: expected }: Yogas): Generator<Row> {
  for (const [name, slug] of Object.entries(DEFINED)) yield [slug, isYogaFormed(context, slug), expected[name]!];
  const exchanges = expected.parivartana.map(
    ({ classical_kind: kind, houses }) => `parivartana-${kind} ${houses.toSorted((a, b) => a - b).join('-')}`,
  );
  yield ['exchanges', setOf(familyOf(context, 'parivartana')), setOf(exchanges)];
  yield [
    'vipreet raja',
    setOf(familyOf(context, 'vipreet-raja')),
    setOf(expected.vipreet_raja.map(({ name }) => name)),
  ];
}

/** Where Scorpio and Aquarius have two lords, the library looks at other planets than we do. */
function isOfTwoLords({ chart }: Context, { lords = [] }: LibraryYoga): boolean {
  return lords.some((house) => ['Scorpio', 'Aquarius'].includes(SIGNS[signOfHouse(chart, house)]!));
}

/** Which of the two may find a yoga that the other does not. */
const MAY_DIFFER: Readonly<Record<LibraryYoga['likeness'], readonly boolean[]>> = {
  same: [],
  'ours is narrower': [false],
  'ours is wider': [true],
  'another reading': [false, true],
};

function* libraryRows(context: Context, { pyjhora_yogas_true: names }: Yogas): Generator<Row> {
  for (const yoga of LIBRARY.filter((one) => !isOfTwoLords(context, one))) {
    const found = isYogaFormed(context, yoga.slug);
    const remark = `${yoga.slug}, ${yoga.likeness}: ${yoga.reason ?? ''}`;
    const isStated = MAY_DIFFER[yoga.likeness].includes(found);
    yield [
      yoga.name,
      found,
      names.includes(yoga.name),
      isStated ? { stated: 'definitions_of_yogas', remark } : undefined,
    ];
  }
}

interface Place {
  readonly mars_house: number;
  readonly present: boolean;
}
interface Doshas {
  readonly manglik: { readonly from_lagna: Place; readonly from_moon: Place; readonly from_venus: Place };
  readonly kaal_sarp: { readonly present_by_longitude: boolean };
  readonly grahan: Readonly<Record<'d1' | 'd9', readonly (readonly [string, string])[]>>;
  readonly guru_chandal: { readonly conjunct_rahu: boolean; readonly aspected_by_rahu_5_7_9: boolean };
  readonly shrapit: { readonly present: boolean };
  readonly kemdrum: { readonly formed_spec: boolean };
  readonly gandmool: { readonly present: boolean };
  readonly nadi: { readonly nadi: string };
}

const pairs = (found: readonly { planet: string; node: string }[]) =>
  listOf(found.map(({ node, planet }) => `${planet}-${node}`));

function* doshaRows(context: Context, expected: Doshas): Generator<Row> {
  const doshas = doshaContext(context);
  const isPresent = (id: string) =>
    judgedDosha(
      doshas,
      DOSHAS.find((dosha) => dosha.id === id)!,
    ).isPresent;
  const { guru_chandal: guru, manglik } = expected;
  yield ['manglik', isPresent('manglik'), manglik.from_lagna.present];
  yield ['guru chandal', isPresent('guru_chandal'), guru.conjunct_rahu || guru.aspected_by_rahu_5_7_9];
  yield ['grahan', isPresent('grahan'), expected.grahan.d1.length > 0];
  yield ['shrapit', isPresent('shrapit'), expected.shrapit.present];
  yield ['kemdrum', isPresent('kemdrum'), expected.kemdrum.formed_spec];
  yield ['gandmool', isPresent('gandmool'), expected.gandmool.present];
}

function* partRows({ chart }: Context, { grahan, manglik, nadi }: Doshas): Generator<Row> {
  const { from_lagna: lagna, from_moon: moon, from_venus: venus } = manglik;
  const found = manglikPlaces(chart);
  yield [
    'Mars from ascendant, Moon and Venus',
    listOf([found.ascendant!, found.moon!, found.venus!]),
    listOf([lagna.mars_house, moon.mars_house, venus.mars_house]),
  ];
  yield ['eclipses', pairs(eclipses(chart)), listOf(grahan.d1.map((pair) => pair.join('-')))];
  yield ['eclipses in the navamsa', pairs(navamsaEclipses(chart)), listOf(grahan.d9.map((pair) => pair.join('-')))];
  yield ['nadi', nadiOf(chart), nadi.nadi.toLowerCase()];
}

function* kaalSarpRows({ chart }: Context, { kaal_sarp: { present_by_longitude: expected } }: Doshas): Generator<Row> {
  const { planets } = chart;
  const ahead = SEVEN_PLANETS.map((id) => (planets[id].longitudeDeg - planets.Rahu.longitudeDeg + 360) % 360);
  const isStrict = ahead.every((deg) => deg < 180) || ahead.every((deg) => deg > 180);
  yield ['whole', kaalSarp(chart).form === 'whole', expected, { reread: () => ({ planets_at_node: isStrict }) }];
}

const YOGA_FILE = 'jyotish/yogas';
const DOSHA_FILE = 'jyotish/doshas';

export const VERDICTS: readonly Subject[] = [
  subject({
    id: 'yogas',
    title: 'Yogas of undisputed definition: sixteen, exchanges, vipreet raja',
    basis: 'rule',
    ...ofBirths(YOGA_FILE, definedRows),
  }),
  subject({
    id: 'library-yogas',
    title: `Yogas by the names of PyJHora: ${LIBRARY.length} that both have`,
    basis: 'library',
    convention:
      'Left out where a yoga asks for the lord of Scorpio or Aquarius. Of each name it was written down beforehand whether ours is the same, narrower, wider or another reading; a difference the other way counts as one without a reason.',
    reasons: ['definitions_of_yogas'],
    ...ofBirths(YOGA_FILE, libraryRows),
  }),
  subject({
    id: 'doshas',
    title: 'Doshas: manglik, guru chandal, grahan, shrapit, kemdrum, gandmool',
    basis: 'rule',
    ...ofBirths(DOSHA_FILE, doshaRows),
  }),
  subject({
    id: 'dosha-parts',
    title: 'What they are made of, nadi',
    basis: 'rule',
    ...ofBirths(DOSHA_FILE, partRows),
  }),
  subject({
    id: 'kaal-sarp',
    title: 'Kaal sarp by longitude',
    basis: 'rule',
    reasons: ['planets_at_node'],
    ...ofBirths(DOSHA_FILE, kaalSarpRows),
  }),
];
