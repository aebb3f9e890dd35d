/** The deities of a chart in the navamsa: chosen (Ishta), sustaining (Palana), of one's duty (Dharma). */
import type { Chart } from '../chart/chart.ts';
import { DIGNITY_GRADES } from '../planet/dignity.ts';
import type { Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { houseFromSign } from './signHouses.ts';

export type DevataId = 'ishta' | 'palana' | 'dharma';

export interface Devata {
  readonly id: DevataId;
  readonly fromSignIndex: number;
  /** Counted from there. */
  readonly house: number;
  readonly signIndex: number;
  readonly occupants: readonly Planet[];
  /** By sign. */
  readonly aspectedBy: readonly Planet[];
  readonly lord: Planet;
  /** How the planet was found: as occupant, by aspect, or as lord. */
  readonly basis: 'occupant' | 'aspect' | 'lord';
  /** All that qualify, the leading one first. */
  readonly planets: readonly [Planet, ...Planet[]];
  /** The comparison that put it before the next one; null where it is the only one. */
  readonly rankedBy: 'dignity' | 'degree' | null;
}

/** The house of each deity: from karakamsha, or from the navamsa sign of the amatyakaraka. */
const HOUSE_OF: Readonly<Record<DevataId, number>> = { ishta: 12, palana: 6, dharma: 9 };

/**
 * Returns the planet through which a deity is worshipped.
 *
 * Planets in the house come first, else those that aspect it by sign, else its lord. Of several the one of better dignity
 * in the navamsa leads, then the one with more degrees in its birth sign, as the text names no order.
 *
 * @param chart birth chart
 * @param navamsa the same as navamsa
 * @see JS 1.2 and BPHS 33 on the twelfth from karakamsha; Palana and Dharma are of later practice
 */
export function devata(chart: Chart, navamsa: Chart, id: DevataId, fromSignIndex: number): Devata {
  const house = HOUSE_OF[id];
  const { signIndex, occupants, aspectedBy } = houseFromSign(navamsa, fromSignIndex, house);
  const lord = signLord(signIndex);
  const [leading, ...others] = ranked(chart, navamsa, occupants.length > 0 ? occupants : aspectedBy);
  const basis = leading === undefined ? 'lord' : occupants.length > 0 ? 'occupant' : 'aspect';
  const planets: Devata['planets'] = leading === undefined ? [lord] : [leading, ...others];
  const rankedBy =
    others.length === 0 ? null : gradeOf(navamsa, planets[0]) < gradeOf(navamsa, others[0]!) ? 'dignity' : 'degree';
  return { id, fromSignIndex, house, signIndex, occupants, aspectedBy, lord, basis, planets, rankedBy };
}

function ranked(chart: Chart, navamsa: Chart, planets: readonly Planet[]): Planet[] {
  const grade = (planet: Planet) => gradeOf(navamsa, planet);
  const degree = (planet: Planet) => chart.planets[planet].degreeInSign;
  return [...planets].sort((a, b) => grade(a) - grade(b) || degree(b) - degree(a));
}

/** The place of its dignity in the order of dignities, the best being 0. */
function gradeOf(navamsa: Chart, planet: Planet): number {
  return DIGNITY_GRADES.indexOf(navamsa.planets[planet].dignity);
}
