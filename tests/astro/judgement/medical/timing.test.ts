import { expect, test } from '@jest/globals';
import { indicationSeverity } from '../../../../lib/astro/judgement/medical/indication.ts';
import { medicalContext } from '../../../../lib/astro/judgement/medical/medicalContext.ts';
import { healthTiming } from '../../../../lib/astro/judgement/medical/timing.ts';
import { GRADES } from '../../../../lib/astro/tables/grades.ts';
import { areaContextOf, type DrawnMoment } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

/** The 6th is Virgo, the 8th Scorpio; the Moon stands in the 5th. */
const DRAWING: Drawing = { Ascendant: 'Aries', Moon: 'Leo', Mars: 'Aquarius', Mercury: 'Cancer 2', Jupiter: 'Gemini' };
const timing = (moment: DrawnMoment) => healthTiming(medicalContext(areaContextOf(DRAWING, moment), true));
const pointsOf = (moment: DrawnMoment) =>
  Object.fromEntries(timing(moment).parts.map(({ id, points }) => [id, points]));

test('five levels of the lord of the 8th: 22, 18, 10, 6 and 4', () => {
  expect(pointsOf({ lords: ['Mars', 'Mars', 'Mars', 'Mars', 'Mars'] })).toMatchObject({
    mahadasha: 22,
    antardasha: 18,
    pratyantardasha: 10,
    sookshma: 6,
    prana: 4,
  });
});

test('lords of the 6th count 0.8, of the 12th and the marakas 0.6, others nothing', () => {
  const mahadasha = (lord: 'Mercury' | 'Jupiter' | 'Venus' | 'Moon') => pointsOf({ lords: [lord] })['mahadasha'];
  expect([mahadasha('Mercury'), mahadasha('Jupiter'), mahadasha('Venus'), mahadasha('Moon')]).toEqual([
    17.6, 13.2, 13.2, 0,
  ]);
});

test('planets in the 6th count 0.3, in the 8th 0.4', () => {
  // Saturn owns the 10th and the 11th of Aries.
  const of = (sign: 'Virgo' | 'Scorpio') => {
    const context = medicalContext(areaContextOf({ ...DRAWING, Saturn: sign }, { lords: ['Saturn'] }), true);
    return [context.weaknesses.Saturn.value < 40, healthTiming(context).parts[0]!.points];
  };
  expect([of('Virgo'), of('Scorpio')]).toEqual([
    [true, 6.6],
    [true, 8.8],
  ]);
});

test('passing planets count 14, 10, 10 and 6: over the 1st and the Moon whole, the 8th 0.9, the 6th 0.7', () => {
  expect(pointsOf({ passing: { Saturn: 'Aries', Rahu: 'Leo', Mars: 'Scorpio', Ketu: 'Virgo' } })).toEqual({
    saturn_transit: 14,
    rahu_transit: 10,
    mars_transit: 9,
    ketu_transit: 4.2,
  });
});

test('an indication is high from 70 and medium from 45', () => {
  expect([70, 69.9, 45, 44.9].map(indicationSeverity)).toEqual(['high', 'medium', 'medium', 'low']);
});

test('risk is critical from the 99th percentile, high from the 89th, medium from the 40th', () => {
  expect([99, 98.9, 89, 88.9, 40, 39.9].map((percentile) => GRADES.health_risk.of(percentile))).toEqual([
    'critical',
    'high',
    'high',
    'medium',
    'medium',
    'low',
  ]);
});
