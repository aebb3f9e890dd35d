import { describe, expect, test } from '@jest/globals';
import { indication, indications } from '../../../../lib/astro/judgement/medical/indication.ts';
import type { IndicationFacts } from '../../../../lib/astro/judgement/medical/indicationFacts.ts';
import { medicalContext } from '../../../../lib/astro/judgement/medical/medicalContext.ts';
import { healthRisk } from '../../../../lib/astro/judgement/medical/risk.ts';
import { INDICATIONS, type IndicationId } from '../../../../lib/astro/judgement/medical/tables/indications.ts';
import { healthTiming } from '../../../../lib/astro/judgement/medical/timing.ts';
import { vulnerabilities } from '../../../../lib/astro/judgement/medical/vulnerability.ts';
import { areaContextOf, type DrawnMoment } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

const contextOf = (drawing: Drawing, moment: DrawnMoment = {}, hasTransits = true) =>
  medicalContext(areaContextOf(drawing, moment), hasTransits);
const of = (id: IndicationId, drawing: Drawing, moment?: DrawnMoment, hasTransits?: boolean) =>
  indication(
    contextOf(drawing, moment, hasTransits),
    INDICATIONS.find((row) => row.id === id)!,
  );

describe('an indication', () => {
  const pressed: Drawing = {
    Ascendant: 'Aries',
    Sun: 'Cancer 5',
    Saturn: 'Cancer 6',
    Mars: 'Taurus',
    Rahu: 'Cancer 7',
  };

  test('the Sun in the 4th with Saturn and Rahu marks the heart, each condition with what was seen', () => {
    const { conditions, value } = of('heart', pressed);
    const met = conditions.filter(({ isMet }) => isMet).map(({ id }) => id);
    expect(met).toEqual(expect.arrayContaining(['sun_afflicted', 'sun_in_4_with', 'house_4_pressed']));
    expect(conditions.find(({ id }) => id === 'sun_in_4_with')!.observed).toMatchObject({
      house: 4,
      company: ['Saturn', 'Rahu'],
    });
    const calm: Drawing = { ...pressed, Saturn: 'Virgo', Rahu: 'Aquarius' };
    expect(value).toBeGreaterThan(of('heart', calm).value);
  });

  test('is the sum of its parts, within their weights', () => {
    for (const { parts, value } of indications(contextOf(pressed, { lords: ['Saturn', 'Sun'] }))) {
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(value, 9);
      const weights = parts.filter(({ max }) => max > 0).map(({ max }) => max);
      expect(weights).toEqual([35, 25, 20, 10, 6, 4]);
      expect(parts.every(({ max, points }) => max === 0 || (points >= 0 && points <= max))).toBe(true);
    }
  });

  test('counts no passing planet where they are left out', () => {
    const over: DrawnMoment = { passing: { Saturn: 'Cancer' } };
    const ids = of('heart', pressed, over, false).parts.map(({ id }) => id);
    expect(ids).not.toContain('transits');
    expect(of('heart', pressed, over).value).toBeGreaterThan(of('heart', pressed, over, false).value);
  });

  test('links: the lord of the 12th whom the lord of the 8th aspects one way, against the usual 1.25', () => {
    // Jupiter owns the 12th, 0.8 of 0.8; Mars aspects the 4th from Pisces, 0.5: 20 x (0.5 + (1.14 - 1.25) / 2.6).
    const alone: Drawing = {
      Ascendant: 'Aries',
      Jupiter: 'Gemini 15',
      Sun: 'Capricorn 5',
      Moon: 'Cancer',
      Mars: 'Pisces 5',
      Mercury: 'Capricorn 20',
      Venus: 'Pisces',
      Saturn: 'Taurus',
      Rahu: 'Taurus 20',
    };
    expect(of('liver', alone).parts.find(({ id }) => id === 'links')).toMatchObject({ points: 9.2, max: 20 });
  });

  test('parts of the body weigh their planets 45, their house 30 and their sign 25', () => {
    const heart = vulnerabilities(contextOf(pressed)).find(({ part }) => part.id === 'heart')!;
    expect(heart.parts.map(({ id, max }) => [id, max])).toEqual([
      ['planets', 45],
      ['house', 30],
      ['sign', 25],
    ]);
  });

  test('names every condition once', () => {
    for (const { conditions, row } of indications(contextOf(pressed))) {
      expect([row.id, new Set(conditions.map(({ id }) => id)).size]).toEqual([row.id, conditions.length]);
    }
  });
});

