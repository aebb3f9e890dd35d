import { describe, expect, test } from '@jest/globals';
import type { BhangaRule } from '../../../lib/astro/planet/neechaBhanga.ts';
import { judge, judgeFormed, type Rule } from '../../../lib/astro/rule.ts';
import { ruleContextOf } from '../../../lib/astro/strength/verdictStrength.ts';
import type { SevenPlanet } from '../../../lib/astro/tables/planets.ts';
import { bhangaRules, isBhangaRule, neechaBhangas } from '../../../lib/astro/yoga/neechaBhanga.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';
import { ruleTest } from '../../support/ruleTest.ts';

function bhanga(id: BhangaRule, planet: SevenPlanet): Rule {
  return bhangaRules.find((rule) => rule.id === id && rule.variant === planet.toLowerCase())!;
}

/** The Sun at 5 Libra with everything that could lift it out of the way. */
const SUNKEN: Drawing = { Sun: 'Libra 5', Moon: 'Taurus', Venus: 'Gemini', Saturn: 'Virgo', Mars: 'Gemini' };
/** Jupiter at 14 Capricorn likewise. */
const SUNKEN_JUPITER: Drawing = { Jupiter: 'Capricorn 14', Saturn: 'Taurus', Moon: 'Virgo', Mars: 'Leo' };

/** What lifts the Sun out of it. */
const LIFTED: Readonly<Partial<Record<BhangaRule, readonly Drawing[]>>> = {
  'nb-dispositor-kendra': [{ Venus: 'Cancer' }, { Venus: 'Aquarius' }],
  'nb-exalt-lord-kendra': [{ Mars: 'Cancer' }, { Mars: 'Leo' }],
  'nb-dispositor-aspect': [{ Venus: 'Libra' }, { Venus: 'Aries' }],
  'nb-exalted-in-sign': [{ Saturn: 'Capricorn' }, { Saturn: 'Scorpio' }, { Saturn: 'Libra' }],
  'nb-exchange': [{ Venus: 'Leo', Moon: 'Cancer' }],
  'nb-navamsha': [{ Sun: 'Libra 20.1' }, { Sun: 'Libra 23.3' }],
};

for (const [id, lifts] of Object.entries(LIFTED)) {
  const present = lifts.map((lift) => ({ ...SUNKEN, ...lift }));
  ruleTest(bhanga(id as BhangaRule, 'Sun'), {
    present,
    // Nothing lifts it; and everything would, but it is not debilitated.
    absent: [SUNKEN, { ...present[0]!, Sun: 'Virgo' }],
    met: {},
  });
}

const RETROGRADE: Drawing = { ...SUNKEN_JUPITER, Jupiter: 'Capricorn 14 R' };

ruleTest(bhanga('nb-retro', 'Jupiter'), {
  present: [RETROGRADE],
  absent: [SUNKEN_JUPITER, { Jupiter: 'Sagittarius R' }],
  met: {},
});

