import { PLANETS } from '../../lib/astro/tables/planets.ts';
import { NodeVedhaQuery, YearsAheadQuery } from '../../lib/schemas/common/transitInput.ts';
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
  natal('/transit/ashtakavarga', transiting(PLANETS, ashtakavargaTransits), now),
  natal('/transit/current', transiting(PLANETS, results.current), now),
  natal('/transit/dhaiya', transiting(['Saturn'], dhaiya), now),
  natal('/transit/double-transit', transiting(['Jupiter', 'Saturn'], doubleTransit), {
    ...now,
    query: { ...NodeVedhaQuery, ...YearsAheadQuery },
  }),
  natal('/transit/from-moon', transiting(PLANETS, results.fromMoon), now),
  natal('/transit/jupiter', transiting(['Jupiter'], planets.jupiter), now),
  natal('/transit/mars', transiting(['Mars'], planets.mars), now),
  natal('/transit/mercury', transiting(['Mercury'], planets.mercury), now),
  natal('/transit/moon-transit', transiting(['Sun', 'Moon'], moonTransit), now),
  natal('/transit/rahu-ketu', transiting(['Rahu', 'Ketu'], rahuKetu), now),
  natal('/transit/sade-sati', transiting(['Saturn'], sadeSati), now),
  natal('/transit/saturn', transiting(['Saturn'], planets.saturn), now),
  natal('/transit/sun', transiting(['Sun'], planets.sun), now),
  natal('/transit/vedha', transiting(PLANETS, vedha), now),
  natal('/transit/venus', transiting(['Venus'], planets.venus), now),
];

export const handler = serve(routes);
