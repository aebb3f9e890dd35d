/** Houses, dignity, states and aspects of 80 births. */
import { aspectedPlaces, aspectsOn } from '../../../lib/astro/chart/aspects.ts';
import { baladi, jagradadi } from '../../../lib/astro/planet/avasthas.ts';
import { occupants, signOfHouse, type Chart } from '../../../lib/astro/chart/chart.ts';
import { combustionOf } from '../../../lib/astro/planet/combustion.ts';
import { conjunctions } from '../../../lib/astro/chart/conjunctions.ts';
import { chartFrom } from '../../../lib/astro/chart/derivedCharts.ts';
import { HOUSES, isYogakaraka, lordOfHouse, ownedHouses } from '../../../lib/astro/planet/lordship.ts';
import { compoundRelation, temporaryRelation } from '../../../lib/astro/planet/relationships.ts';
import { PLANETS, SEVEN_PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import { naturalRelation } from '../../../lib/astro/tables/relationships.ts';
import { byKey, listOf, ofBirths, setOf, type Context, type Row } from '../births.ts';
import { distance, subject, type Subject } from '../subject.ts';

interface House {
  readonly sign: number;
  readonly lord: string;
  readonly lord_in_house: number;
  readonly lord_in_sign: number;
  readonly occupants: readonly string[];
}
interface Houses {
  readonly houses: Readonly<Record<string, House>>;
  readonly lordships: Readonly<Record<string, readonly number[]>>;
  readonly yogakaraka_planets: readonly string[];
  readonly moon_chart_houses: Readonly<Record<string, number>>;
  readonly sun_chart_houses: Readonly<Record<string, number>>;
}

function* houseRows({ chart }: Context, { houses }: Houses): Generator<Row> {
  for (const number of HOUSES) {
    const { lord, lord_in_house: house, lord_in_sign: sign, occupants: within, sign: own } = houses[number]!;
    const found = lordOfHouse(chart, number);
    yield [`${number}, sign`, signOfHouse(chart, number) + 1, own];
    yield [`${number}, lord`, found, lord];
    yield [`${number}, house of the lord`, chart.planets[found].house, house];
    yield [`${number}, sign of the lord`, chart.signs[found] + 1, sign];
    yield [`${number}, occupants`, setOf(occupants(chart, number)), setOf(within)];
  }
}

function* lordshipRows({ chart }: Context, { lordships, yogakaraka_planets: both }: Houses): Generator<Row> {
  for (const planet of SEVEN_PLANETS)
    yield [`${planet} owns`, setOf(ownedHouses(chart, planet)), setOf(lordships[planet]!)];
  yield ['yogakarakas', setOf(SEVEN_PLANETS.filter((planet) => isYogakaraka(chart, planet))), setOf(both)];
}

function* chartHouses({ chart }: Context, expected: Houses): Generator<Row> {
  for (const [from, houses] of [
    ['Moon', expected.moon_chart_houses],
    ['Sun', expected.sun_chart_houses],
  ] as const) {
    const { planets } = chartFrom(chart, from);
    yield* byKey(houses, (planet) => planets[planet as Planet].house, `from the ${from}, `);
  }
}

const HOUSE_FILE = 'jyotish/houses';
const HOUSE_SUBJECTS: readonly Subject[] = [
  subject({
    id: 'houses',
    title: 'Whole-sign houses: signs, lords, where they stand, occupants',
    basis: 'rule',
    ...ofBirths(HOUSE_FILE, houseRows),
  }),
  subject({
    id: 'lordships',
    title: 'Lordships and yogakarakas',
    basis: 'rule',
    ...ofBirths(HOUSE_FILE, lordshipRows),
  }),
  subject({
    id: 'other-charts',
    title: 'Houses of the Moon chart and the Sun chart',
    basis: 'rule',
    ...ofBirths(HOUSE_FILE, chartHouses),
  }),
];

type Relations = Readonly<Record<Planet, Readonly<Record<Planet, string>>>>;
interface Dignity {
  readonly dignity: Readonly<Record<string, string>>;
  readonly combustion: Readonly<Record<Planet, { separation_from_sun: number; limit: number; combust: boolean }>>;
  readonly natural_relationship: Relations;
  readonly temporary_relationship: Relations;
  readonly compound_relationship: Relations;
}

function* relationRows({ chart: { signs } }: Context, expected: Dignity): Generator<Row> {
  const found: Readonly<Record<string, (a: Planet, b: Planet) => string>> = {
    natural: naturalRelation,
    temporary: (a, b) => temporaryRelation(signs[a], signs[b]),
    compound: (a, b) => compoundRelation(a, b, signs),
  };
  for (const [kind, relation] of Object.entries(found)) {
    const relations = expected[`${kind as 'natural'}_relationship`];
    for (const [of, row] of Object.entries(relations) as [Planet, Record<string, string>][]) {
      yield* byKey(row, (other) => relation(of, other as Planet), `${kind}, ${of} to `);
    }
  }
}

function* combustionRows({ chart: { planets } }: Context, { combustion }: Dignity): Generator<Row> {
  for (const [id, { combust, limit }] of Object.entries(combustion)) {
    const { isRetrograde, longitudeDeg, isCombust } = planets[id as Planet];
    const { limitDeg } = combustionOf(id as Planet, longitudeDeg, planets.Sun.longitudeDeg, isRetrograde);
    yield [`${id} is combust`, isCombust, combust];
    yield [`${id} limit`, limitDeg, limit];
  }
}

const DIGNITY_FILE = 'jyotish/dignity';
const DIGNITY_SUBJECTS: readonly Subject[] = [
  subject({
    id: 'dignity',
    title: 'Dignities',
    basis: 'rule',
    ...ofBirths<Dignity>(DIGNITY_FILE, ({ chart }, { dignity }) =>
      Object.entries(dignity).map(([id, label]): Row => [
        id,
        chart.planets[id as Planet].dignity,
        label === 'own_sign' ? 'own' : label,
      ]),
    ),
  }),
  subject({
    id: 'relationships',
    title: 'Natural, temporary and compound friendship',
    basis: 'rule',
    ...ofBirths(DIGNITY_FILE, relationRows),
  }),
  subject({
    id: 'combustion',
    title: 'Combustion and its limits',
    basis: 'rule',
    ...ofBirths(DIGNITY_FILE, combustionRows),
  }),
];

type States = Readonly<Record<Planet, { baladi: string; jagradadi?: string }>>;

function* stateRows({ chart }: Context, expected: States): Generator<Row> {
  for (const [id, { baladi: age, jagradadi: waking }] of Object.entries(expected)) {
    const planet = chart.planets[id as Planet];
    yield [`${id} baladi`, baladi(planet).id, age];
    if (waking) yield [`${id} jagradadi`, jagradadi(planet).id, waking];
  }
}

interface Aspects {
  readonly planet_aspects: Readonly<
    Record<Planet, { aspected_signs: number[]; aspected_houses: number[]; aspected_planets: string[] }>
  >;
  readonly conjunctions: readonly { planets: readonly string[]; sign: number; orb: number }[];
  readonly houses_aspected_by: Readonly<Record<string, readonly string[]>>;
}

function aspectedSigns({ conventions, signs }: Chart, planet: Planet): number[] {
  return aspectedPlaces(planet, conventions.nodeAspects).map((place) => (signs[planet] + place - 1) % 12);
}

function* aspectRows({ chart }: Context, expected: Aspects): Generator<Row> {
  for (const id of PLANETS) {
    const { aspected_houses: houses, aspected_planets: planets, aspected_signs: signs } = expected.planet_aspects[id];
    const found = aspectedSigns(chart, id);
    const housesOf = found.map((sign) => ((sign - chart.ascendant.signIndex + 12) % 12) + 1);
    yield [`${id} on signs`, setOf(found.map((sign) => sign + 1)), setOf(signs)];
    yield [`${id} on houses`, setOf(housesOf), setOf(houses)];
    yield [`${id} on planets`, setOf(PLANETS.filter((other) => found.includes(chart.signs[other]))), setOf(planets)];
  }
  for (const house of HOUSES) {
    yield [
      `on house ${house}`,
      setOf(aspectsOn(chart, signOfHouse(chart, house))),
      setOf(expected.houses_aspected_by[house]!),
    ];
  }
}

const pairNamed = (planets: readonly string[]) => listOf(planets);

function* orbRows({ chart }: Context, expected: Aspects): Generator<Row> {
  const found = new Map(
    conjunctions(chart).map(({ planets, orbDeg }) => [pairNamed(planets.map(({ id }) => id)), orbDeg]),
  );
  const wanted = new Map(expected.conjunctions.map(({ planets, orb }) => [pairNamed(planets), orb]));
  for (const pair of new Set([...wanted.keys(), ...found.keys()]))
    yield [pair, found.get(pair) ?? null, wanted.get(pair) ?? null];
}

const ASPECT_FILE = 'jyotish/aspects';

export const CHART: readonly Subject[] = [
  ...HOUSE_SUBJECTS,
  ...DIGNITY_SUBJECTS,
  subject({
    id: 'avasthas',
    title: 'Avasthas: baladi and jagradadi',
    basis: 'rule',
    ...ofBirths('jyotish/avasthas', stateRows),
  }),
  subject({
    id: 'aspects',
    title: 'Aspects on signs, houses and planets',
    basis: 'rule',
    convention: 'Nodes aspect the 5th, 7th and 9th.',
    ...ofBirths(ASPECT_FILE, aspectRows),
  }),
  subject({
    id: 'conjunctions',
    title: 'Conjunctions and their orbs',
    basis: 'rule',
    measure: distance('deg', 5e-5),
    ...ofBirths(ASPECT_FILE, orbRows),
  }),
];
