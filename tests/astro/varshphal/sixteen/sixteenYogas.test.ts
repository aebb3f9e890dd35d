/** The sixteen Tajika yogas on charts drawn for the last five, and how they are asked of matters. */
import { describe, expect, test } from '@jest/globals';
import { panchaVargiyas } from '../../../../lib/astro/varshphal/panchaVargiya.ts';
import { mattersOf, raddaTurn, USUAL_HOUSES } from '../../../../lib/astro/varshphal/sixteen/matters.ts';
import { sixteenYogas, type MatterYoga } from '../../../../lib/astro/varshphal/sixteen/sixteenYogas.ts';
import { LATER_YOGAS, type LaterYogaId } from '../../../../lib/astro/varshphal/tables/laterYogas.ts';
import { tajikaYogas } from '../../../../lib/astro/varshphal/tajikaYogas.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

const ALL_HOUSES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function mattersIn(drawing: Drawing, houses: readonly number[]) {
  const chart = chartOf(drawing);
  return mattersOf(chart, houses, panchaVargiyas(chart));
}

const yogasIn = (drawing: Drawing, houses: readonly number[] = ALL_HOUSES) => sixteenYogas(mattersIn(drawing, houses));
const yogaIn = (drawing: Drawing, id: string, houses?: readonly number[]): MatterYoga =>
  yogasIn(drawing, houses).find(({ row }) => row.id === id)!;

/** Others stand where they join nobody: Aries rises, Mars stands for the native, Jupiter for the 9th and 12th. */
const ASIDE: Drawing = {
  ...{ Moon: 'Libra 28', Mercury: 'Gemini 26', Venus: 'Gemini 24', Sun: 'Gemini 22', Saturn: 'Gemini 1' },
};

const present: [LaterYogaId, Drawing, number[]][] = [
  // Jupiter at home is slower; Mars at 7 Leo has no dignity, and joins it.
  ['duhphali_kuttha', { ...ASIDE, Mars: 'Leo 7', Jupiter: 'Sagittarius 10' }, [9]],
  // Neither has dignity; Mars joins Venus in her own sign.
  ['dutthottha_davira', { ...ASIDE, Mars: 'Gemini 8', Jupiter: 'Gemini 11.5', Venus: 'Libra 4' }, [9]],
  // From Taurus Mars does not see Jupiter in Sagittarius; from Gemini he does.
  ['tambira', { ...ASIDE, Mars: 'Taurus 29.5', Jupiter: 'Sagittarius 5' }, [9]],
  ['kuttha', { ...ASIDE, Mars: 'Capricorn 5', Jupiter: 'Taurus 2' }, [9]],
  ['duruhpha', { ...ASIDE, Mars: 'Virgo 5', Jupiter: 'Aquarius 12' }, [9]],
  ['duruhpha', { ...ASIDE, Mars: 'Leo 5', Jupiter: 'Aquarius 12 R' }, [9]],
];

const absent: [LaterYogaId, Drawing, number[], string][] = [
  ['duhphali_kuttha', { ...ASIDE, Mars: 'Aries 7', Jupiter: 'Sagittarius 10' }, [9], 'slower_strong'],
  ['duhphali_kuttha', { ...ASIDE, Mars: 'Leo 20', Jupiter: 'Sagittarius 10' }, [9], 'joined'],
  ['dutthottha_davira', { ...ASIDE, Mars: 'Aries 7', Jupiter: 'Gemini 11.5', Venus: 'Libra 4' }, [9], 'both_weak'],
  ['dutthottha_davira', { ...ASIDE, Mars: 'Gemini 8', Jupiter: 'Gemini 11.5' }, [9], 'helper'],
  ['tambira', { ...ASIDE, Mars: 'Taurus 20', Jupiter: 'Sagittarius 5' }, [9], 'entering'],
  ['tambira', { ...ASIDE, Mars: 'Taurus 29.5 R', Jupiter: 'Sagittarius 5' }, [9], 'entering'],
  ['tambira', { ...ASIDE, Mars: 'Leo 29.5', Jupiter: 'Sagittarius 5' }, [9], 'unseen'],
  ['kuttha', { ...ASIDE, Mars: 'Capricorn 5 R', Jupiter: 'Gemini 2' }, [9], 'free'],
  ['kuttha', { ...ASIDE, Mars: 'Virgo 12', Jupiter: 'Gemini 2' }, [9], 'placed'],
  ['duruhpha', { ...ASIDE, Mars: 'Capricorn 5', Jupiter: 'Aquarius 12', Rahu: 'Taurus 15' }, [9], 'hindered'],
];

