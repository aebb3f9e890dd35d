/** Signs of change and of promotion on drawn charts; Aries rises: 10 Capricorn (Saturn), 11 Saturn, 9 Jupiter, 8 Mars, 12 Jupiter. */
import { expect, test } from '@jest/globals';
import { CHANGE_INDICATORS } from '../../../../../lib/astro/judgement/career/indicators/changeIndicators.ts';
import type { Indicator, IndicatorRow } from '../../../../../lib/astro/judgement/career/indicators/indicators.ts';
import { PROMOTION_INDICATORS } from '../../../../../lib/astro/judgement/career/indicators/promotionIndicators.ts';
import type { Planet } from '../../../../../lib/astro/tables/planets.ts';
import { SIGNS, type Sign } from '../../../../../lib/astro/tables/signs.ts';
import type { Stay } from '../../../../../lib/astro/transit/stays.ts';
import { areaContextOf, type DrawnMoment } from '../../../../support/areaContext.ts';
import type { Drawing } from '../../../../support/chartOf.ts';

interface Drawn extends DrawnMoment {
  readonly chart?: Drawing;
  /** Where planets pass, from a year before now, a year each. */
  readonly courses?: Partial<Record<Planet, readonly Sign[]>>;
}

const YEAR = 365.25;

function seen(rows: readonly IndicatorRow[], id: string, { chart = {}, courses = {}, ...moment }: Drawn): Indicator {
  const context = areaContextOf(chart, moment);
  const { nowJdUT } = context;
  const staysOf = (planet: Planet): Stay[] =>
    (courses[planet] ?? [SIGNS[context.passing[planet]]!]).map((sign, index) => ({
      index: SIGNS.indexOf(sign),
      startJdUT: nowJdUT + (index - 1) * YEAR + 1,
      endJdUT: nowJdUT + index * YEAR + 1,
      isEnteredBackward: false,
      isLeftBackward: false,
    }));
  const timing = {
    chart: context.chart,
    strengths: context.strengths,
    birthJdUT: context.birthJdUT,
    life: [],
    staysOf,
  };
  return rows
    .map((row) => row({ area: context, timing, untilJdUT: nowJdUT + 10 * YEAR }))
    .find((one) => one.id === id)!;
}

const change = (id: string, drawn: Drawn) => seen(CHANGE_INDICATORS, id, drawn);
const promotion = (id: string, drawn: Drawn) => seen(PROMOTION_INDICATORS, id, drawn);

test('the lord of a period counts for change by its ties to the houses of change', () => {
  // Venus owns the 2nd and 7th and stands in the 5th: one tie. Jupiter owns the 9th and 12th: two; in the 12th three.
  const lead = (lord: Planet, chart: Drawing = {}) => change('mahadasha_lord', { chart, lords: [lord] });
  expect([lead('Venus').isMet, lead('Venus').leaning]).toEqual([true, 0]);
  expect(lead('Jupiter').leaning).toBe(0.6);
  expect(lead('Jupiter', { Jupiter: 'Pisces' }).leaning).toBe(1);
  expect([lead('Venus', { Venus: 'Taurus' }).isMet, lead('Venus', { Venus: 'Taurus' }).leaning]).toEqual([false, -1]);
});

test('where no period acts, there is no effect', () => {
  const found = change('antardasha_lord', {});
  expect([found.isMet, found.leaning, found.meaning, found.spans]).toEqual([false, 0, null, []]);
});

test('Saturn over the tenth or its lord, with the times at which he is there', () => {
  // Saturn, lord of the 10th, stands in Sagittarius at birth.
  const courses = { Saturn: ['Sagittarius', 'Capricorn', 'Aquarius'] } as const;
  const now = change('saturn_over_tenth', { courses, passing: { Saturn: 'Sagittarius' } });
  expect([now.isMet, now.spans.length]).toEqual([true, 2]);
  const grounds = [{ id: 'tenth_lord_sign', args: { signIndex: SIGNS.indexOf('Sagittarius'), lord: 'Saturn' } }];
  expect(now.spans[0]!.what).toEqual({ id: 'passage', args: { planet: 'Saturn', grounds } });
  const later = change('saturn_over_tenth', {
    courses: { Saturn: ['Virgo', 'Capricorn'] },
    passing: { Saturn: 'Virgo' },
  });
  expect([later.isMet, later.meaning, later.spans.length]).toEqual([false, null, 1]);
});

test('the nodes on the axis of the 4th and 10th, from either side', () => {
  const at = (sign: Sign) => change('nodes_on_axis', { courses: { Rahu: [sign] }, passing: { Rahu: sign } }).isMet;
  expect([at('Capricorn'), at('Cancer'), at('Aries')]).toEqual([true, true, false]);
});

test('the tenth lord joined at birth to the lords of the 8th and 12th; an aspect of one side is no joining', () => {
  const joined = change('tenth_lord_with_8_12', { chart: { Mars: 'Sagittarius' } });
  expect(joined.observed['lords']).toEqual(['Mars']);
  // Saturn from Sagittarius aspects Mars in his own sign Aquarius by his 3rd: sign and aspect tie them.
  expect(change('tenth_lord_with_8_12', { chart: { Jupiter: 'Cancer' } }).isMet).toBe(true);
  // From Leo he aspects Mars in Libra by his 3rd, who does not look back and is nobody’s guest of these two.
  const oneSided: Drawing = { Saturn: 'Leo', Mars: 'Libra', Jupiter: 'Cancer' };
  expect(change('tenth_lord_with_8_12', { chart: oneSided }).isMet).toBe(false);
});

test('lords of rise: an own office whole, one that a node acts for less', () => {
  const lead = (lord: Planet, chart: Drawing = {}) =>
    promotion('promotion_antardasha_lord', { chart, lords: ['Venus', lord] }).leaning;
  expect(lead('Saturn')).toBe(1);
  expect(lead('Mercury')).toBe(-0.5);
  // Rahu in Capricorn acts for Saturn.
  expect(lead('Rahu')).toBe(0.6);
  expect(lead('Rahu', { Rahu: 'Gemini' })).toBe(-0.5);
});

test('Jupiter in the 10th, 11th, 1st or 2nd from the ascendant and from the Moon, each by itself', () => {
  const at = (sign: Sign) =>
    (['jupiter_from_ascendant', 'jupiter_from_moon'] as const).map(
      (id) => promotion(id, { courses: { Jupiter: [sign] }, passing: { Jupiter: sign } }).isMet,
    );
  // From Aries: Capricorn, Aquarius, Aries, Taurus; from the Moon in Libra: Cancer, Leo, Libra, Scorpio.
  expect([at('Taurus'), at('Leo'), at('Pisces')]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test('the double transit on the tenth, whole on the house and less by its lord alone', () => {
  const at = (jupiter: Sign, saturn: Sign) =>
    promotion('double_transit_10', {
      passing: { Jupiter: jupiter, Saturn: saturn },
      courses: { Jupiter: [jupiter], Saturn: [saturn] },
    });
  // Jupiter's 5th from Virgo and Saturn's 3rd from Scorpio fall on Capricorn.
  expect(at('Virgo', 'Scorpio').leaning).toBe(1);
  // Jupiter in Sagittarius is on the lord there, Saturn in Capricorn on the house.
  expect(at('Sagittarius', 'Capricorn').leaning).toBe(0.6);
  // Saturn in Taurus reaches Cancer, Scorpio and Aquarius alone.
  expect(at('Taurus', 'Taurus').isMet).toBe(false);
});
