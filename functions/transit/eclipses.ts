/** Answer of /transit/eclipses. */
import type { Eclipse } from '../../lib/astro/eclipse/eclipses.ts';
import { eclipsesBetween } from '../../lib/astro/eclipse/eclipses.ts';
import { eclipsePlacement } from '../../lib/astro/eclipse/eclipsePlacement.ts';
import { citation } from '../../lib/astro/source.ts';
import { DAYS_PER_YEAR } from '../../lib/astro/time.ts';
import { ECLIPSE_EFFECT_SOURCE, prenatalEclipses } from '../../lib/astro/transit/eclipseContacts.ts';
import { dayPlace, LOCATION_NOT_UNDERSTOOD } from '../../lib/birth/dayPlace.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { eclipseHere, type EclipseLength, type EclipseTelling } from '../../lib/records/eclipse/described.ts';
import { lengthOf } from '../../lib/records/eclipse/eclipseRecord.ts';
import { ECLIPSE_NOTES, ECLIPSE_SOURCES, eclipseConventions } from '../../lib/records/eclipse/notes.ts';
import { overBirthRecord } from '../../lib/records/eclipse/overBirthRecord.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { EclipsesAheadQuery } from '../../lib/schemas/common/eclipse/inputs.ts';
import type { EclipseOverBirth, TransitEclipses } from '../../lib/schemas/common/eclipse/records.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import type { ComputedFields, Fields } from '../_shell/row.ts';

type Context = NatalContext<ComputedFields & Fields<typeof EclipsesAheadQuery>>;

const YEARS_AHEAD = 5;
/** A list of more eclipses has no places: what of the birth each touches is told of all. */
const MOST_LINES = 40;

export function eclipsesAhead(context: Context): Warned {
  const { birth, chart, ephemeris, input, names, nowJdUT, query } = context;
  const { conventions } = chart;
  const here = dayPlace(input.current_location, birth);
  const sutak = query.sutak ?? 'fixed';
  const tellingAt = (place: EclipseTelling['place'], clock: typeof here.clock): EclipseTelling => ({
    ...{ place, conventions, names, ephemeris, sutak },
    instant: (jdUT) => formatJd(clock, jdUT),
  });
  const record = (eclipse: Eclipse, telling: EclipseTelling, length: EclipseLength): EclipseOverBirth => {
    const at = eclipsePlacement(eclipse, conventions.ayanamsa, ephemeris);
    return overBirthRecord(eclipseHere(eclipse, telling), at, chart, telling, length);
  };
  const yearsAhead = query.years_ahead ?? YEARS_AHEAD;
  const latestJdUT = Math.min(nowJdUT + yearsAhead * DAYS_PER_YEAR, ephemeris.coverage.endJdTT);
  const found = eclipsesBetween({ startJdUT: nowJdUT, endJdUT: latestJdUT }, ephemeris);
  const length = lengthOf(found.length, query, MOST_LINES);
  const telling = tellingAt(here, here.clock);
  const atBirth = tellingAt(birth, birth.time.clock);
  const before = prenatalEclipses(birth.jdUT, ephemeris);
  const data: TransitEclipses = {
    eclipses: found.map((eclipse) => record(eclipse, telling, length)),
    prenatal: {
      solar: before.solar && record(before.solar, atBirth, length),
      lunar: before.lunar && record(before.lunar, atBirth, length),
    },
    years_ahead: yearsAhead,
    status: 'practice',
    confidence: 'interpretive',
    notes: names.texts(ECLIPSE_NOTES),
    sources: [...ECLIPSE_SOURCES, citation(ECLIPSE_EFFECT_SOURCE)],
  };
  return new Warned(data, here.isUnderstood ? [] : [LOCATION_NOT_UNDERSTOOD], {}, eclipseConventions(sutak));
}
