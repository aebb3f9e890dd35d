/** Scores of the eight matters by hand, on drawn days. */
import { describe, expect, test } from '@jest/globals';
import {
  categoryScore,
  leadingOfCategory,
  type CategoryItem,
} from '../../../../../lib/astro/judgement/day/score/categories.ts';
import { categoryComponents } from '../../../../../lib/astro/judgement/day/score/categoryLabels.ts';
import type { DayCourse } from '../../../../../lib/astro/judgement/day/score/course.ts';
import type { DayScoreContext } from '../../../../../lib/astro/judgement/day/score/context.ts';
import { dayScore, type JudgedDay } from '../../../../../lib/astro/judgement/day/score/dayScore.ts';
import { DAY_CATEGORY_IDS, type DayCategoryId } from '../../../../../lib/astro/judgement/tables/dayCategories.ts';
import { forEachPlanet, type Planet } from '../../../../../lib/astro/tables/planets.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import {
  allDay,
  drawnCourse,
  drawnDay,
  drawnContext,
  flatAshtakavarga,
  lasting,
  runningPeriod,
  standing,
} from '../../../../support/dayScore.ts';

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const;

/** Aries rising, the Moon of birth in Aries: houses from both are those of the signs. */
const chart = chartOf({ Ascendant: 'Aries', Moon: 'Aries 5' });
const drawn = drawnContext(chart);

interface Set {
  readonly course?: Partial<DayCourse>;
  readonly varaIndex?: number;
  readonly context?: DayScoreContext;
  /** Of the transits. */
  readonly transits?: Partial<Record<Planet, number>>;
}

function judgedOf({ course: set = {}, context = drawn, transits, varaIndex = TUE }: Set = {}): JudgedDay {
  const course = drawnCourse(set);
  const day = drawnDay(varaIndex);
  const score = dayScore(context, course, day);
  const transitScores = transits ? forEachPlanet((planet) => transits[planet] ?? 50) : score.transitScores;
  return { context, course, day, score: { ...score, transitScores } };
}

function points(category: DayCategoryId, id: CategoryItem['id'], set: Set = {}): number | undefined {
  return categoryScore(judgedOf(set), category).items.find((item) => item.id === id)?.points;
}

const inHouse = (house: number) => ({ ...standing(), Moon: allDay({ index: house - 1, moonSignIndex: null }) });

test('half of the day’s own score goes in, and 25', () => {
  const judged = judgedOf();
  const components = categoryComponents(categoryScore(judged, 'career'));
  expect(components[0]).toMatchObject({ id: 'start', points: 25 });
  expect(components[1]).toMatchObject({ id: 'day', points: judged.score.score / 2, max: 50 });
});

describe('significators', () => {
  test.each([
    // (mean - 50) / 8.
    ['career', { Sun: 74, Saturn: 50, Mercury: 50 }, 1],
    ['finance', { Jupiter: 80, Venus: 70, Mercury: 60 }, 2.5],
    ['relationship', { Venus: 30, Moon: 30, Jupiter: 30 }, -2.5],
    ['health', { Sun: 100, Mars: 100, Moon: 100 }, 6],
    ['education', { Mercury: 0, Jupiter: 0 }, -6],
    ['travel', { Moon: 66, Rahu: 66, Venus: 66 }, 2],
    ['spirituality', { Jupiter: 58, Ketu: 58, Moon: 58 }, 1],
    ['legal', { Mars: 42, Saturn: 42, Jupiter: 42 }, -1],
  ] as const)('of %s', (category, transits, expected) => {
    expect(points(category, 'karakas', { transits })).toBe(expected);
  });
});

describe('the house that the Moon passes', () => {
  test.each([
    ['career', 10, 6],
    ['career', 6, 3],
    ['career', 11, 3],
    ['career', 8, -3],
    ['career', 12, -3],
    ['career', 1, 0],
    ['finance', 2, 6],
    ['finance', 6, -3],
    ['relationship', 7, 6],
    ['health', 1, 6],
    ['health', 6, 3],
    ['education', 4, 6],
    ['travel', 3, 6],
    ['travel', 12, 3],
    ['spirituality', 9, 6],
    ['spirituality', 12, 3],
    ['legal', 6, 6],
    ['legal', 8, -3],
  ] as const)('for %s the %p gives %p', (category, house, expected) => {
    expect(points(category, 'moon_house', { course: { signs: inHouse(house) } })).toBe(expected);
  });

  test('counts for as long as she is there: the 10th a quarter of the day, the 11th the rest', () => {
    const Moon = lasting([0.25, { index: 9, moonSignIndex: null }], [0.75, { index: 10, moonSignIndex: null }]);
    // 6/4 + 3 x 3/4 = 3.75.
    expect(points('career', 'moon_house', { course: { signs: { ...standing(), Moon } } })).toBe(3.8);
  });
});

