/** Learning and going abroad are judged once, for a person of that age, in both languages: properties of many births. */
import { describe, expect, test } from '@jest/globals';
import { birthContext } from '../../../functions/_shell/context.ts';
import { analysis as learning } from '../../../functions/vidya/analysis.ts';
import { studyOf } from '../../../functions/vidya/study.ts';
import { analysis as abroad } from '../../../functions/videsh-yoga/analysis.ts';
import { predicted } from '../../../functions/prediction/results.ts';
import { sidesOf } from '../../../lib/astro/judgement/ladder/sides.ts';
import { education } from '../../../lib/astro/judgement/prediction/education.ts';
import { travel } from '../../../lib/astro/judgement/prediction/travel.ts';
import type { LifeAreaPrediction } from '../../../lib/schemas/prediction/areas.ts';
import type { ForeignAnalysis } from '../../../lib/schemas/videsh-yoga/answers.ts';
import type { Analysis } from '../../../lib/schemas/vidya/answers.ts';
import type { Language } from '../../../lib/words/language.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';

const BIRTHS = 100;
/** Years of age at which each birth is asked about, one after the other. */
const AGES = [5, 15, 24, 36, 50, 70, 88];

interface Asked {
  readonly age: number;
  readonly learning: Analysis;
  readonly abroad: ForeignAnalysis;
  readonly education: LifeAreaPrediction;
  readonly travel: LifeAreaPrediction;
  readonly study: ReturnType<typeof studyOf>;
}

function answersIn(language: Language): Asked[] {
  return [...randomInputs(BIRTHS)].map((input, index) => {
    const age = AGES[index % AGES.length]!;
    const [year, ...rest] = input.date.split('-');
    const asOf = [Number(year) + age, ...rest].join('-').replace('-02-29', '-02-28');
    const context = birthContext(input, language, { as_of: asOf, years_ahead: null }, {}, false);
    return {
      age,
      learning: learning(context).data as Analysis,
      abroad: abroad(context).data as ForeignAnalysis,
      education: predicted(education)(context).data as LifeAreaPrediction,
      travel: predicted(travel)(context).data as LifeAreaPrediction,
      study: studyOf(context),
    };
  });
}

/** Fields whose strings are sentences. */
const PROSE = new Set([
  'headline',
  'short',
  'text',
  'reading',
  'counsel',
  'summary',
  'meaning',
  'result',
  'why',
  'advice',
]);

/** Lists of windows: two of one period name it alike. */
const WINDOWS = new Set(['windows', 'peak_periods', 'further_periods']);

/** Lists the sentences of an answer. */
function sentencesOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (!PROSE.has(key)) return [];
    return (value.match(/[^.।]+[.।](?= |$)/g) ?? []).map((sentence) => sentence.trim());
  }
  if (Array.isArray(value)) return value.flatMap((one) => sentencesOf(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (WINDOWS.has(name) ? [] : sentencesOf(inner, name)));
}

const twice = (sentences: readonly string[]) => sentences.filter((one, index) => sentences.indexOf(one) !== index);

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  const all = answersIn(language);

  test('learning has one score, wherever it is told', () => {
    for (const { education: told, learning: whole } of all) {
      expect(whole.score).toEqual(told.promise);
      expect(whole.verdict.percentile).toBe(told.promise.percentile);
    }
  });

  test('going abroad has one score and one set of windows', () => {
    for (const { abroad: whole, learning: study, travel: told } of all) {
      const { components, score } = whole.promise;
      expect([told.promise.score, study.foreign.score.score]).toEqual([score, score]);
      expect(told.promise.components).toEqual(components);
      expect(Math.round(components.reduce((sum, { points }) => sum + points * 10, 0))).toBe(Math.round(score * 10));
      const windows = [...whole.timing!.peak_periods, ...whole.timing!.further_periods];
      expect(study.foreign.timing.windows.map(({ start }) => start)).toEqual(
        windows.slice(0, 1).map(({ start }) => start),
      );
    }
  });

  test('a planet that helps does not ask for care', () => {
    for (const { study } of all) {
      for (const ladder of [study.promise(), study.abroad().promise.ladder]) {
        const { asking, helper } = sidesOf(ladder);
        expect(helper === null || helper !== asking).toBe(true);
      }
    }
  });

  test('no sentence stands twice in an answer', () => {
    for (const { abroad: whole, learning: study } of all) {
      // The texts of the catalog’s yogas end alike where two are formed unblemished.
      const findings = { ...study.findings, yogas: [] };
      expect(twice(sentencesOf({ ...study, findings }))).toEqual([]);
      // Each of the thirteen yogas tells what it rests on, which its outcome may name again.
      expect(twice(sentencesOf({ ...whole, yogas: [] }))).toEqual([]);
    }
  });

  test('headline and short text have their length', () => {
    for (const { abroad: whole, learning: study } of all) {
      for (const { headline, short } of [whole, study]) {
        expect(headline.length).toBeLessThanOrEqual(90);
        expect(short.length).toBeLessThanOrEqual(280);
      }
    }
  });

  test('a child has no dates of examinations or of a life abroad, an old person none at all', () => {
    for (const { abroad: whole, age, learning: study } of all) {
      const dates = [study.exams.timing, study.foreign.timing].flatMap(({ windows }) => windows);
      const away = [...whole.timing!.peak_periods, ...whole.timing!.further_periods];
      if (age < 13 || age >= 80) expect([dates, away]).toEqual([[], []]);
      if (age >= 80) expect(study.timing.windows).toEqual([]);
      expect(whole.timing!.coverage_percent).toBeLessThanOrEqual(10);
    }
  });

  test('nobody of 65 and more is told of examinations to sit or contracts to sign', () => {
    for (const { abroad: whole, age, learning: study } of all.filter((one) => one.age >= 65)) {
      const said = [...sentencesOf(whole), ...sentencesOf(study)].join(' ');
      expect([age, /mock|Aim at the larger|contract|applications|employer|मॉक|आवेदन|करार/.exec(said)?.[0]]).toEqual([
        age,
        undefined,
      ]);
    }
  });
});

test('Hindi answers have no English sentence', () => {
  for (const { abroad: whole, learning: study } of answersIn('hi').slice(0, 30)) {
    const said = sentencesOf({ ...study, summary: { ...study.summary, summary_en: '' }, whole });
    expect(said.filter((one) => /[A-Za-z]{3}/.test(one))).toEqual([]);
  }
});
