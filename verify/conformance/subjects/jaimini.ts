/** Karakas, padas, argala and aspects of Jaimini, of 80 births. */
import { navamsaChart } from '../../../lib/astro/chart/derivedCharts.ts';
import { signOfHouse, type Chart } from '../../../lib/astro/chart/chart.ts';
import type { KarakaScheme } from '../../../lib/astro/conventions.ts';
import { argalaOn } from '../../../lib/astro/jaimini/argala.ts';
import { arudhaOfHouse, classicalArudhaSign } from '../../../lib/astro/jaimini/arudhas.ts';
import { charaKarakas } from '../../../lib/astro/jaimini/charaKarakas.ts';
import { devata } from '../../../lib/astro/jaimini/devatas.ts';
import { signsAspectedBy } from '../../../lib/astro/jaimini/signAspects.ts';
import { strongerLord } from '../../../lib/astro/jaimini/stronger.ts';
import { HOUSES, lordOfHouse } from '../../../lib/astro/planet/lordship.ts';
import { PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { byKey, ofBirths, setOf, type Context, type Row } from '../births.ts';
import { subject, type Subject } from '../subject.ts';
import { lordWithAscendant } from '../theirJaimini.ts';

type ByHouse = Readonly<Record<string, readonly string[]>>;
interface Jaimini {
  readonly chara_karakas_7: Readonly<Record<string, string>>;
  readonly chara_karakas_8: Readonly<Record<string, string>>;
  readonly arudha_padas_classical_lords: Readonly<Record<string, number>>;
  readonly arudha_padas_stronger_colord_pyjhora: Readonly<Record<string, number>>;
  readonly stronger_lord_pyjhora: Readonly<Record<'Scorpio' | 'Aquarius', string>>;
  readonly karakamsha_sign: number;
  readonly karakamsha_sign_8_karaka_scheme: number;
  readonly navamsha_lagna_sign: number;
  readonly lagna_lord_navamsha_sign: number;
  readonly ishta_devata: { sign_12th_from_karakamsha: number; lord: string; planets_in_it_in_navamsha: string[] };
  readonly argala_by_house: Readonly<Record<string, { argala: ByHouse; virodha: ByHouse }>>;
  readonly rasi_drishti: Readonly<Record<string, { aspected_signs: number[]; aspected_planets: string[] }>>;
}

const FILE = 'jyotish/jaimini';

function* karakaRows({ chart }: Context, expected: Jaimini): Generator<Row> {
  for (const scheme of [7, 8] as const) {
    const found = new Map<string, string>(charaKarakas(chart, scheme).map(({ code, planet }) => [code, planet]));
    yield* byKey(expected[`chara_karakas_${scheme}`], (code) => found.get(code) ?? null, `${scheme} karakas, `);
  }
}

function* karakamshaRows({ chart }: Context, expected: Jaimini): Generator<Row> {
  const navamsa = navamsaChart(chart);
  const karakamsha = (scheme: KarakaScheme) => navamsa.signs[charaKarakas(chart, scheme)[0]!.planet];
  const { lord, occupants, signIndex } = devata(chart, navamsa, 'ishta', karakamsha(7));
  const { ishta_devata: ishta } = expected;
  yield ['karakamsha of 7', karakamsha(7) + 1, expected.karakamsha_sign];
  yield ['karakamsha of 8', karakamsha(8) + 1, expected.karakamsha_sign_8_karaka_scheme];
  yield ['ascendant of the navamsa', navamsa.ascendant.signIndex + 1, expected.navamsha_lagna_sign];
  yield [
    'lord of the ascendant in the navamsa',
    navamsa.signs[lordOfHouse(chart, 1)] + 1,
    expected.lagna_lord_navamsha_sign,
  ];
  yield ['ishta devata, sign', signIndex + 1, ishta.sign_12th_from_karakamsha];
  yield ['ishta devata, lord', lord, ishta.lord];
  yield ['ishta devata, planets', setOf(occupants), setOf(ishta.planets_in_it_in_navamsha)];
}

function* classicalPadas({ chart }: Context, { arudha_padas_classical_lords: expected }: Jaimini): Generator<Row> {
  for (const house of HOUSES) yield [`A${house}`, classicalArudhaSign(chart, house) + 1, expected[`A${house}`]!];
}

function* padaRows({ chart }: Context, { arudha_padas_stronger_colord_pyjhora: expected }: Jaimini): Generator<Row> {
  for (const house of HOUSES) {
    const found = arudhaOfHouse(chart, house).signIndex + 1;
    yield [
      `A${house}`,
      found,
      expected[`A${house}`]!,
      { reread: () => ({ ascendant_as_company: padaWithAscendant(chart, house) }) },
    ];
  }
}

/** Where the pada falls by the lord that leads with the ascendant counted: the classical one, or the node. */
function padaWithAscendant(chart: Chart, house: number): number {
  const { lord, signIndex } = arudhaOfHouse(chart, house);
  const { first, second } = strongerLord(chart, signOfHouse(chart, house));
  const other = lordWithAscendant(chart, signOfHouse(chart, house));
  if (other === lord || first === second) return signIndex + 1;
  return (other === first ? classicalArudhaSign(chart, house) : arudhaByNode(chart, house, second)) + 1;
}

/** The pada of a house whose first lord stood where the node stands. */
function arudhaByNode(chart: Chart, house: number, node: Planet): number {
  const first = lordOfHouse(chart, house);
  return classicalArudhaSign({ ...chart, signs: { ...chart.signs, [first]: chart.signs[node] } }, house);
}

function* lordRows({ chart }: Context, { stronger_lord_pyjhora: expected }: Jaimini): Generator<Row> {
  for (const sign of ['Scorpio', 'Aquarius'] as const) {
    const index = SIGNS.indexOf(sign);
    const reread = () => ({ ascendant_as_company: lordWithAscendant(chart, index) });
    yield [sign, strongerLord(chart, index).winner, expected[sign], { reread }];
  }
}

function* argalaRows({ chart }: Context, { argala_by_house: expected }: Jaimini): Generator<Row> {
  for (const house of HOUSES) {
    for (const { argalaHouse, obstructors, planets, virodhaHouse } of argalaOn(chart, signOfHouse(chart, house))
      .pairs) {
      const { argala, virodha } = expected[house]!;
      yield [`house ${house}, argala from ${argalaHouse}`, setOf(planets), setOf(argala[argalaHouse]!)];
      yield [`house ${house}, virodha from ${virodhaHouse}`, setOf(obstructors), setOf(virodha[virodhaHouse]!)];
    }
  }
}

function* aspectRows({ chart: { signs } }: Context, { rasi_drishti: expected }: Jaimini): Generator<Row> {
  for (const planet of PLANETS) {
    const found = signsAspectedBy(signs[planet]);
    const { aspected_planets: planets, aspected_signs: wanted } = expected[planet]!;
    yield [`${planet} on signs`, setOf(found.map((sign) => sign + 1)), setOf(wanted)];
    yield [`${planet} on planets`, setOf(PLANETS.filter((other) => found.includes(signs[other]))), setOf(planets)];
  }
}

export const JAIMINI: readonly Subject[] = [
  subject({ id: 'karakas', title: 'Chara karakas, seven and eight', basis: 'rule', ...ofBirths(FILE, karakaRows) }),
  subject({
    id: 'karakamsha',
    title: 'Karakamsha, swamsha and ishta devata',
    basis: 'rule',
    ...ofBirths(FILE, karakamshaRows),
  }),
  subject({
    id: 'arudhas-classical',
    title: 'Arudha padas, Mars and Saturn owning Scorpio and Aquarius',
    basis: 'rule',
    convention: 'What answers tell as `with_first_lord`.',
    ...ofBirths(FILE, classicalPadas),
  }),
  subject({
    id: 'arudhas',
    title: 'Arudha padas by the stronger of two lords',
    basis: 'library',
    reasons: ['ascendant_as_company'],
    ...ofBirths(FILE, padaRows),
  }),
  subject({
    id: 'stronger-lords',
    title: 'The stronger lord of Scorpio and of Aquarius',
    basis: 'library',
    reasons: ['ascendant_as_company'],
    ...ofBirths(FILE, lordRows),
  }),
  subject({ id: 'argala', title: 'Argala and virodha on every house', basis: 'rule', ...ofBirths(FILE, argalaRows) }),
  subject({ id: 'sign-aspects', title: 'Aspects of signs', basis: 'rule', ...ofBirths(FILE, aspectRows) }),
];
