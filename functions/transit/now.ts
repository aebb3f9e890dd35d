/** Birth data to the passing planets of the instant taken for now: once per request. */
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import type { NodeVedhaQuery } from '../../lib/schemas/transitInputs.ts';
import type { NatalContext } from '../_shell/birth.ts';
import type { Fields } from '../_shell/route.ts';
import { nakshatraRef, signRef } from '../_shell/records.ts';
import { transitSky, type TransitSky } from '../_shell/transits.ts';

export type TransitContext<Query = unknown> = NatalContext<Query, unknown>;
type NodeVedhaChoice = Partial<Fields<typeof NodeVedhaQuery>>;

/** The sky that an answer tells. */
export type TransitNow = TransitSky;

/** Turns a function of the passing planets into one of a natal row; instants are written on the clock of the birth place. */
export function transiting<Query extends object>(
  run: (now: TransitNow, context: TransitContext<Query>) => object,
): (context: TransitContext<Query>) => object {
  return (context) => {
    const { birth, names, nowJdUT, query } = context;
    const { node_vedha: nodeVedha } = query as NodeVedhaChoice;
    const telling = { names, clock: birth.time.clock };
    return run(transitSky(context, telling, nowJdUT, nodeVedha ?? 'counted'), context);
  };
}

/** Whose transits they are. */
export function subjectRecord({ names, scene }: TransitNow) {
  const { Moon } = scene.chart.planets;
  return {
    natal_moon: { sign: signRef(Moon.signIndex, names), nakshatra: nakshatraRef(Moon.nakshatraIndex, names) },
    natal_ascendant: signRef(scene.chart.ascendant.signIndex, names),
  };
}

/** Planets by the score of their passage, best first; ties in the usual order. */
export function byScore({ judged }: TransitNow) {
  return [...PLANETS].sort((a, b) => judged[b].score - judged[a].score);
}
