import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { chandraShubhaDrishti } from '../../../../lib/astro/yoga/chandra/chandraShubhaDrishti.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(chandraShubhaDrishti, {
  present: [
    { Sun: 'Gemini 5', Moon: 'Sagittarius 5', Jupiter: 'Gemini' },
    { Sun: 'Gemini 5', Moon: 'Sagittarius 5', Venus: 'Gemini' },
    { Sun: 'Gemini 5', Moon: 'Sagittarius 5', Jupiter: 'Leo' },
    { Sun: 'Gemini 5', Moon: 'Scorpio 5', Jupiter: 'Taurus' },
    { Sun: 'Gemini 5', Moon: 'Capricorn 4.9', Jupiter: 'Cancer' },
  ],
  absent: [
    { Sun: 'Gemini 5', Moon: 'Scorpio 4.9', Jupiter: 'Taurus' },
    { Sun: 'Gemini 5', Moon: 'Capricorn 5', Jupiter: 'Cancer' },
    { Sun: 'Gemini 5', Moon: 'Sagittarius 5', Jupiter: 'Sagittarius' },
  ],
  met: { malefic_aspect: { Sun: 'Gemini 5', Moon: 'Sagittarius 5', Jupiter: 'Gemini', Mars: 'Gemini' } },
});

test('neither the Sun opposite, nor Mercury with him, nor a node afflicts it', () => {
  const beside = { Mercury: 'Gemini 20', Rahu: 'Gemini 25' } as const;
  const chart = chartOf({ Sun: 'Gemini 5', Moon: 'Sagittarius 5', Jupiter: 'Gemini', ...beside });
  expect(judge(chandraShubhaDrishti, chart)).toMatchObject({ status: 'active', planets: ['Moon', 'Jupiter'] });
});

test('Saturn takes from it as Mars does', () => {
  const chart = chartOf({ Sun: 'Gemini 5', Moon: 'Sagittarius 5', Jupiter: 'Gemini', Saturn: 'Libra' });
  expect(judge(chandraShubhaDrishti, chart)).toMatchObject({ status: 'reduced' });
});
