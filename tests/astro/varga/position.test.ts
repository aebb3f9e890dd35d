import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import { vargaChart, vargaPlace } from '../../../lib/astro/varga/position.ts';
import { VARGA_IDS, VARGAS, type VargaId } from '../../../lib/astro/varga/vargas.ts';
import { placement } from '../../../lib/astro/chart/zodiac.ts';
import { chartOf } from '../../support/chartOf.ts';
import { golden } from '../../support/golden.ts';

const DEFAULTS = Object.fromEntries(VARGA_IDS.map((id) => [id, Object.keys(VARGAS[id].methods)[0]!]));
const place = (id: VargaId, longitudeDeg: number, method = DEFAULTS[id]!) =>
  vargaPlace(VARGAS[id], method, placement(longitudeDeg));
const sign = (id: VargaId, longitudeDeg: number, method?: string): Sign =>
  SIGNS[place(id, longitudeDeg, method).signIndex]!;

const SHORT = 'Ar Ta Ge Cn Le Vi Li Sc Sg Cp Aq Pi'.split(' ');
const short = (id: VargaId, longitudeDeg: number, method?: string) => SHORT[place(id, longitudeDeg, method).signIndex]!;

describe('worked longitudes', () => {
  const IDS: VargaId[] = ['d2', 'd3', 'd5', 'd7', 'd9', 'd10', 'd11', 'd24', 'd30', 'd60'];
  test.each([
    [20.5, 'Cn Sg Ge Le Li Li Sc Sg Ge Vi'],
    [58.75, 'Le Cp Sc Ta Vi Li Cp Ge Sc Aq'],
    [104.2, 'Cn Sc Pi Ar Sc Cn Ge Ge Pi Sc'],
    [135.33, 'Cn Sg Sg Sc Le Cp Ta Le Sg Aq'],
    [218.25, 'Cn Sc Vi Ge Vi Vi Sg Cp Vi Pi'],
    [252.4, 'Le Ar Sg Aq Cn Ar Sg Ta Sg Sg'],
    [303.9, 'Le Aq Ar Aq Sc Pi Cn Sc Ar Vi'],
    [358.0, 'Le Sc Sc Pi Pi Le Pi Ta Sc Sc'],
  ])('%f', (longitudeDeg, signs) => {
    expect(IDS.map((id) => short(id, longitudeDeg)).join(' ')).toBe(signs);
  });

  test('the synthetic chart in twenty vargas', () => {
    const { longitudes, vargas } = golden<{
      longitudes: Record<string, number>;
      vargas: Record<string, Record<string, Sign>>;
    }>('reference_chart');
    for (const [body, printedDeg] of Object.entries(longitudes)) {
      // The ascendant, 135 degrees 20 minutes, is the edge of a part of D45 and printed a hair below it.
      const longitudeDeg = body === 'Lagna' ? 135 + 20 / 60 : printedDeg;
      const found = VARGA_IDS.map((id) => [id.toUpperCase(), sign(id, longitudeDeg)]);
      expect([body, Object.fromEntries(found)]).toEqual([body, vargas[body]]);
    }
  });

  test('a textbook: Gemini 3, 19 and 21 in the drekkana', () => {
    const row = golden<{ cases: { topic: string; items: { expected_decoded: { signs: number[] } }[] }[] }>(
      'jyotish/book-cases',
    ).cases.find(({ topic }) => topic === 'drekkana_chart')!;
    const found = [63, 79, 81].map((longitudeDeg) => place('d3', longitudeDeg).signIndex + 1);
    expect(found).toEqual(row.items[0]!.expected_decoded.signs);
  });
});

/** The last hair of Pisces, which would round to the edge of Aries, has no wrap-around. */
const longitude = fc.double({ min: 0, max: 360 - 1e-8, noNaN: true });

