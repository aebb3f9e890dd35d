/** Sensitive parts counted from a place: the 22nd drekkana and the 64th navamsa (Phaladeepika 17; practice for the count). */
import { wrap360, nthSignFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { signLord, SIGN_ARC_DEG } from '../tables/signs.ts';
import { placement, type Placement } from '../chart/zodiac.ts';
import { vargaSignIndex } from './position.ts';
import type { VargaId } from './vargas.ts';

export interface SensitiveSign {
  readonly signIndex: number;
  readonly lord: SevenPlanet;
}

/** Returns the 22nd drekkana: the one as deep in the eighth sign as the place is in its own. */
export function drekkana22(chart: Chart, { longitudeDeg }: Placement): SensitiveSign {
  return signOfPart(chart, 'd3', placement(wrap360(longitudeDeg + 7 * SIGN_ARC_DEG)));
}

/** Returns the 64th navamsa: the fourth sign from that of the place in the navamsa, seven signs having 63 of them. */
export function navamsa64(chart: Chart, place: Placement): SensitiveSign {
  return withLord(nthSignFrom(signOfPart(chart, 'd9', place).signIndex, 4));
}

function signOfPart(chart: Chart, id: VargaId, place: Placement): SensitiveSign {
  return withLord(vargaSignIndex(chart, id, place));
}

function withLord(signIndex: number): SensitiveSign {
  return { signIndex, lord: signLord(signIndex) };
}
