import { describe, expect, test } from '@jest/globals';
import { birthElementDoshas } from '../../../lib/astro/dosha/birthElements.ts';
import type { BirthElements, Dosha } from '../../../lib/astro/dosha/dosha.ts';
import type { Drawing } from '../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

const byId = (id: string): Dosha => birthElementDoshas.find((dosha) => dosha.id === id)!;
const PLAIN: BirthElements = { tithi: 2, karana: 3, nityaYoga: 2, varaIndex: 0 };
const born = (elements: Partial<BirthElements>) => ({ elements: { ...PLAIN, ...elements } });
const RELIEVED = { jupiter_on_moon: { Moon: 'Capricorn' }, strong_moon: { Moon: 'Cancer' } } as const;

doshaTest(byId('amavasya'), {
  present: [{ Moon: 'Aquarius' }, { Moon: 'Scorpio' }],
  absent: [{}],
  met: RELIEVED,
  facts: born({ tithi: 30 }),
  absentFacts: born({ tithi: 29 }),
});

doshaTest(byId('chaturdashi'), {
  present: [{ Moon: 'Pisces' }],
  absent: [{}],
  // 346 degrees from the Sun in Gemini: the last sixth.
  met: { ...RELIEVED, troubled_part: { Sun: 'Gemini 15', Moon: 'Gemini 1' } },
  facts: born({ tithi: 29 }),
  // The fourteenth of the bright half.
  absentFacts: born({ tithi: 14 }),
});

// A drawn Sun moves half a degree in sixty ghatis; a thirtieth of a degree takes four.
test.each([
  ['Gemini 0.033', true],
  ['Gemini 29.967', true],
  ['Gemini 0.034', false],
] as const)('Sun in %s: the change within four ghatis: %s', (Sun, isMet) => {
  const atChange = doshaIn(byId('sankranti'), { Sun }).evidence.find(({ id }) => id === 'at_change');
  expect(atChange).toMatchObject({ isMet });
});

doshaTest(byId('sankranti'), {
  present: [{ Sun: 'Gemini 29.87' }, { Sun: 'Gemini 0.13', Moon: 'Scorpio' }],
  absent: [{ Sun: 'Gemini 29.86' }, { Sun: 'Gemini 0.14' }],
  met: {
    at_change: { Sun: 'Gemini 0.03' },
    jupiter_on_moon: { Sun: 'Gemini 0.1', Moon: 'Capricorn' },
    strong_moon: { Sun: 'Gemini 0.1', Moon: 'Cancer' },
  },
});

doshaTest(byId('vyatipata'), {
  present: [{ Moon: 'Aquarius' }, { Moon: 'Scorpio' }],
  absent: [{}],
  met: RELIEVED,
  facts: born({ nityaYoga: 17 }),
  absentFacts: born({ nityaYoga: 18 }),
});

doshaTest(byId('vaidhriti'), {
  present: [{ Moon: 'Aquarius' }, { Moon: 'Scorpio' }],
  absent: [{}],
  met: RELIEVED,
  facts: born({ nityaYoga: 27 }),
  absentFacts: born({ nityaYoga: 26 }),
});

doshaTest(byId('vishti'), {
  present: [{ Moon: 'Pisces' }],
  absent: [{}],
  met: {
    ...RELIEVED,
    on_earth: { Moon: 'Leo' },
    // Half a degree into six, and half a degree before their end.
    in_mouth: { Sun: 'Aries 1', Moon: 'Taurus 7.5' },
    in_tail: { Sun: 'Aries 1', Moon: 'Taurus 6.5' },
  },
  facts: born({ tithi: 4, karana: 8 }),
  absentFacts: born({ tithi: 4, karana: 7 }),
});

doshaTest(byId('dagdha_tithi'), {
  present: [{ Moon: 'Aquarius' }, { Moon: 'Scorpio' }],
  absent: [{}],
  met: RELIEVED,
  // The twelfth of the dark half, on a Sunday.
  facts: born({ tithi: 27, varaIndex: 0 }),
  absentFacts: born({ tithi: 27, varaIndex: 1 }),
});

describe('boundaries', () => {
  const isBornIn = (id: string, elements: Partial<BirthElements>) => doshaIn(byId(id), {}, born(elements)).isPresent;

  test('Vishti is the eighth karana and every seventh after it, to the 57th', () => {
    const found = Array.from({ length: 60 }, (_, i) => i + 1).filter((karana) => isBornIn('vishti', { karana }));
    expect(found).toEqual([8, 15, 22, 29, 36, 43, 50, 57]);
  });

  test.each([12, 11, 5, 3, 6, 8, 9].map((tithi, varaIndex) => [varaIndex, tithi]))(
    'weekday %d burns tithi %d of both halves',
    (varaIndex, tithi) => {
      const burnt = Array.from({ length: 30 }, (_, i) => i + 1).filter((known) =>
        isBornIn('dagdha_tithi', { tithi: known, varaIndex }),
      );
      expect(burnt).toEqual([tithi, tithi! + 15]);
    },
  );

  test.each([
    ['Gemini 0.1', 'after', 'Gemini', 12],
    ['Gemini 29.9', 'before', 'Cancer', 12],
    ['Pisces 29.95', 'before', 'Aries', 6],
  ] as const)('Sun in %s: %s entering %s, %d ghatis', (Sun, side, entered, ghatis) => {
    const [required] = doshaIn(byId('sankranti'), { Sun }).evidence;
    expect(required!.observed).toEqual({ side, entered_sign: entered, ghatis });
  });

  test.each([
    [336.5, 'a birth that the text calls good', 20],
    [338.5, 'care for the father', 35],
    [347.5, 'care with means and with one’s own strength', 35],
  ])('the Moon %d degrees from the Sun in Krishna Chaturdashi', (elongationDeg, effect, points) => {
    const drawing = { Sun: 'Cancer 0', Moon: `Gemini ${elongationDeg - 330}` } as Drawing;
    const verdict = doshaIn(byId('chaturdashi'), drawing, born({ tithi: 29 }));
    expect(verdict.effects.en).toBe(effect);
    const burdens = verdict.evidence.filter(({ effect: kind, isMet }) => isMet && kind !== 'weakens');
    expect(burdens.reduce((sum, { points: given }) => sum + given, 0)).toBe(points);
  });

  test('a dagdha tithi belongs to the lord of its day', () => {
    expect(doshaIn(byId('dagdha_tithi'), {}, born({ tithi: 5, varaIndex: 2 })).planets).toEqual(['Mars']);
  });
});
