/** The eclipses of a span of time, wherever on the Earth they are seen. */
import { wrap180 } from '../angle.ts';
import { BODY, VALUES_PER_BODY, type Ephemeris } from '../ephemeris.ts';
import type { TimeSpan } from '../time.ts';
import { lunarEclipse, type LunarCircumstances } from './lunarEclipse.ts';
import { solarEclipse, type SolarCircumstances } from './solarEclipse.ts';
import { sunMoonPath, type SunMoonPath } from './sunMoonPath.ts';
import { nodalSyzygies, type EclipseKind } from './syzygies.ts';

interface EclipseBase {
  readonly greatestJdUT: number;
  /** Node that stands nearer to the Moon, by its mean place, and how far the Moon is ahead of it. */
  readonly node: 'Rahu' | 'Ketu';
  readonly nodeDistanceDeg: number;
  /** Longitude of the Moon at greatest eclipse, tropical, mean equinox of date. */
  readonly moonTropicalDeg: number;
  readonly path: SunMoonPath;
}

export interface SolarEclipse extends EclipseBase, SolarCircumstances {
  readonly kind: 'solar';
}

export interface LunarEclipse extends EclipseBase, LunarCircumstances {
  readonly kind: 'lunar';
}

export type Eclipse = SolarEclipse | LunarEclipse;
export type { EclipseKind };

/** Lists the eclipses whose greatest phase falls in `startJdUT <= jdUT < endJdUT`, in order. */
export function eclipsesBetween(span: TimeSpan, ephemeris: Ephemeris): Eclipse[] {
  return nodalSyzygies(span, ephemeris).flatMap(({ jdTT, kind }) => {
    const path = sunMoonPath(jdTT, ephemeris);
    const found = eclipseOf(kind, jdTT, path, ephemeris);
    return found !== null && span.startJdUT <= found.greatestJdUT && found.greatestJdUT < span.endJdUT ? [found] : [];
  });
}

function eclipseOf(kind: EclipseKind, jdTT: number, path: SunMoonPath, ephemeris: Ephemeris): Eclipse | null {
  if (kind === 'solar') {
    const found = solarEclipse(jdTT, path);
    return found && { kind, ...found, ...commonOf(found.greatestJdTT, path, ephemeris) };
  }
  const found = lunarEclipse(jdTT, path);
  return found && { kind, ...found, ...commonOf(found.greatestJdTT, path, ephemeris) };
}

function commonOf(greatestJdTT: number, path: SunMoonPath, ephemeris: Ephemeris): EclipseBase {
  const reading = new Float64Array(VALUES_PER_BODY);
  ephemeris.readBody(BODY.moon, greatestJdTT, reading);
  const moonTropicalDeg = reading[0]!;
  ephemeris.readBody(BODY.meanNode, greatestJdTT, reading);
  const fromRahuDeg = wrap180(moonTropicalDeg - reading[0]!);
  const isRahu = Math.abs(fromRahuDeg) < 90;
  return {
    greatestJdUT: greatestJdTT - path.deltaTDays,
    node: isRahu ? 'Rahu' : 'Ketu',
    nodeDistanceDeg: isRahu ? fromRahuDeg : wrap180(fromRahuDeg + 180),
    moonTropicalDeg,
    path,
  };
}
