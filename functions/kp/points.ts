/** Planets and cusps of /kp as records. */
import { SIGN_ARC_DEG } from '../../lib/astro/tables/signs.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import type { KpChart, KpCusp, KpPlanet, KpPoint } from '../../lib/astro/kp/kpChart.ts';
import { nakshatraRef, planetHead, signRef } from '../../lib/records/common.ts';
import { lordsRecord } from '../../lib/records/kp/lords.ts';
import type { KpHorary, KpPlanets } from '../../lib/schemas/kp/answers.ts';
import type { Names } from '../../lib/words/names.ts';

type CuspRecord = KpHorary['cusps'][number];

/** Query by which a caller asks for the fourth level. */
export interface LevelsAsked {
  readonly levels?: '3' | '4' | null | undefined;
}

/** @param head what the record begins with, in the order of the answer */
function pointRecord<Head extends object>(head: Head, point: KpPoint, { levels }: LevelsAsked, names: Names) {
  const { longitudeDeg, lords, signIndex } = point;
  return {
    ...head,
    longitude: longitudeDeg,
    sign: signRef(signIndex, names),
    degree: degrees(longitudeDeg - signIndex * SIGN_ARC_DEG),
    nakshatra: nakshatraRef(lords.nakshatraIndex, names),
    ...lordsRecord(point, levels === '4'),
  };
}

/** Lists the planets, Sun to Ketu. */
export function planetRecords({ planets }: KpChart, asked: LevelsAsked, names: Names): KpPlanets['planets'] {
  return Object.values(planets).map((planet: KpPlanet) => {
    const { house, id, isRetrograde } = planet;
    return pointRecord({ ...planetHead(id, names), house, is_retrograde: isRetrograde }, planet, asked, names);
  });
}

/** Returns the record of a cusp. */
export function cuspRecord(cusp: KpCusp, asked: LevelsAsked, names: Names): CuspRecord {
  return pointRecord({ house: cusp.house }, cusp, asked, names);
}

/** Returns why a chart has no houses; null where it has. */
export function reasonOf({ cusps }: KpChart): KpPlanets['reason'] {
  return cusps === null ? 'no_placidus' : null;
}
