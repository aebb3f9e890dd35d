/** How sahams and planets fare in a year, on drawn charts. */
import { expect, test } from '@jest/globals';
import { panchaVargiyas } from '../../../lib/astro/varshphal/panchaVargiya.ts';
import { sahams } from '../../../lib/astro/varshphal/sahams.ts';
import {
  sahamDayJdUT,
  sahamStandings,
  spread,
  standingNamed,
  type SahamStanding,
} from '../../../lib/astro/varshphal/sahamStanding.ts';
import { yearStandings } from '../../../lib/astro/varshphal/yearStanding.ts';
import { sahamNamed } from '../../support/annual.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

/** Punya by day: Moon 110 - Sun 35 + ascendant 10 + 30 = 115, in Cancer, the 4th; its lord the Moon stands there. */
const DRAWN: Drawing = {
  ...{ Ascendant: 'Aries 10', Sun: 'Taurus 5', Moon: 'Cancer 20', Mars: 'Virgo 12', Mercury: 'Taurus 25' },
  ...{ Jupiter: 'Pisces 8', Venus: 'Leo 2', Saturn: 'Aquarius 14', Rahu: 'Scorpio 1' },
};

function standingsIn(drawing: Drawing): SahamStanding[] {
  const chart = chartOf(drawing);
  return sahamStandings(chart, sahams(chart, true), yearStandings(chart, panchaVargiyas(chart)));
}

const punyaIn = (drawing: Drawing) => standingNamed(standingsIn(drawing), 'punya');
const partOf = ({ score }: SahamStanding, id: string) => score.parts.find((part) => part.id === id)!;

test('its lord, planets that aspect it, and its house', () => {
  const punya = punyaIn(DRAWN);
  expect(punya).toMatchObject({ lordHouse: 4, lordAspect: { id: 'conjunction' } });
  // Jupiter sees Cancer from the 5th place; Mercury, alone with the Sun, is a malefic and sees it from the 3rd.
  expect(punya.supporters).toEqual(['Jupiter']);
  expect(punya.burdens).toEqual([]);
  // Weights 35, 15, 25 and 15 of 90 are taken to 100: the house gives all of 16.7 in an angle.
  expect(partOf(punya, 'house')).toMatchObject({ points: 16.7, max: 16.7 });
  expect(partOf(punya, 'lord_aspect')).toMatchObject({ points: 16.7, max: 16.7 });
});

test('malefics burden it from its sign, a square or opposite, and nodes only from its sign', () => {
  expect(punyaIn({ ...DRAWN, Saturn: 'Libra 14', Mars: 'Capricorn 12', Rahu: 'Cancer 3' }).burdens).toEqual([
    'Mars',
    'Saturn',
    'Rahu',
  ]);
  expect(punyaIn({ ...DRAWN, Rahu: 'Libra 3' }).burdens).toEqual([]);
});

test('Punya scales the others: a tenth of its score is in each', () => {
  const all = standingsIn(DRAWN);
  const punya = all[0]!.score.value;
  for (const standing of all.slice(1)) {
    const { points, max } = partOf(standing, 'punya');
    expect([max, points]).toEqual([10, Math.round(punya) / 10]);
  }
});

test('scores add up, and a strong saham of a hard matter is demanding', () => {
  const all = standingsIn(DRAWN);
  for (const { saham, score, tone } of all) {
    expect(score.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score.value, 9);
    const level = score.percentile >= 65 ? 'high' : score.percentile >= 35 ? 'middle' : 'low';
    const tones =
      saham.row.nature === 'hard'
        ? { high: 'demanding', middle: 'mixed', low: 'good' }
        : { high: 'good', middle: 'mixed', low: 'demanding' };
    expect([saham.row.id, tone]).toEqual([saham.row.id, tones[level]]);
  }
  expect(new Set(all.filter(({ saham }) => saham.row.nature === 'hard').map(({ saham }) => saham.row.id))).toEqual(
    new Set(['roga', 'kali', 'mrityu', 'paradara', 'santapa', 'jadya', 'shatru', 'bandhana', 'apamrityu']),
  );
});

test('the day of a saham is as far into the year as its lord is ahead of it', () => {
  const chart = chartOf(DRAWN);
  const year = { returnJdUT: 1000, nextReturnJdUT: 1360 };
  // Punya at 115, the Moon at 110: 355 degrees on. Vidya at 295 in Capricorn, Saturn at 314: 19 degrees.
  const dayOf = (id: string) => sahamDayJdUT(sahamNamed(sahams(chart, true), id), chart, year);
  expect(dayOf('punya')).toBeCloseTo(1355, 6);
  expect(dayOf('vidya')).toBeCloseTo(1019, 6);
});

test('1 of 20 units is the bottom of the scale, 12 the top', () => {
  expect(spread(1 / 20)).toBeCloseTo(0, 9);
  expect(spread(12 / 20)).toBeCloseTo(1, 9);
});