test('bindus of the houses: the mean against 28, five at the most', () => {
  const flat = flatAshtakavarga(chart);
  const sarva = flat.sarva.map((_, sign) => ({ 9: 31, 5: 28, 10: 34 })[sign] ?? 20);
  const context = drawnContext(chart, { ashtakavarga: { ...flat, sarva } });
  // 10th 31, 6th 28, 11th 34: three more than 28.
  expect(points('career', 'sarvashtakavarga', { context })).toBe(3);
  // 7th, 5th and 2nd have 20 each.
  expect(points('relationship', 'sarvashtakavarga', { context })).toBe(-5);
});

test('a double transit on a house of the matter', () => {
  // From Leo and Leo: the 5th and the 11th.
  const both = { course: { signs: standing({ Jupiter: 'Leo', Saturn: 'Leo' }) } };
  expect(points('finance', 'double_transit', both)).toBe(4);
  expect(points('health', 'double_transit', both)).toBe(0);
  const Saturn = lasting([0.5, { index: 4, moonSignIndex: null }], [0.5, { index: 5, moonSignIndex: null }]);
  const half = { course: { signs: { ...standing({ Jupiter: 'Leo' }), Saturn } } };
  expect(points('finance', 'double_transit', half)).toBe(2);
});

describe('a lord of the dasha', () => {
  const running = (lord: Planet) => ({
    course: { dashas: [1, 2, 3, 4, 5].map((level) => [runningPeriod(level as 1, lord)]) },
  });
  test('that owns a house of the matter, or stands in one', () => {
    const context = drawnContext(chartOf({ Ascendant: 'Aries', Moon: 'Aries 5', Saturn: 'Gemini', Venus: 'Leo' }));
    // Saturn owns 10 and 11 and stands in the 3rd.
    expect(points('career', 'dasha_lord', { ...running('Saturn'), context })).toBe(3);
    expect(points('travel', 'dasha_lord', { ...running('Saturn'), context })).toBe(3);
    expect(points('health', 'dasha_lord', { ...running('Saturn'), context })).toBe(0);
    // Venus owns 2 and 7 and stands in the 5th.
    expect(points('education', 'dasha_lord', { ...running('Venus'), context })).toBe(3);
  });
  test('counts for nothing where none runs', () => {
    expect(points('career', 'dasha_lord')).toBe(0);
  });
});

test.each([
  ['career', [4, 0, 0, 4, 4, 0, -1]],
  ['finance', [0, 0, -4, 4, 4, 4, 0]],
  ['relationship', [0, 4, -4, 4, 0, 4, 0]],
  ['health', [4, 0, 4, 0, 4, 0, -4]],
  ['education', [0, 4, -4, 4, 4, 0, 0]],
  ['travel', [0, 4, -4, 4, 4, 4, -4]],
  ['spirituality', [0, 4, 0, 0, 4, 0, 4]],
  ['legal', [0, 0, 4, 0, 4, -4, 4]],
] as const)('days of the week for %s', (category, expected) => {
  const found = [SUN, MON, TUE, WED, THU, FRI, SAT].map((varaIndex) => points(category, 'vara', { varaIndex }));
  expect(found).toEqual(expected);
});

