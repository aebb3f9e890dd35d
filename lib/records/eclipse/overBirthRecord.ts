/** The record of an eclipse over a birth. */
import type { Chart } from '../../astro/chart/chart.ts';
import type { Placement } from '../../astro/chart/zodiac.ts';
import { hundredths } from '../../astro/rounding.ts';
import { eclipseOverBirth, type EclipseContact, type EclipseOverBirth } from '../../astro/transit/eclipseContacts.ts';
import type { EclipseResult } from '../../astro/transit/tables/eclipseEffects.ts';
import type { EclipseOverBirth as OverBirthRecord } from '../../schemas/common/eclipse/records.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { Named } from '../../words/names.ts';
import { ECLIPSE } from '../../words/subjects/day/eclipseSentences.ts';
import type { EclipseHere, EclipseLength, EclipseTelling } from './described.ts';
import { eclipseRecord } from './eclipseRecord.ts';

const RESULT_NAMES: Readonly<Record<EclipseResult, Named>> = {
  favourable: { name: 'Favourable', sanskrit: 'अनुकूल' },
  mixed: { name: 'Mixed', sanskrit: 'मिला-जुला' },
  care: { name: 'With care', sanskrit: 'सावधानी से' },
};

/**
 * Returns the wire record of an eclipse over a birth.
 *
 * @param at where the eclipse falls in the zodiac
 */
export function overBirthRecord(
  found: EclipseHere,
  at: Placement,
  chart: Chart,
  telling: EclipseTelling,
  length: EclipseLength,
): OverBirthRecord {
  const over = eclipseOverBirth(at, chart);
  const { effect, isBirthNakshatra } = over;
  return {
    ...eclipseRecord(found, telling, length),
    house_from_moon: over.houseFromMoon,
    house_from_lagna: over.houseFromAscendant,
    natal_contacts: over.contacts.map(contactRecord),
    effect: {
      result: effect.result,
      result_name: length === 'bare' ? null : telling.names.of(RESULT_NAMES[effect.result]),
      is_birth_nakshatra: isBirthNakshatra,
      text: length === 'whole' ? effectText(found, over, at, telling) : null,
    },
  };
}

function contactRecord(contact: EclipseContact): OverBirthRecord['natal_contacts'][number] {
  const { aspect, isAscendantLord, isSameNakshatra, orbDeg, point } = contact;
  return {
    point: point === 'ascendant' ? point : planetId(point),
    aspect,
    orb: hundredths(orbDeg),
    same_nakshatra: isSameNakshatra,
    is_lagna_lord: isAscendantLord,
  };
}

function effectText(
  { here }: EclipseHere,
  { effect, isBirthNakshatra }: EclipseOverBirth,
  { nakshatraIndex }: Placement,
  { names }: EclipseTelling,
): string {
  const say = ECLIPSE[names.lang];
  return [
    names.text(effect.text),
    ...(isBirthNakshatra ? [say.birth_nakshatra({ nakshatraIndex })] : []),
    ...(here?.isObserved ? [] : [say.effect_unseen({})]),
  ].join(' ');
}
