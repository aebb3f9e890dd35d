/** Houses and areas of a chart with Aries rising: the Sun rules the 5th, Jupiter the 9th. */
import { expect, test } from '@jest/globals';
import { areaKarma, houseKarmas } from '../../../../lib/astro/judgement/karma/areas.ts';
import { karmaFact, type KarmaFact } from '../../../../lib/astro/judgement/karma/facts.ts';
import { karmaContext } from '../../../../lib/astro/judgement/karma/places.ts';
import { KARMA_AREAS } from '../../../../lib/astro/judgement/karma/tables/karmaAreas.ts';
import { say } from '../../../../lib/words/say.ts';
import { KARMA } from '../../../../lib/words/subjects/karma.ts';
import { areaContextOf, type DrawnMoment } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

const said = (fact: KarmaFact) => say(KARMA, fact, 'en');
const CHILDREN = KARMA_AREAS.find(({ id }) => id === 'children')!;
/** Nobody else stands in the 5th or the 9th; the Moon is the self. */
const ELSEWHERE: Drawing = { Moon: 'Libra 29', Venus: 'Aquarius 1', Saturn: 'Capricorn 5', Mars: 'Aquarius 15' };
const children = (drawing: Drawing, moment: DrawnMoment = {}) =>
  areaKarma(karmaContext(areaContextOf({ ...ELSEWHERE, ...drawing }, moment)), CHILDREN);

test('houses and significators are those of the rules', () => {
  const described = KARMA_AREAS.map(
    ({ houses, id, planets }) => `${id} ${houses.join()} ${[...planets].sort().join()}`,
  );
  expect(described).toEqual([
    'career 10,6,2 Mercury,Saturn,Sun',
    'marriage 7,2,12 Jupiter,Venus',
    'wealth 2,11,5,9 Jupiter,Venus',
    'health 1,6,8 Mars,Moon,Sun',
    'children 5,9 Jupiter',
    'education 4,5,9 Jupiter,Mercury',
  ]);
});

test('of those in malefic parts the weakest comes first', () => {
  const karma = karmaContext(areaContextOf({ Sun: 'Leo 0.25', Moon: 'Libra 0.25', Mars: 'Gemini 0.25' }));
  const { burdened } = areaKarma(
    karma,
    KARMA_AREAS.find(({ id }) => id === 'health')!,
  );
  const values = burdened.map((planet) => karma.area.strengths[planet].value);
  expect(values.length).toBeGreaterThan(2);
  expect(values).toEqual([...values].sort((a, b) => a - b));
});

test('the balance is what its members weigh: 1.5 for the Sun, 1 for Jupiter', () => {
  const one = children({ Sun: 'Gemini 1.25', Jupiter: 'Gemini 0.25' });
  expect(one.members).toEqual([
    { planet: 'Sun', roles: [karmaFact('lord_role', { house: 5 })] },
    { planet: 'Jupiter', roles: [karmaFact('lord_role', { house: 9 }), karmaFact('significator_role', {})] },
  ]);
  expect(one.balance).toMatchObject({ value: 0.5, verdict: 'neutral', beneficCount: 1, maleficCount: 1 });
});

test.each([
  [{ Sun: 'Gemini 1.25', Jupiter: 'Gemini 1.25' }, 2.5, 'positive'],
  [{ Sun: 'Gemini 0.25', Jupiter: 'Gemini 1.25' }, -0.5, 'neutral'],
  [{ Sun: 'Gemini 0.25', Jupiter: 'Gemini 0.25' }, -2.5, 'negative'],
] as const)('%o: %d, %s', (drawing, value, verdict) => {
  const { balance, burdened, score } = children(drawing);
  expect(balance).toMatchObject({ value, verdict });
  expect(burdened).toHaveLength(balance.maleficCount);
  expect(Math.sign(score.value - 50)).toBe(Math.sign(value));
});

test('the key planet is the strongest, and the score the sum of its parts', () => {
  const karma = karmaContext(areaContextOf({}));
  for (const area of KARMA_AREAS) {
    const { key, members, score } = areaKarma(karma, area);
    const most = Math.max(...members.map(({ planet }) => karma.area.strengths[planet].value));
    expect(karma.area.strengths[key].value).toBe(most);
    expect(score.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score.value, 9);
  }
});

test('acting lords are listed where they take part', () => {
  const { acting } = children({}, { lords: ['Saturn', 'Jupiter'] });
  expect(acting.map(({ period }) => period.lord)).toEqual(['Jupiter']);
});

test('a house is judged by its lord and its occupants', () => {
  const houses = houseKarmas(karmaContext(areaContextOf({ ...ELSEWHERE, Sun: 'Leo 1.25', Jupiter: 'Leo 0.25' })));
  expect(houses.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(houses[4]).toMatchObject({ lord: 'Sun', occupants: ['Sun', 'Jupiter'], balance: { value: 0.5 } });
  expect(houses[4]!.text).toEqual(
    karmaFact('house', {
      house: 5,
      lord: { body: 'Sun', shashtiamsha: 3 },
      isLordInside: true,
      inside: [{ body: 'Jupiter', shashtiamsha: 1 }],
      verdict: 'neutral',
    }),
  );
  expect(said(houses[4]!.text)).toBe(
    'In talent, advice and children present action decides; the Sun, in Deva, rules the 5th house.',
  );
  expect(houses[8]).toMatchObject({ lord: 'Jupiter', occupants: [], balance: { value: -1, verdict: 'negative' } });
});
