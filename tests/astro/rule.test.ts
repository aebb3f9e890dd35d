import { describe, expect, test } from '@jest/globals';
import { both } from '../../lib/astro/bilingual.ts';
import { cancels, required, strengthens, weakens } from '../../lib/astro/evidence.ts';
import { judge, type Rule, type RuleCondition } from '../../lib/astro/rule.ts';
import { practice } from '../../lib/astro/source.ts';
import { planetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import { forEachOfSeven, type Planet } from '../../lib/astro/tables/planets.ts';
import { ruleContextOf } from '../../lib/astro/strength/verdictStrength.ts';
import { chartOf, type Drawing } from '../support/chartOf.ts';

const said = (text: string) => both(text, text);

function rule(
  conditions: readonly RuleCondition[],
  planets: readonly Planet[] = ['Mars'],
  more: Partial<Rule> = {},
): Rule {
  return {
    id: 'made-up',
    name: said('Made up'),
    family: 'other',
    source: practice('nobody'),
    polarity: 'good',
    formation: said('somehow'),
    result: said('nothing'),
    countedFrom: null,
    participants: () => planets,
    examine: () => conditions,
    ...more,
  };
}

const verdictOn = (...conditions: RuleCondition[]) => judge(rule(conditions), chartOf({}));

describe('status', () => {
  const formed = required('formed', said('formed'), true);

  test('absent when one requirement fails, with all its conditions', () => {
    const verdict = verdictOn(
      formed,
      required('missing', said('missing'), false, { house: 3 }),
      cancels('c', said('c'), true),
    );
    expect(verdict).toMatchObject({ isPresent: false, status: 'absent', strength: null });
    expect(verdict.evidence.map(({ id }) => id)).toEqual(['formed', 'missing', 'c']);
    expect(verdict.evidence[1]!.observed).toEqual({ house: 3 });
  });

  test('active, reduced or cancelled, by the gravest condition that holds', () => {
    const [weak, cancelled] = [weakens('w', said('w'), true), cancels('c', said('c'), true)];
    expect(verdictOn(formed, strengthens('s', said('s'), true), weakens('w', said('w'), false)).status).toBe('active');
    expect(verdictOn(formed, weak).status).toBe('reduced');
    expect(verdictOn(formed, weak, cancelled)).toMatchObject({ isPresent: true, status: 'cancelled' });
    expect(verdictOn(formed, weak, cancelled).cancellations).toEqual([cancelled]);
    expect(verdictOn(formed, cancels('c', said('c'), false)).cancellations).toEqual([]);
  });
});

describe('houses', () => {
  test('are those of the rule and those where its planets stand, each once', () => {
    const chart = chartOf({ Mars: 'Capricorn', Moon: 'Taurus' });
    const verdict = judge(rule([], ['Mars', 'Moon'], { houses: [10, 5] }), chart);
    expect(verdict.houses).toEqual([2, 5, 10]);
  });
});

test('a planet that holds two offices of a rule is named once', () => {
  const twice = rule([], ['Saturn', 'Saturn', 'Mars']);
  expect(judge(twice, chartOf({})).planets).toEqual(['Saturn', 'Mars']);
});

describe('strength', () => {
  const partsOf = (made: Rule, drawing: Drawing) => {
    const { strength } = judge(made, chartOf(drawing));
    return Object.fromEntries(strength!.parts.map(({ id, points }) => [id, points]));
  };

  test('six tenths of its planets, and what its conditions add and take', () => {
    const drawing: Drawing = { Mars: 'Gemini' };
    const conditions = [
      strengthens('s', said('s'), true),
      strengthens('t', said('t'), true, {}, 10),
      weakens('w', said('w'), true),
    ];
    const parts = partsOf(rule(conditions), drawing);
    const { value } = planetStrengths(chartOf(drawing), null).Mars;
    expect(parts).toMatchObject({ planets: Math.round(value * 6) / 10, s: 5, t: 10, w: -10 });
    expect(partsOf(rule([weakens('w', said('w'), false)]), drawing)).not.toHaveProperty('w');
  });

  test('fifteen for kendras and trikonas, if all its planets stand in them', () => {
    expect(partsOf(rule([], ['Mars', 'Moon']), { Mars: 'Capricorn', Moon: 'Leo' })).toMatchObject({ well_housed: 15 });
    expect(partsOf(rule([], ['Mars', 'Moon']), { Mars: 'Capricorn', Moon: 'Virgo' })).not.toHaveProperty('well_housed');
  });

  test('ten for the Moon where it counts houses, ten for the navamsa', () => {
    const inFirst = (countedFrom: Rule['countedFrom']) =>
      rule([], ['Mars'], {
        countedFrom,
        examine: ({ planets }) => [required('first', said('Mars in the first'), planets.Mars.house === 1)],
      });
    // 15 Aries is in the navamsa of Leo, and so are both.
    const drawing: Drawing = { Ascendant: 'Aries 15', Mars: 'Aries 15', Moon: 'Aries 1' };
    expect(partsOf(inFirst('ascendant'), drawing)).toMatchObject({ from_moon: 10, in_navamsa: 10 });
    expect(partsOf(inFirst(null), drawing)).not.toHaveProperty('from_moon');
    expect(partsOf(inFirst('ascendant'), { ...drawing, Moon: 'Leo', Mars: 'Aries 1' })).not.toHaveProperty(
      'in_navamsa',
    );
  });

  test('five for a benefic that is not weak and not itself part of it', () => {
    const drawing: Drawing = { Mars: 'Aries', Jupiter: 'Leo', Mercury: 'Scorpio', Venus: 'Scorpio', Moon: 'Pisces' };
    expect(partsOf(rule([]), drawing)).toMatchObject({ benefic_aspect: 5 });
    expect(partsOf(rule([], ['Mars', 'Jupiter']), drawing)).not.toHaveProperty('benefic_aspect');
    expect(partsOf(rule([]), { ...drawing, Sun: 'Leo 18' })).not.toHaveProperty('benefic_aspect');
    const poor = ruleContextOf(chartOf(drawing), { ratios: forEachOfSeven(() => 0.69) });
    expect(judge(rule([]), chartOf(drawing), poor).strength!.parts.map(({ id }) => id)).not.toContain('benefic_aspect');
  });

  test('no ten from the Moon for what is always so from there', () => {
    const drawing: Drawing = { Ascendant: 'Leo', Moon: 'Leo', Mars: 'Leo' };
    const counted = { countedFrom: 'ascendant' } as const;
    expect(partsOf(rule([], ['Mars'], { ...counted, isSameFromMoon: true }), drawing)).not.toHaveProperty('from_moon');
    expect(partsOf(rule([], ['Mars'], counted), drawing)).toHaveProperty('from_moon');
  });

  test.each([
    [45, 'strong'],
    [44.9, 'medium'],
    [25, 'medium'],
    [24.9, 'weak'],
    [5, 'weak'],
    [4.9, 'nominal'],
  ])('of 25 points and %d it is %s: from 70, 50 and 30', (points, grade) => {
    // Of no planets: 15 as none stands ill, and 10 as it is formed in every chart.
    const { strength } = judge(rule([strengthens('more', said('more'), true, {}, points)], []), chartOf({}));
    expect(strength).toMatchObject({ value: 25 + points, grade });
  });
});