describe('nakshatras', () => {
  /** One of each type: Rohini, Punarvasu, Bharani, Krittika, Pushya, Anuradha, Ardra. */
  const TYPES = { dhruva: 4, chara: 7, ugra: 2, mishra: 3, kshipra: 8, mridu: 17, tikshna: 6 };
  test.each([
    ['career', ['dhruva', 'kshipra', 'mridu']],
    ['finance', ['chara', 'kshipra', 'mridu']],
    ['relationship', ['dhruva', 'mridu']],
    ['health', ['chara', 'kshipra', 'mridu']],
    ['education', ['chara', 'kshipra', 'mridu']],
    ['travel', ['chara', 'kshipra', 'mridu']],
    ['spirituality', ['dhruva', 'mridu']],
    ['legal', ['dhruva', 'ugra', 'tikshna']],
  ] as const)('that suit %s', (category, good) => {
    for (const [type, number] of Object.entries(TYPES)) {
      const expected = (good as readonly string[]).includes(type) ? 4 : 0;
      expect(points(category, 'nakshatra', { course: { nakshatras: allDay({ number }) } })).toBe(expected);
    }
  });

  test('a tithi that changes divides a star only where it matters', () => {
    const tithis = lasting([0.25, { number: 9 }], [0.5, { number: 10 }], [0.25, { number: 11 }]);
    const judged = judgedOf({ course: { nakshatras: allDay({ number: 4 }), tithis } });
    const pieces = (category: DayCategoryId) =>
      categoryScore(judged, category).items.flatMap((item) =>
        item.id === 'nakshatra' ? item.found.map(({ found, share }) => [found.isEkadashi, share]) : [],
      );
    expect(pieces('career')).toEqual([[false, 1]]);
    expect(pieces('spirituality').flat()).toEqual([false, 0.75, true, 0.25]);
  });

  test('an Ekadashi serves the spirit with any star, while it lasts', () => {
    const nakshatras = lasting([0.5, { number: 2 }], [0.5, { number: 4 }]);
    const tithis = lasting([0.25, { number: 26 }], [0.75, { number: 27 }]);
    // 5/4 on the Ekadashi, 0 for the next quarter, 4/2 with Rohini.
    expect(points('spirituality', 'nakshatra', { course: { nakshatras, tithis } })).toBe(3.3);
    expect(points('career', 'nakshatra', { course: { nakshatras, tithis } })).toBe(2);
  });
});

describe('what a matter avoids', () => {
  const CASES: readonly [CategoryItem['id'], Partial<DayCourse>, number, Partial<Record<DayCategoryId, number>>][] = [
    ['rikta', { tithis: allDay({ number: 9 }) }, MON, { career: -4, education: -4, legal: -2 }],
    ['new_moon', { tithis: allDay({ number: 30 }) }, MON, { education: -4 }],
    ['vishti', { karanas: allDay({ number: 8 }) }, MON, { career: -4, travel: -4 }],
    ['panchaka', { signs: inHouse(11) }, MON, { finance: -2 }],
    ['chandrashtama', { signs: inHouse(8) }, MON, { finance: -4, health: -8, travel: -6 }],
    ['moon_in_twelfth', { signs: inHouse(12) }, MON, { legal: -4 }],
    ['fierce_star', { nakshatras: allDay({ number: 2 }) }, MON, { relationship: -4 }],
    ['fierce_star', { nakshatras: allDay({ number: 6 }) }, MON, { relationship: -4 }],
    // Sunday with a Nanda tithi, and with Anuradha.
    ['mrityu_yoga', { tithis: allDay({ number: 1 }) }, SUN, { health: -4 }],
    ['mrityu_yoga', { nakshatras: allDay({ number: 17 }) }, SUN, { health: -4 }],
  ];
  test.each(CASES)('%s', (id, course, varaIndex, expected) => {
    for (const category of DAY_CATEGORY_IDS) {
      expect([category, points(category, id, { course, varaIndex })]).toEqual([category, expected[category]]);
    }
  });

  test('for as long as it lasts', () => {
    const tithis = lasting([0.25, { number: 9 }], [0.75, { number: 10 }]);
    expect(points('career', 'rikta', { course: { tithis } })).toBe(-1);
  });

  test('is left out where it is absent', () => {
    expect(points('career', 'rikta')).toBeUndefined();
  });

  test('a journey names the direction to avoid, without taking points', () => {
    const found = [SUN, MON, TUE, THU].map((varaIndex) =>
      categoryScore(judgedOf({ varaIndex }), 'travel').items.find(({ id }) => id === 'disha_shool'),
    );
    expect(found.map((item) => item!.found)).toEqual(['west', 'east', 'north', 'south']);
    expect(found.map((item) => item!.points)).toEqual([0, 0, 0, 0]);
    expect(points('career', 'disha_shool')).toBeUndefined();
  });
});

test('leading items leave out the day itself', () => {
  const scored = categoryScore(judgedOf({ course: { signs: inHouse(10) }, varaIndex: WED }), 'career');
  const { best } = leadingOfCategory(scored);
  expect(best[0]!.id).toBe('moon_house');
  expect(best.map(({ id }) => id)).toContain('vara');
  expect(best.map(({ id }) => id)).not.toContain('day');
});
