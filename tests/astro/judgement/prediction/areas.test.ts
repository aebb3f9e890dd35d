/** Rows that one matter of life has for itself, on drawn charts. */
import { describe, expect, test } from '@jest/globals';
import { areaFactorsOf } from '../../../../lib/astro/judgement/areaFactors.ts';
import { education } from '../../../../lib/astro/judgement/prediction/education.ts';
import { health, TENDER_YOGAS } from '../../../../lib/astro/judgement/prediction/health.ts';
import {
  ageNote,
  prediction,
  timingPlan,
  type LifeArea,
  type TimedArea,
} from '../../../../lib/astro/judgement/prediction/areaPrediction.ts';
import { bond, marriage } from '../../../../lib/astro/judgement/prediction/marriage.ts';
import { career } from '../../../../lib/astro/judgement/prediction/career.ts';
import { children } from '../../../../lib/astro/judgement/prediction/children.ts';
import { property } from '../../../../lib/astro/judgement/prediction/property.ts';
import { spiritual } from '../../../../lib/astro/judgement/prediction/spiritual.ts';
import { travel } from '../../../../lib/astro/judgement/prediction/travel.ts';
import { wealth } from '../../../../lib/astro/judgement/prediction/wealth.ts';
import { lifeStage, type Person } from '../../../../lib/astro/stage.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { predictionFact } from '../../../../lib/astro/judgement/prediction/facts.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { triggerSaid } from '../../../support/areaLabels.ts';
import { predictionSaid } from '../../../support/predictionSaid.ts';

const ALL: readonly LifeArea[] = [marriage, career, wealth, health, children, education, property, spiritual, travel];

const factor = (area: LifeArea, id: string, drawing: Drawing, moment: Parameters<typeof areaContextOf>[1] = {}) =>
  areaFactorsOf(areaContextOf(drawing, moment), area.factors).find((one) => one.id === id)!;

describe('every matter', () => {
  test.each(ALL)('$id: no factor twice, each with words, and a whole of 50, 30 and 20 percent', (area) => {
    const context = areaContextOf({ Ascendant: 'Gemini' }, { lords: ['Jupiter', 'Venus'] });
    const { activation, promise, transits, whole } = prediction(context, area);
    const { evidence, ladder } = promise;
    for (const ids of [evidence.map(({ id }) => id), ladder.parts.map(({ id }) => id)])
      expect(new Set(ids).size).toBe(ids.length);
    expect(evidence.map(({ factor }) => predictionSaid(factor.text)).filter((said) => !/^[A-Z0-9]/.test(said))).toEqual(
      [],
    );
    const by = [ladder.value * 0.5, activation.value * 0.3, transits.value * 0.2];
    expect(Math.abs(whole.value - by.reduce((sum, each) => sum + each, 0))).toBeLessThan(0.16);
  });

  test('has a note before and after its years, and none within them', () => {
    const of = (ageYears: number, gender: Person['gender'] = 'female'): Person => ({
      gender,
      maritalStatus: null,
      ageYears,
      stage: lifeStage(ageYears),
    });
    expect(ageNote(children, of(19))).toEqual({ id: 'later_life', args: { matter: 'children', fromYears: 20 } });
    expect(ageNote(children, of(20))).toBeNull();
    expect(ageNote(children, of(50))).toEqual({ id: 'past', args: { matter: 'children', toYears: 50 } });
    expect(ageNote(children, of(50, 'male'))).toBeNull();
    expect(ageNote(spiritual, of(4))).toEqual({ id: 'later_life', args: { matter: 'spiritual', fromYears: 13 } });
    expect(ageNote(health, of(4))).toBeNull();
    expect(ageNote(wealth, of(118))).toEqual({ id: 'as_if_living', args: {} });
  });
});

