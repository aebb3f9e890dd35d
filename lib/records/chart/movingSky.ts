/** Transits at the requested instant over a chart: the same records for the answer and for its report. */
import type { ChartFull } from '../../schemas/chart/answers.ts';
import { doubleTransitRecord } from '../transit/doubleTransit.ts';
import { saturnStatus, saturnView } from '../transit/saturn.ts';
import { transitRecords, transitSky } from '../transit/passages.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

export type MovingSky = Pick<ChartFull, 'transits' | 'sade_sati' | 'dhaiya' | 'double_transit'>;

/** Years ahead that are searched for the next double transit. */
const YEARS_AHEAD = 10;

/** Returns the records of the nine transits, sade sati, dhaiya and the double transit at the requested instant. */
export function movingSky(context: BirthContext): MovingSky {
  const sky = transitSky(context, { names: context.names, clock: context.birth.time.clock }, context.nowJdUT);
  const saturn = saturnView(context, sky);
  return {
    transits: transitRecords(sky),
    sade_sati: saturnStatus(saturn, 'sade_sati'),
    dhaiya: saturnStatus(saturn, 'dhaiya'),
    double_transit: doubleTransitRecord(sky, YEARS_AHEAD),
  };
}
