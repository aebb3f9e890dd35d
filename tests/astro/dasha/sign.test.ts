/** Dashas of signs: their law, the hand-worked reference chart, and 80 births worked by independent programs. */
import { describe, expect, test } from '@jest/globals';
import { CHARA_READING, chara, charaPlan, type CharaReading } from '../../../lib/astro/dasha/chara.ts';
import { drig, drigPlan } from '../../../lib/astro/dasha/drig.ts';
import { mandooka, mandookaPlan } from '../../../lib/astro/dasha/mandooka.ts';
import { narayana, narayanaPlan, narayanaVarga, vargaNarayanaPlan } from '../../../lib/astro/dasha/narayana.ts';
import {
  nineYearShoola,
  nineYearShoolaPlan,
  niryanaShoola,
  niryanaShoolaPlan,
  shoola,
  shoolaPlan,
} from '../../../lib/astro/dasha/shoola.ts';
import { signSubPeriods, turnYears, type SignPlan } from '../../../lib/astro/dasha/sign.ts';
import { sthira, sthiraPlan } from '../../../lib/astro/dasha/sthira.ts';
import { sudasa, sudasaPlan } from '../../../lib/astro/dasha/sudasa.ts';
import { houseVarnadaPlan, varnadaDasha, varnadaPlan } from '../../../lib/astro/dasha/varnada.ts';
import { yogardha, yogardhaPlan } from '../../../lib/astro/dasha/yogardha.ts';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import { brahma } from '../../../lib/astro/jaimini/brahma.ts';
import { varnada } from '../../../lib/astro/jaimini/varnada.ts';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';
import { referenceChart } from '../../support/referenceChart.ts';
import { signDashaContract } from '../../support/signDashaContract.ts';

const VIRGO = SIGNS.indexOf('Virgo');
/** The hora ascendant need not be that of the sky: any sign makes a dasha. */
const horaOf = ({ planets }: Chart) => planets.Moon.signIndex;
const varnadaOf = (chart: Chart, horaSign: number) => varnada(chart.ascendant.signIndex, horaSign).signIndex;

signDashaContract(chara, charaPlan);
signDashaContract(sthira, (chart) => sthiraPlan(brahma(chart).signIndex));
signDashaContract(mandooka, mandookaPlan);
signDashaContract(shoola, shoolaPlan);
signDashaContract(niryanaShoola, niryanaShoolaPlan);
signDashaContract(nineYearShoola, nineYearShoolaPlan);
signDashaContract(yogardha, yogardhaPlan);
signDashaContract(varnadaDasha, (chart) => varnadaPlan(chart, horaOf(chart), varnadaOf(chart, horaOf(chart))));
signDashaContract(narayana, narayanaPlan, { has13Years: true });
signDashaContract(
  { ...narayana, id: 'narayana_of_navamsa' },
  (chart) => vargaNarayanaPlan(narayanaVarga(chart, 'd9', 7)),
  {
    has13Years: true,
  },
);
signDashaContract(sudasa, sudasaPlan, { has13Years: true, isPartialAtBirth: true });
signDashaContract(drig, drigPlan, { has13Years: true, repeatsSigns: true });
signDashaContract({ ...varnadaDasha, id: 'house_varnada' }, (chart) => houseVarnadaPlan(chart, horaOf(chart)));

type Row = [sign: Sign, years: number];
const rows = ({ turns }: SignPlan): Row[] => turns.map(({ signIndex, years }) => [SIGNS[signIndex]!, years]);

describe('the reference chart', () => {
  const chart = referenceChart();
  const reference = golden<{
    chara: { sign: Sign; years: number; lordVariant: number }[];
    mandooka: Row[];
    shoola: Row[];
    sthiraBrahma: { brahma: string; periods: Row[] };
    yogardha: Row[];
    varnada: { varnadaLagna: Sign; periods: Row[] };
  }>('reference_chart');

  test('chara, by occupants and by lords', () => {
    expect(rows(charaPlan(chart))).toEqual(reference.chara.map(({ sign, years }) => [sign, years]));
    expect(rows(charaPlan(chart, { ...CHARA_READING, adjustment: 'lord' }))).toEqual(
      reference.chara.map(({ sign, lordVariant }) => [sign, lordVariant]),
    );
    expect(turnYears(charaPlan(chart).turns)).toBe(82);
  });

  test('mandooka, shoola, sthira, yogardha', () => {
    expect(rows(mandookaPlan(chart))).toEqual(reference.mandooka);
    expect(rows(shoolaPlan(chart))).toEqual(reference.shoola);
    expect(brahma(chart).planet).toBe(reference.sthiraBrahma.brahma);
    expect(rows(sthiraPlan(brahma(chart).signIndex))).toEqual(reference.sthiraBrahma.periods);
    expect(rows(yogardhaPlan(chart))).toEqual(reference.yogardha);
    expect(turnYears(yogardhaPlan(chart).turns)).toBe(89);
  });

  test('varnada with the hora ascendant in Virgo', () => {
    const sign = varnadaOf(chart, VIRGO);
    expect(SIGNS[sign]).toBe(reference.varnada.varnadaLagna);
    expect(rows(varnadaPlan(chart, VIRGO, sign))).toEqual(reference.varnada.periods);
  });

  test.each<[string, SignPlan, Sign, Sign[]]>([
    ['chara: beside the own sign first, the own last', charaPlan(chart), 'Leo', ['Virgo', 'Libra', 'Leo']],
    ['yogardha: as chara', yogardhaPlan(chart), 'Leo', ['Virgo', 'Libra', 'Leo']],
    ['sthira: forward from the own', sthiraPlan(8), 'Leo', ['Leo', 'Virgo', 'Cancer']],
    ['mandooka: in its own leaps from the own', mandookaPlan(chart), 'Leo', ['Leo', 'Scorpio', 'Taurus']],
    ['shoola: in its own leaps from the own', shoolaPlan(chart), 'Gemini', ['Gemini', 'Taurus', 'Virgo']],
    ['varnada: forward from the own', varnadaPlan(chart, VIRGO, 1), 'Pisces', ['Pisces', 'Aries', 'Aquarius']],
  ])('parts of %s', (_, plan, sign, [first, second, last]) => {
    const signIndex = SIGNS.indexOf(sign);
    const parts = signSubPeriods(plan, { level: 1, signIndex, startJdUT: 0, endJdUT: 12, years: 12 });
    const names = parts.map((part) => SIGNS[part.signIndex]);
    expect([names[0], names[1], names.at(-1)]).toEqual([first, second, last]);
  });
});