describe('each planet that a rule can lift', () => {
  // Kendras of Aries rising are Aries, Cancer, Libra and Capricorn.
  const rows: readonly (readonly [BhangaRule, SevenPlanet, Drawing])[] = [
    ['nb-dispositor-kendra', 'Moon', { Moon: 'Scorpio', Mars: 'Capricorn' }],
    ['nb-dispositor-kendra', 'Mars', { Mars: 'Cancer', Moon: 'Libra' }],
    ['nb-dispositor-kendra', 'Mercury', { Mercury: 'Pisces', Jupiter: 'Libra' }],
    ['nb-dispositor-kendra', 'Jupiter', { Jupiter: 'Capricorn', Saturn: 'Libra' }],
    ['nb-dispositor-kendra', 'Venus', { Venus: 'Virgo', Mercury: 'Cancer' }],
    ['nb-dispositor-kendra', 'Saturn', { Saturn: 'Aries', Mars: 'Cancer' }],
    ['nb-exalt-lord-kendra', 'Moon', { Moon: 'Scorpio', Venus: 'Cancer' }],
    ['nb-exalt-lord-kendra', 'Mars', { Mars: 'Cancer', Saturn: 'Libra' }],
    ['nb-exalt-lord-kendra', 'Jupiter', { Jupiter: 'Capricorn', Moon: 'Cancer' }],
    ['nb-exalt-lord-kendra', 'Venus', { Venus: 'Virgo', Jupiter: 'Cancer' }],
    ['nb-exalt-lord-kendra', 'Saturn', { Saturn: 'Aries', Venus: 'Cancer' }],
    ['nb-dispositor-aspect', 'Moon', { Moon: 'Scorpio', Mars: 'Taurus' }],
    ['nb-dispositor-aspect', 'Mars', { Mars: 'Cancer', Moon: 'Capricorn' }],
    ['nb-dispositor-aspect', 'Mercury', { Mercury: 'Pisces', Jupiter: 'Virgo' }],
    ['nb-dispositor-aspect', 'Jupiter', { Jupiter: 'Capricorn', Saturn: 'Scorpio' }],
    ['nb-dispositor-aspect', 'Venus', { Venus: 'Virgo', Mercury: 'Virgo' }],
    ['nb-dispositor-aspect', 'Saturn', { Saturn: 'Aries', Mars: 'Virgo' }],
    ['nb-exalted-in-sign', 'Mars', { Mars: 'Cancer', Jupiter: 'Libra' }],
    ['nb-exalted-in-sign', 'Mercury', { Mercury: 'Pisces', Venus: 'Cancer' }],
    ['nb-exalted-in-sign', 'Jupiter', { Jupiter: 'Capricorn', Mars: 'Libra' }],
    ['nb-exalted-in-sign', 'Venus', { Venus: 'Virgo', Mercury: 'Cancer' }],
    ['nb-exalted-in-sign', 'Saturn', { Saturn: 'Aries', Sun: 'Cancer' }],
    ['nb-exchange', 'Moon', { Moon: 'Scorpio', Mars: 'Cancer' }],
    ['nb-exchange', 'Mars', { Mars: 'Cancer', Moon: 'Aries' }],
    ['nb-exchange', 'Mercury', { Mercury: 'Pisces', Jupiter: 'Gemini' }],
    ['nb-exchange', 'Jupiter', { Jupiter: 'Capricorn', Saturn: 'Pisces' }],
    ['nb-exchange', 'Venus', { Venus: 'Virgo', Mercury: 'Taurus' }],
    // Both debilitated, each opposite the other.
    ['nb-exchange', 'Venus', { Venus: 'Virgo', Mercury: 'Pisces' }],
    ['nb-exchange', 'Saturn', { Saturn: 'Aries', Mars: 'Capricorn' }],
    ['nb-navamsha', 'Moon', { Moon: 'Scorpio 1' }],
    ['nb-navamsha', 'Mars', { Mars: 'Cancer 14' }],
    ['nb-navamsha', 'Mercury', { Mercury: 'Pisces 7' }],
    ['nb-navamsha', 'Jupiter', { Jupiter: 'Capricorn 7' }],
    ['nb-navamsha', 'Venus', { Venus: 'Virgo 7' }],
    ['nb-navamsha', 'Saturn', { Saturn: 'Aries 21' }],
    ['nb-retro', 'Mars', { Mars: 'Cancer R' }],
    ['nb-retro', 'Mercury', { Mercury: 'Pisces R' }],
    ['nb-retro', 'Venus', { Venus: 'Virgo R' }],
    ['nb-retro', 'Saturn', { Saturn: 'Aries R' }],
  ];

  test.each(rows)('%s of %s', (id, planet, drawing) => {
    expect(judge(bhanga(id, planet), chartOf(drawing)).isPresent).toBe(true);
    expect(judge(bhanga(id, planet), chartOf({ ...drawing, [planet]: 'Gemini' })).isPresent).toBe(false);
  });

  test('all of them and the Sun and Jupiter above are the whole table', () => {
    const above = [...Object.keys(LIFTED).map((id) => `${id} sun`), 'nb-retro jupiter'];
    const described = new Set([...rows.map(([id, planet]) => `${id} ${planet.toLowerCase()}`), ...above]);
    expect(bhangaRules.map(({ id, variant }) => `${id} ${variant!}`).sort()).toEqual([...described].sort());
  });
});

