import { describe, expect, test } from '@jest/globals';
import { judgedPeriod } from '../../../../lib/astro/judgement/dasha/periodScore.ts';
import { periodThemes, themeReasons, themeTone } from '../../../../lib/astro/judgement/dasha/themes.ts';
import { lordshipOf } from '../../../../lib/astro/judgement/dasha/lordEffect.ts';
import { lordshipEn } from '../../../../lib/words/en/dasha.ts';
import { lordshipHi } from '../../../../lib/words/hi/grammar.ts';
import { DASHA_THEMES } from '../../../../lib/astro/judgement/tables/dashaThemes.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { dashaContextOf, periodOf } from '../../../support/dashaContext.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';

const themeOf = (id: string) => DASHA_THEMES.find((theme) => theme.id === id)!;

function reasonsOf(drawing: Drawing, lord: Planet, theme: string) {
  return themeReasons(chartOf({ Ascendant: 'Aries', ...drawing }), lord, themeOf(theme)).map(
    ({ kind, house, weight }) => [kind, house, weight],
  );
}

describe('why a lord has to do with a matter', () => {
  test.each<[string, Drawing, Planet, string, unknown[]]>([
    // Saturn owns the 10th, stands in it, and signifies work.
    [
      'owning, standing, signifying',
      { Saturn: 'Capricorn', Rahu: 'Pisces' },
      'Saturn',
      'career',
      [
        ['owns', 10, 3],
        ['occupies', 10, 3],
        ['signifies', null, 2],
      ],
    ],
    // From the 7th Mars looks at the 10th, the 1st and the 2nd: his 4th, 7th and 8th.
    ['looking', { Mars: 'Libra' }, 'Mars', 'career', [['aspects', 10, 1]]],
    // The 6th is an other house of work: half of 3.
    ['another house', { Venus: 'Virgo', Jupiter: 'Leo' }, 'Venus', 'career', [['occupies', 6, 1.5]]],
    [
      'standing with its lord',
      { Moon: 'Aquarius', Saturn: 'Aquarius', Mars: 'Leo' },
      'Moon',
      'career',
      [['joins_lord', 10, 1]],
    ],
    // Rahu in Aquarius acts for Saturn, lord of the 10th; his 5th, 7th and 9th aspects fall on the 3rd, 5th and 7th.
    ['a node for its dispositor', { Rahu: 'Aquarius', Mars: 'Leo' }, 'Rahu', 'career', [['acts_for', 10, 2]]],
    ['nothing', { Moon: 'Taurus' }, 'Moon', 'career', []],
  ])('%s', (_, drawing, lord, theme, reasons) => {
    expect(reasonsOf(drawing, lord, theme)).toEqual(reasons);
  });
});

test('one aspect alone makes no theme, and the closest theme comes first', () => {
  const chart = chartOf({ Ascendant: 'Aries', Saturn: 'Capricorn', Rahu: 'Pisces' });
  const judged = judgedPeriod(dashaContextOf(chart), periodOf(1, 'Saturn'), null, 0);
  const themes = periodThemes(chart, judged);
  expect(themes[0]!.theme.id).toBe('career');
  // Saturn in the 10th looks at the 7th, which is all he has to do with marriage.
  expect(themes.map(({ theme }) => theme.id)).not.toContain('relationships');
  expect(themes.every(({ weight }) => weight >= 2)).toBe(true);
});

test('the lord of the surrounding period counts half', () => {
  const chart = chartOf({ Ascendant: 'Aries', Saturn: 'Capricorn', Moon: 'Taurus', Rahu: 'Pisces' });
  const context = dashaContextOf(chart);
  const maha = judgedPeriod(context, periodOf(1, 'Saturn'), null, 0);
  const antar = judgedPeriod(context, periodOf(2, 'Moon'), maha, 0);
  const career = periodThemes(chart, antar).find(({ theme }) => theme.id === 'career');
  expect(career!.reasons.map(({ lord, weight }) => [lord, weight])).toEqual([
    ['Saturn', 1.5],
    ['Saturn', 1.5],
    ['Saturn', 1],
  ]);
});

test('the tone is that of the band', () => {
  const bands = ['excellent', 'good', 'average', 'weak', 'very_weak'] as const;
  expect(bands.map(themeTone)).toEqual(['supportive', 'supportive', 'mixed', 'demanding', 'demanding']);
});

test('a node is named with those it acts for', () => {
  const chart = chartOf({ Ascendant: 'Aries', Rahu: 'Libra', Jupiter: 'Libra', Moon: 'Pisces' });
  expect(lordshipEn(lordshipOf(chart, 'Rahu'))).toBe(
    'acting for Venus (lord of the 2nd and 7th) and Jupiter (lord of the 9th and 12th)',
  );
  expect(lordshipHi(lordshipOf(chart, 'Rahu'))).toBe(
    'राहु दूसरे और सातवें भाव के स्वामी शुक्र और नौवें और बारहवें भाव के स्वामी गुरु की ओर से फल देता है',
  );
  expect(lordshipEn(lordshipOf(chart, 'Sun'))).toBe('lord of the 5th');
  expect(lordshipHi(lordshipOf(chart, 'Sun'))).toBe('सूर्य पाँचवें भाव का स्वामी है');
});