describe('marriage', () => {
  test('weighs Jupiter as the husband in the charts of women alone', () => {
    const weight = (gender: 'male' | 'female') =>
      factor(marriage, 'significator_jupiter', {}, { facts: { gender } }).weight;
    expect([weight('female'), weight('male')]).toEqual([6, 0]);
  });

  test('looks for windows from 18, of men from 21, to 65, and for the bond as long as life lasts', () => {
    const ages = (area: TimedArea, gender: 'male' | 'female') =>
      timingPlan(area, areaContextOf({}, { person: { gender, maritalStatus: null, ageYears: 30, stage: 'adult' } }))
        .ages;
    expect([ages(marriage, 'female'), ages(marriage, 'male'), ages(bond, 'male')]).toEqual([
      [18, 65],
      [21, 65],
      [18, 111],
    ]);
  });

  test('takes the lord of the upapada: Pisces, the 12th, has Jupiter in Virgo, so the pada is the 7th from Virgo, the 10th', () => {
    // Seven signs from Pisces to Virgo, seven on is Pisces itself, and the 10th from there is Sagittarius.
    const upapada = factor(marriage, 'upapada', { Ascendant: 'Aries', Jupiter: 'Virgo' });
    expect(predictionSaid(upapada.text)).toMatch(/lord of the upapada Sagittarius/);
    expect(upapada.planets).toEqual(['Jupiter']);
  });
});

describe('health', () => {
  // Gemini rises: Mercury owns the 1st, Mars the 6th, Saturn the 8th.
  const strain = (number: 6 | 8, drawing: Drawing) =>
    factor(health, `strain_${number}`, { Ascendant: 'Gemini', ...drawing });

  test('is strained by the lord of the ascendant in the 6th: 0.6', () => {
    const found = strain(6, { Mercury: 'Scorpio' });
    expect(found.leaning).toBeCloseTo(-0.6, 9);
    expect(predictionSaid(found.text)).toBe('Mercury, lord of the ascendant, stands in the 6th');
    expect(found.halvedBy).toBeNull();
  });

  test('and by half where Jupiter holds him', () => {
    expect(strain(6, { Mercury: 'Scorpio', Jupiter: 'Cancer' }).halvedBy).toEqual(
      predictionFact('self_supported', { planets: ['Jupiter'] }),
    );
  });

  test('is not strained where nothing of the 8th touches the self', () => {
    const found = strain(8, { Mercury: 'Leo', Saturn: 'Pisces', Moon: 'Libra', Sun: 'Cancer' });
    expect(found.leaning).toBeCloseTo(0, 9);
    expect(predictionSaid(found.text)).toMatch(/^Neither the 8th nor its lord/);
  });

  test('asks for care by windows of Saturn, the nodes and Mars', () => {
    const plan = timingPlan(health, areaContextOf({}));
    expect(plan.isCaution).toBe(true);
    expect(plan.movers).toEqual(['Saturn', 'Rahu', 'Ketu', 'Mars']);
  });

  test('takes Saturn over the Moon as strain of what passes, and Saturn elsewhere as none', () => {
    const saturn = (Saturn: 'Libra' | 'Leo') => {
      const context = areaContextOf({ Ascendant: 'Gemini', Moon: 'Libra' }, { passing: { Saturn } });
      return prediction(context, health).transits.parts.find(({ id }) => id === 'passage_saturn')!;
    };
    expect(predictionSaid(saturn('Libra').factor!.text)).toBe('Saturn passes Libra, over the Moon in the 5th');
    expect(saturn('Libra').points).toBeLessThan(0);
    expect(saturn('Leo').points).toBeGreaterThan(0);
  });
});

/** Aries rises: the 7th is Libra, the 2nd Taurus, the 11th Aquarius. */
const jupiterOf = (area: TimedArea, drawing: Drawing) => {
  const triggers = timingPlan(area, areaContextOf({ Ascendant: 'Aries', ...drawing })).triggers.filter(({ id }) =>
    id.startsWith('jupiter_'),
  );
  expect(triggers).toHaveLength(1);
  return (Jupiter: Sign) => triggerSaid(triggers[0]!.at({ Jupiter: SIGNS.indexOf(Jupiter) }));
};

test('Jupiter counts five for marriage on the 7th or its lord, half of it on the 7th from the Moon or Venus', () => {
  // The 7th from the Moon is Aquarius, from Venus Capricorn.
  const at = jupiterOf(marriage, { Moon: 'Leo', Venus: 'Cancer' });
  expect(at('Aries')).toEqual({ points: 5, text: 'Jupiter in Aries blesses the 7th house' });
  expect(at('Scorpio')!.points).toBe(5);
  expect(at('Leo')).toEqual({ points: 2.5, text: 'Jupiter in Leo blesses the 7th from the Moon' });
  expect(at('Virgo')).toEqual({ points: 2.5, text: 'Jupiter in Virgo blesses the 7th from Venus' });
  expect(at('Sagittarius')).toBeNull();
});

