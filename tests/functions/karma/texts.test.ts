/** Sentences of /karma, and its names in two languages. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/karma/routes.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';
import type { KarmaAnalysis } from '../../../lib/schemas/karma/analysis.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const analysis = async (further: object = {}, query = '') =>
  dataOf<KarmaAnalysis>(await post(handler, `/karma/analyze?as_of=2026-11-20${query}`, { ...BIRTH, ...further }));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

test('the nine are listed by what the D60 is to the birth chart, and to the navamsa', async () => {
  const { d1_d60_correlation: birth, d9_d60_combined: navamsa } = await analysis();
  const named = (name: string) => `(${name}: [A-Zt][^.]+\\. ?)?`;
  const ofBirth = ['Blessed', 'Redeemed', 'Hidden debt', 'Karmic trial'].map(named).join('');
  const ofNavamsa = ['Both support', 'The D60 supports', 'The navamsa supports', 'Both show work'].map(named).join('');
  for (const [text, order] of [
    [birth.text, ofBirth],
    [navamsa.text, ofNavamsa],
  ] as const) {
    expect(text).toMatch(new RegExp(`^${order}$`));
    expect(text.match(/Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu/g)).toHaveLength(9);
  }
});

describe('dasha lords', () => {
  test('one lord in both periods is named once', async () => {
    // Mercury within Mercury runs until November 2027.
    const { dasha_lords_in_d60: section } = await analysis();
    expect(section.periods.map(({ lord }) => lord)).toEqual(['mercury', 'mercury']);
    expect(section.text).toBe('By the D60 this time is supportive through Mercury.');
  });

  test('two tones are described each with its lords', async () => {
    const { dasha_lords_in_d60: section } = await analysis({ date: '1975-03-02' });
    expect(section.text).toBe('By the D60 this time is supportive through Mercury and demanding through Jupiter.');
  });
});

test('debts that are present are described one by one', async () => {
  const { karmic_debts: debts, summary } = await analysis();
  expect(debts.summary).toMatch(/^Tradition reads the debt of violence and the debt of poison here\. /);
  expect(summary).toContain('tradition reads the debt of violence and the debt of poison.');
});

test('a favourable area comes last, a difficult one calls for patience', async () => {
  const [well, badly] = await Promise.all([analysis(), analysis({ date: '1975-03-02' })]);
  expect(well.summary).toContain('Older merit helps children most and career least.');
  expect(badly.summary).toContain('Be patient with children.');
});

test('what repeats and what rises has a name in the requested language', async () => {
  const [english, hindi] = await Promise.all([analysis(), analysis({}, '&lang=hi')]);
  const named = ({ shashtiamsha_patterns: { patterns } }: KarmaAnalysis) =>
    new Map(patterns.map(({ id, name }) => [id, name]));
  expect(named(english).get('natures')).toBe('Natures');
  for (const [id, name] of named(hindi)) expect([id, /^[\u0900-\u097f -]+$/.test(name)]).toEqual([id, true]);
  // Deva, the 3rd of an odd sign.
  expect(english.birth_time_validation.shifts[2]).toMatchObject({ sanskrit_name: 'Deva', hindi_name: 'देव' });
});

test('what is judged outside the birth chart is cited as practice', async () => {
  const { sources } = await analysis();
  expect(sources).toContain('The shashtiamsha beside birth chart and navamsa: later practice');
});

test('sentences are well formed, over a hundred births', async () => {
  for (const birth of randomInputs(100)) {
    const faults = stringsIn(await analysis(birth)).filter((text) =>
      /undefined|NaN|null|\.\.| {2}|\bthe the\b|\b[aA] [AEIOU][a-z]|[:;,] (The|A|It|Your) |^$/.test(text),
    );
    expect([birth.date, faults]).toEqual([birth.date, []]);
  }
});
