import { expect, test } from '@jest/globals';
import { SCHEMES, VAISHESHIKAMSHAS, WEIGHTS } from '../../../lib/astro/varga/tables/vimsopaka.ts';
import {
  vaisheshikamsha,
  vargaStandings,
  vimsopakaBand,
  vimsopakaScore,
  type VargaStanding,
} from '../../../lib/astro/varga/vimsopaka.ts';
import { VARGA_IDS } from '../../../lib/astro/varga/vargas.ts';
import { chartOf } from '../../support/chartOf.ts';

test.each(SCHEMES)('%s: the weights make 20, and each count from two has a name', (scheme) => {
  const weights = Object.values(WEIGHTS[scheme]);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(20);
  expect(VAISHESHIKAMSHAS[scheme]).toHaveLength(weights.length - 1);
});

test.each([
  [18, 'excellent'],
  [17.99, 'good'],
  [15, 'good'],
  [14.99, 'medium'],
  [10, 'medium'],
  [9.99, 'weak'],
  [5, 'weak'],
  [4.99, 'very_weak'],
])('%f is %s', (score, band) => expect(vimsopakaBand(score)).toBe(band));

const sunInLeo = chartOf({ Sun: 'Leo 0.1', Moon: 'Virgo 15', Mars: 'Scorpio 15', Jupiter: 'Cancer 15' });

test('by hand: the Sun at the beginning of Leo', () => {
  // D1 Leo own 20. D2 Leo own 20. D3 Leo own 20. D9 Aries: Mars, a friend by nature, 4th from the Sun: great friend 18.
  // D12 Leo own 20. D30 Aries: great friend 18.
  const { points } = vimsopakaScore(vargaStandings(sunInLeo, 'Sun', 'by_lord'), 'shadvarga');
  expect(points).toBeCloseTo((6 * 20 + 2 * 20 + 4 * 20 + 5 * 18 + 2 * 20 + 1 * 18) / 20, 12);
  // In full, Aries is the exaltation of the Sun.
  const full = vimsopakaScore(vargaStandings(sunInLeo, 'Sun', 'full'), 'shadvarga');
  expect(full.points).toBe(20);
});

test('debilitation costs in the full reading alone', () => {
  // The Sun in Libra, owned by Venus: an enemy by nature; 11th from him she is a friend of the moment: neutral 10.
  const chart = chartOf({ Sun: 'Libra 1', Venus: 'Leo 1' });
  const pointsIn = (exaltation: 'by_lord' | 'full') => vargaStandings(chart, 'Sun', exaltation)[0]!.points;
  expect([pointsIn('by_lord'), pointsIn('full')]).toEqual([10, 5]);
});

test('a vaisheshikamsha is named by the count of good vargas in its scheme', () => {
  const standings = (good: readonly string[]) =>
    VARGA_IDS.map((varga) => ({ varga, isGood: good.includes(varga) }) as VargaStanding);
  const named = (good: readonly string[], scheme: (typeof SCHEMES)[number]) => {
    const { goodVargas, title } = vaisheshikamsha(standings(good), scheme);
    return [goodVargas, title?.name ?? null];
  };
  expect(named(['d1'], 'shadvarga')).toEqual([1, null]);
  expect(named(['d1', 'd9'], 'shadvarga')).toEqual([2, 'Kimshuka']);
  // D10 is not among the six.
  expect(named(['d1', 'd9', 'd10'], 'shadvarga')).toEqual([2, 'Kimshuka']);
  expect(named(['d1', 'd9', 'd10'], 'dashavarga')).toEqual([3, 'Uttama']);
  expect(named([...VARGA_IDS], 'shodashavarga')).toEqual([16, 'Shri-vallabha']);
  expect(named([...VARGA_IDS], 'saptavarga')).toEqual([7, 'Mukuta']);
});

test('own, moolatrikona and exaltation signs are good', () => {
  const [d1, , d3] = vargaStandings(sunInLeo, 'Sun', 'by_lord');
  expect([d1!.isGood, d3!.isGood]).toEqual([true, true]);
  // D9 is Aries, the exaltation of the Sun, whatever reading gives the points.
  expect(vargaStandings(sunInLeo, 'Sun', 'by_lord').find(({ varga }) => varga === 'd9')).toMatchObject({
    grade: 'great_friend',
    isGood: true,
  });
});
