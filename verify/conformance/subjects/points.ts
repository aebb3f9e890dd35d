/** Points and sensitive degrees of 80 births. */
import { isGandanta, junctionDistanceDeg, mrityuBhaga } from '../../../lib/astro/planet/criticalDegrees.ts';
import { kakshaIndex, KAKSHA_LORDS } from '../../../lib/astro/ashtakavarga/kaksha.ts';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import { nearestJunction } from '../../../lib/astro/planet/gandanta.ts';
import { induSignIndex } from '../../../lib/astro/chart/induAscendant.ts';
import { isPushkaraNavamsa, pushkaraBhaga } from '../../../lib/astro/planet/pushkara.ts';
import { PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import { vargaPlace } from '../../../lib/astro/varga/position.ts';
import { drekkana22, navamsa64 } from '../../../lib/astro/varga/sensitive.ts';
import { VARGAS } from '../../../lib/astro/varga/vargas.ts';
import type { Placement } from '../../../lib/astro/chart/zodiac.ts';
import { byKey, ofBirths, setOf, type Context, type Row } from '../births.ts';
import { arc, distance, subject, type Subject } from '../subject.ts';

type Numbers = Readonly<Record<string, number>>;
interface SignAndLord {
  readonly sign: number;
  readonly lord: string;
}
interface FromTwo {
  readonly from_ascendant: SignAndLord;
  readonly from_moon: SignAndLord;
}
interface Points {
  readonly lagnas_pyjhora: { readonly indu_lagna: number };
  readonly lagnas_by_definition: { readonly hora_lagna: number };
  readonly mrityu_bhaga_table_degree_pyjhora: Numbers;
  readonly pushkara_navamsha: readonly string[];
  readonly pushkara_bhaga_degrees: {
    readonly element_rule_21_14_24_7: Numbers;
    readonly jataka_parijata_table: Numbers;
  };
  readonly gandanta: Readonly<Record<string, { degrees_from_junction: number; in_gandanta_3deg20: boolean }>>;
  readonly navamsha_64th: FromTwo;
  readonly drekkana_22nd: FromTwo;
  readonly kaksha: Readonly<Record<string, { number: number; lord: string }>>;
  readonly shashtiamsha_number: Numbers;
}

const FILE = 'jyotish/special-points';

function placeOf({ ascendant, planets }: Chart, body: string): Placement {
  return body === 'Ascendant' ? ascendant : planets[body as Planet];
}

function* gandantaRows({ chart }: Context, { gandanta }: Points): Generator<Row> {
  for (const [body, { in_gandanta_3deg20: expected }] of Object.entries(gandanta)) {
    yield [body, isGandanta(placeOf(chart, body)), expected];
  }
}

function* junctionRows({ chart }: Context, { gandanta }: Points): Generator<Row> {
  for (const [body, { degrees_from_junction: expected }] of Object.entries(gandanta)) {
    const place = placeOf(chart, body);
    yield [body, junctionDistanceDeg(place) ?? nearestJunction(place).distanceDeg, expected];
  }
}

function* sensitiveSigns(
  { chart }: Context,
  { drekkana_22nd: drekkana, navamsha_64th: navamsa }: Points,
): Generator<Row> {
  for (const [what, find, expected] of [
    ['22nd drekkana', drekkana22, drekkana],
    ['64th navamsa', navamsa64, navamsa],
  ] as const) {
    for (const from of ['ascendant', 'moon'] as const) {
      const { lord, signIndex } = find(chart, from === 'moon' ? chart.planets.Moon : chart.ascendant);
      yield [`${what} from ${from}, sign`, signIndex + 1, expected[`from_${from}`].sign];
      yield [`${what} from ${from}, lord`, lord, expected[`from_${from}`].lord];
    }
  }
}

function* kakshaRows({ chart }: Context, { kaksha }: Points): Generator<Row> {
  for (const [body, { lord, number }] of Object.entries(kaksha)) {
    const index = kakshaIndex(placeOf(chart, body).degreeInSign);
    yield [`${body} number`, index + 1, number];
    yield [`${body} lord`, KAKSHA_LORDS[index]!, lord === 'Lagna' ? 'Ascendant' : lord];
  }
}

function* pushkaraRows({ chart: { planets } }: Context, expected: Points): Generator<Row> {
  const { element_rule_21_14_24_7: element, jataka_parijata_table: parijata } = expected.pushkara_bhaga_degrees;
  yield ['navamsas', setOf(PLANETS.filter((id) => isPushkaraNavamsa(planets[id]))), setOf(expected.pushkara_navamsha)];
  yield* byKey(element, (id) => pushkaraBhaga(planets[id as Planet], 'element').degree, 'by element, ');
  yield* byKey(
    parijata,
    (id) => pushkaraBhaga(planets[id as Planet], 'jataka_parijata').degree,
    'by Jataka Parijata, ',
  );
}

function shashtiamshaOf(chart: Chart, body: string): number {
  return vargaPlace(VARGAS.d60, 'from_sign', placeOf(chart, body)).part.index + 1;
}

export const POINTS: readonly Subject[] = [
  subject({
    id: 'hora-ascendant',
    title: 'Hora ascendant',
    basis: 'rule',
    convention: 'From the sunrise of the centre of the Sun without refraction; half a degree for each minute of time.',
    measure: arc('deg', 0.0002),
    ...ofBirths<Points>(
      FILE,
      (context, { lagnas_by_definition: { hora_lagna: expected } }) => [
        ['place', context.horaAscendant().place.longitudeDeg, expected],
      ],
      { sunrise: 'hindu' },
    ),
  }),
  subject({
    id: 'indu',
    title: 'Indu lagna',
    basis: 'library',
    ...ofBirths<Points>(FILE, ({ chart }, { lagnas_pyjhora: { indu_lagna: deg } }) => [
      ['sign', induSignIndex(chart), Math.floor(deg / 30)],
    ]),
  }),
  subject({ id: 'gandanta', title: 'Gandanta, 3°20′ to each side', basis: 'rule', ...ofBirths(FILE, gandantaRows) }),
  subject({
    id: 'junctions',
    title: 'Distance from the nearest junction of water and fire',
    basis: 'rule',
    measure: distance('deg', 0.0001),
    ...ofBirths(FILE, junctionRows),
  }),
  subject({
    id: 'mrityu',
    title: 'Degrees of mrityu bhaga',
    basis: 'library',
    ...ofBirths<Points>(FILE, ({ chart }, { mrityu_bhaga_table_degree_pyjhora: expected }) =>
      byKey(expected, (id) => mrityuBhaga(id as Planet, chart.planets[id as Planet]).degree),
    ),
  }),
  subject({ id: 'pushkara', title: 'Pushkara navamsas and degrees', basis: 'rule', ...ofBirths(FILE, pushkaraRows) }),
  subject({
    id: 'sensitive',
    title: '22nd drekkana and 64th navamsa',
    basis: 'rule',
    ...ofBirths(FILE, sensitiveSigns),
  }),
  subject({ id: 'kakshas', title: 'Kakshas and their lords', basis: 'rule', ...ofBirths(FILE, kakshaRows) }),
  subject({
    id: 'shashtiamshas',
    title: 'Number of the sixtieth',
    basis: 'rule',
    ...ofBirths<Points>(FILE, ({ chart }, { shashtiamsha_number: expected }) =>
      byKey(expected, (body) => shashtiamshaOf(chart, body)),
    ),
  }),
];
