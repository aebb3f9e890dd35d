import { expect, test } from '@jest/globals';
import { exams, higherEducation } from '../../../lib/astro/judgement/vidya/matters.ts';
import { STUDY_FACTORS_HI } from '../../../lib/words/hi/vidya/factors.ts';
import { sayIn } from '../../../lib/words/say.ts';
import { areaContextOf } from '../../support/areaContext.ts';
import type { Drawing } from '../../support/chartOf.ts';

/** Aries rises. */
const DRAWN: Drawing = { Ascendant: 'Aries 15', Sun: 'Leo 10', Moon: 'Cancer 5', Mars: 'Virgo 5', Jupiter: 'Leo 20' };

test('bonds and contests', () => {
  const said = (matter: typeof exams | typeof higherEducation, id: string) =>
    sayIn(STUDY_FACTORS_HI, matter.factors(areaContextOf(DRAWN)).find((factor) => factor.id === id)!.text);
  expect(said(higherEducation, 'link_5_9')).toBe('पंचमेश सूर्य और नवमेश गुरु साथ बैठे हैं');
  expect(said(exams, 'malefics_3_6_11')).toContain('मंगल');
});

test('no factor is left without words', () => {
  for (const sign of ['Aries', 'Cancer', 'Libra', 'Capricorn', 'Pisces'] as const) {
    const context = areaContextOf({ ...DRAWN, Ascendant: sign });
    for (const { text } of [higherEducation, exams].flatMap((matter) => matter.factors(context))) {
      expect(sayIn(STUDY_FACTORS_HI, text)).not.toMatch(/[A-Za-z]|^$| {2}|^ /);
    }
  }
});