type GoldenRow = [signNumber: number, years: number];
interface Seeded {
  seed_sign: number;
  candidates: number[];
  periods: GoldenRow[];
}
interface Expected {
  chara_kn_rao_classical_lords: GoldenRow[];
  chara_stronger_colord_adjusted_for_planets_in_sign_spec_reading: GoldenRow[];
  chara_stronger_colord_adjusted_for_lord_exalted_debilitated: GoldenRow[];
  mandooka_spec_789: Seeded;
  shoola_spec_789: Seeded;
  niryana_shoola_789_pyjhora: GoldenRow[];
  shoola_9_years_pyjhora: GoldenRow[];
  sthira_brahma_spec: { brahma: string; periods: GoldenRow[] };
  varnada_pyjhora: GoldenRow[];
}
const { cases } = golden<JyotishFile<Expected>>('jyotish/dasha-jaimini');
const numbered = ({ turns }: Pick<SignPlan, 'turns'>): GoldenRow[] =>
  turns.map(({ signIndex, years }) => [signIndex + 1, years]);

/** Signs with two lords, whose choice no two programs share; their years are compared by the cascade's own tests. */
const ofOneLord = (list: GoldenRow[]) => list.filter(([sign]) => sign !== 8 && sign !== 11);

describe.each(cases)('$birth.id', ({ birth, expected }) => {
  const chart = goldenChart(birth.id);

  test('chara: order, and the years of every sign with one lord', () => {
    const { nodeExaltation } = chart.conventions;
    expect(nodeExaltation).toBe('taurus');
    // The reference leaves out the nodes and any bound.
    const changed = ofOneLord(expected.chara_stronger_colord_adjusted_for_planets_in_sign_spec_reading).map(
      ([sign, years]): GoldenRow => [sign, within12(years + (sign === 2 ? nodeYear(chart) : 0))],
    );
    const plan = charaPlan(chart);
    expect(ofOneLord(numbered(plan))).toEqual(changed);
    expect(numbered(plan).map(([sign]) => sign)).toEqual(
      expected.chara_stronger_colord_adjusted_for_planets_in_sign_spec_reading.map(([sign]) => sign),
    );
  });

  test('chara by the lord, and the plain count to classical lords', () => {
    const reading: CharaReading = { ...CHARA_READING, adjustment: 'lord' };
    // The reference takes Mercury in Virgo for exalted among the planets of a sign, but not as its lord.
    const missed = (sign: number) => Number(sign === 3 && chart.signs.Mercury === VIRGO);
    expect(ofOneLord(numbered(charaPlan(chart, reading)))).toEqual(
      ofOneLord(expected.chara_stronger_colord_adjusted_for_lord_exalted_debilitated).map(([sign, years]) => [
        sign,
        within12(years + missed(sign)),
      ]),
    );
    const { turns } = charaPlan(chart, { ...CHARA_READING, lords: 'classical' });
    expect(turns.map(({ counted, signIndex }) => [signIndex + 1, counted])).toEqual(
      expected.chara_kn_rao_classical_lords,
    );
  });

  test('sthira from Brahma', () => {
    const found = brahma(chart);
    expect(found.planet).toBe(expected.sthira_brahma_spec.brahma);
    expect(numbered(sthiraPlan(found.signIndex))).toEqual(expected.sthira_brahma_spec.periods);
  });
});

/** What Rahu and Ketu change in Taurus, where the Moon may already give the year. */
function nodeYear({ signs }: Chart): number {
  const isExalted = signs.Moon === 1 || signs.Rahu === 1;
  return Number(isExalted) - Number(signs.Ketu === 1) - Number(signs.Moon === 1);
}

function within12(years: number): number {
  return Math.min(12, Math.max(1, years));
}

/**
 * The choice of the seed is the reference's own: it differs at three births of 160, never where one sign holds more
 * planets.
 *
 * At S034 Jupiter, who aspects both signs, is lord of one of them: he counts twice there, as in the worked example 73 of
 * the book. At S046 the parity of the lords decides, at S069 their degrees; the reference does not say what it weighed.
 */
test.each<[keyof Expected & ('mandooka_spec_789' | 'shoola_spec_789'), (chart: Chart) => SignPlan, string[]]>([
  ['mandooka_spec_789', mandookaPlan, ['S034', 'S046']],
  ['shoola_spec_789', shoolaPlan, ['S069']],
])('%s of 80 births', (key, planOf, others) => {
  const differing = cases.filter(({ birth, expected }) => {
    const same = JSON.stringify(numbered(planOf(goldenChart(birth.id)))) === JSON.stringify(expected[key].periods);
    return !same;
  });
  expect(differing.map(({ birth }) => birth.id)).toEqual(others);
  for (const { birth, expected } of differing) {
    const first = numbered(planOf(goldenChart(birth.id)))[0]![0];
    expect(expected[key].candidates).toContain(first);
  }
});
