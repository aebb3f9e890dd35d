import { describe, expect, test } from '@jest/globals';
import { periodFindings } from '../../../../lib/astro/judgement/dasha/periodFindings.ts';
import { judgedPeriod } from '../../../../lib/astro/judgement/dasha/periodScore.ts';
import { judge } from '../../../../lib/astro/rule.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { yogakaraka } from '../../../../lib/astro/yoga/raja/lords/yogakaraka.ts';
import { PERIOD_BRIEFS, PERIOD_FINDINGS } from '../../../../lib/words/subjects/period.ts';
import { say } from '../../../../lib/words/say.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { dashaContextOf, periodOf } from '../../../support/dashaContext.ts';

/** Nobody stands in Leo, Libra or Aquarius, and nobody looks there. */
const ELSEWHERE: Drawing = {
  Ascendant: 'Aries',
  Sun: 'Virgo',
  Moon: 'Virgo',
  Mars: 'Virgo',
  Mercury: 'Virgo',
  Jupiter: 'Virgo',
  Saturn: 'Virgo',
  Rahu: 'Cancer',
  Ketu: 'Capricorn',
};

test.each<[string, Drawing, string, number | undefined]>([
  ['under the look of Jupiter', { Venus: 'Aquarius', Jupiter: 'Gemini' }, 'company', 1],
  ['under the look of Saturn', { Venus: 'Libra', Saturn: 'Aries' }, 'company', -1],
  ['alone', { Venus: 'Aquarius' }, 'company', undefined],
  ['passing the 4th from the Moon', { Venus: 'Aquarius', Moon: 'Pisces' }, 'transit', 1],
  ['passing the 7th from the Moon', { Venus: 'Aquarius', Moon: 'Sagittarius' }, 'transit', -1],
])('Venus %s', (_, drawing, id, sign) => {
  const context = dashaContextOf(chartOf({ ...ELSEWHERE, ...drawing }), SIGNS.indexOf('Gemini'));
  const found = periodFindings(context, judgedPeriod(context, periodOf(1, 'Venus'), null, 0)).find(
    (one) => one.id === id,
  );
  expect(found && Math.sign(found.weight)).toBe(sign);
});

test.each<[Planet, Planet, number | undefined]>([
  ['Venus', 'Saturn', 1],
  ['Sun', 'Saturn', -1],
  // The Moon has no enemy, yet Mercury counts her as one.
  ['Moon', 'Mercury', undefined],
  ['Venus', 'Venus', undefined],
])('the friendship of %s and %s', (lord, parentLord, sign) => {
  const context = dashaContextOf(chartOf({}));
  const around = judgedPeriod(context, periodOf(1, parentLord), null, 0);
  const findings = periodFindings(context, judgedPeriod(context, periodOf(2, lord), around, 0));
  const found = findings.find(({ id }) => id === 'friendship');
  expect(found && Math.sign(found.weight)).toBe(sign);
});

describe('what becomes', () => {
  // Mars owns the 5th and 10th from Cancer; a yogakaraka that is combust is cancelled, which no period can bring.
  test.each<[string, Drawing, RegExp | null]>([
    ['cancelled', { Sun: 'Aries 10', Mars: 'Aries 14' }, null],
    ['active', { Sun: 'Leo 10', Mars: 'Aries 14' }, /, active in its periods\. It stands for a rise by the work/],
  ])('of a yoga that is %s', (status, drawing, text) => {
    const chart = chartOf({ Ascendant: 'Cancer 5', ...drawing });
    const context = dashaContextOf(chart);
    const verdict = judge(yogakaraka, chart);
    expect(verdict.status).toBe(status);
    const findings = periodFindings(
      { ...context, yogas: [verdict] },
      judgedPeriod(context, periodOf(1, 'Mars'), null, 0),
    );
    const described = findings.find(({ id }) => id === 'yoga_yogakaraka');
    if (text) expect(say(PERIOD_FINDINGS, described!.fact, 'en')).toMatch(text);
    else expect(described).toBeUndefined();
  });

  test('of a bad yoga, with patience and its result', () => {
    // Saturn with Rahu in the 4th.
    const context = dashaContextOf(
      chartOf({ Ascendant: 'Aries', Saturn: 'Cancer 10', Rahu: 'Cancer 14', Ketu: 'Capricorn 14' }),
    );
    const judged = judgedPeriod(context, periodOf(1, 'Saturn'), null, 0);
    const found = periodFindings(context, judged).find(({ id }) => id === 'yoga_shrapit')!;
    expect(found.weight).toBeLessThan(0);
    expect(say(PERIOD_FINDINGS, found.fact, 'en')).toMatch(
      /needs (a little )?patience in their periods\. It stands for obstacles that feel inherited/,
    );
    expect(say(PERIOD_BRIEFS, found.fact, 'en')).toBe(
      'Shrapit yoga, of obstacles that feel inherited, fruit that comes late',
    );
  });
});
