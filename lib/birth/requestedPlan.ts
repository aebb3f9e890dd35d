/** The plan of remedies of a birth, the same whichever path tells it. */
import { countFrom } from '../astro/angle.ts';
import { remedyPlan, type RemedyPlan } from '../astro/judgement/remedy/remedyPlan.ts';
import type { AreaContext } from '../astro/judgement/areaContext.ts';
import { SADE_SATI_PHASES, saturnLife, saturnPhase, saturnStanding } from '../astro/transit/saturn.ts';
import { trackOf } from '../astro/transit/track.ts';
import type { BirthContext } from './birthContext.ts';
import { requestedArea } from './requestedArea.ts';

/** Returns the plan by the periods that run now, whatever periods a request names for its judgement. */
export function requestedPlan(context: BirthContext): RemedyPlan {
  const { area } = requestedArea(context);
  return remedyPlan(area, sadeSatiEndJdUT(context, area));
}

/** When the current sade sati ends; null where none is current, or its end is outside the ephemeris. */
function sadeSatiEndJdUT({ chart, ephemeris, nowJdUT }: BirthContext, { passing }: AreaContext): number | null {
  const phase = saturnPhase(countFrom(chart.signs.Moon, passing.Saturn));
  if (!SADE_SATI_PHASES.some((one) => one === phase)) return null;
  const saturn = trackOf('Saturn', ephemeris, chart.conventions);
  const { passages } = saturnLife(saturn, chart.signs.Moon, nowJdUT, nowJdUT, nowJdUT);
  const all = passages.filter(({ kind }) => kind === 'sade_sati');
  return saturnStanding(all, nowJdUT).passage?.endJdUT ?? null;
}
