import { describe, expect, test } from '@jest/globals';
import { areaFactor } from '../../../../../lib/astro/judgement/areaFactors.ts';
import { factorParts } from '../../../../../lib/astro/judgement/areaScore.ts';
import type { Weighed } from '../../../../../lib/astro/judgement/prediction/areaPrediction.ts';
import { cancellations } from '../../../../../lib/astro/judgement/prediction/multi/cancellations.ts';
import { manglik } from '../../../../../lib/astro/dosha/manglik/manglik.ts';
import { judge } from '../../../../../lib/astro/rule.ts';
import { practice } from '../../../../../lib/astro/source.ts';
import { satkalatra } from '../../../../../lib/astro/yoga/other/satkalatra.ts';
import { areaContextOf } from '../../../../support/areaContext.ts';
import { areaFact } from '../../../../../lib/astro/judgement/areaFacts.ts';
import type { PredictionFact } from '../../../../../lib/astro/judgement/prediction/facts.ts';
import { predictionSaid } from '../../../../support/predictionSaid.ts';

const NOTHING: readonly Weighed[] = [];
const NO_YOGAS = { relevant: [], undone: [] };

describe('what is lessened', () => {
  test('a dosha with its reliefs, and the sum of what is left', () => {
    const context = areaContextOf({ Ascendant: 'Aries', Mars: 'Scorpio' });
    const [dosha] = cancellations(context, NO_YOGAS, [manglik], NOTHING);
    expect(dosha).toMatchObject({ id: 'dosha_manglik', kind: 'dosha', polarity: 'bad' });
    expect(dosha!.reasons.length).toBeGreaterThan(0);
    const sum = dosha!.left.parts.reduce((total, { points }) => total + points, 0);
    expect(sum).toBeCloseTo(dosha!.left.value, 9);
  });

  test('no dosha that is not formed', () => {
    expect(cancellations(areaContextOf({ Ascendant: 'Aries', Mars: 'Gemini' }), NO_YOGAS, [manglik], NOTHING)).toEqual(
      [],
    );
  });

  test('a yoga that something spoils, and none that stands whole', () => {
    // Aries rises, Venus owns the 7th: Jupiter holds her; Saturn aspects her in the one drawing.
    const spoilt = areaContextOf({ Ascendant: 'Aries', Venus: 'Gemini', Jupiter: 'Gemini', Saturn: 'Aries' });
    const yoga = judge(satkalatra, spoilt.chart, spoilt);
    expect(yoga.status).toBe('reduced');
    const [found] = cancellations(spoilt, { relevant: [yoga], undone: [] }, [], NOTHING);
    expect(predictionSaid(found!.text)).toMatch(/^Sat Kalatra yoga is formed, but lessened\. The reason: /);
    expect(cancellations(spoilt, { relevant: [{ ...yoga, status: 'active' }], undone: [] }, [], NOTHING)).toEqual([]);
  });

  test('a factor that counts half: 80 of 100, of which 40 stay', () => {
    const factor = areaFactor<PredictionFact>({
      id: 'malefics_7',
      text: areaFact('malefics_press', { house: 7, planets: ['Saturn'] }),
      leaning: -0.8,
      weight: 5,
      source: practice('drawn'),
      halvedBy: areaFact('house_relieved', { planets: ['Jupiter'] }),
    });
    const [found] = cancellations(areaContextOf({}), NO_YOGAS, [], factorParts([factor]));
    expect(found!.left.value).toBe(40);
    expect(found!.left.parts.map(({ points }) => points)).toEqual([80, -40]);
    expect(predictionSaid(found!.text)).toBe(
      'Saturn presses on the 7th. It counts half, as Jupiter relieves the house.',
    );
  });
});
