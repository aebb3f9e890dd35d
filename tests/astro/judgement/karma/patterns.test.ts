import { expect, test } from '@jest/globals';
import { patternsOf } from '../../../../lib/astro/judgement/karma/patterns.ts';
import { karmaPlaces } from '../../../../lib/astro/judgement/karma/places.ts';
import { PART_THEMES } from '../../../../lib/astro/judgement/karma/tables/partThemes.ts';
import { vargaChart } from '../../../../lib/astro/varga/position.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

const patterns = (drawing: Drawing) => {
  const chart = chartOf(drawing);
  return patternsOf(karmaPlaces(chart, vargaChart(chart, 'd60')));
};
const ids = (drawing: Drawing, kind: string) =>
  patterns(drawing)
    .filter((one) => one.kind === kind)
    .map(({ id }) => id);

/** Ten parts of ten names, of which only the nodes share one. */
const APART: Drawing = {
  Ascendant: 'Aries 1.25', // 3 Deva
  Sun: 'Aries 1.75', // 4 Kubera
  Moon: 'Aries 4.25', // 9 Garala
  Mars: 'Aries 4.75', // 10 Vahni
  Mercury: 'Aries 8.25', // 17 Amrita
  Jupiter: 'Aries 8.75', // 18 Indu
  Venus: 'Aries 9.25', // 19 Mridu
  Saturn: 'Aries 5.25', // 11 Maya
  Rahu: 'Aries 7.25', // 15 Kaala
};

test('each of the sixty has one kind', () => {
  const numbers = PART_THEMES.flatMap((theme) => theme.numbers).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
});

test('the nodes always share a part, which is no pattern', () => {
  expect(ids(APART, 'name')).toEqual([]);
  expect(ids({ ...APART, Saturn: 'Aries 7.25' }, 'name')).toEqual(['kaala']);
});

test('one name under two numbers is one name', () => {
  // 17 and 38 are both Amrita.
  expect(ids({ ...APART, Saturn: 'Aries 18.75' }, 'name')).toEqual(['amrita']);
});

test('three names of a kind', () => {
  // 15, 31 and 35 are of time; the nodes count once.
  expect(ids({ ...APART, Saturn: 'Aries 15.25' }, 'theme')).toEqual([]);
  expect(ids({ ...APART, Saturn: 'Aries 15.25', Venus: 'Aries 17.25' }, 'theme')).toEqual(['time']);
});

test('three that gather in a sign of the D60', () => {
  // The 3rd part of Aries leads to Gemini, as the 15th and the 27th do: Deva, Kaala and Kalinasha.
  const gathered = { ...APART, Saturn: 'Aries 7.25', Venus: 'Aries 13.25', Rahu: 'Aries 9.75' } as const;
  const [found, ...others] = patterns(gathered).filter(({ kind }) => kind === 'sign');
  expect(others).toEqual([]);
  expect(found).toMatchObject({ id: 'gemini', bodies: ['Ascendant', 'Venus', 'Saturn'], tone: 'supportive' });
});

test('the balance of natures is compared with the mean', () => {
  // Six benefic names in the drawing: 3, 4, 17, 18, 19, and not 9, 10, 11, 15 twice.
  const [natures] = patterns(APART);
  expect(natures).toMatchObject({ kind: 'nature', tone: 'mixed' });
  expect(natures!.text).toMatchObject({ id: 'natures', args: { count: 5, tone: 'mixed' } });
  expect(patterns({ ...APART, Rahu: 'Aries 1.25' })[0]).toMatchObject({ tone: 'supportive' });
  expect(patterns({ ...APART, Sun: 'Aries 5.25' })[0]).toMatchObject({ tone: 'demanding' });
});