const lift = (planet: SevenPlanet, slug = 'neecha-bhanga') =>
  neechaBhangas.find(({ id, variant }) => id === slug && variant === planet.toLowerCase())!;

// Jupiter in the 10th from Aries: Saturn, lord of Capricorn, in the 7th, and Mars, exalted there, with him.
const RAISED: Drawing = { ...SUNKEN_JUPITER, Saturn: 'Libra', Mars: 'Capricorn' };

const OF_ONE_RULE: Readonly<Record<string, Drawing>> = {
  'nb-dispositor-kendra': { ...SUNKEN_JUPITER, Saturn: 'Libra' },
  'nb-exalt-lord-kendra': { ...SUNKEN_JUPITER, Moon: 'Cancer' },
  'nb-dispositor-aspect': { ...SUNKEN_JUPITER, Saturn: 'Scorpio' },
  'nb-exalted-in-sign': { ...SUNKEN_JUPITER, Mars: 'Capricorn' },
  'nb-exchange': { ...SUNKEN_JUPITER, Saturn: 'Pisces' },
  'nb-navamsha': { ...SUNKEN_JUPITER, Jupiter: 'Capricorn 7' },
  'nb-retro': RETROGRADE,
};

ruleTest(lift('Jupiter'), {
  present: Object.values(OF_ONE_RULE),
  absent: [SUNKEN_JUPITER, { Jupiter: 'Sagittarius R' }],
  met: { half: RETROGRADE, ...OF_ONE_RULE },
});

/** Retrograde besides in the 10th, where one rule more makes a raja yoga. */
const withRetrogression = (drawing: Drawing): Drawing => ({ ...drawing, Jupiter: 'Capricorn 14 R' });

ruleTest(lift('Jupiter', 'neecha-bhanga-raja'), {
  present: [RAISED, withRetrogression(RAISED)],
  // By one rule; by two, but in the 8th from Gemini.
  absent: [RETROGRADE, { ...RAISED, Ascendant: 'Gemini', Saturn: 'Pisces' }],
  met: {
    ...Object.fromEntries(Object.entries(OF_ONE_RULE).map(([id, drawing]) => [id, withRetrogression(drawing)])),
    'nb-navamsha': { ...RAISED, Jupiter: 'Capricorn 7' },
    'nb-retro': withRetrogression(RAISED),
  },
});

