import { expect, test } from '@jest/globals';
import { carePlan, strainedPlace } from '../../../../lib/astro/judgement/timing/carePlan.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { officesSaid } from '../../../support/areaLabels.ts';

const context = areaContextOf({ Ascendant: 'Aries', Moon: 'Leo', Jupiter: 'Gemini' });

test('strain lies on the 1st, the 6th, the 8th and the Moon', () => {
  const at = SIGNS.map((_, signIndex) => strainedPlace(context, signIndex));
  expect(at.map((place) => place !== null)).toEqual(
    SIGNS.map((sign) => ['Aries', 'Leo', 'Virgo', 'Scorpio'].includes(sign)),
  );
  expect(at[4]).toEqual({ house: 5, isMoon: true });
});

test('lords of the 6th and 8th whole, marakas and the weak half; Saturn by nature', () => {
  const { isCaution, significators } = carePlan(context, ['Jupiter']);
  const of = (planet: string) => significators.find((one) => one.planet === planet)!;
  expect(isCaution).toBe(true);
  // Mercury owns the 6th and Mars the 8th of Aries; Venus the 2nd and the 7th; Jupiter the 12th.
  expect([of('Mercury').isPrimary, of('Mars').isPrimary, of('Venus').isPrimary]).toEqual([true, true, false]);
  expect(officesSaid(of('Jupiter').reasons)).toEqual(expect.arrayContaining(['lord of the 12th', 'weak at birth']));
  expect(of('Saturn').isKaraka).toBe(true);
});

test('Saturn over the Moon counts 15; without transits no passing planet counts', () => {
  const [saturn] = carePlan(context).triggers;
  expect(saturn!.at({ Saturn: SIGNS.indexOf('Leo') })).toMatchObject({ points: 15 });
  expect(saturn!.at({ Saturn: SIGNS.indexOf('Gemini') })).toBeNull();
  expect(carePlan(context, [], false)).toMatchObject({ triggers: [], movers: [] });
});
