import { expect, test } from '@jest/globals';
import { karakamshaOf } from '../../../../lib/astro/judgement/career/karakamshaCareer.ts';
import { skillsReading } from '../../../../lib/astro/judgement/career/karakamshaSkills.ts';
import type { Bearing, SkillFact } from '../../../../lib/astro/judgement/career/facts/skillFacts.ts';
import { SKILLS } from '../../../../lib/astro/judgement/career/tables/skills.ts';
import { PLANETS } from '../../../../lib/astro/tables/planets.ts';
import { areaContextOn } from '../../../support/areaContext.ts';
import { goldenCharts } from '../../../support/goldenChart.ts';
import { referenceChart } from '../../../support/referenceChart.ts';

const reading = (chart = referenceChart()) => {
  const context = areaContextOn(chart);
  return { context, ...skillsReading(context, karakamshaOf(context)) };
};

test('the reference chart: the 5th from Virgo is Capricorn, empty, which Mars and Saturn aspect from Scorpio', () => {
  const { fifth, fourth, learning } = reading();
  expect([fourth.signIndex, fifth.signIndex]).toEqual([8, 9]);
  expect(learning.map(({ basis, planet }) => [planet, basis])).toEqual([
    ['Mars', 'aspects'],
    ['Saturn', 'aspects'],
  ]);
});

test('a skill of Saturn there: 18 for the aspect on the 5th, 8 for ruling it, not both', () => {
  const { context, skills } = reading();
  const saturn = skills.find(({ planet }) => planet === 'Saturn')!;
  const points = Object.fromEntries(saturn.parts.map(({ id, points: given }) => [id, given]));
  expect(points['house_5']).toBe(18);
  expect(points['strength']).toBe(Math.round(context.strengths.Saturn.value * 3) / 10);
});

test('skills are the sum of their parts, of planets that bear on the 4th or 5th, two of each at the most', () => {
  for (const chart of goldenCharts.values()) {
    const { fifth, fourth, skills } = reading(chart);
    expect(skills.length).toBeGreaterThanOrEqual(2);
    for (const { id, parts, planet, value } of skills) {
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(value, 6);
      expect(SKILLS[id].planet).toBe(planet);
      const bearing = [fourth, fifth].flatMap(({ aspectedBy, lord, occupants }) => [...occupants, ...aspectedBy, lord]);
      expect(bearing).toContain(planet);
    }
    for (const planet of PLANETS) {
      expect(skills.filter((skill) => skill.planet === planet).length).toBeLessThanOrEqual(2);
    }
  }
});

test('planets in the 5th teach before those that aspect it', () => {
  for (const chart of goldenCharts.values()) {
    const { fifth, learning } = reading(chart);
    const bases = new Set(learning.map(({ basis }) => basis));
    expect(bases.size).toBe(1);
    expect(bases.has('in')).toBe(fifth.occupants.length > 0);
  }
});

test('ruling a house gives 8, aspecting it 18, standing in it 36; element 12 and house 6 colour a skill', () => {
  const parts = [...goldenCharts.values()].flatMap((chart) => reading(chart).skills.flatMap((skill) => skill.parts));
  const given = (isMeant: (label: SkillFact) => boolean) =>
    new Set(parts.filter(({ label }) => isMeant(label)).map(({ points }) => points));
  const bearing = (of: Bearing) => [...given((label) => label.id === 'skill_bearing' && label.args.bearing === of)];
  expect([bearing('lord'), bearing('aspects'), bearing('in')]).toEqual([[8], [18], [36]]);
  expect([...given(({ id }) => id === 'skill_element')]).toEqual([12]);
  expect([...given(({ id }) => id === 'skill_house')]).toEqual([6]);
});
