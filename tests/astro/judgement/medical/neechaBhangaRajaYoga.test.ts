import { describe, expect, test } from '@jest/globals';
import {
  neechaBhangaRajaYoga,
  type FallCondition,
} from '../../../../lib/astro/judgement/medical/neechaBhangaRajaYoga.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { say } from '../../../../lib/words/say.ts';
import { MEDICAL } from '../../../../lib/words/subjects/medical.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

const met = (planet: Planet, drawing: Drawing): FallCondition['id'][] =>
  neechaBhangaRajaYoga(chartOf(drawing), planet)!
    .conditions.filter(({ isMet }) => isMet)
    .map(({ id }) => id);

/** Saturn in Aries: Mars, his dispositor, and Venus, lord of Libra, stand in a kendra from each other alone. */
const NONE: Drawing = {
  Ascendant: 'Aries',
  Saturn: 'Aries 14',
  Moon: 'Gemini',
  Mars: 'Leo',
  Venus: 'Scorpio',
  Sun: 'Aquarius 5',
};

describe('the five conditions, each by itself', () => {
  test('none holds: the fall stands; one lifts it and no more', () => {
    const none: Drawing = { ...NONE, Moon: 'Aries 25', Mars: 'Taurus', Venus: 'Gemini 28', Sun: 'Gemini 5' };
    expect(neechaBhangaRajaYoga(chartOf(none), 'Saturn')).toMatchObject({ count: 0, grade: 'none', isRaised: false });
    const one = neechaBhangaRajaYoga(chartOf({ ...none, Venus: 'Leo 28' }), 'Saturn');
    expect(one).toMatchObject({ count: 1, grade: 'neecha_bhanga', isRaised: false });
  });

  test('the dispositor in a kendra from the ascendant, or from the Moon', () => {
    expect(met('Saturn', { ...NONE, Mars: 'Cancer', Venus: 'Leo' })).toContain('dispositor_in_kendra');
    expect(met('Saturn', { ...NONE, Mars: 'Virgo', Venus: 'Aquarius' })).toContain('dispositor_in_kendra');
    expect(met('Saturn', { ...NONE, Mars: 'Taurus', Venus: 'Aquarius' })).not.toContain('dispositor_in_kendra');
  });

  test('the Moon is no kendra from itself', () => {
    // Mars in Cancer: his dispositor the Moon stands in the 3rd.
    const fall = neechaBhangaRajaYoga(chartOf({ Ascendant: 'Aries', Mars: 'Cancer', Moon: 'Gemini' }), 'Mars')!;
    const [dispositor] = fall.conditions;
    expect(dispositor).toMatchObject({ isMet: false, observed: { planet: 'Moon', house: 3, from_moon: null } });
    expect(say(MEDICAL, dispositor!.text, 'en')).toBe(
      'The lord of its sign, the Moon, stands in a kendra from the ascendant',
    );
  });

  test('joined or aspected by its dispositor: Mars aspects the 8th from Virgo', () => {
    expect(met('Saturn', { ...NONE, Mars: 'Virgo' })).toContain('held_by_dispositor');
    expect(met('Saturn', { ...NONE, Mars: 'Leo' })).not.toContain('held_by_dispositor');
  });

  test('an exchange with its dispositor', () => {
    expect(met('Saturn', { ...NONE, Mars: 'Capricorn', Venus: 'Taurus' })).toContain('exchange_or_mutual_kendra');
    expect(met('Saturn', { ...NONE, Mars: 'Leo', Venus: 'Virgo' })).not.toContain('exchange_or_mutual_kendra');
  });

  test('exalted in the navamsa, or the planet exalted in the sign of its fall in a kendra', () => {
    // The seventh navamsa of Aries, 20° to 23°20′, is Libra.
    const id = 'strong_in_navamsa_or_exalted_one_in_kendra';
    expect(met('Saturn', { ...NONE, Saturn: 'Aries 21' })).toContain(id);
    expect(met('Saturn', { ...NONE, Sun: 'Capricorn 5' })).toContain(id);
    expect(met('Saturn', NONE)).not.toContain(id);
  });
});

test('the Moon in Scorpio is counted from the ascendant alone, being in the first from itself', () => {
  // Cancer and Jupiter aside: Mars, the Moon’s dispositor, stands in the 4th from the Moon and the 2nd from the ascendant.
  const chart = chartOf({ Ascendant: 'Capricorn', Moon: 'Scorpio', Mars: 'Aquarius', Venus: 'Gemini' });
  const [dispositor] = neechaBhangaRajaYoga(chart, 'Moon')!.conditions;
  expect(dispositor).toMatchObject({ isMet: true, observed: { planet: 'Mars', house: 2, from_moon: 4 } });
});

test('Mercury cannot lift himself as lord of the sign of his exaltation', () => {
  const chart = chartOf({ Ascendant: 'Pisces', Mercury: 'Pisces 5', Sun: 'Aquarius 5' });
  expect(neechaBhangaRajaYoga(chart, 'Mercury')!.conditions[1]).toMatchObject({
    isMet: false,
    observed: { planet: null },
  });
});

test('two conditions raise the fall; planets that have not fallen, and the nodes, have none to raise', () => {
  const two = neechaBhangaRajaYoga(chartOf({ ...NONE, Mars: 'Cancer', Venus: 'Capricorn' }), 'Saturn')!;
  expect(two.count).toBeGreaterThanOrEqual(2);
  expect(two.isRaised).toBe(true);
  expect(neechaBhangaRajaYoga(chartOf({ Saturn: 'Libra' }), 'Saturn')).toBeNull();
  expect(neechaBhangaRajaYoga(chartOf({ Rahu: 'Scorpio' }), 'Rahu')).toBeNull();
});
