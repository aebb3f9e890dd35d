import { expect, test } from '@jest/globals';
import { workSignifications } from '../../../../lib/astro/judgement/career/significations.ts';
import { voteFact } from '../../../../lib/astro/judgement/career/facts/voteFacts.ts';
import { areaContextOf } from '../../../support/areaContext.ts';

const LORD = voteFact('tenth_lord', { reference: 'ascendant' });
const IN_TENTH = voteFact('in_tenth', { reference: 'ascendant' });
const SIGNIFICATOR = voteFact('own_navamsa_role', { signIndex: 5 });

const described = (drawing: Parameters<typeof areaContextOf>[0]) =>
  workSignifications(areaContextOf(drawing), [
    { planet: 'Mercury', role: LORD },
    { planet: 'Mars', role: IN_TENTH },
    { planet: 'Mercury', role: SIGNIFICATOR },
  ]);

test('each planet is listed once, with its roles in order', () => {
  expect(described({}).map(({ planet, roles }) => [planet, roles])).toEqual([
    ['Mercury', [LORD, SIGNIFICATOR]],
    ['Mars', [IN_TENTH]],
  ]);
});

test('sign, house and nakshatras colour the work of a planet', () => {
  // Aries rising: Virgo is the 6th, dual and of earth; 15 degrees of it are Hasta, 15 of Libra Swati.
  const [mercury] = described({ Ascendant: 'Aries', Mercury: 'Virgo 15', Moon: 'Libra 15' });
  expect(mercury!.colours.map(({ id, work }) => [id, work.args])).toEqual([
    ['element', { element: 'earth' }],
    ['modality', { modality: 'dual' }],
    ['house', { house: 6 }],
    ['nakshatra', { nakshatraIndex: 12 }],
    ['moon_nakshatra', { nakshatraIndex: 14 }],
  ]);
  expect(mercury!.texts).toContainEqual({
    id: 'work_by_place',
    args: { planet: 'Mercury', house: 6, nakshatraIndex: 12 },
  });
});

test('the same planet elsewhere has another text', () => {
  expect(described({ Mercury: 'Virgo 15' })[0]!.texts).not.toEqual(described({ Mercury: 'Gemini 15' })[0]!.texts);
});
