import { expect, test } from '@jest/globals';
import {
  timedExams,
  studyPlan,
  timedForeignStudy,
  timedStudy,
  type TimedStudy,
} from '../../../../lib/astro/judgement/vidya/plans.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { officesSaid } from '../../../support/areaLabels.ts';

/** Aries rises: lords of the 2nd, 4th, 5th, 6th, 9th, 10th, 11th and 12th are Ve, Mo, Su, Me, Ju, Sa, Sa, Ju. */
const DRAWN: Drawing = { Ascendant: 'Aries', Mars: 'Leo', Ketu: 'Cancer', Venus: 'Pisces' };

function reasonsOf({ plan }: TimedStudy) {
  return Object.fromEntries(
    plan(areaContextOf(DRAWN)).significators.map(({ isPrimary, planet, reasons }) => [
      planet,
      { reasons: officesSaid(reasons), isPrimary },
    ]),
  );
}

test('study is brought by the 5th, its occupants, the lords of the 4th, 9th and 2nd, Mercury and Jupiter', () => {
  expect(reasonsOf(timedStudy)).toEqual({
    Sun: { reasons: ['lord of the 5th'], isPrimary: true },
    Moon: { reasons: ['lord of the 4th'], isPrimary: true },
    Mars: { reasons: ['in the 5th'], isPrimary: true },
    Mercury: { reasons: ['natural significator of learning'], isPrimary: true },
    Jupiter: { reasons: ['lord of the 9th', 'natural significator of knowledge'], isPrimary: false },
    Venus: { reasons: ['lord of the 2nd'], isPrimary: false },
  });
});

test('examinations by the lords of the 6th, 10th, 11th, 9th and 5th', () => {
  expect(reasonsOf(timedExams)).toEqual({
    Sun: { reasons: ['lord of the 5th'], isPrimary: false },
    Mercury: { reasons: ['lord of the 6th'], isPrimary: true },
    Jupiter: { reasons: ['lord of the 9th'], isPrimary: false },
    Saturn: { reasons: ['lord of the 10th', 'lord of the 11th'], isPrimary: true },
  });
});

test('study abroad as going abroad: by the lords of the 12th, 9th, 7th and 3rd, those in the 12th and 9th, Rahu', () => {
  const found = reasonsOf(timedForeignStudy);
  expect(Object.keys(found)).toEqual(['Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu']);
  expect(found['Mercury']).toEqual({ reasons: ['lord of the 3rd'], isPrimary: false });
  expect(found['Jupiter']).toEqual({ reasons: ['lord of the 12th', 'lord of the 9th'], isPrimary: true });
  expect(found['Venus']).toEqual({ reasons: ['in the 12th', 'lord of the 7th'], isPrimary: true });
  // Left out of the drawing, Saturn stands in Sagittarius, the 9th.
  expect(found['Saturn']).toEqual({ reasons: ['in the 9th'], isPrimary: false });
  expect(found['Rahu']!.isPrimary).toBe(false);
});

test.each([
  [timedStudy, [3, 30], [3, 65]],
  [timedExams, [13, 40], [13, 40]],
  [timedForeignStudy, [18, 30], [18, 80]],
] as const)('windows belong to the ages of the matter (%#)', (timed, usual, ages) => {
  expect(studyPlan(timed, areaContextOf(DRAWN)).ages).toEqual(ages);
  expect(timed.usualAges).toEqual(usual);
});

test.each([
  [timedStudy, ['double_transit_5 10', 'jupiter_4 5', 'bindus_jupiter 2']],
  [timedExams, ['double_transit_6 10', 'jupiter_5 5', 'passage_saturn 10', 'bindus_saturn 2']],
  [
    timedForeignStudy,
    ['double_transit 10', 'passage_saturn 3', 'passage_jupiter 10', 'passage_rahu 3', 'passage_ketu 1'],
  ],
])('the passing planets that trigger it (%#)', (timed, described) => {
  expect(timed.plan(areaContextOf(DRAWN)).triggers.map(({ id, max }) => `${id} ${max}`)).toEqual(described);
});

test.each([
  [timedExams, 'Saturn', [3, 6, 11]],
  [timedForeignStudy, 'Rahu', [1, 4, 7, 9, 10, 12]],
  [timedForeignStudy, 'Jupiter', [9, 12]],
] as const)('houses that a passing planet must reach (%#)', (timed, planet, houses) => {
  const own = `passage_${planet.toLowerCase()}`;
  const passage = timed.plan(areaContextOf(DRAWN)).triggers.find(({ id }) => id === own)!;
  // From Aries, sign and house count alike.
  const reached = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((house) => passage.at({ [planet]: house - 1 }));
  expect(reached).toEqual(houses);
});
