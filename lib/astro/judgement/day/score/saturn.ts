/** Sade sati and dhaiya in some days, each stay of Saturn with its intensity. */
import { countFrom } from '../../../angle.ts';
import { saturnPhase, type SaturnPhase, type SaturnStay } from '../../../transit/saturn.ts';
import { saturnIntensity, type SaturnBand } from '../../../transit/saturnIntensity.ts';
import type { Tracks } from '../../../transit/sky.ts';
import { stays, type Stay } from '../../../transit/stays.ts';
import { ruledSpans } from '../saturnRule.ts';
import type { DayScoreContext } from './context.ts';
import { SIGN_ARC_DEG } from '../../../tables/signs.ts';
import type { TimeSpan } from '../../../time.ts';

export interface SaturnSpan extends TimeSpan {
  readonly phase: SaturnPhase;
  /** Of Saturn from the Moon of birth, 1..12. */
  readonly house: number;
  readonly intensity: number;
  readonly band: SaturnBand;
}

/** Judges the stays of some days that are sade sati or dhaiya; most charts have none. */
export function saturnSpans(context: DayScoreContext, tracks: Tracks, ofSaturn: readonly Stay[]): SaturnSpan[] {
  const moonSign = context.chart.signs.Moon;
  return ofSaturn.flatMap((stay) => {
    const house = countFrom(moonSign, stay.index);
    const phase = saturnPhase(house);
    return phase ? [judged(context, tracks, { ...stay, house, phase })] : [];
  });
}

function judged(context: DayScoreContext, tracks: Tracks, stay: SaturnStay): SaturnSpan {
  const span = { startJdUT: stay.startJdUT ?? -Infinity, endJdUT: stay.endJdUT ?? Infinity };
  const known = { startJdUT: stay.startJdUT ?? stay.endJdUT!, endJdUT: stay.endJdUT ?? stay.startJdUT! };
  const { band, score } = saturnIntensity(
    {
      chart: context.chart,
      ashtakavarga: context.gochara.ashtakavarga,
      moon: tracks.Moon,
      jupiter: stays(tracks.Jupiter, SIGN_ARC_DEG, known.startJdUT, known.endJdUT),
      ruled: ruledSpans(context.mahadashas),
    },
    stay,
  );
  return { ...span, phase: stay.phase, house: stay.house, intensity: score, band };
}
