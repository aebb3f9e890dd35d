import { describe, expect, test } from '@jest/globals';
import type { Fact } from '../../../../lib/astro/factsOf.ts';
import type { FieldPartFacts } from '../../../../lib/astro/judgement/vidya/fieldFacts.ts';
import { fieldChoice, pairFact } from '../../../../lib/astro/judgement/vidya/fields.ts';
import {
  FIELD_PAIRS,
  NAKSHATRA_FIELDS,
  STREAMS,
  STUDY_FIELDS,
} from '../../../../lib/astro/judgement/vidya/tables/fields.ts';
import { FIELD_NORMS } from '../../../../lib/astro/judgement/vidya/tables/fieldNorms.ts';
import { PLANETS, type Planet } from '../../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { say } from '../../../../lib/words/say.ts';
import { VIDYA } from '../../../../lib/words/subjects/vidya.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

const DRAWN: Drawing = { Ascendant: 'Aries 15', Sun: 'Cancer 10', Mercury: 'Leo 29', Jupiter: 'Aries 20' };
const choiceOf = (drawn: Drawing) => fieldChoice(areaContextOf(drawn));
const tenths = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 10), 0);

describe('shares', () => {
  const { fields, streams } = choiceOf(DRAWN);

  test('are the sums of their parts, and of all fields 100', () => {
    for (const { parts, sharePercent } of fields) {
      expect(tenths(parts.map(({ points }) => points))).toBe(Math.round(sharePercent * 10));
    }
    expect(tenths(fields.map(({ sharePercent }) => sharePercent))).toBe(1000);
  });

  test('of a stream are those of its two foremost fields', () => {
    for (const { fields: best, sharePercent, stream } of streams) {
      const own = fields.filter(({ field }) => field.stream === stream.id).slice(0, 2);
      expect(best).toEqual(own);
      expect(tenths(own.map((one) => one.sharePercent))).toBe(Math.round(sharePercent * 10));
    }
  });
});

describe('a planet parts its votes', () => {
  const given = (drawn: Drawing, field: string) =>
    choiceOf(drawn)
      .fields.find((one) => one.field.id === field)!
      .parts.find(({ id }) => id === 'mercury')!;

  test('three times over to the fields that suit its sign', () => {
    // Mercury has 3 parts of commerce (earth) and 3 of computer science (air): 9 to 3 in Virgo, 3 to 9 in Gemini.
    const earth: Drawing = { ...DRAWN, Ascendant: 'Taurus 15', Mercury: 'Virgo 10' };
    expect(given(earth, 'commerce').points / given(earth, 'computer_science').points).toBeCloseTo(3, 0);
    expect(say(VIDYA, given(earth, 'commerce').label, 'en')).toContain(
      'in Virgo, a sign of earth that suits the field',
    );
    const air: Drawing = { ...DRAWN, Ascendant: 'Aquarius 15', Mercury: 'Gemini 10' };
    expect(given(air, 'commerce').points / given(air, 'computer_science').points).toBeCloseTo(3 / 9, 1);
  });
});

describe('combinations', () => {
  const pairOf = (drawn: Drawing, id: string) => choiceOf(drawn).pairs.find(({ pair }) => pair.id === id)!;

  test('count where their planets are bound and each has votes', () => {
    const found = pairOf({ ...DRAWN, Mercury: 'Leo 20', Jupiter: 'Leo 10' }, 'mercury_jupiter');
    expect(found).toMatchObject({ isMet: true, isBound: true });
    expect(say(VIDYA, pairFact(found), 'en')).toMatch(/^Mercury and Jupiter .*bound to each other/);
  });

  test('count double where they lead besides', () => {
    // The Sun in the 5th, his own, and in D24 has 24, Jupiter in the 5th, lord of the 9th, 18; Mercury’s 10 are the next.
    const drawn: Drawing = { ...DRAWN, Sun: 'Leo 5', Mercury: 'Leo 29', Jupiter: 'Leo 10', Venus: 'Taurus' };
    const found = pairOf(drawn, 'mercury_jupiter');
    expect(found).toMatchObject({ isLeading: true, isBound: true, points: 8 });
  });

  test('count nothing where neither holds, and say so', () => {
    const found = pairOf({ ...DRAWN, Mercury: 'Gemini 20', Rahu: 'Capricorn 15' }, 'mercury_rahu');
    expect(found).toMatchObject({ isMet: false, points: 0 });
    expect(say(VIDYA, pairFact(found), 'en')).toBe(
      'Mercury and Rahu neither lead together nor are bound to each other',
    );
  });

  test('of three take the one that completes them', () => {
    const found = pairOf({ ...DRAWN, Sun: 'Leo 5', Mars: 'Leo 10', Ketu: 'Leo 15' }, 'sun_mars');
    expect(found.planets).toEqual(['Sun', 'Mars', 'Ketu']);
    expect(found.isMet).toBe(true);
  });

  test('add to their fields by name', () => {
    const { fields } = choiceOf({ ...DRAWN, Mercury: 'Leo 20', Jupiter: 'Leo 10' });
    const given = fields.filter(({ parts }) => parts.some(({ id }) => id === 'mercury_jupiter'));
    expect(given.map(({ field }) => field.id).sort()).toEqual(['finance', 'teaching']);
  });
});

