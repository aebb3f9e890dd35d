import { describe, expect, test } from '@jest/globals';
import { chainReactions, directionOf } from '../../../../../lib/astro/judgement/prediction/multi/houseChains.ts';
import type { Drawing } from '../../../../support/chartOf.ts';
import { predictionSaid } from '../../../../support/predictionSaid.ts';
import { areaContextOf } from '../../../../support/areaContext.ts';

/** Aries rises: Venus owns the 7th and the 2nd. */
const chains = (drawing: Drawing, houses: readonly number[] = [7]) =>
  chainReactions(areaContextOf({ Ascendant: 'Aries', ...drawing }), houses);
const planets = (drawing: Drawing) => chains(drawing)[0]!.links.map(({ planet }) => planet);

describe('a chain of lords', () => {
  test('ends at once where the lord is at home', () => {
    const [chain] = chains({ Venus: 'Taurus' });
    expect(chain).toMatchObject({ id: 'chain_7', end: 'at_home' });
    expect(chain!.links).toHaveLength(1);
    expect(predictionSaid(chain!.text[0]!)).toMatch(/^The 7th rests on Venus, in its own sign Taurus in the 2nd/);
  });

  test('goes on to the lord of the sign', () => {
    expect(planets({ Venus: 'Gemini', Mercury: 'Virgo' })).toEqual(['Venus', 'Mercury']);
  });

  test('turns back where two exchange signs', () => {
    const [chain] = chains({ Venus: 'Gemini', Mercury: 'Taurus' });
    expect(chain!.end).toBe('returns');
    expect(chain!.links).toHaveLength(2);
  });

  test('is three planets long at the most', () => {
    const drawing: Drawing = { Venus: 'Gemini', Mercury: 'Leo', Sun: 'Cancer', Moon: 'Sagittarius' };
    expect(planets(drawing)).toEqual(['Venus', 'Mercury', 'Sun']);
    expect(chains(drawing)[0]!.end).toBe('depth');
  });

  test('weighs its planets 10, 6 and 4', () => {
    const [chain] = chains({ Venus: 'Gemini', Mercury: 'Leo', Sun: 'Cancer', Moon: 'Sagittarius' });
    expect(chain!.score.parts.map(({ factor }) => factor?.weight ?? null)).toEqual([null, 10, 6, 4]);
  });

  test('begins once for a lord of two houses', () => {
    expect(chains({ Venus: 'Gemini' }, [7, 2, 11]).map(({ houses }) => houses)).toEqual([[7, 2], [11]]);
  });
});

test('a link lists its afflictions: the lord in the 8th, with Saturn and no benefic', () => {
  const drawing: Drawing = { Venus: 'Scorpio', Saturn: 'Scorpio', Jupiter: 'Gemini', Moon: 'Aries', Sun: 'Leo' };
  const [link] = chains({ ...drawing, Mercury: 'Leo', Mars: 'Capricorn', Rahu: 'Aries' })[0]!.links;
  expect(link!.afflictions).toContain('dusthana');
  expect(link!.afflictions).toContain('malefics');
  expect(link!.malefics).toContain('Saturn');
  const [helped] = chains({ ...drawing, Jupiter: 'Cancer' })[0]!.links;
  // Jupiter in Cancer aspects Scorpio by his 5th.
  expect(helped!.malefics).toEqual([]);
});

test('a chain supports from 55 and asks for care below 45', () => {
  expect((['excellent', 'good', 'mixed', 'weak', 'difficult'] as const).map(directionOf)).toEqual([
    ...['supports', 'supports', 'mixed', 'asks_care', 'asks_care'],
  ]);
});
