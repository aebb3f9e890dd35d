import { describe, expect, test } from '@jest/globals';
import { remedyNeeds, type PlanetNeed } from '../../../../lib/astro/judgement/remedy/remedyNeeds.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { areaContextOf, type DrawnMoment } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { strengthsAt } from '../../../support/strengthsOf.ts';

const FINE = 75;

function need(planet: Planet, drawing: Drawing, moment: DrawnMoment = {}, endJdUT: number | null = null): PlanetNeed {
  const context = areaContextOf(drawing, { facts: { strengths: strengthsAt(FINE) }, ...moment });
  return remedyNeeds(context, endJdUT).find((one) => one.planet === planet)!;
}

const burdensOf = ({ burdens }: PlanetNeed) => burdens.map(({ id }) => id);
const partsOf = ({ urgency }: PlanetNeed) => urgency.parts.map(({ id, points }) => `${id} ${points}`);

describe('burdens', () => {
  test('none: a strong planet in a good house that rules nothing hard', () => {
    // The Sun rules the 5th of Aries and stands in the 5th, nobody looking on.
    const sun = need('Sun', { Ascendant: 'Aries', Sun: 'Leo', Venus: 'Cancer 20' });
    expect(sun.burdens).toEqual([]);
    expect(sun.urgency).toMatchObject({ value: 0, level: 'none', parts: [] });
  });

  test('a place in the 6th, 8th or 12th; in the 6th a malefic has less to be eased', () => {
    const drawing: Drawing = { Ascendant: 'Aries', Venus: 'Pisces', Saturn: 'Virgo', Jupiter: 'Gemini 20' };
    expect(partsOf(need('Venus', drawing))).toContain('dusthana 10');
    expect(partsOf(need('Saturn', drawing))).toContain('dusthana 4');
  });

  test('weakness below 50, combustion, a fall that nothing lifts', () => {
    const facts = { strengths: strengthsAt(FINE, { Mercury: 49.9, Venus: 50 }) };
    const drawing: Drawing = { Ascendant: 'Aries', Sun: 'Gemini 5', Mercury: 'Gemini 9' };
    expect(burdensOf(need('Mercury', drawing, { facts }))).toEqual(expect.arrayContaining(['weak', 'combust']));
    expect(burdensOf(need('Venus', drawing, { facts }))).not.toContain('weak');
  });

  test('two malefics afflict where no benefic helps', () => {
    const drawing: Drawing = { Ascendant: 'Aries', Sun: 'Leo', Saturn: 'Leo 25', Rahu: 'Leo 28', Venus: 'Cancer 20' };
    expect(burdensOf(need('Sun', drawing))).toContain('afflicted');
    const helped: Drawing = { ...drawing, Venus: 'Leo 3' };
    expect(burdensOf(need('Sun', helped))).not.toContain('afflicted');
  });

  test('a hard lordship that the 1st, 5th or 9th makes up for is none', () => {
    // Aries rising: Mercury owns the 3rd and 6th, Mars the 1st and 8th.
    expect(burdensOf(need('Mercury', {}))).toContain('dusthana_lord');
    expect(burdensOf(need('Mars', {}))).not.toContain('dusthana_lord');
  });

  test('sade sati burdens Saturn while he passes the 12th, 1st or 2nd from the Moon, until the day given', () => {
    const at = (sign: 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius') =>
      need('Saturn', { Moon: 'Libra' }, { passing: { Saturn: sign } }, 2460000).burdens.find(
        ({ id }) => id === 'sade_sati',
      )?.untilJdUT;
    expect([at('Virgo'), at('Libra'), at('Scorpio'), at('Sagittarius')]).toEqual([
      2460000,
      2460000,
      2460000,
      undefined,
    ]);
  });
});

describe('points', () => {
  test('of each burden, as the table has them', () => {
    const facts = { strengths: strengthsAt(FINE, { Mercury: 40 }) };
    const mercury = need('Mercury', { Ascendant: 'Aries', Sun: 'Gemini 5', Mercury: 'Gemini 9' }, { facts });
    // Below 45 strength asks for all of its 30; that he is weak adds nothing more.
    expect(partsOf(mercury)).toEqual(
      expect.arrayContaining(['strength 30', 'combust 8', 'functional_malefic 5', 'dusthana_lord 5']),
    );
    expect(partsOf(mercury).join()).not.toContain('weak');
    const saturn = need('Saturn', { Ascendant: 'Aries', Moon: 'Libra' }, { passing: { Saturn: 'Libra' } });
    expect(partsOf(saturn)).toContain('sade_sati 20');
  });

  test('of a fall that nothing lifts, and of a lost war', () => {
    // The Sun falls in Libra; Venus and Mars stand in no kendra of Taurus, where the Moon is too.
    const fallen: Drawing = { Ascendant: 'Taurus', Moon: 'Taurus', Sun: 'Libra 5', Venus: 'Virgo', Mars: 'Gemini' };
    expect(partsOf(need('Sun', fallen))).toContain('debilitated 10');
    // The more northerly wins.
    const warring: Drawing = { Ascendant: 'Taurus', Mars: 'Gemini 10', Jupiter: 'Gemini 10.4 N' };
    expect(partsOf(need('Mars', warring))).toContain('lost_war 8');
    expect(partsOf(need('Jupiter', warring)).join()).not.toContain('lost_war');
  });

  test('of affliction; one malefic alone does not afflict', () => {
    const two: Drawing = { Ascendant: 'Aries', Sun: 'Leo', Saturn: 'Leo 25', Mars: 'Leo 28', Venus: 'Cancer 20' };
    expect(partsOf(need('Sun', two))).toContain('afflicted 10');
  });

  test('the nodes face each other, which afflicts neither, and their fall is disputed', () => {
    // Ketu and one malefic beside Rahu's sign: of the two only Saturn counts. Rahu in Scorpio is held debilitated by some.
    const drawing: Drawing = { Ascendant: 'Taurus', Rahu: 'Scorpio', Ketu: 'Taurus', Saturn: 'Scorpio 25' };
    const apart: Drawing = { ...drawing, Sun: 'Pisces', Moon: 'Gemini', Mars: 'Gemini 20', Jupiter: 'Libra' };
    const burdens = burdensOf(need('Rahu', { ...apart, Mercury: 'Pisces 20', Venus: 'Pisces 25' }));
    expect(burdens).not.toContain('afflicted');
    expect(burdens).not.toContain('debilitated');
  });

  test('levels begin at 20, 40 and 60', () => {
    const strengths = (value: number) => ({ facts: { strengths: strengthsAt(FINE, { Jupiter: value }) } });
    // Jupiter alone in the 12th of Aries, no lord of what is hard: 10 and the mahadasha, 24; strength gives up to 30.
    const drawing: Drawing = { Ascendant: 'Aries', Jupiter: 'Pisces', Venus: 'Taurus 20' };
    const described = (value: number, lords: readonly Planet[]) => {
      const { urgency } = need('Jupiter', drawing, { ...strengths(value), lords });
      return `${urgency.value} ${urgency.level}`;
    };
    expect(described(75, [])).toBe('10 slight');
    expect(described(45, ['Jupiter', 'Venus'])).toBe('64 urgent');
    expect(described(48.333, ['Jupiter', 'Venus'])).toBe('60 urgent');
    expect(described(70 - 25 / 3, [])).toBe('20 helpful');
    expect(described(65, ['Jupiter', 'Venus'])).toBe('40 advised');
    expect(described(75, ['Jupiter', 'Venus'])).toBe('34 helpful');
  });
});

describe('urgency', () => {
  test('a dasha lord goes before the Moon and the lord of the ascendant as three to two', () => {
    const points = (planet: Planet, lords: readonly Planet[]) =>
      need(planet, { Ascendant: 'Aries', Moon: 'Scorpio', Mars: 'Virgo' }, { lords }).offices.map(
        (one) => `${one.id} ${one.points}`,
      );
    expect(points('Jupiter', ['Jupiter', 'Venus'])).toEqual(['mahadasha_lord 24']);
    expect(points('Venus', ['Jupiter', 'Venus'])).toEqual(['antardasha_lord 16']);
    expect(points('Moon', [])).toEqual(['moon 16']);
    expect(points('Mars', [])).toEqual(['ascendant_lord 16']);
  });

  test('is the sum of its parts: strength, offices, burdens', () => {
    const facts = { strengths: strengthsAt(FINE, { Moon: 57.5 }) };
    // In the 8th (10), half of what strength can ask for (15), the Moon herself (16).
    const moon = need('Moon', { Ascendant: 'Aries', Moon: 'Scorpio', Mars: 'Gemini 25' }, { facts });
    expect(partsOf(moon)).toEqual(['strength 15', 'moon 16', 'dusthana 10']);
    expect(moon.urgency).toMatchObject({ value: 41, level: 'advised' });
  });

  test('of two alike the weaker comes first', () => {
    const facts = { strengths: strengthsAt(FINE, { Sun: 90, Jupiter: 80 }) };
    const order = remedyNeeds(areaContextOf({ Ascendant: 'Aries', Sun: 'Leo', Jupiter: 'Gemini' }, { facts }));
    const atRest = order.filter(({ urgency }) => urgency.value === 0).map(({ strength }) => strength);
    expect(atRest.length).toBeGreaterThan(1);
    expect(atRest).toEqual([...atRest].sort((a, b) => a - b));
    expect(new Set(atRest).size).toBeGreaterThan(1);
  });

  test('the most urgent comes first', () => {
    const values = remedyNeeds(areaContextOf({}, { lords: ['Saturn', 'Mercury'] })).map(({ urgency }) => urgency.value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });
});
