/** The sunrise before a birth by either rule, with where the Sun stood then. */
import type { SunriseKind } from '../../astro/conventions.ts';
import { ttFromUt } from '../../astro/earth/deltaT.ts';
import { panchangDayAt, type PolarReason } from '../../astro/panchang/panchangDay.ts';
import type { SinceSunrise } from '../../astro/points/specialAscendants.ts';
import type { DatedBirth } from '../birthDay.ts';

export interface BirthSunrise extends SinceSunrise {
  readonly rule: SunriseKind;
  readonly jdUT: number;
}

export interface NoSunrise {
  readonly rule: SunriseKind;
  readonly jdUT: null;
  readonly reason: PolarReason;
}

/** Returns the sunrise that began the day of a birth, or why there is none; nothing stands for one here. */
export function birthSunrise(context: DatedBirth, rule: SunriseKind): BirthSunrise | NoSunrise {
  const { birth, chart, ephemeris, skyAt } = context;
  const isOwn = rule === chart.conventions.sunrise;
  const day = isOwn ? context.panchangDay() : panchangDayAt(birth.jdUT, birth, rule, ephemeris);
  const { reason, sunriseJdUT } = day;
  if (sunriseJdUT === null) return { rule, jdUT: null, reason: reason! };
  return {
    rule,
    jdUT: sunriseJdUT,
    sunAtSunriseDeg: skyAt(ttFromUt(sunriseJdUT)).planets.Sun.longitudeDeg,
    sinceSunriseDays: birth.jdUT - sunriseJdUT,
  };
}
