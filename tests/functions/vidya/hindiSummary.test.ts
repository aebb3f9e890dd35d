import { expect, test } from '@jest/globals';
import {
  exams,
  foreignStudy,
  higherEducation,
  study,
  type StudyMatter,
} from '../../../lib/astro/judgement/vidya/matters.ts';
import { studyContext } from '../../../lib/astro/judgement/vidya/studyContext.ts';
import { STUDY_FACTORS_HI } from '../../../lib/words/hi/vidya/factors.ts';
import { sayIn } from '../../../lib/words/say.ts';
import { areaContextOf } from '../../support/areaContext.ts';
import type { Drawing } from '../../support/chartOf.ts';

/** Aries rises. */
const DRAWN: Drawing = { Ascendant: 'Aries 15', Sun: 'Leo 10', Moon: 'Cancer 5', Mars: 'Virgo 5', Jupiter: 'Leo 20' };

function described(matter: StudyMatter, id: string, drawn: Drawing = DRAWN): string {
  const context = studyContext(areaContextOf(drawn));
  return sayIn(STUDY_FACTORS_HI, matter.factors(context).find((factor) => factor.id === id)!.text);
}

test('houses, lords and significators by name, place and dignity', () => {
  expect(described(study, 'house_4')).toMatch(/^चौथे भाव का बल 100 में से [\d.]+ है और वहाँ चंद्रमा, बुध और केतु बैठे हैं$/);
  expect(described(study, 'house_2')).toMatch(/^दूसरे भाव का बल 100 में से [\d.]+ है$/);
  expect(described(study, 'lord_4')).toBe('चतुर्थेश चंद्रमा चौथे भाव में अपनी राशि कर्क में है');
  expect(described(study, 'significator_moon')).toMatch(/^स्मरण शक्ति का कारक चंद्रमा/);
  expect(described(exams, 'lord_10')).toMatch(/^दशमेश शनि/);
});

test('the chart of learning', () => {
  // 15 Aries is in the thirteenth part of D24, Leo; the Sun at 10 Leo in the ninth part, Aries.
  expect(described(study, 'd24_house_1')).toBe('चतुर्विंशांश में लग्नेश सूर्य नौवें भाव में उच्च राशि मेष में है');
  expect(described(study, 'd24_lord_4')).toMatch(/^चतुर्विंशांश में जन्म कुंडली का चतुर्थेश चंद्रमा/);
});

test('a debilitation says whether it is cancelled', () => {
  // Saturn, his dispositor, the Moon, lord of his exaltation, and Mars, exalted there, all stand outside the kendras.
  const fallen: Drawing = {
    Ascendant: 'Gemini 15',
    Moon: 'Taurus 5',
    Jupiter: 'Capricorn 5',
    Saturn: 'Libra 5',
    Mars: 'Aries 5',
  };
  expect(described(study, 'significator_jupiter', fallen)).toMatch(/आठवें भाव में नीच राशि मकर में है$/);
  // Saturn in the 7th from the ascendant, lord of the sign of the fall in a kendra, lifts it.
  expect(described(study, 'significator_jupiter', { ...fallen, Saturn: 'Sagittarius 5' })).toMatch(
    /नीच भंग के साथ नीच राशि मकर में है$/,
  );
});

test('the lords of the 9th and 12th connected, one planet, or apart', () => {
  const of = (drawn: Drawing) => described(foreignStudy, 'link_9_12', drawn);
  // Aries gives both to Jupiter; Taurus gives Saturn the 9th and Mars the 12th.
  expect(of({ Ascendant: 'Aries' })).toBe('गुरु नवमेश भी है और द्वादशेश भी');
  expect(of({ Ascendant: 'Taurus', Saturn: 'Leo', Mars: 'Leo' })).toBe('नवमेश शनि और द्वादशेश मंगल साथ बैठे हैं');
  expect(of({ Ascendant: 'Taurus', Saturn: 'Leo', Mars: 'Virgo' })).toBe('नवमेश शनि और द्वादशेश मंगल के बीच कोई संबंध नहीं है');
});

test('bonds, contests and yogas abroad', () => {
  expect(described(higherEducation, 'link_5_9')).toBe('पंचमेश सूर्य और नवमेश गुरु साथ बैठे हैं');
  expect(described(exams, 'malefics_3_6_11')).toContain('मंगल');
  expect(described(foreignStudy, 'study_abroad')).toMatch(/विदेश विद्या योग/);
  expect(described(foreignStudy, 'settled_4')).toMatch(/चौथा भाव/);
});

test('no factor is left without words', () => {
  for (const sign of ['Aries', 'Cancer', 'Libra', 'Capricorn', 'Pisces'] as const) {
    const context = studyContext(areaContextOf({ ...DRAWN, Ascendant: sign }));
    for (const matter of [study, higherEducation, exams, foreignStudy]) {
      for (const { text } of matter.factors(context)) {
        const said = sayIn(STUDY_FACTORS_HI, text);
        expect(said).not.toMatch(/[A-Za-z]|^$| {2}|^ /);
        // Lords and significators have their capacity before the name.
        if (text.id === 'planet_standing') expect(said).toMatch(/^(?:\S+ेश|.+ का कारक) /);
      }
    }
  }
});
