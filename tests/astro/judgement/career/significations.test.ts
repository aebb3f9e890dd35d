import { expect, test } from '@jest/globals';
import { workSignifications } from '../../../../lib/astro/judgement/career/significations.ts';
import { areaContextOf } from '../../../support/areaContext.ts';

const described = (drawing: Parameters<typeof areaContextOf>[0]) =>
  workSignifications(areaContextOf(drawing), [
    { planet: 'Mercury', role: 'lord of the 10th' },
    { planet: 'Mars', role: 'in the 10th' },
    { planet: 'Mercury', role: 'significator' },
  ]);

test('each planet is listed once, with its roles in order', () => {
  expect(described({}).map(({ planet, roles }) => [planet, roles])).toEqual([
    ['Mercury', ['lord of the 10th', 'significator']],
    ['Mars', ['in the 10th']],
  ]);
});

test('sign, house and nakshatras colour the work of a planet', () => {
  // Aries rising: Virgo is the 6th, dual and of earth; 15 degrees of it are Hasta, 15 of Libra Swati.
  const [mercury] = described({ Ascendant: 'Aries', Mercury: 'Virgo 15', Moon: 'Libra 15' });
  expect(mercury!.colours.map(({ id, value }) => [id, value])).toEqual([
    ['element', 'earth'],
    ['modality', 'dual'],
    ['house', 6],
    ['nakshatra', 'Hasta'],
    ['moon_nakshatra', 'Swati'],
  ]);
  expect(mercury!.text).toContain('The 6th house adds service, health and law');
});

test('the same planet elsewhere has another text', () => {
  expect(described({ Mercury: 'Virgo 15' })[0]!.text).not.toBe(described({ Mercury: 'Gemini 15' })[0]!.text);
});
