import { describe, expect, test } from '@jest/globals';
import { both } from '../../lib/astro/bilingual.ts';
import { cancels, required, strengthens, weakens } from '../../lib/astro/evidence.ts';
import { judge, ONE_WAY, openText, textInChart, type Rule, type RuleCondition } from '../../lib/astro/rule.ts';
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

  describe('of its planets: the weakest link', () => {
    /** A context in which planets have the strengths given. */
    const contextOf = (drawing: Drawing, values: Partial<Record<Planet, number>>) => {
      const { strengths, ...known } = ruleContextOf(chartOf(drawing));
      const raised = { ...strengths };
      for (const [planet, value] of Object.entries(values) as [Planet, number][])
        raised[planet] = { ...raised[planet], value };
      return { ...known, strengths: raised };
    };
    // Mars in the 11th and the Sun in the 3rd of the drawn chart: no kendra, nothing from the Moon.
    const pointsOf = (made: Rule, values: Partial<Record<Planet, number>>, drawing: Drawing = {}) => {
      const { strength } = judge(made, chartOf(drawing), contextOf(drawing, values));
      return strength!.parts.find(({ id }) => id === 'planets')!.points;
    };

    test('of two: 0.6 of the weaker and 0.4 of the stronger, six tenths of that', () => {
      // 0.6 x (0.6 x 40 + 0.4 x 90) = 36
      expect(pointsOf(rule([], ['Mars', 'Sun']), { Mars: 90, Sun: 40 })).toBe(36);
    });

    test('of more: half of the weakest and half of the mean', () => {
      // 0.6 x (0.5 x 30 + 0.5 x 60) = 27
      expect(pointsOf(rule([], ['Mars', 'Sun', 'Venus']), { Mars: 30, Sun: 60, Venus: 90 })).toBe(27);
    });

    test('of a burden: the strength of those that afflict, and the weakness of those they afflict', () => {
      const burden = rule([], ['Saturn', 'Sun'], { polarity: 'bad' });
      // 0.6 x (0.5 x 70 + 0.5 x (100 - 40)) = 39; a strong Sun is the less afflicted: 0.6 x (35 + 5) = 24.
      expect(pointsOf(burden, { Saturn: 70, Sun: 40 })).toBe(39);
      expect(pointsOf(burden, { Saturn: 70, Sun: 90 })).toBe(24);
    });

    test('of a burden that names who afflicts: Saturn as the lord afflicted', () => {
      const named = rule([], ['Saturn', 'Sun'], { polarity: 'bad', afflictors: () => ['Sun'] });
      // 0.6 x (0.5 x 40 + 0.5 x (100 - 70)) = 21
      expect(pointsOf(named, { Saturn: 70, Sun: 40 })).toBe(21);
      const nobody = rule([], ['Saturn'], { polarity: 'bad', afflictors: () => [] });
      expect(pointsOf(nobody, { Saturn: 70 })).toBe(18);
    });

    test('with one of two combust it ends at 45, by the letter only at 30', () => {
      const strong = strengthens('more', said('more'), true, {}, 60);
      const values = { Mercury: 90, Sun: 90 };
      const burnt: Drawing = { Mercury: 'Gemini 8' };
      const value = (made: Rule, drawing: Drawing) =>
        judge(made, chartOf(drawing), contextOf(drawing, values)).strength!.value;
      expect(value(rule([strong], ['Mercury', 'Sun']), burnt)).toBe(45);
      expect(value(rule([strong], ['Mercury', 'Sun'], { spares: ['combust'] }), burnt)).toBeGreaterThan(45);
      const formal = rule([strong, weakens(ONE_WAY, said('one way'), true, {}, 0)], ['Mercury', 'Sun']);
      expect(value(formal, {})).toBe(30);
    });
  });

  test('a rule that was never counted stands above all births', () => {
    // Of no planets: 15 as none stands ill, and 10 as it is formed in every chart.
    const { strength } = judge(rule([], []), chartOf({}));
    expect(strength).toMatchObject({ value: 25, percentile: 100, band: 'strong' });
  });
});

describe('grade', () => {
  const graded = (drawing: Drawing, more: Partial<Rule> = {}, conditions: readonly RuleCondition[] = []) => {
    const { blemishes, grade } = judge(rule(conditions, ['Mars', 'Venus'], more), chartOf(drawing));
    return [grade, ...blemishes.map(({ kind, planet }) => `${planet} ${kind}`)];
  };

  test('proper, where nothing spoils a planet that forms it', () => {
    expect(graded({})).toEqual(['proper']);
  });

  test.each<[string, Drawing, string]>([
    ['combust', { Venus: 'Gemini 8' }, 'Venus combust'],
    ['fallen', { Mars: 'Cancer 5', Moon: 'Aquarius', Saturn: 'Gemini', Rahu: 'Aries' }, 'Mars fallen'],
    ['in the 8th', { Mars: 'Scorpio' }, 'Mars in_dusthana'],
    ['defeated', { Mars: 'Leo 1.5', Venus: 'Leo 1 N' }, 'Mars defeated'],
    ['near a node', { Mars: 'Capricorn 25' }, 'Mars near_node'],
  ])('blemished: %s', (_, drawing, blemish) => {
    const [grade, ...blemishes] = graded(drawing);
    expect([grade, blemishes.includes(blemish)]).toEqual(['blemished', true]);
  });

  test('a node eleven degrees away, or in the next sign, is none', () => {
    expect(graded({ Mars: 'Capricorn 26' })).toEqual(['proper']);
    expect(graded({ Mars: 'Aquarius 1', Rahu: 'Capricorn 29' })).toEqual(['proper']);
  });

  test('a blemish that the rule itself brings is spared', () => {
    expect(graded({ Mars: 'Scorpio' }, { spares: ['in_dusthana'] })).toEqual(['proper']);
  });

  test('formal, where the only bond is an aspect that is not returned', () => {
    expect(graded({}, {}, [weakens(ONE_WAY, said('one way'), true)])).toEqual(['formal']);
    expect(graded({}, {}, [weakens(ONE_WAY, said('one way'), false)])).toEqual(['proper']);
  });

  test('a rule that burdens has none', () => {
    expect(graded({ Mars: 'Scorpio' }, { polarity: 'bad' })).toEqual([null]);
  });

  test('partial is not present, and has neither grade nor strength', () => {
    const half = rule([required('a', said('a'), true), required('b', said('b'), false)], ['Mars'], {
      isPartial: (evidence) => evidence.some(({ isMet }) => isMet),
    });
    expect(judge(half, chartOf({}))).toMatchObject({
      isPresent: false,
      status: 'partial',
      grade: null,
      strength: null,
    });
  });
});

test('a text with alternatives is said by the case that holds', () => {
  const open = openText(both('in the 6th, 8th or 12th', 'त्रिक में'), ({ house }) =>
    both(`in the ${house as number}th`, 'है'),
  );
  const [held] = judge(rule([weakens('place', open, true, { house: 8 })]), chartOf({})).evidence;
  expect([held!.text.en, textInChart(held!).en]).toEqual(['in the 6th, 8th or 12th', 'in the 8th']);
});
