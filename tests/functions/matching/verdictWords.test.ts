/** What verdicts on many couples read like: lengths, digits, and that they differ. */
import { describe, expect, test } from '@jest/globals';
import { stars } from '../../../functions/matching/results.ts';
import { MATCHING_CONVENTIONS } from '../../../lib/astro/judgement/matching/conventions.ts';
import { namesIn, type Language } from '../../../lib/words/names.ts';

/** Couples evenly drawn from all 108 x 108 padas; the steps share no factor with 108. */
const COUPLES = Array.from({ length: 300 }, (_, i) => ({
  groom: starOf((i * 37) % 108),
  bride: starOf((i * 53 + Math.floor(i / 108) * 29) % 108),
}));

function starOf(padaIndex: number) {
  return { nakshatra: Math.floor(padaIndex / 4) + 1, pada: (padaIndex % 4) + 1 };
}

const answersIn = (language: Language) =>
  COUPLES.map((input) => stars({ input, matching: MATCHING_CONVENTIONS, names: namesIn(language) }));

const sentencesOf = (text: string) => text.split(/(?<=[.?।]) /);

describe.each([
  ['en', 20],
  ['hi', 18],
] as const)('%s', (language, mostWords) => {
  const answers = answersIn(language);
  const verdicts = answers.map(({ verdict }) => verdict);

  test('headlines have at most 90 characters, short forms 280 and fewer than 60 words', () => {
    expect(verdicts.filter(({ headline }) => headline.length > 90)).toEqual([]);
    expect(verdicts.filter(({ short }) => short.length > 280 || short.split(' ').length >= 60)).toEqual([]);
  });

  test(`no sentence has more than ${mostWords} words`, () => {
    const texts = answers.flatMap(({ koots, near_stars: near, poruthams, same_star: same, verdict }) => [
      ...Object.values(verdict),
      ...koots.flatMap(({ exceptions, reason }) => [reason, ...exceptions.map((one) => one.reason)]),
      ...poruthams.map(({ reason }) => reason),
      ...near.map(({ text }) => text),
      ...(same ? [same.text] : []),
    ]);
    const long = texts
      .flatMap(sentencesOf)
      .flatMap((sentence) => sentence.split(';'))
      .filter((one) => one.trim().split(/\s+/).length > mostWords);
    expect([...new Set(long)]).toEqual([]);
  });

  test('verdicts have no digit but in ordinals', () => {
    const digits = language === 'en' ? /\d(?!\d*(st|nd|rd|th)\b)/ : /\d(?!\d*(वाँ|वें|वीं))/;
    expect(verdicts.flatMap((verdict) => Object.values(verdict)).filter((text) => digits.test(text))).toEqual([]);
  });

  test('no sentence stands in more than 20 of 100 verdicts', () => {
    const counts = new Map<string, number>();
    for (const { short, text } of verdicts) {
      for (const sentence of new Set([...sentencesOf(short), ...sentencesOf(text)])) {
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
      }
    }
    const often = [...counts].filter(([, count]) => count > COUPLES.length * 0.2);
    expect(often).toEqual([]);
  });

  test('ten couples do not read the same', () => {
    const headlines = verdicts.map(({ headline }) => headline);
    for (let i = 0; i + 10 <= headlines.length; i += 10) {
      expect(new Set(headlines.slice(i, i + 10)).size).toBeGreaterThanOrEqual(8);
    }
    expect(new Set(verdicts.map(({ text }) => text)).size).toBe(COUPLES.length);
  });

  test('no verdict says yes or no, promises or frightens', () => {
    const doom =
      language === 'en'
        ? /\b(should marry|must not|should not marry|never marry|death|widow|divorce|ill(ness)?|disease|guarantee|will be happy|perfect match)\b/i
        : /(मृत्यु|विधवा|तलाक|रोग|अनिष्ट|कष्ट|विवाह न करें|विवाह कर लें|अवश्य सुखी)/;
    expect(verdicts.flatMap((verdict) => Object.values(verdict)).filter((text) => doom.test(text))).toEqual([]);
  });

  test('the total is the exact sum of the koots', () => {
    for (const { koots, total, total_with_exceptions: better } of answers) {
      if (total.points === null) continue;
      expect(koots.reduce((sum, { points }) => sum + points!, 0)).toBe(total.points);
      expect(better.least).toBeGreaterThanOrEqual(total.points);
    }
  });
});