test('over many charts combinations and confidence are what they say', () => {
  for (const sign of SIGNS) {
    for (const Mercury of ['Leo 29', 'Aries 20', 'Libra 3', 'Capricorn 8'] as const) {
      const { fields, pairs, planets } = choiceOf({ ...DRAWN, Ascendant: sign, Mercury, Mars: 'Aquarius 12' });
      const rank = (planet: Planet) => planets.findIndex((one) => one.planet === planet);
      for (const { isLeading, planets: own } of pairs) {
        expect(isLeading).toBe(own.every((planet) => rank(planet) < (own.length > 2 ? 4 : 3)));
      }
      for (const { confidence, field, lift, parts, sharePercent } of fields) {
        // Deviations of the share above the mean of the field: two are high, 1.2 medium.
        const { deviation, mean } = FIELD_NORMS[field.id];
        const above = (sharePercent - mean) / deviation;
        expect(lift).toBeCloseTo(above, 9);
        const isHigh = parts.length >= 3 && above >= 2;
        const isMedium = parts.length >= 2 && above >= 1.2;
        expect(confidence).toBe(isHigh ? 'high' : isMedium ? 'medium' : 'low');
      }
      const lifts = fields.map(({ lift }) => lift);
      expect(lifts).toEqual([...lifts].sort((a, b) => b - a));
    }
  }
});

test('an aspect of one side binds no combination', () => {
  // Saturn in Gemini aspects Leo by his third; Mars there aspects neither Gemini nor Saturn.
  const { pairs } = choiceOf({ ...DRAWN, Mars: 'Leo 10', Saturn: 'Gemini 10' });
  expect(pairs.find(({ pair }) => pair.id === 'mars_saturn')!.isBound).toBe(false);
});

const votesIn = (label: Fact<FieldPartFacts>) => (label.id === 'votes_part' ? label.args.points : NaN);

test('the nakshatra gives three points of the whole', () => {
  const { fields } = choiceOf({ ...DRAWN, Moon: 'Libra 15' });
  const part = fields.flatMap(({ parts }) => parts).find(({ id }) => id === 'nakshatra')!;
  const votes = fields.flatMap(({ parts }) => parts).find(({ id }) => id === 'jupiter')!;
  expect(part.max / votes.max).toBeCloseTo(3 / votesIn(votes.label), 1);
});

test('the nakshatra of the Moon inclines to its two fields: Swati to commerce and law', () => {
  const inclined = choiceOf({ ...DRAWN, Moon: 'Libra 15' }).fields.filter(({ parts }) =>
    parts.some(({ id }) => id === 'nakshatra'),
  );
  expect(inclined.map(({ field }) => field.id).sort()).toEqual(['commerce', 'law']);
});

describe('the tables', () => {
  const ids = STUDY_FIELDS.map(({ id }) => id);

  test('know every field and stream they name', () => {
    const named = [...NAKSHATRA_FIELDS.flat(), ...FIELD_PAIRS.flatMap(({ fields }) => fields)];
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    expect(NAKSHATRA_FIELDS).toHaveLength(27);
    expect(STREAMS.filter(({ id }) => !STUDY_FIELDS.some(({ stream }) => stream === id))).toEqual([]);
  });

  test.each([
    ['Sun', ['defence', 'medicine', 'administration']],
    ['Moon', ['earth_sciences', 'nursing', 'hospitality', 'psychology', 'fine_arts']],
    ['Mars', ['engineering', 'civil_engineering', 'aviation', 'defence', 'medicine', 'journalism']],
    [
      'Mercury',
      [
        'computer_science',
        'artificial_intelligence',
        'aviation',
        'mathematics',
        'research',
        'commerce',
        'finance',
        'teaching',
        'psychology',
        'foreign_languages',
        'journalism',
        'design',
      ],
    ],
    ['Jupiter', ['finance', 'administration', 'law', 'teaching', 'philosophy', 'history', 'jyotisha']],
    ['Venus', ['nursing', 'commerce', 'hospitality', 'fine_arts', 'design']],
    [
      'Saturn',
      [
        'engineering',
        'civil_engineering',
        'artificial_intelligence',
        'mathematics',
        'earth_sciences',
        'research',
        'law',
        'history',
      ],
    ],
    ['Rahu', ['computer_science', 'artificial_intelligence', 'aviation', 'foreign_languages']],
    ['Ketu', ['mathematics', 'research', 'medicine', 'philosophy', 'jyotisha']],
  ] as const)('give %s the fields of the rules', (planet, described) => {
    expect(STUDY_FIELDS.filter(({ planets }) => planets[planet]).map(({ id }) => id)).toEqual(described);
  });

  test('know the combinations of the rules', () => {
    expect(FIELD_PAIRS.map(({ fields, oneOf, planets }) => [planets.join(), oneOf.join(), fields.join()])).toEqual([
      ['Mars,Saturn', '', 'engineering,civil_engineering'],
      ['Mars,Rahu', '', 'engineering,aviation'],
      ['Sun,Mars', 'Ketu,Jupiter', 'medicine'],
      ['Mars,Ketu', '', 'medicine'],
      ['Saturn,Ketu', '', 'research'],
      ['Mercury,Ketu', '', 'research,mathematics'],
      ['Mercury,Jupiter', '', 'finance,teaching'],
      ['Jupiter,Saturn', '', 'law,history'],
      ['Mercury,Rahu', '', 'computer_science'],
      ['Moon,Venus', '', 'fine_arts,hospitality'],
      ['Moon,Venus,Mercury', '', 'fine_arts,journalism'],
      ['Mercury,Venus', '', 'design'],
    ]);
  });

  test('give each planet fields, and each field two or three planets', () => {
    expect(PLANETS.filter((planet) => !STUDY_FIELDS.some(({ planets }) => planets[planet]))).toEqual([]);
    expect(STUDY_FIELDS.filter(({ planets }) => ![2, 3].includes(Object.keys(planets).length))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
