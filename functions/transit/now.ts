/** Birth data to the passing planets of the instant taken for now: once per request. */
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import type { NodeVedhaQuery } from '../../lib/schemas/common/queries.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Fields } from '../_shell/kinds/natal.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import { transitSkyOf, type TransitInstant, type TransitSky } from '../../lib/records/transit/passages.ts';

export type TransitContext<Query = unknown> = NatalContext<Query>;
type NodeVedhaChoice = Partial<Fields<typeof NodeVedhaQuery>>;

/** The transits that an answer lists: all nine, or those of the planets it names. */
export type TransitNow<Described extends Planet = Planet> = TransitSky<Described>;

/**
 * Adapts a function of transits to a natal route; instants are written in local time of the birth place.
 *
 * @param described the planets that the answer lists
 */
export function transiting<Described extends Planet, Query extends object>(
  described: readonly Described[],
  run: (now: TransitNow<Described>, context: TransitContext<Query>) => object,
): (context: TransitContext<Query>) => object {
  return (context) => {
    const { birth, names, nowJdUT, query } = context;
    const { node_vedha: nodeVedha } = query as NodeVedhaChoice;
    const relevant = { names, clock: birth.time.clock };
    return run(transitSkyOf(described, context, relevant, nowJdUT, nodeVedha ?? 'counted'), context);
  };
}

/** The record of whose transits they are. */
export function subjectRecord({ names, gochara }: TransitInstant) {
  const { Moon } = gochara.chart.planets;
  return {
    natal_moon: { sign: signRef(Moon.signIndex, names), nakshatra: nakshatraRef(Moon.nakshatraIndex, names) },
    natal_ascendant: signRef(gochara.chart.ascendant.signIndex, names),
  };
}

/** Planets by the score of their transit, the best first; ties in the usual order. */
export function byScore({ judged }: TransitNow) {
  return [...PLANETS].sort((a, b) => judged[b].score - judged[a].score);
}
