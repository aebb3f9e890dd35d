import { NodeVedhaQuery, YearsAheadQuery } from '../../lib/schemas/transitInputs.ts';
import { natal, nowInEphemeris } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { ashtakavargaTransits } from './ashtakavarga.ts';
import { doubleTransit } from './doubleTransit.ts';
import { moonTransit } from './moon.ts';
import { rahuKetu } from './nodes.ts';
import { transiting } from './now.ts';
import * as planets from './planets.ts';
import * as results from './results.ts';
import { dhaiya, sadeSati } from './saturn.ts';
import { vedha } from './vedha.ts';

export const about =
  'Transits (gochara): where the planets pass now over a chart, since when, until when, and what it means';

/** What all paths of the group have in common. */
const now = { usesNow: true, check: nowInEphemeris, query: NodeVedhaQuery };

export const routes = [
  natal('/transit/ashtakavarga', transiting(ashtakavargaTransits), now),
  natal('/transit/current', transiting(results.current), now),
  natal('/transit/dhaiya', transiting(dhaiya), now),
  natal('/transit/double-transit', transiting(doubleTransit), {
    ...now,
    query: { ...NodeVedhaQuery, ...YearsAheadQuery },
  }),
  natal('/transit/from-moon', transiting(results.fromMoon), now),
  natal('/transit/jupiter', transiting(planets.jupiter), now),
  natal('/transit/mars', transiting(planets.mars), now),
  natal('/transit/mercury', transiting(planets.mercury), now),
  natal('/transit/moon-transit', transiting(moonTransit), now),
  natal('/transit/rahu-ketu', transiting(rahuKetu), now),
  natal('/transit/sade-sati', transiting(sadeSati), now),
  natal('/transit/saturn', transiting(planets.saturn), now),
  natal('/transit/sun', transiting(planets.sun), now),
  natal('/transit/vedha', transiting(vedha), now),
  natal('/transit/venus', transiting(planets.venus), now),
];

export const handler = serve(routes);
