import { expect, test } from '@jest/globals';
import { judge } from '../../../lib/astro/rule.ts';
import { mahapurushas } from '../../../lib/astro/yoga/mahapurusha.ts';
import { chartOf } from '../../support/chartOf.ts';
import { ruleTest } from '../../support/ruleTest.ts';

const [ruchaka, bhadra, hamsa, malavya, shasha] = mahapurushas as [
  (typeof mahapurushas)[number],
  ...(typeof mahapurushas)[number][],
];

ruleTest(ruchaka, {
  // The first and the last drawing are worked examples of P. V. R. Narasimha Rao, ch. 11.
  present: [{ Ascendant: 'Libra', Mars: 'Aries' }, { Mars: 'Capricorn' }, { Ascendant: 'Leo', Mars: 'Scorpio' }],
  absent: [{ Mars: 'Cancer' }, { Ascendant: 'Taurus', Mars: 'Aries' }],
  met: {
    proper: { Ascendant: 'Libra', Mars: 'Aries' },
    combust: { Mars: 'Aries 10', Sun: 'Pisces 28' },
    with_luminary: { Mars: 'Aries 10', Moon: 'Aries 20' },
    // The 4th ninth of Aries is Cancer.
    debilitated_in_navamsa: { Mars: 'Aries 11' },
  },
});

ruleTest(bhadra!, {
  present: [
    { Ascendant: 'Gemini', Mercury: 'Gemini' },
    { Ascendant: 'Pisces', Mercury: 'Virgo' },
  ],
  absent: [{ Mercury: 'Cancer' }, { Ascendant: 'Aries', Mercury: 'Gemini' }],
  met: {
    proper: { Ascendant: 'Gemini', Mercury: 'Gemini', Sun: 'Taurus 5' },
    combust: { Ascendant: 'Gemini', Mercury: 'Gemini 10', Sun: 'Gemini 15' },
    deeply_combust: { Ascendant: 'Gemini', Mercury: 'Gemini 10', Sun: 'Gemini 14.9' },
    with_luminary: { Ascendant: 'Gemini', Mercury: 'Gemini 10', Sun: 'Gemini 19.9' },
    // The ninths of Gemini run from Libra; the 6th is Pisces.
    debilitated_in_navamsa: { Ascendant: 'Gemini', Mercury: 'Gemini 18', Sun: 'Taurus 5' },
  },
});

ruleTest(hamsa!, {
  present: [
    { Ascendant: 'Sagittarius', Jupiter: 'Pisces' },
    { Ascendant: 'Libra', Jupiter: 'Cancer' },
  ],
  absent: [
    { Ascendant: 'Taurus', Jupiter: 'Virgo' },
    { Ascendant: 'Leo', Jupiter: 'Cancer' },
  ],
  met: {
    proper: { Ascendant: 'Libra', Jupiter: 'Cancer' },
    combust: { Jupiter: 'Cancer 5', Sun: 'Cancer 10' },
    with_luminary: { Jupiter: 'Cancer 15', Moon: 'Cancer 25' },
    // The ninths of Cancer run from itself; the 7th is Capricorn.
    debilitated_in_navamsa: { Jupiter: 'Cancer 21' },
  },
});

ruleTest(malavya!, {
  present: [{ Venus: 'Libra' }, { Ascendant: 'Sagittarius', Venus: 'Pisces' }],
  absent: [{ Venus: 'Leo' }, { Venus: 'Taurus' }],
  graded: {
    // Eleven degrees from the Moon; with Rahu, whom the texts do not name.
    proper: [
      { Venus: 'Libra 10', Moon: 'Libra 21' },
      { Venus: 'Libra 10', Moon: 'Leo', Rahu: 'Libra 12' },
    ],
    blemished: [
      { Venus: 'Libra 10', Moon: 'Libra 20' },
      { Venus: 'Libra 10', Sun: 'Libra 12' },
      { Venus: 'Libra 2', Sun: 'Virgo 26' },
    ],
  },
  met: {
    proper: { Ascendant: 'Sagittarius', Venus: 'Pisces' },
    combust: { Venus: 'Libra 10', Sun: 'Libra 12' },
    with_luminary: { Venus: 'Libra 10', Moon: 'Libra 0' },
    // The ninths of Taurus run from Capricorn; the last is Virgo.
    debilitated_in_navamsa: { Ascendant: 'Taurus', Venus: 'Taurus 29' },
  },
});

ruleTest(shasha!, {
  present: [{ Ascendant: 'Capricorn', Saturn: 'Libra' }, { Saturn: 'Capricorn' }],
  absent: [{ Saturn: 'Sagittarius' }, { Saturn: 'Aquarius' }],
  met: {
    proper: { Saturn: 'Capricorn' },
    combust: { Saturn: 'Capricorn 10', Sun: 'Capricorn 20' },
    with_luminary: { Saturn: 'Capricorn 10', Moon: 'Capricorn 20' },
    // The ninths of Capricorn run from itself; the 4th is Aries.
    debilitated_in_navamsa: { Saturn: 'Capricorn 11' },
  },
});

test('counts from the Moon too, and then adds ten', () => {
  const parts = (moon: 'Cancer' | 'Leo') =>
    judge(ruchaka, chartOf({ Mars: 'Aries', Moon: moon })).strength!.parts.map(({ id }) => id);
  expect(parts('Cancer')).toContain('from_moon');
  expect(parts('Leo')).not.toContain('from_moon');
});

test('only Mercury needs the five degrees, and five are no longer within', () => {
  const drawing = { Ascendant: 'Gemini', Mercury: 'Gemini 10', Sun: 'Gemini 15' } as const;
  const asked = mahapurushas.map((rule) =>
    judge(rule, chartOf(drawing)).evidence.find(({ id }) => id === 'deeply_combust'),
  );
  expect(asked.map((condition) => condition?.isMet)).toEqual([undefined, false, undefined, undefined, undefined]);
  expect(asked[1]!.observed).toEqual({ separation: 5 });
});

test('an unblemished one has fifteen points more, a listed part', () => {
  const parts = (moon: 'Libra 20' | 'Libra 21') =>
    judge(malavya!, chartOf({ Venus: 'Libra 10', Moon: moon })).strength!.parts.filter(({ id }) => id === 'proper');
  expect(parts('Libra 21')).toMatchObject([{ points: 15 }]);
  expect(parts('Libra 20')).toEqual([]);
});