describe('conditions of the table', () => {
  const met = (id: IndicationId, drawing: Drawing) =>
    of(id, drawing)
      .conditions.filter(({ isMet }) => isMet)
      .map((condition) => condition.id);

  test('the Sun in Virgo for digestion', () => {
    expect(met('digestive', { Sun: 'Virgo' })).toContain('sun_in_virgo');
    expect(met('digestive', { Sun: 'Gemini' })).not.toContain('sun_in_virgo');
  });

  test('the Moon, Venus or Jupiter in water with Saturn or Rahu for blood sugar', () => {
    const id = 'moon_venus_jupiter_in_water_with';
    expect(met('blood_sugar', { Venus: 'Pisces', Saturn: 'Pisces' })).toContain(id);
    expect(met('blood_sugar', { Venus: 'Pisces', Saturn: 'Aquarius' })).not.toContain(id);
    expect(met('blood_sugar', { Venus: 'Aquarius', Saturn: 'Aquarius' })).not.toContain(id);
    const { found } = of('blood_sugar', { Venus: 'Pisces', Moon: 'Cancer', Saturn: 'Pisces' }).conditions.find(
      (condition) => condition.id === id,
    )!;
    expect(found).toEqual({ id: 'stands_in_water', args: { planets: ['Venus'], company: ['Saturn'] } });
  });

  test('the lord of the 6th with Rahu in the 8th for growth: neither alone', () => {
    // Mercury owns the 6th of Aries, and Scorpio is its 8th.
    const at = (mercury: 'Scorpio' | 'Libra', rahu: 'Scorpio' | 'Libra') =>
      met('abnormal_growth', { Ascendant: 'Aries', Mercury: mercury, Rahu: rahu }).includes('lord_6_in_8_with_rahu');
    expect([at('Scorpio', 'Scorpio'), at('Scorpio', 'Libra'), at('Libra', 'Scorpio')]).toEqual([true, false, false]);
  });

  test('a benefic relieves what presses', () => {
    const share = (drawing: Drawing) => of('liver', drawing).conditions.find(({ id }) => id === 'jupiter_afflicted')!;
    const beside: Drawing = { Jupiter: 'Virgo', Saturn: 'Virgo', Moon: 'Taurus', Mercury: 'Taurus', Rahu: 'Aquarius' };
    const alone = share({ ...beside, Venus: 'Taurus' });
    const eased = share({ ...beside, Venus: 'Pisces' });
    expect([alone.share, eased.share]).toEqual([0.6, 0.36]);
    expect(eased.found).toEqual({
      id: 'pressed_planet',
      args: { planet: 'Jupiter', pressing: ['Saturn'], relieving: ['Venus'] },
    });
  });

  test('the nodes, always together in D6 and D30, do not trouble each other there', () => {
    const { label } = of('chronic_autoimmune', {}).parts.find(({ id }) => id === 'vargas')!;
    const { troubles } = label.args as IndicationFacts['indication_vargas'];
    const ofRahu = troubles.filter(({ planet }) => planet === 'Rahu');
    expect(ofRahu.flatMap(({ company }) => company)).not.toContain('Ketu');
  });
});

describe('a raised fall protects its parts', () => {
  /** The Sun in Libra, raised: Venus in the 1st holds him by aspect, Mars stands in the 10th. */
  const raised: Drawing = {
    Ascendant: 'Aries',
    Sun: 'Libra 20',
    Venus: 'Aries 3',
    Mars: 'Capricorn',
    Saturn: 'Libra 22',
    Rahu: 'Aries 20',
  };

  test('an indication in them is 15 at the most, with the reason', () => {
    const context = contextOf(raised);
    expect(context.protectors).toEqual(['Sun']);
    const { parts, protectedBy, value } = of('heart', raised);
    expect([value, protectedBy]).toEqual([15, ['Sun']]);
    expect(parts.at(-1)).toMatchObject({ id: 'protected' });
    const heart = vulnerabilities(context).find(({ part }) => part.id === 'heart')!;
    expect(heart.value).toBeLessThanOrEqual(15);
  });

  test('what lies elsewhere is not', () => {
    expect(of('kidney_urinary', raised).protectedBy).toEqual([]);
  });
});

describe('the time', () => {
  const drawing: Drawing = { Ascendant: 'Aries', Moon: 'Aries' };

  test('lords of the 8th and passages over the Moon in the 1st burden it by the table', () => {
    // Mars owns the 8th of Aries: 22 of the mahadasha whole. Saturn over the ascendant and the Moon: 14.
    const { parts } = healthTiming(
      contextOf(drawing, {
        lords: ['Mars'],
        passing: { Saturn: 'Aries', Mars: 'Gemini', Rahu: 'Taurus', Ketu: 'Scorpio' },
      }),
    );
    expect(parts.map(({ id, points }) => [id, points])).toEqual([
      ['mahadasha', 22],
      ['saturn_transit', 14],
      ['rahu_transit', 0],
      ['mars_transit', 0],
      ['ketu_transit', 5.4],
    ]);
  });

  test('without transits 60 is the most, and risk takes the burden against that', () => {
    const context = contextOf(drawing, { lords: ['Mars'] }, false);
    const timing = healthTiming(context);
    expect([timing.most, timing.transits]).toEqual([60, null]);
    // Of 13 points of the time, the share of its burden; the mean of the five highest indications gives 22 at the most.
    const found = indications(context);
    const mean = found.slice(0, 5).reduce((sum, { value }) => sum + value, 0) / 5;
    const { parts, value } = healthRisk({ value: 70 }, found, timing);
    const expected = [65 * 0.3, (22 * mean) / 100, (13 * timing.value) / 60];
    for (const [index, points] of parts.map((part) => part.points).entries())
      expect(Math.abs(points - expected[index]!)).toBeLessThan(0.1);
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(value, 9);
  });
});