describe('a debilitated planet has one verdict', () => {
  const applying = (drawing: Drawing) => neechaBhangas.filter(({ applies }) => applies!(chartOf(drawing)));
  const verdict = (drawing: Drawing) => judge(applying(drawing)[0]!, chartOf(drawing));
  const named = (drawing: Drawing) => applying(drawing).map(({ id, variant }) => `${id} ${variant!}`);
  // In the 6th from Taurus.
  const one: Drawing = { ...SUNKEN, Ascendant: 'Taurus', Moon: 'Taurus', Mars: 'Leo' };

  test('by one rule it is lifted, and is no raja yoga', () => {
    expect(named(one)).toEqual(['neecha-bhanga sun']);
    expect(verdict(one)).toMatchObject({ isPresent: true, status: 'active', rule: { name: { en: 'Neecha Bhanga' } } });
  });

  test('by two rules it is a raja yoga in a kendra or trikona alone, and is named so', () => {
    expect(named({ ...one, Venus: 'Aquarius' })).toEqual(['neecha-bhanga sun']);
    // In the 7th from Aries.
    const raised: Drawing = { ...SUNKEN, Venus: 'Cancer', Mars: 'Capricorn' };
    expect(named(raised)).toEqual(['neecha-bhanga-raja sun']);
    expect(verdict(raised)).toMatchObject({ isPresent: true, rule: { name: { en: 'Neecha Bhanga Raja Yoga' } } });
    expect(verdict(raised).evidence[1]).toMatchObject({ id: 'two_rules', observed: { rules_met: 2 } });
  });

  test('lists the seven rules, with what was seen of each', () => {
    const rules = verdict({ ...SUNKEN, Venus: 'Cancer' }).evidence.filter(isBhangaRule);
    expect(rules.filter(({ isMet }) => isMet).map(({ id }) => id)).toEqual(['nb-dispositor-kendra']);
    expect(rules).toHaveLength(7);
    expect(rules[0]).toMatchObject({ observed: { lifter: 'Venus', house: 4 }, points: 0 });
  });

  test('that nothing lifts is absent, and one that is not debilitated has none', () => {
    expect(named(SUNKEN)).toEqual(['neecha-bhanga sun']);
    expect(verdict(SUNKEN)).toMatchObject({ isPresent: false, status: 'absent' });
    const high = chartOf({ Sun: 'Aries' });
    expect(judgeFormed(neechaBhangas, high, ruleContextOf(high))).toEqual([]);
  });
});

interface Fallen {
  planet: SevenPlanet;
  lord_of_debilitation_sign: SevenPlanet;
  in_kendra_from_lagna: boolean;
  in_kendra_from_moon: boolean;
  lord_of_exaltation_sign: SevenPlanet;
  exaltation_lord_in_kendra_from_lagna: boolean;
  exaltation_lord_in_kendra_from_moon: boolean;
  with_dispositor: boolean;
  aspected_by_dispositor: boolean;
}

test('three of the rules in 80 births: planets debilitated with a cancellation, and no others', () => {
  const { cases } =
    golden<JyotishFile<{ by_definition: { debilitated_planets_cancellation_conditions: Fallen[] } }>>('jyotish/yogas');
  const named = ['nb-dispositor-kendra', 'nb-exalt-lord-kendra', 'nb-dispositor-aspect'];
  let found = 0;
  for (const { birth, expected } of cases) {
    const wanted = expected.by_definition.debilitated_planets_cancellation_conditions.flatMap(wantedOf);
    const chart = goldenChart(birth.id);
    const got = bhangaRules
      .filter((rule) => named.includes(rule.id) && judge(rule, chart).isPresent)
      .map(({ id, variant }) => `${id} ${variant!}`);
    expect([birth.id, got.sort()]).toEqual([birth.id, wanted.sort()]);
    found += got.length;
  }
  expect(found).toBeGreaterThan(40);
});

/** The Moon is not counted from itself, where it always stands; and no planet lifts itself. */
function wantedOf(row: Fallen): string[] {
  const [dispositor, exalting] = [row.lord_of_debilitation_sign, row.lord_of_exaltation_sign];
  const fromMoon = row.in_kendra_from_moon && dispositor !== 'Moon';
  const exaltingFromMoon = row.exaltation_lord_in_kendra_from_moon && exalting !== 'Moon';
  const held = {
    'nb-dispositor-kendra': row.in_kendra_from_lagna || fromMoon,
    'nb-exalt-lord-kendra': exalting !== row.planet && (row.exaltation_lord_in_kendra_from_lagna || exaltingFromMoon),
    'nb-dispositor-aspect': row.with_dispositor || row.aspected_by_dispositor,
  };
  return Object.entries(held).flatMap(([id, isHeld]) => (isHeld ? [`${id} ${row.planet.toLowerCase()}`] : []));
}

test('observes the place of the cancelling planet, the Moon not counted from herself', () => {
  const { evidence } = judge(bhanga('nb-dispositor-kendra', 'Mars'), chartOf({ Mars: 'Cancer', Moon: 'Libra' }));
  expect(evidence[1]!.observed).toMatchObject({ lifter: 'Moon', house: 7, house_from_moon: null });
});
