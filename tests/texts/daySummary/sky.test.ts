import { describe, expect, test } from '@jest/globals';
import { dashas, transits } from '../../../lib/texts/daySummary/sky.ts';
import type { DayFacts } from '../../../lib/texts/day/words.ts';

const first = () => 0;

interface Drawn {
  readonly id: string;
  readonly house: number;
  readonly score: number;
  readonly result: string;
  readonly by?: readonly string[];
}

/** All in Leo until 3 June 2027. */
const sky = (drawn: readonly Drawn[], more: object = {}) =>
  ({
    target_date: '2026-11-21',
    recommendations: [],
    sade_sati: { is_active: false, phase: null },
    dhaiya: { is_active: false, phase: null },
    transits: drawn.map(({ by = [], house, id, result, score }) => ({
      id,
      house_from_moon: house,
      sign: { number: 5 },
      leaves_at: '2027-06-03T05:28:13+05:30',
      bindus: 4,
      vedha: { by },
      effect: { score, result },
    })),
    ...more,
  }) as unknown as DayFacts;

const JUPITER: Drawn = { id: 'jupiter', house: 11, score: 80, result: 'favourable' };
const SATURN: Drawn = { id: 'saturn', house: 8, score: 15, result: 'unfavourable' };

describe('transits', () => {
  test('are described with their house, sign and end, their effect, and in the longer form with advice', () => {
    const [best, worst] = transits(sky([JUPITER, SATURN]), first);
    expect(best!.text).toBe(
      'गोचर में गुरु 3 जून 2027 तक आपकी राशि से ग्यारहवें स्थान पर, सिंह में है, जहाँ वह लाभ, मान और मनचाही प्रगति दे रहा है।',
    );
    expect(worst!.text).toBe('शनि 3 जून 2027 तक आठवें स्थान पर, सिंह में है, जहाँ वह देरी और पुरानी उलझनें ला सकता है।');
    expect(worst!.longer!.text).toContain('जोखिम से बचना');
    expect([best!.rank, worst!.rank]).toEqual([0, 2]);
  });

  test('begin with the hardest where a transit burdens the day', () => {
    const recommendations = [{ component: 'gochara', kind: 'leave' }];
    const said = transits(sky([JUPITER, SATURN], { recommendations }), first);
    expect(said.map(({ rank, text }) => [rank, /शनि/.test(text)])).toEqual([
      [0, true],
      [2, false],
    ]);
  });

  test('name the part of sade sati or dhaiya, and what obstructs or eases', () => {
    const relieved = { ...SATURN, result: 'relieved', by: ['mars', 'ketu'] };
    const held = { ...JUPITER, result: 'neutralised', by: ['venus'] };
    const [best, worst] = transits(sky([held, relieved], { dhaiya: { is_active: true, phase: 'ashtama' } }), first);
    expect(best!.text).toMatch(/दे सकता है, पर अभी शुक्र के वेध यानी रोक से यह फल रुका है।$/);
    expect(worst!.text).toMatch(/^ढैया का शनि .* पर मंगल और केतु के विपरीत वेध से यह असर अभी रुका है।$/);
  });
});

describe('dashas', () => {
  const path = (antar: string, antarEnd: string) => ({
    path: [
      { lord: 'mercury', end: '2042-07-03T16:49:15+05:30' },
      { lord: antar, end: antarEnd },
      { lord: 'rahu', end: '2027-03-18T12:45:53+05:30' },
    ],
    reason: null,
  });
  const said = (dasha: object, points = 0) =>
    dashas(sky([], { dasha, components: [{ id: 'dasha_lords', points }] }), first)[0]!;

  test('are named with their ends; one lord, or one end, is named once', () => {
    expect(said(path('venus', '2030-01-02T00:00:00Z')).text).toBe(
      'आपकी बुध की महादशा 3 जुलाई 2042 तक और उसमें शुक्र की अंतर्दशा 2 जनवरी 2030 तक है।',
    );
    expect(said(path('mercury', '2027-11-30T00:00:00Z')).text).toContain('बुध की ही अंतर्दशा');
    expect(said(path('saturn', '2042-07-03T16:49:15+05:30')).text).toBe(
      'आपकी बुध की महादशा और उसमें शनि की अंतर्दशा, दोनों 3 जुलाई 2042 तक हैं।',
    );
  });

  test('the longer form says what time it is, and its side from two points on', () => {
    const longer = (points: number) => said(path('venus', '2030-01-02T00:00:00Z'), points).longer!.text;
    expect(longer(1.9)).toMatch(/जो स्नेह और सुख-सुविधा का दौर है।$/);
    expect(longer(2)).toMatch(/और दिन को इसका सहारा है।$/);
    expect(longer(-2)).toMatch(/धैर्य काम आता है।$/);
  });
});
