import { expect, test } from '@jest/globals';
import { debtorsOf, foundDebts } from '../../../../lib/astro/judgement/karma/debts.ts';
import { karmaContext } from '../../../../lib/astro/judgement/karma/places.ts';
import { karmaRemedies, type RiteText } from '../../../../lib/astro/judgement/karma/remedies.ts';
import { REMEDIES } from '../../../../lib/astro/tables/remedies.ts';
import { say } from '../../../../lib/words/say.ts';
import { KARMA_ACTS } from '../../../../lib/words/subjects/karma.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { strengthsAt } from '../../../support/strengthsOf.ts';
import { remedyPlan } from '../../../../lib/astro/judgement/remedy/remedyPlan.ts';
import type { Person } from '../../../../lib/astro/stage.ts';
import type { Drawing } from '../../../support/chartOf.ts';

/** All in Deva, the 3rd part of odd signs. */
const ALL_KIND: Drawing = {
  Ascendant: 'Aries 1.25',
  Sun: 'Gemini 1.25',
  Moon: 'Libra 1.25',
  Mars: 'Aquarius 1.25',
  Mercury: 'Gemini 1.25',
  Jupiter: 'Leo 1.25',
  Venus: 'Leo 1.25',
  Saturn: 'Sagittarius 1.25',
  Rahu: 'Aries 1.25',
};
const said = (text: RiteText) => ('id' in text ? say(KARMA_ACTS, text, 'en') : text.en);
const remediesOf = (drawing: Drawing, person?: Person) => {
  // Every planet is weak, so that the plan has a mantra and a fast for each.
  const context = areaContextOf(drawing, { ...(person && { person }), facts: { strengths: strengthsAt(40) } });
  const karma = karmaContext(context);
  const debtors = debtorsOf(karma);
  return karmaRemedies(karma, debtors, foundDebts(karma, debtors), remedyPlan(context));
};

test('no category is empty, even where nothing calls for it: the planet of the self is honoured', () => {
  const categories = remediesOf({ ...ALL_KIND, Venus: 'Leo 29.75' });
  for (const acts of Object.values(categories)) {
    expect(acts.length).toBeGreaterThan(0);
    expect(acts.map(({ act }) => act.planet)).toEqual(acts.map(() => 'Venus'));
  }
  expect(said(categories.mantras[0]!.reason)).toBe('Venus stands in a benefic part of the D60.');
});

test('planets in malefic parts call for them, with the full count of the text', () => {
  const { mantras } = remediesOf({ ...ALL_KIND, Saturn: 'Sagittarius 3.25' }); // Bhrashta
  expect(mantras.map(({ act }) => [act.planet, act.count])).toEqual([['Saturn', REMEDIES.Saturn.japaCount]]);
  expect(REMEDIES.Saturn.japaCount).toBe(23000);
  // 23000 / 40 / 108 = 5.3.
  expect(said(mantras[0]!.act.details)).toContain('23000 times in all, which is 6 malas of 108 a day for 40 days');
});

test('at most three are named, and two of them for every day', () => {
  const hard = { Sun: 'Gemini 3.25', Moon: 'Libra 3.25', Saturn: 'Leo 3.25', Mars: 'Aquarius 3.25' } as const;
  const { mantras, regular } = remediesOf({ ...ALL_KIND, ...hard });
  expect(mantras).toHaveLength(3);
  expect(regular.map(({ act }) => ('kind' in act ? act.kind : act.id))).toEqual(['mantra', 'mantra', 'fast']);
});

test('acts of the new Moon and of eclipses have their next date', () => {
  const { periodic } = remediesOf({ ...ALL_KIND, Saturn: 'Sagittarius 3.75' }); // Kulaghna
  expect(periodic.map(({ comesOn }) => comesOn)).toEqual(['amavasya', 'eclipse', 'amavasya']);
});

test('a debt adds its own acts in their categories', () => {
  const acts = remediesOf({ ...ALL_KIND, Saturn: 'Sagittarius 3.75' }); // Kulaghna
  const ids = (category: keyof typeof acts) => acts[category].map(({ act }) => ('id' in act ? act.id : act.kind));
  expect(ids('immediate')).toEqual(['worship', 'support_of_elders']);
  expect(ids('periodic')).toEqual(['saturn_amavasya', 'saturn_eclipse', 'pitri_tarpan']);
  expect(ids('one_time')).toEqual(['saturn_shanti', 'gaya_shraddha']);
  expect(ids('donations')).toEqual(['donation', 'cow_feeding']);
  const { mantras } = remediesOf({ ...ALL_KIND, Saturn: 'Sagittarius 15.25' }); // Mrityu
  expect(mantras.map(({ act }) => act.count)).toEqual([23000, 125000]);
});

test('why an act is named goes on from the name of its debt', () => {
  const { donations } = remediesOf({ ...ALL_KIND, Moon: 'Libra 3.75' }); // Kulaghna
  expect(said(donations.at(-1)!.reason)).toBe('Family debt: the Moon stands in a malefic part of the D60.');
});

test('for the ascendant its lord is turned to', () => {
  const { donations } = remediesOf({ ...ALL_KIND, Ascendant: 'Aries 3.25' });
  expect(donations.map(({ act }) => act.planet)).toEqual(['Mars']);
  expect(said(donations[0]!.reason)).toBe('The D60 ascendant falls in a malefic part, and Mars rules the ascendant.');
});

test('a child and the very old get neither fasts, nor long rites, nor counts in thousands', () => {
  const hard: Drawing = { ...ALL_KIND, Saturn: 'Sagittarius 15.25', Moon: 'Libra 3.75' };
  for (const [stage, ageYears] of [
    ['child', 5],
    ['old', 91],
  ] as const) {
    const acts = Object.values(remediesOf(hard, { gender: null, maritalStatus: null, ageYears, stage })).flat();
    expect(acts.filter(({ act }) => 'kind' in act && act.kind === 'fast')).toEqual([]);
    expect(acts.filter(({ act }) => (act.count ?? 0) > 108)).toEqual([]);
  }
});
