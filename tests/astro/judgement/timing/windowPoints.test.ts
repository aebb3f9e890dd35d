import { describe, expect, test } from '@jest/globals';
import {
  bindusTrigger,
  doubleTransitTrigger,
  jupiterTrigger,
  karaka,
  lordOnly,
  ofHouse,
  passageTrigger,
  significators,
} from '../../../../lib/astro/judgement/timing/windowPoints.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { officesSaid, triggerSaid } from '../../../support/areaLabels.ts';

/** Aries rises: the 7th is Libra, its lord Venus in Gemini, Mars in the 7th. */
const chart = chartOf({ Ascendant: 'Aries', Moon: 'Leo', Venus: 'Gemini', Mars: 'Libra' });
const at = (sign: Sign) => SIGNS.indexOf(sign);

describe('significators of a matter', () => {
  test('each planet once with all its reasons, in the order of the planets', () => {
    const found = significators([
      ...ofHouse(chart, 7, true),
      karaka('Venus', 'marriage'),
      lordOnly(chart, 2),
      karaka('Jupiter', 'blessing', false),
    ]);
    expect(found.map((one) => ({ ...one, reasons: officesSaid(one.reasons) }))).toEqual([
      { planet: 'Mars', reasons: ['in the 7th'], isPrimary: true, isKaraka: false },
      { planet: 'Jupiter', reasons: ['natural significator of blessing'], isPrimary: false, isKaraka: true },
      {
        planet: 'Venus',
        reasons: ['lord of the 7th', 'natural significator of marriage', 'lord of the 2nd'],
        isPrimary: true,
        isKaraka: true,
      },
    ]);
  });
});

describe('what the passing planets trigger', () => {
  test('the double transit: 10 on the house, 7 by its lord, none for one of the two', () => {
    const { at: seen } = doubleTransitTrigger(chart, 7);
    const by = (Jupiter: Sign, Saturn: Sign) => seen({ Jupiter: at(Jupiter), Saturn: at(Saturn) })?.points ?? null;
    // Jupiter from Aries aspects Libra by the 7th; Saturn from Aries too, from Leo by the 3rd.
    expect(by('Aries', 'Leo')).toBe(10);
    // Saturn in Aries aspects Gemini, where Venus stands, by the 3rd, and Libra by the 7th; Jupiter in Sagittarius Gemini alone.
    expect(by('Sagittarius', 'Aries')).toBe(7);
    expect(by('Aries', 'Taurus')).toBeNull();
  });

  test('Jupiter on the house, on its lord, or on both', () => {
    const { at: seen } = jupiterTrigger(chart, 7);
    expect(triggerSaid(seen({ Jupiter: at('Aries') }))!.text).toBe('Jupiter in Aries blesses the 7th house');
    expect(triggerSaid(seen({ Jupiter: at('Sagittarius') }))!.text).toBe(
      'Jupiter in Sagittarius blesses Venus as lord of the 7th',
    );
    expect(triggerSaid(seen({ Jupiter: at('Gemini') }))!.text).toBe(
      'Jupiter in Gemini blesses the 7th house and Venus as lord of the 7th',
    );
    expect(seen({ Jupiter: at('Taurus') })).toBeNull();
  });

  test('bindus from four on', () => {
    const context = areaContextOf({});
    const { at: seen } = bindusTrigger(context, 'Jupiter');
    context.bindus.bhinna.Jupiter.forEach((given, sign) => {
      expect(seen({ Jupiter: sign })?.points ?? null).toBe(given >= 4 ? 2 : null);
    });
  });

  test('a planet over houses counted from the ascendant', () => {
    const trigger = passageTrigger(chart, 'Saturn', [6, 8], 15, true);
    expect(trigger).toMatchObject({ id: 'passage_saturn', max: 15, isDeciding: true });
    expect(triggerSaid(trigger.at({ Saturn: at('Virgo') }))).toEqual({
      points: 15,
      text: 'Saturn passes the 6th house',
    });
    expect(trigger.at({ Saturn: at('Libra') })).toBeNull();
  });
});
