/** How the place of a planet in a varga counts: by house, or, in the hora chart of two signs, by hora. */
import type { Chart } from '../chart/chart.ts';
import { horaOf, isProperHora } from './hora.ts';
import type { ScorePart } from '../score.ts';
import type { VargaChart, VargaPlanet } from './position.ts';
import { houseName, houseTheme } from './words.ts';
import { HOUSE_CLASSES } from '../tables/houses.ts';

export interface Placing {
  /** Where a planet stands, as a sentence names it. */
  name(place: VargaPlanet): string;
  /** Through what a planet works there. */
  theme(place: VargaPlanet): string;
  /** Points of the place; a lord of difficulties does better in a hidden house. */
  reasons(place: VargaPlanet, hasTrouble: boolean): ScorePart[];
}

function byHouse(hiddenHouses: readonly number[]): Placing {
  return {
    name: ({ house }) => houseName(house),
    theme: ({ house }) => houseTheme(house),
    reasons({ house }, hasTrouble) {
      const isHidden = hiddenHouses.includes(house);
      const isAngle = HOUSE_CLASSES.kendra.includes(house);
      if (hasTrouble && isHidden) return reason('house', `contained in ${houseName(house)}`, 1);
      if (hasTrouble) return reason('house', `prominent in ${houseName(house)}`, isAngle ? -1 : 0);
      if (isHidden) return reason('house', `hidden in ${houseName(house)}`, -1);
      return reason(
        'house',
        `well placed in ${houseName(house)}`,
        isAngle || HOUSE_CLASSES.trikona.includes(house) ? 1 : 0,
      );
    },
  };
}

const OUTWARD = byHouse(HOUSE_CLASSES.dusthana);
/** In D20, the varga of worship, the 8th and 12th houses do no harm. */
const INWARD = byHouse([6]);

function byHora(chart: Chart): Placing {
  return {
    name: (place) => `the hora of the ${horaOf(chart, place)}`,
    theme: (place) => (horaOf(chart, place) === 'Sun' ? 'own effort and position' : 'family, people and comforts'),
    reasons(place) {
      const hora = horaOf(chart, place);
      const isProper = isProperHora(place.id, hora);
      return reason('hora', `in the hora of the ${hora}, ${isProper ? '' : 'not '}its own`, isProper ? 1 : -1);
    },
  };
}

/** Returns how places count in a varga: by hora in D2, and in D20 without harm from the 8th and 12th. */
export function placingIn(chart: Chart, { varga }: VargaChart): Placing {
  if (varga.id === 'd2') return byHora(chart);
  return varga.id === 'd20' ? INWARD : OUTWARD;
}

/** Returns a reason that counts; those of no weight are left out. */
export function reason(id: string, label: string, points: number): ScorePart[] {
  return points === 0 ? [] : [{ id, label, points, max: 1 }];
}
