/** How the place of a planet in a varga counts: by house, or, in the hora chart of two signs, by hora. */
import type { Chart } from '../chart/chart.ts';
import type { Fact } from '../factsOf.ts';
import { vargaFact, type HoraLord, type VargaReason, type VargaReasons } from './facts.ts';
import { horaOf, isProperHora } from './hora.ts';
import type { VargaChart, VargaPlanet } from './position.ts';
import { HOUSE_CLASSES } from '../tables/houses.ts';

export interface Placing {
  /** The hora that a place counts by; null where it counts by house. */
  hora(place: VargaPlanet): HoraLord | null;
  /** Points of the place; a lord of difficulties does better in a hidden house. */
  reasons(place: VargaPlanet, hasTrouble: boolean): VargaReason[];
}

function byHouse(hiddenHouses: readonly number[]): Placing {
  return {
    hora: () => null,
    reasons({ house }, hasTrouble) {
      const isHidden = hiddenHouses.includes(house);
      const isAngle = HOUSE_CLASSES.kendra.includes(house);
      const stands = (standing: VargaReasons['house']['standing'], points: number) =>
        reason('house', vargaFact('house', { house, standing }), points);
      if (hasTrouble && isHidden) return stands('contained', 1);
      if (hasTrouble) return stands('prominent', isAngle ? -1 : 0);
      if (isHidden) return stands('hidden', -1);
      return stands('well_placed', isAngle || HOUSE_CLASSES.trikona.includes(house) ? 1 : 0);
    },
  };
}

const OUTWARD = byHouse(HOUSE_CLASSES.dusthana);
/** In D20, the varga of worship, the 8th and 12th houses do no harm. */
const INWARD = byHouse([6]);

function byHora(chart: Chart): Placing {
  return {
    hora: (place) => horaOf(chart, place),
    reasons(place) {
      const hora = horaOf(chart, place);
      const isProper = isProperHora(place.id, hora);
      return reason('hora', vargaFact('hora', { hora, isProper }), isProper ? 1 : -1);
    },
  };
}

/** Returns how places count in a varga: by hora in D2, and in D20 without harm from the 8th and 12th. */
export function placingIn(chart: Chart, { varga }: VargaChart): Placing {
  if (varga.id === 'd2') return byHora(chart);
  return varga.id === 'd20' ? INWARD : OUTWARD;
}

/** Returns a reason that counts; those of no weight are left out. */
export function reason(id: string, label: Fact<VargaReasons>, points: number): VargaReason[] {
  return points === 0 ? [] : [{ id, label, points, max: 1 }];
}
