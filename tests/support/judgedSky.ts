/** All nine transits of a drawn sky, judged over a chart. */
import { forEachPlanet, type Planet } from '../../lib/astro/tables/planets.ts';
import {
  judgedTransit,
  type GocharaContext,
  type JudgedTransits,
  type TransitPlace,
} from '../../lib/astro/transit/gochara.ts';

export function judgedSky(context: GocharaContext, places: Readonly<Record<Planet, TransitPlace>>): JudgedTransits {
  const signs = forEachPlanet((planet) => places[planet].signIndex);
  return forEachPlanet((planet) => judgedTransit(context, planet, places[planet], signs));
}
