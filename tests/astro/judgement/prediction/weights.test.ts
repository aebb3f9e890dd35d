/** Weights of the factors of each matter, as its table has them, and shares that single conditions give. */
import { expect, test } from '@jest/globals';
import { areaFactorsOf } from '../../../../lib/astro/judgement/areaFactors.ts';
import { career } from '../../../../lib/astro/judgement/prediction/career.ts';
import { children } from '../../../../lib/astro/judgement/prediction/children.ts';
import { health } from '../../../../lib/astro/judgement/prediction/health.ts';
import type { LifeArea } from '../../../../lib/astro/judgement/prediction/areaPrediction.ts';
import { marriage } from '../../../../lib/astro/judgement/prediction/marriage.ts';
import { property } from '../../../../lib/astro/judgement/prediction/property.ts';
import { spiritual } from '../../../../lib/astro/judgement/prediction/spiritual.ts';
import { travel } from '../../../../lib/astro/judgement/prediction/travel.ts';
import { wealth } from '../../../../lib/astro/judgement/prediction/wealth.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { areaContextOf } from '../../../support/areaContext.ts';

const TABLE: readonly [LifeArea, string][] = [
  [
    marriage,
    'house_7 10, lord_7 9, significator_venus 8, significator_jupiter 6, d9_lord_7 4, d9_venus 4, d9_house_7 4, upapada 5, darakaraka 4, dosha_manglik 6, malefics_7 5, benefics_7 6, house_2 2, lord_2 2, acting_periods 8',
  ],
  [
    career,
    'house_10 10, lord_10 9, significator_saturn 6, significator_mercury 5, significator_sun 5, d10_lord_10 3, d10_house_10 3, d10_house_1 2, raja_yogas 6, amatyakaraka 4, acting_periods 8',
  ],
  [
    wealth,
    'house_2 8, house_11 9, lord_2 4.5, lord_11 4.5, significator_jupiter 7, dhana_yogas 9, lord_5 2.5, lord_9 2.5, bindus_2_11 4, daridra_yogas 6, indu_lagna 3',
  ],
  [
    health,
    'house_1 10, lord_1 10, strain_6 6, strain_8 6, significator_moon 7, significator_sun 6, malefics_1 5, benefics_1 5, bindus_1 4, tender_signs 4',
  ],
  [
    children,
    'house_5 10, lord_5 9, significator_jupiter 9, d7_lord_5 3.5, d7_house_1 3.5, putrakaraka 4, malefics_5 6, benefics_5 4, beeja_sphuta 0, kshetra_sphuta 3',
  ],
  [
    property,
    'house_4 10, lord_4 9, significator_mars 7, significator_saturn 5, significator_venus 3, d4_lord_4 4, d4_house_4 3, link_4_11 3, link_4_2 2',
  ],
  [
    spiritual,
    'house_9 8, house_12 7, significator_jupiter 8, significator_ketu 7, significator_saturn 4, atmakaraka 3, twelfth_from_karakamsha 3, sannyasa_yogas 5, d20_lord_9 2, d20_jupiter 2, d20_house_1 2',
  ],
  [
    travel,
    'house_9 8, house_12 8, house_3 6, rahu_place 7, significator_moon 4, link_9_12 2, lords_in_houses_of_travel 5, movable_signs 3',
  ],
];

test.each(TABLE)('%#: for a woman', ({ factors }, weights) => {
  const found = areaFactorsOf(areaContextOf({}, { facts: { gender: 'female' } }), factors);
  expect(found.map(({ id, weight }) => `${id} ${weight}`).join(', ')).toBe(weights);
});

const factor = (area: LifeArea, id: string, drawing: Drawing) =>
  areaFactorsOf(areaContextOf({ Ascendant: 'Gemini', ...drawing }), area.factors).find((one) => one.id === id)!;

test('the Moon in the 6th strains by 0.4, the lords of the 1st and the 6th together by 0.4', () => {
  // Gemini rises: Mercury owns the 1st, Mars the 6th, which is Scorpio.
  const free: Drawing = { Mercury: 'Libra', Mars: 'Taurus', Moon: 'Leo', Sun: 'Virgo' };
  expect(factor(health, 'strain_6', free).leaning).toBeCloseTo(0, 9);
  expect(factor(health, 'strain_6', { ...free, Moon: 'Scorpio' }).leaning).toBeCloseTo(-0.4, 9);
  expect(factor(health, 'strain_6', { ...free, Mars: 'Libra' }).leaning).toBeCloseTo(-0.4, 9);
});

test('of the lords of journeys one in a house of journeys is usual, two speak for travel', () => {
  // Gemini rises: Mercury owns the 1st and the 4th, the Sun the 3rd, Saturn the 9th, Venus the 12th.
  const home: Drawing = { Mercury: 'Cancer', Sun: 'Cancer', Saturn: 'Cancer', Venus: 'Cancer' };
  const leaning = (drawing: Drawing) => factor(travel, 'lords_in_houses_of_travel', { ...home, ...drawing }).leaning;
  expect([leaning({}), leaning({ Saturn: 'Taurus' }), leaning({ Saturn: 'Taurus', Sun: 'Aquarius' })]).toEqual([
    -1, 0, 1,
  ]);
});
