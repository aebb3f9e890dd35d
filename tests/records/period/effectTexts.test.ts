import { describe, expect, test } from '@jest/globals';
import {
  cautionsOf,
  periodFindings,
  strengthsOf,
  type PeriodFinding,
} from '../../../lib/astro/judgement/dasha/periodFindings.ts';
import { judgedPeriod, type JudgedPeriod } from '../../../lib/astro/judgement/dasha/periodScore.ts';
import { periodAdvice, periodSummary, themeText } from '../../../lib/records/period/effectTexts.ts';
import { periodThemes } from '../../../lib/astro/judgement/dasha/themes.ts';
import { aspectedHouses, type DashaContext } from '../../../lib/astro/judgement/dasha/lordEffect.ts';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import { PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import type { Language } from '../../../lib/words/language.ts';
import { PERIOD_BRIEFS, PERIOD_FINDINGS, PERIOD_SCORE } from '../../../lib/words/subjects/period.ts';
import { say } from '../../../lib/words/say.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { dashaContextOf, periodOf } from '../../support/dashaContext.ts';
import { goldenCharts } from '../../support/goldenChart.ts';

const DATES = { fromDate: '2010-03-03', untilDate: '2029-03-03', state: 'running', stage: 'adult' } as const;

function described(context: DashaContext, maha: Planet, antar: Planet) {
  const around = judgedPeriod(context, periodOf(1, maha), null, 0);
  const judged = judgedPeriod(context, periodOf(2, antar), around, 0);
  return [around, judged].map((one) => wordsOf(context.chart, one, context));
}

function wordsOf(chart: Chart, judged: JudgedPeriod, context = dashaContextOf(chart, 0), lang: Language = 'en') {
  const findings = periodFindings(context, judged);
  const themes = periodThemes(chart, judged);
  const period = { chart, judged, ...DATES, lang };
  return {
    judged,
    findings: findings.map((finding) => ({ ...finding, text: say(PERIOD_FINDINGS, finding.fact, lang) })),
    themes: themes.map((theme) => ({ theme, text: themeText(period, theme) })),
    summary: periodSummary(period, findings),
    advice: periodAdvice(period, themes),
    labels: judged.score.parts.map(({ label }) => say(PERIOD_SCORE, label, lang)),
  };
}

describe('over golden births', () => {
  const charts = [...goldenCharts.values()].slice(0, 12);
  const all = charts.flatMap((chart, index) => {
    const context = dashaContextOf(chart, chart.signs.Venus);
    return PLANETS.flatMap((maha, turn) =>
      described(context, maha, PLANETS[(turn + index) % 9]!).map((words) => ({ chart, words })),
    );
  });

  test('every sentence is whole, and none of them frightens', () => {
    const texts = all.flatMap(({ words }) => [
      words.summary,
      ...words.findings.map(({ text }) => text),
      ...words.themes.map(({ text }) => text),
      ...words.advice.map(({ text }) => text),
    ]);
    // A brief that is a sentence of its own, and a word said twice, are broken too.
    const broken =
      /\b(most|of it) is [^:,.]* stands\b|\bfavours favour\b|undefined|NaN|\bthe the\b| {2}|\.\.|,,|: \.|\bof the [a-z]+ing\b|null/;
    const doom = /\b(death|die|dies|kill|disease|guarantee|doom|certainly|fatal|cure)\b/i;
    expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
    expect(texts.filter((text) => broken.test(text) || doom.test(text))).toEqual([]);
  });

  test('every Hindi sentence is whole, too', () => {
    const texts = charts.slice(0, 4).flatMap((chart, index) => {
      const context = dashaContextOf(chart, chart.signs.Venus);
      return PLANETS.flatMap((lord) => {
        const around = judgedPeriod(context, periodOf(1, lord), null, 0);
        const judged = judgedPeriod(context, periodOf(2, PLANETS[index]!), around, 0);
        return [around, judged].flatMap((one) => {
          const words = wordsOf(chart, one, context, 'hi');
          return [words.summary, ...[...words.findings, ...words.themes, ...words.advice].map(({ text }) => text)];
        });
      });
    });
    expect(texts.filter((text) => !/^[\u0900-\u097F].*।$/u.test(text) || /[A-Za-z]| {2}|। ।|।।| ।/.test(text))).toEqual(
      [],
    );
    expect(texts).toContain('सूर्य और मंगल स्वभाव से मित्र हैं; दोनों एक-दूसरे का फल बढ़ाते हैं।');
  });

  test('two charts have the same paragraph on a matter only where they have the same reasons for it', () => {
    const seen = new Map<string, string>();
    const clashes = all.flatMap(({ chart, words }) =>
      words.themes.flatMap(({ theme, text }) => {
        const places = theme.reasons.map(({ lord }) => `${lord} ${chart.planets[lord].house} ${chart.signs[lord]}`);
        const reasons = JSON.stringify([
          theme.reasons.map(({ house, kind, lord, partner }) => [lord, kind, house, partner]),
          theme.theme.id,
          places,
          theme.tone,
        ]);
        const before = seen.get(text);
        seen.set(text, reasons);
        return before === undefined || before === reasons ? [] : [text];
      }),
    );
    expect(clashes).toEqual([]);
    expect(seen.size).toBeGreaterThan(600);
  });

  test('no two charts read the same in the period of any lord', () => {
    const contexts = charts.map((chart) => ({ seen: dashaContextOf(chart), described: dashaContextOf(chart, 0) }));
    for (const lord of PLANETS) {
      const readings = contexts.map(({ seen, described }) => {
        const { summary, themes } = wordsOf(seen.chart, judgedPeriod(seen, periodOf(1, lord), null, 0), described);
        return JSON.stringify([summary, themes.map(({ text }) => text)]);
      });
      expect(new Set(readings).size).toBe(charts.length);
    }
  });

  test('every period has strengths or cautions, and advice', () => {
    expect(all.filter(({ words }) => words.findings.length === 0)).toEqual([]);
    expect(all.filter(({ words }) => words.advice[0]?.about !== 'period')).toEqual([]);
    const helps = all.flatMap(({ words }) => strengthsOf(words.findings));
    const burdens = all.flatMap(({ words }) => cautionsOf(words.findings));
    expect(helps.every(({ weight }) => weight > 0) && burdens.every(({ weight }) => weight < 0)).toBe(true);
  });
});

describe('texts follow from the facts', () => {
  const findingsOf = (drawing: Drawing, lord: Planet) => {
    const chart = chartOf({ Ascendant: 'Aries', ...drawing });
    const { findings } = wordsOf(chart, judgedPeriod(dashaContextOf(chart), periodOf(1, lord), null, 0));
    return Object.fromEntries(findings.map(({ id, weight }) => [id, Math.sign(weight)]));
  };

  test.each<[string, Drawing, Planet, string, number | undefined]>([
    ['an exalted lord', { Jupiter: 'Cancer 20' }, 'Jupiter', 'dignity', 1],
    [
      'a lord fallen, with nothing to lift it',
      { Venus: 'Virgo 10', Mercury: 'Gemini 20', Jupiter: 'Sagittarius', Moon: 'Taurus', Saturn: 'Pisces' },
      'Venus',
      'dignity',
      -1,
    ],
    ['a lord in a trikona', { Jupiter: 'Leo' }, 'Jupiter', 'place', 1],
    ['a malefic in the 6th', { Saturn: 'Virgo' }, 'Saturn', 'place', 1],
    ['a benefic in the 8th', { Jupiter: 'Scorpio' }, 'Jupiter', 'place', -1],
    ['a lord in the 2nd', { Jupiter: 'Taurus' }, 'Jupiter', 'place', undefined],
    ['a functional benefic', {}, 'Sun', 'office', 1],
    ['a functional malefic', {}, 'Mercury', 'office', -1],
    ['a neutral', {}, 'Moon', 'office', undefined],
    ['a combust lord', { Sun: 'Gemini 5', Mercury: 'Gemini 6' }, 'Mercury', 'combustion', -1],
    ['a lord far from the Sun', { Sun: 'Gemini 5', Mercury: 'Cancer 2' }, 'Mercury', 'combustion', undefined],
  ])('%s', (_, drawing, lord, id, sign) => {
    expect(findingsOf(drawing, lord)[id]).toBe(sign);
  });

  test('the summary names the lord, his houses, sign and dates', () => {
    const chart = chartOf({ Ascendant: 'Aries', Jupiter: 'Cancer 20' });
    const judged = judgedPeriod(dashaContextOf(chart), periodOf(1, 'Jupiter'), null, 0);
    const { summary } = wordsOf(chart, judged);
    expect(summary).toMatch(
      /^You are in the main period \(mahadasha\) of Jupiter until 3 Mar 2029\. With Aries rising, Jupiter rules your 9th and 12th houses and stands exalted in Cancer\. That is your 4th house, of home, mother and peace of mind\. It is a good period, helped most by /,
    );
    expect(aspectedHouses(chart, 'Jupiter')).toEqual([8, 10, 12]);
    const within = judgedPeriod(dashaContextOf(chart), periodOf(2, 'Sun'), judged, 0);
    expect(wordsOf(chart, within).summary).toMatch(
      /^You are in the sub-period \(antardasha\) of the Sun in the mahadasha of Jupiter until/,
    );
    const own = judgedPeriod(dashaContextOf(chart), periodOf(2, 'Jupiter'), judged, 0);
    expect(wordsOf(chart, own).summary).toMatch(
      /^You are in the sub-period \(antardasha\) of Jupiter in its own mahadasha until/,
    );
    expect(wordsOf(chart, own).summary).toContain('One lord rules both');
    const past = periodSummary({ chart, judged, ...DATES, state: 'over', lang: 'en' }, []);
    expect(past).toMatch(
      /^The mahadasha of Jupiter ran from 3 Mar 2010 to 3 Mar 2029\. .* It was a good period, without/,
    );
  });
});

describe('the paragraph on a matter', () => {
  const paragraph = (drawing: Drawing, lord: Planet, theme: string) => {
    const chart = chartOf(drawing);
    const { themes } = wordsOf(chart, judgedPeriod(dashaContextOf(chart), periodOf(1, lord), null, 0));
    return themes.find(({ theme: { theme: described } }) => described.id === theme)!.text;
  };

  test('leads with the closest reason: a planet in the 10th that is also lord of the 6th acts for work from the 10th', () => {
    const text = paragraph({ Ascendant: 'Aquarius', Moon: 'Scorpio', Mars: 'Leo' }, 'Moon', 'career');
    expect(text).toMatch(/^The Moon stands in Scorpio, your 10th house\. .* The Moon also rules your 6th house\./);
  });

  test('tells each thing that ties a lord to a matter in a sentence of its own', () => {
    const text = paragraph({ Ascendant: 'Aquarius', Moon: 'Scorpio', Mars: 'Leo' }, 'Moon', 'family');
    expect(text).toMatch(
      /^The Moon, in your 10th house in Scorpio, signifies family and home life by nature\. The Moon also looks at your 4th house\./,
    );
    const chart = chartOf({
      Ascendant: 'Aquarius',
      Moon: 'Scorpio',
      Mercury: 'Scorpio',
      Rahu: 'Virgo',
      Venus: 'Libra',
    });
    const around = judgedPeriod(dashaContextOf(chart), periodOf(1, 'Moon'), null, 0);
    const { themes } = wordsOf(chart, judgedPeriod(dashaContextOf(chart), periodOf(2, 'Rahu'), around, 0));
    const learning = themes.find(({ theme }) => theme.theme.id === 'education');
    expect(learning!.text).toContain(
      'in Scorpio, stands with Mercury, lord of your 5th house. The Moon also looks at your 4th house.',
    );
  });
});

describe('words that depend on the state of a planet', () => {
  const textOf = ({ fact }: PeriodFinding) => say(PERIOD_FINDINGS, fact, 'en');
  const briefOf = ({ fact }: PeriodFinding) => say(PERIOD_BRIEFS, fact, 'en');

  const findingOf = (drawing: Drawing, lord: Planet, id: string) => {
    const chart = chartOf(drawing);
    const judged = judgedPeriod(dashaContextOf(chart), periodOf(1, lord), null, 0);
    return periodFindings(dashaContextOf(chart), judged).find((finding) => finding.id === id)!;
  };

  test('a waning Moon in the 11th is no plain malefic', () => {
    // 300 degrees ahead of the Sun: the dark half of the month.
    const found = findingOf({ Ascendant: 'Sagittarius', Moon: 'Libra 5', Sun: 'Sagittarius 5' }, 'Moon', 'place');
    expect(textOf(found)).toMatch(/^The Moon, a malefic in its dark phase, does well in your 11th house/);
  });

  test('debilitation in the navamsa is never cancelled, as neecha bhanga belongs to the birth chart', () => {
    for (const chart of goldenCharts.values()) {
      const context = dashaContextOf(chart);
      for (const lord of PLANETS) {
        const judged = judgedPeriod(context, periodOf(1, lord), null, 0);
        const found = periodFindings(context, judged).find(({ id }) => id === 'navamsa');
        expect(found ? textOf(found) : '').not.toContain('bhanga');
      }
    }
  });

  test('a summary does not run the navamsa into the sign', () => {
    // The seventh navamsa of Cancer is Capricorn, of Saturn, whom the Sun counts as an enemy by nature.
    const found = findingOf({ Ascendant: 'Cancer', Sun: 'Cancer 23', Saturn: 'Aquarius 10' }, 'Sun', 'navamsa');
    expect(briefOf(found)).toMatch(/^the Sun in the navamsa, in [A-Z][a-z]+, the sign of a (great )?enemy$/);
  });

  test('the relation of lords is cited from the chapters that count them from each other', () => {
    const chart = chartOf({ Ascendant: 'Aries', Saturn: 'Taurus', Venus: 'Gemini' });
    const around = judgedPeriod(dashaContextOf(chart), periodOf(1, 'Venus'), null, 0);
    const judged = judgedPeriod(dashaContextOf(chart), periodOf(2, 'Saturn'), around, 0);
    const found = periodFindings(dashaContextOf(chart), judged).find(({ id }) => id === 'relation');
    expect(found).toMatchObject({ source: { chapter: '52-60' } });
    expect(briefOf(found!)).toBe('Saturn in the 12th from Venus');
  });

  test('two lords in one sign are described as joined', () => {
    const chart = chartOf({ Ascendant: 'Aries', Saturn: 'Gemini', Venus: 'Gemini' });
    const around = judgedPeriod(dashaContextOf(chart), periodOf(1, 'Venus'), null, 0);
    const judged = judgedPeriod(dashaContextOf(chart), periodOf(2, 'Saturn'), around, 0);
    const found = periodFindings(dashaContextOf(chart), judged).find(({ id }) => id === 'relation');
    expect(textOf(found!)).toBe('Saturn stands in the same sign as Venus, so the two periods work together.');
    const label = judged.score.parts.find(({ id }) => id === 'mutual_houses')!.label;
    expect(say(PERIOD_SCORE, label, 'en')).toBe('Saturn stands in the same sign as Venus');
  });
});
