import { describe, expect, test } from '@jest/globals';
import {
  LEARNING_YOGAS,
  learningBonds,
  learningBreaks,
  type LearningFinding,
} from '../../../../lib/astro/judgement/vidya/bonds.ts';
import { say } from '../../../../lib/words/say.ts';
import { VIDYA } from '../../../../lib/words/subjects/vidya.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

const findingOf = (drawn: Drawing, id: string): LearningFinding => {
  const context = areaContextOf(drawn);
  return [...learningBonds(context), ...learningBreaks(context)].find((one) => one.id === id)!;
};

const meaningOf = ({ meaning }: LearningFinding) => (meaning === null ? null : say(VIDYA, meaning, 'en'));

test('the yogas of learning are the four of the rules', () => {
  expect(LEARNING_YOGAS.map(({ id }) => id)).toEqual(['saraswati', 'budhaditya', 'sharada', 'kalanidhi']);
});

describe('bonds', () => {
  test('Jupiter with Mercury, and apart', () => {
    const met = findingOf({ Jupiter: 'Gemini 10', Mercury: 'Gemini 20' }, 'jupiter_mercury');
    expect(met).toMatchObject({ isMet: true, observed: { link: 'conjunction' } });
    expect(meaningOf(met)).toContain('Jupiter and Mercury stand together');
    expect(findingOf({ Jupiter: 'Gemini', Mercury: 'Cancer' }, 'jupiter_mercury')).toMatchObject({
      isMet: false,
      meaning: null,
    });
  });

  test('the lords of the 4th and 5th are one planet where Libra rises', () => {
    const one = findingOf({ Ascendant: 'Libra' }, 'lords_4_5');
    expect(one).toMatchObject({ isMet: true, observed: { link: 'one_lord' } });
    expect(meaningOf(one)).toMatch(/^Saturn holds both offices/);
  });

  test('the lords of the 5th and 9th by exchange: the Sun in Sagittarius, Jupiter in Leo', () => {
    const drawn: Drawing = { Ascendant: 'Aries', Sun: 'Sagittarius', Jupiter: 'Leo' };
    expect(findingOf(drawn, 'lords_5_9').observed['link']).toBe('exchange');
  });

  test.each([
    ['Aries', true],
    ['Leo', true],
    ['Taurus', false],
  ] as const)('Mercury in %s from Aries: %s', (sign, isMet) => {
    expect(findingOf({ Ascendant: 'Aries', Mercury: sign }, 'mercury_in_kendra_or_trikona').isMet).toBe(isMet);
  });
});

describe('breaks', () => {
  const PRESSED: Drawing = {
    Ascendant: 'Aries',
    Saturn: 'Leo',
    Rahu: 'Gemini',
    Jupiter: 'Virgo',
    Venus: 'Virgo',
    Moon: 'Libra',
  };

  test('Saturn in the 5th without a benefic', () => {
    const met = findingOf({ ...PRESSED, Mercury: 'Cancer' }, 'pressed_5');
    expect(met.isMet).toBe(true);
    expect(meaningOf(met)).toContain('Saturn');
  });

  test.each(['Saturn', 'Rahu', 'Ketu'] as const)('%s in the 4th presses on it', (planet) => {
    // Cancer is the 4th; the two others stand where they do not reach it: Capricorn would, so would Scorpio and Pisces.
    const away: Drawing = { ...PRESSED, Mercury: 'Leo', Saturn: 'Virgo', Rahu: 'Virgo', Ketu: 'Virgo' };
    const met = findingOf({ ...away, [planet]: 'Cancer' }, 'pressed_4');
    expect(met).toMatchObject({ isMet: true, observed: { planets: [planet] } });
  });

  test('a benefic that looks on takes it away', () => {
    // Jupiter in Aries aspects Leo by his fifth.
    const eased = findingOf({ ...PRESSED, Mercury: 'Cancer', Jupiter: 'Aries' }, 'pressed_5');
    expect(eased).toMatchObject({ isMet: false, meaning: null });
    expect(eased.observed['relieved_by']).toEqual(['Jupiter']);
  });

  test.each([
    ['Virgo', 'among rivals'],
    ['Scorpio', 'research'],
    ['Pisces', 'away from home'],
  ] as const)('the lord of the 5th in %s says %s', (sign, word) => {
    expect(meaningOf(findingOf({ Ascendant: 'Aries', Sun: sign }, 'lord_5_in_dusthana'))).toContain(word);
  });

  test('the lord of the 5th elsewhere is neutral', () => {
    expect(findingOf({ Ascendant: 'Aries', Sun: 'Leo' }, 'lord_5_in_dusthana').isMet).toBe(false);
  });
});
