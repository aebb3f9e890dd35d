/** What runs at an instant of a day, each worked out when it is first asked for. */
import { skyAt, type Sky } from '../../astro/chart/sky.ts';
import { ttFromUt } from '../../astro/earth/deltaT.ts';
import type { Ephemeris } from '../../astro/ephemeris.ts';
import { memoized } from '../../astro/memoized.ts';
import { jdFromUnixMs } from '../../astro/time.ts';
import type { InstantInput } from '../../schemas/common/dayInput.ts';
import { resolveCivilTime } from '../../time/civilTime.ts';
import { namesIn, type NameLanguage } from '../../words/names.ts';
import { conventionsOf } from '../conventions.ts';
import { dayFacets, type DailyContext } from '../dailyContext.ts';
import { dayOfInstant } from '../dayOfDate.ts';

/** An instant and the day of the panchang that holds it. */
export interface InstantContext extends DailyContext {
  /** The instant asked about. */
  readonly jdUT: number;
  /** The sky at the instant; `sky` is that of the beginning of the day. */
  skyNow(): Sky;
}

/** Returns the context of an instant at a place whose fields are valid. */
export function instantContext(ephemeris: Ephemeris, input: InstantInput, lang: NameLanguage): InstantContext {
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const time = resolveCivilTime(input);
  const jdUT = jdFromUnixMs(time.unixMs);
  const conventions = conventionsOf(input);
  const day = dayOfInstant({ ephemeris, time, place, conventions, names: namesIn(lang) });
  return {
    ...day,
    ...dayFacets(day),
    jdUT,
    skyNow: memoized(() => skyAt(ephemeris, ttFromUt(jdUT), conventions)),
  };
}