test('Jupiter counts five for wealth, on the 11th or the 2nd or both', () => {
  const at = jupiterOf(wealth, { Venus: 'Aries', Saturn: 'Cancer' });
  expect(at('Virgo')).toEqual({ points: 5, text: 'Jupiter in Virgo blesses the 2nd house' });
  expect(at('Libra')).toEqual({
    points: 5,
    text: 'Jupiter in Libra blesses the 11th house and Venus as lord of the 2nd',
  });
});

test('work and gain are predicted from 18 to 80', () => {
  expect(timingPlan(career, areaContextOf({})).ages).toEqual([18, 80]);
  expect(timingPlan(wealth, areaContextOf({})).ages).toEqual([18, 80]);
});

test('no yoga of belief or inheritance counts for health', () => {
  const ids = TENDER_YOGAS.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['rogagrastha', 'arishta-l1-dusthana']));
  for (const id of ['guru-chandal', 'shrapit', 'sarpa-bandhana', 'apamrityu']) expect(ids).not.toContain(id);
});

test('Rahu furthers travel and Ketu the spiritual path as they pass their houses', () => {
  const leaning = (area: LifeArea) => {
    // Aries rises: Rahu passes the 3rd, Ketu the 9th.
    const context = areaContextOf({ Ascendant: 'Aries' }, { passing: { Rahu: 'Gemini', Ketu: 'Sagittarius' } });
    return prediction(context, area).transits.parts.find(({ id }) => id === 'nodes_transit')!.factor!.leaning;
  };
  expect([leaning(travel), leaning(spiritual), leaning(education)]).toEqual([0.7, 0.7, -0.7]);
});

describe('wealth', () => {
  // Aries rises, the Moon in Leo: Jupiter owns the 9th from the one (10 rays), Mars from the other (6).
  // Sixteen leave four, and the fourth from Leo is Scorpio.
  const indu = (drawing: Drawing) => factor(wealth, 'indu_lagna', { Ascendant: 'Aries', Moon: 'Leo', ...drawing });

  test('finds a benefic in the point of riches', () => {
    const found = indu({ Jupiter: 'Scorpio' });
    expect(predictionSaid(found.text)).toBe('Jupiter in the point of riches, the indu lagna in Scorpio');
    expect(found.leaning).toBe(1);
  });

  test('counts a malefic there by a third, and an empty one by its lord', () => {
    expect(indu({ Saturn: 'Scorpio' }).leaning).toBe(0.3);
    expect(indu({}).planets).toEqual(['Mars']);
  });
});

describe('the spiritual path', () => {
  test('is helped wholly by Ketu in the 12th from karakamsha', () => {
    // The Sun at 29 leads: his ninth of Aries is Sagittarius, the 12th from which is Scorpio, where Cancer 14 falls.
    const found = factor(spiritual, 'twelfth_from_karakamsha', { Sun: 'Aries 29', Ketu: 'Cancer 14' });
    expect(predictionSaid(found.text)).toBe('The 12th from karakamsha, Scorpio in the navamsa, holds Ketu');
    expect(found.leaning).toBe(1);
  });
});

describe('travel', () => {
  test('is drawn by Rahu in the 12th and held by Rahu in the 2nd', () => {
    expect(factor(travel, 'rahu_place', { Ascendant: 'Aries', Rahu: 'Pisces' }).leaning).toBe(1);
    expect(factor(travel, 'rahu_place', { Ascendant: 'Aries', Rahu: 'Taurus' }).leaning).toBe(-1);
  });

  test('counts planets in movable signs, three being usual', () => {
    // As drawn elsewhere: Moon in Libra, Mercury and Ketu in Cancer, Rahu in Capricorn.
    expect(factor(travel, 'movable_signs', {})).toMatchObject({ leaning: 0.5, observed: { count: 4 } });
    expect(factor(travel, 'movable_signs', { Mars: 'Aries', Moon: 'Leo' }).observed).toEqual({ count: 4 });
    expect(factor(travel, 'movable_signs', { Rahu: 'Taurus', Mercury: 'Leo', Moon: 'Leo' })).toMatchObject({
      leaning: -1,
      text: { id: 'movable_signs', args: { planets: [] } },
    });
    expect(predictionSaid(factor(travel, 'movable_signs', { Rahu: 'Taurus', Mercury: 'Leo' }).text)).toBe(
      'One of the nine planets is in a movable sign (the Moon)',
    );
  });
});