describe('arithmetic', () => {
  test('the navamsa is the ninth of a sign counted through the zodiac', () => {
    fc.assert(
      fc.property(longitude, (deg) => {
        expect(place('d9', deg).signIndex).toBe(Math.floor(((deg + 1e-9) * 9) / 30) % 12);
      }),
    );
  });

  test.each<VargaId>(['d6', 'd8', 'd16', 'd20', 'd27'])('%s is cyclic', (id) => {
    fc.assert(
      fc.property(longitude, (deg) => {
        const s = Math.floor((deg + 1e-9) / 30);
        const k = Math.floor(((deg + 1e-9 - s * 30) * VARGAS[id].division) / 30);
        expect(place(id, deg).signIndex).toBe((VARGAS[id].division * s + k) % 12);
      }),
    );
  });

  test('the birth chart stays as it is', () => {
    fc.assert(
      fc.property(longitude, (deg) => {
        const { degreeInSign, signIndex } = placement(deg);
        expect(place('d1', deg)).toMatchObject({ signIndex, degreeInSign: expect.closeTo(degreeInSign, 9) });
      }),
    );
  });

  test.each(VARGA_IDS)('%s: degrees stay within the sign and grow through a part', (id) => {
    fc.assert(
      fc.property(longitude, (deg) => {
        const { degreeInSign, part } = place(id, deg);
        expect(degreeInSign).toBeGreaterThanOrEqual(0);
        expect(degreeInSign).toBeLessThan(30);
        expect(part.index).toBeLessThan(part.count);
        const share = (placement(deg).degreeInSign - part.fromDeg) / (part.toDeg - part.fromDeg);
        expect(Math.abs(degreeInSign - share * 30)).toBeLessThan(1e-6);
      }),
    );
  });

  test.each(VARGA_IDS.filter((id) => id !== 'd30'))('%s: the edge of a part belongs to the later one', (id) => {
    const { division } = VARGAS[id];
    for (let nth = 0; nth < 12 * division; nth++) {
      const edge = (nth * 30) / division;
      expect(place(id, edge).part.index).toBe(nth % division);
      expect(place(id, edge).degreeInSign).toBeCloseTo(0, 6);
      // A hair below by rounding is the edge; what an ephemeris could tell apart is not.
      if (nth > 0) expect(place(id, edge - 5e-10).part.index).toBe(nth % division);
      if (nth > 0) expect(place(id, edge - 2e-9).part.index).toBe((nth - 1) % division);
    }
  });

  test.each([
    [0, [0, 5, 10, 18, 25], 'Ar Aq Sg Ge Li'],
    [30, [0, 5, 12, 20, 25], 'Ta Vi Pi Cp Sc'],
  ])('the unequal thirtieths from %i', (from, edges, signs) => {
    expect(edges.map((edge) => short('d30', from + edge)).join(' ')).toBe(signs);
    expect(edges.slice(1).map((edge) => short('d30', from + edge - 1e-6))).toEqual(signs.split(' ').slice(0, -1));
    // The middle of 12 to 20 degrees, eight wide, is the middle of the sign.
    expect(place('d30', 30 + 16).degreeInSign).toBeCloseTo(15, 9);
  });
});

describe('the chart of a varga', () => {
  // Aries 15 rises: navamsa Leo. Sun at Leo 14 is in the navamsa of Leo.
  const navamsa = vargaChart(chartOf({ Ascendant: 'Aries 15', Sun: 'Leo 14', Moon: 'Cancer 29' }), 'd9');

  test('counts houses from its own ascendant', () => {
    expect(SIGNS[navamsa.ascendant.signIndex]).toBe('Leo');
    expect(navamsa.planets.Sun.house).toBe(1);
    // The last navamsa of Cancer is Pisces, the 8th from Leo.
    expect(navamsa.planets.Moon.house).toBe(8);
  });

  test('knows the vargottama and the dignity in the varga', () => {
    expect(navamsa.planets.Sun).toMatchObject({ isVargottama: true, dignity: 'own' });
    expect(navamsa.planets.Moon.isVargottama).toBe(false);
    expect(navamsa.ascendant.isVargottama).toBe(false);
  });

  test('takes friendship from the birth chart', () => {
    // Saturn in Jupiter's Pisces: neutral by nature; Jupiter 11th from Saturn at birth makes friends, 7th enemies.
    const near = vargaChart(chartOf({ Saturn: 'Cancer 29', Jupiter: 'Taurus 1' }), 'd9');
    const far = vargaChart(chartOf({ Saturn: 'Cancer 29', Jupiter: 'Capricorn 1' }), 'd9');
    expect(near.planets.Saturn.dignity).toBe('friend');
    expect(far.planets.Saturn.dignity).toBe('enemy');
  });

  test('follows the conventions of the chart', () => {
    const chart = chartOf({ Sun: 'Taurus 1' }, { vargaMethods: { d2: 'parivritti' } });
    expect(vargaChart(chart, 'd2').method).toBe('parivritti');
    expect(SIGNS[vargaChart(chart, 'd2').planets.Sun.signIndex]).toBe('Gemini');
  });
});
