import { expect, test } from '@jest/globals';
import { constitution } from '../../../../lib/astro/judgement/medical/constitution.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

/** Aries rises with Mars in it and nobody else in the 1st; Jupiter and Saturn look elsewhere. */
const FIERY: Drawing = {
  Ascendant: 'Aries',
  Mars: 'Aries',
  Moon: 'Leo',
  Sun: 'Sagittarius 5',
  Mercury: 'Capricorn 2',
  Jupiter: 'Taurus',
  Venus: 'Capricorn',
  Saturn: 'Taurus',
  Rahu: 'Taurus',
};

test('fire and pitta, worked by hand', () => {
  const found = constitution(chartOf(FIERY));
  // Mars 3 as lord of the ascendant, Aries 3, Leo 3, the Sun 2 as lord of the Moon’s sign, Mars 2 in the 1st, Sagittarius 1.
  expect(found.humours[0]).toMatchObject({ id: 'pitta', points: 14, percent: 100 });
  expect(found.elements[0]).toMatchObject({ id: 'fire', points: 14, percent: 100 });
  expect([found.dominantHumour, found.dominantElement, found.second]).toEqual(['pitta', 'fire', null]);
  expect([found.ascendantLord, found.moonLord]).toEqual(['Mars', 'Sun']);
});

test('humours that share a voter are divided to the tenth and lose nothing', () => {
  const found = constitution(chartOf({ ...FIERY, Ascendant: 'Gemini', Moon: 'Gemini', Mercury: 'Cancer 2' }));
  const lord = found.votes.find(({ id }) => id === 'ascendant_lord')!;
  expect(lord.humours).toEqual({ vata: 1, pitta: 1, kapha: 1 });
  const moonLord = found.votes.find(({ id }) => id === 'moon_lord')!;
  expect(Object.values(moonLord.humours).reduce((sum, each) => sum + each!, 0)).toBeCloseTo(2, 9);
  expect(found.votes.find(({ id }) => id === 'ascendant_sign')!.humours).toEqual({ vata: 1.5, pitta: 0.8, kapha: 0.7 });
  for (const tally of [...found.humours, ...found.elements]) {
    expect(tally.points).toBeCloseTo(
      tally.parts.reduce((sum, { points }) => sum + points, 0),
      9,
    );
  }
  const all = found.votes.reduce((sum, { points }) => sum + points, 0);
  expect(found.humours.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(all, 9);
});

test('a planet that aspects the 1st votes too', () => {
  const found = constitution(chartOf({ ...FIERY, Saturn: 'Libra' }));
  expect(found.votes.find(({ id }) => id === 'on_first_saturn')).toMatchObject({ points: 1, humours: { vata: 1 } });
});

test('a second humour close behind is named', () => {
  // Water against fire: Cancer rising, the Moon in Aries with Mars for lord.
  const found = constitution(
    chartOf({ ...FIERY, Ascendant: 'Cancer', Moon: 'Aries', Mars: 'Scorpio', Sun: 'Pisces 5' }),
  );
  const [first, next] = found.humours;
  expect(found.second).toBe(first!.percent - next!.percent <= 8 ? next!.id : null);
  expect(first!.id).toBe('kapha');
});
