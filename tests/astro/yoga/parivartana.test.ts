import { expect, test } from '@jest/globals';
import { judge } from '../../../lib/astro/rule.ts';
import { parivartanas } from '../../../lib/astro/yoga/parivartana.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { ruleTest } from '../../support/ruleTest.ts';

const pair = (variant: string) => parivartanas.find((rule) => rule.variant === variant)!;

test('66 pairs of houses split into 28 maha, 8 khala and 30 dainya', () => {
  const count = (id: string) => parivartanas.filter((rule) => rule.id === id).length;
  expect(['parivartana-maha', 'parivartana-khala', 'parivartana-dainya'].map(count)).toEqual([28, 8, 30]);
  expect(new Set(parivartanas.map(({ variant }) => variant)).size).toBe(66);
  expect([pair('3-6').id, pair('3-10').id, pair('2-11').id]).toEqual([
    'parivartana-dainya',
    'parivartana-khala',
    'parivartana-maha',
  ]);
});

ruleTest(pair('9-10'), {
  present: [{ Jupiter: 'Capricorn', Saturn: 'Sagittarius' }],
  absent: [
    { Jupiter: 'Capricorn', Saturn: 'Capricorn' },
    { Jupiter: 'Capricorn', Saturn: 'Pisces' },
  ],
  met: { kendra_or_trikona: { Jupiter: 'Capricorn', Saturn: 'Sagittarius' } },
});

ruleTest(pair('3-4'), {
  present: [{ Mercury: 'Cancer 2', Moon: 'Gemini' }],
  absent: [{ Mercury: 'Gemini', Moon: 'Gemini' }],
  met: { kendra_or_trikona: { Mercury: 'Cancer 2', Moon: 'Gemini' } },
});

test('the 2nd and the 3rd exchange without kendra or trikona', () => {
  const { evidence, isPresent } = judge(pair('2-3'), chartOf({ Venus: 'Gemini', Mercury: 'Taurus', Sun: 'Aries 1' }));
  expect(isPresent).toBe(true);
  expect(evidence.find(({ id }) => id === 'kendra_or_trikona')).toMatchObject({ isMet: false });
});

ruleTest(pair('6-8'), {
  present: [{ Mercury: 'Scorpio', Mars: 'Virgo' }],
  absent: [{ Mercury: 'Virgo', Mars: 'Scorpio' }],
  met: { vipreet: { Mercury: 'Scorpio', Mars: 'Virgo' } },
});

test('one exchange is one pair of houses, although either lord may own two', () => {
  // Mars owns 1 and 8, Venus 2 and 7.
  const chart = chartOf({ Mars: 'Taurus', Venus: 'Aries' });
  const present = parivartanas.filter((rule) => judge(rule, chart).isPresent);
  expect(present.map(({ variant }) => variant)).toEqual(['1-2']);
});

test('an exchange of two dusthanas burdens less, not more', () => {
  const verdict = judge(pair('6-8'), chartOf({ Mercury: 'Scorpio', Mars: 'Virgo' }));
  expect(verdict.status).toBe('reduced');
  expect(verdict.strength!.parts).toContainEqual(expect.objectContaining({ id: 'vipreet', points: -10 }));
  expect(judge(pair('2-6'), chartOf({ Venus: 'Virgo', Mercury: 'Taurus' })).status).toBe('active');
});

test('one dusthana is no reversal; a trikona alone, and one good house of two, lift an exchange', () => {
  const met = (variant: string, drawing: Drawing) =>
    judge(pair(variant), chartOf(drawing))
      .evidence.filter(({ isMet }) => isMet)
      .map(({ id }) => id);
  expect(met('6-7', { Mercury: 'Libra', Venus: 'Virgo' })).toEqual(['exchange']);
  expect(met('2-5', { Venus: 'Leo', Sun: 'Taurus' })).toEqual(['exchange', 'kendra_or_trikona']);
});

test('a pair whose lords do not exchange has no verdict', () => {
  const applying = (drawing: Drawing) =>
    parivartanas.filter(({ applies }) => applies!(chartOf(drawing))).map(({ variant }) => variant);
  expect(applying({ Mars: 'Taurus', Venus: 'Aries' })).toEqual(['1-2']);
  expect(applying({ Mars: 'Taurus', Venus: 'Gemini' })).toEqual([]);
});