test.each(present)('%s in %o', (id, drawing, houses) => {
  const { evidence, instances, isPresent } = yogaIn(drawing, id, houses);
  expect(evidence.filter(({ effect, isMet }) => effect === 'required' && !isMet)).toEqual([]);
  expect(isPresent).toBe(true);
  expect(instances.length).toBeGreaterThan(0);
});

test.each(absent)('no %s in %o, and why', (id, drawing, houses, missing) => {
  const { evidence, instances, isPresent } = yogaIn(drawing, id, houses);
  expect([isPresent, instances]).toEqual([false, []]);
  expect(evidence.find(({ isMet }) => !isMet)!.id).toBe(missing);
});

test('each of the last five is formed and not formed above', () => {
  const ids = LATER_YOGAS.map(({ id }) => id);
  for (const cases of [present, absent]) expect(new Set(cases.map(([id]) => id))).toEqual(new Set(ids));
});

describe('matters', () => {
  const joined: Drawing = { ...ASIDE, Mars: 'Leo 5', Jupiter: 'Sagittarius 10' };

  test('come in the order of the text', () => {
    expect(yogasIn(joined).map(({ row }) => row.id)).toEqual([
      ...tajikaYogas(chartOf(joined)).map(({ row }) => row.id),
      ...LATER_YOGAS.map(({ id }) => id),
    ]);
    expect(yogasIn(joined)).toHaveLength(16);
  });

  test('yogas of pairs are those of the houses asked about, with these houses alone', () => {
    expect(yogaIn(joined, 'ithasala', [9]).instances).toMatchObject([{ planets: ['Mars', 'Jupiter'], houses: [9] }]);
    expect(yogaIn(joined, 'ithasala', [9, 12]).instances).toMatchObject([{ houses: [9, 12] }]);
    expect(yogaIn(joined, 'ithasala', [7]).isPresent).toBe(false);
  });

  test('the lord of the ascendant is judged with the houses that it owns besides', () => {
    const { states } = mattersIn(joined, [8, 9]);
    expect(states.map(({ houses, planet }) => [planet, houses])).toEqual([
      ['Mars', [1, 8]],
      ['Jupiter', [9]],
    ]);
    expect(
      mattersIn(joined, USUAL_HOUSES)
        .bonds.flatMap(({ houses }) => houses)
        .sort((a, b) => a - b),
    ).toEqual([...USUAL_HOUSES]);
  });

  test('what joins only after a change of sign is not within orb now', () => {
    expect(mattersIn({ ...ASIDE, Mars: 'Taurus 27', Jupiter: 'Sagittarius 5' }, [9]).bhavishyat).toEqual([
      { faster: 'Mars', slower: 'Jupiter', houses: [9] },
    ]);
    expect(mattersIn({ ...ASIDE, Mars: 'Taurus 24', Jupiter: 'Sagittarius 5' }, [9]).bhavishyat).toEqual([]);
    expect(mattersIn(joined, [9]).bhavishyat).toEqual([]);
  });

  test.each<[Drawing, 'late_failure' | 'late_success' | null]>([
    [{ ...ASIDE, Mars: 'Libra 5 R', Jupiter: 'Sagittarius 10' }, 'late_failure'],
    [{ ...ASIDE, Mars: 'Aries 5', Jupiter: 'Sagittarius 10 R' }, 'late_success'],
    [{ ...ASIDE, Mars: 'Leo 5 R', Jupiter: 'Sagittarius 10' }, null],
  ])('radda turns by kendra and apoklima in %o', (drawing, turn) => {
    const { bonds, chart } = mattersIn(drawing, [9]);
    expect(raddaTurn(bonds[0]!, chart)).toBe(turn);
  });
});
