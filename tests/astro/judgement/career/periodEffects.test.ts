/** Aries rises: 10 and 11 Saturn; periods as the test names them. */
import { expect, test } from '@jest/globals';
import { topicEffects, upcomingPeriods } from '../../../../lib/astro/judgement/career/periodEffects.ts';
import { CAREER_TOPICS } from '../../../../lib/astro/judgement/career/tables/topics.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { periodOf } from '../../../support/dashaContext.ts';

test('four matters, each scored through the levels, with what the lords have to do with them', () => {
  const effects = topicEffects(areaContextOf({}, { lords: ['Saturn', 'Moon'] }), CAREER_TOPICS);
  expect(effects.map(({ topic }) => topic.id)).toEqual(['career', 'change', 'promotion', 'setback']);
  const [work] = effects;
  expect(work!.acting.map(({ period }) => period.lord)).toEqual(['Saturn', 'Moon']);
  expect(work!.score).toBe(work!.acting[1]!.score);
  // Saturn owns the 10th and 11th and signifies work; the Moon owns the 4th and stands in the 7th: nothing of work.
  expect(work!.reasons.map(({ house, kind, lord }) => [lord, kind, house])).toEqual([
    ['Saturn', 'owns', 10],
    ['Saturn', 'owns', 11],
    ['Saturn', 'signifies', null],
  ]);
});

test('no effects where no period acts', () => {
  expect(topicEffects(areaContextOf({}), CAREER_TOPICS)).toEqual([]);
});

test('the antardashas that begin within a time, the first of a mahadasha marked as such', () => {
  const context = areaContextOf({});
  // A thousand days from now; Venus follows after 7/120 of them.
  const ketu = { ...periodOf(1, 'Ketu'), startJdUT: context.nowJdUT + 10, endJdUT: context.nowJdUT + 1010 };
  const found = upcomingPeriods(context, [ketu], context.nowJdUT + 100, CAREER_TOPICS);
  expect(found.map(({ isNewMahadasha, period }) => [period.lord, isNewMahadasha])).toEqual([
    ['Ketu', true],
    ['Venus', false],
  ]);
  expect(found[1]!.period.startJdUT).toBeCloseTo(context.nowJdUT + 10 + (1000 * 7) / 120, 6);
  expect(found[0]!.topics.map(({ topic }) => topic)).toEqual(CAREER_TOPICS);
  expect(found[0]!.relation.kind).toBe('same_lord');
  // A period of years is judged without the sky of its first day.
  const elsewhere = areaContextOf({}, { passing: { Ketu: 'Leo', Venus: 'Virgo' } });
  const again = upcomingPeriods(elsewhere, [ketu], context.nowJdUT + 100, CAREER_TOPICS);
  expect(again.map(({ topics }) => topics)).toEqual(found.map(({ topics }) => topics));
});
