/** What the answers about sensitive degrees share: bodies with their placements, and when they act. */
import { countFrom } from '../../lib/astro/angle.ts';
import { actingPlanet, type PlacedBody } from '../../lib/astro/chart/bodies.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import type { ThemeBody } from '../../lib/astro/tables/bodyThemes.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../lib/astro/time.ts';
import type { BodyId } from '../../lib/schemas/special/common.ts';
import { formatJd, localDate } from '../../lib/time/placeClock.ts';
import type { BodyPlace, BodyTime } from '../../lib/words/facts/degrees.ts';
import type { Names } from '../../lib/words/names.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { dms, nakshatraRef, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const MANDI = { name: 'Mandi', sanskrit: 'मांदी' };

export function bodyName(id: ThemeBody, names: Names): string {
  if (id === 'Mandi') return names.of(MANDI);
  return id === 'Ascendant' ? names.term('ascendant') : names.planet(id);
}

export function bodyId(id: ThemeBody): BodyId {
  if (id === 'Ascendant') return 'ascendant';
  return id === 'Mandi' ? 'mandi' : planetId(id);
}

export function bodyHead({ chart, names }: BirthContext, { id, place }: PlacedBody) {
  return {
    id: bodyId(id),
    name: bodyName(id, names),
    sign: signRef(place.signIndex, names),
    degree: degrees(place.degreeInSign),
    dms: dms(place.degreeInSign),
    house: countFrom(chart.ascendant.signIndex, place.signIndex),
    nakshatra: nakshatraRef(place.nakshatraIndex, names),
    pada: place.pada,
  };
}

/** Returns when a body acts: the mahadasha of its planet. */
export function bodyPeriod(context: BirthContext, body: PlacedBody): { start: string; end: string } {
  const { clock } = context.birth.time;
  const { endJdUT, startJdUT } = periodOf(context, actingPlanet(body));
  return { start: formatJd(clock, startJdUT), end: formatJd(clock, endJdUT) };
}

/** A mahadasha that begins later is left out: the body then acts in the antardashas of its planet. */
const LATE_YEARS = 80;

/** Returns when a body acts, for a sentence. */
export function bodyTime(context: BirthContext, body: PlacedBody): BodyTime {
  const { birth } = context;
  const planet = actingPlanet(body);
  const { endJdUT, startJdUT } = periodOf(context, planet);
  const date = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
  return {
    planet,
    from: startJdUT < birth.jdUT ? null : date(startJdUT),
    until: date(endJdUT),
    isLate: startJdUT > birth.jdUT + LATE_YEARS * DAYS_PER_YEAR,
  };
}

/** Every lord rules once in 120 years from birth. */
function periodOf(context: BirthContext, planet: Planet): Period<Planet> {
  return context.life(vimshottari).find(({ lord }) => lord === planet)!;
}

/** Returns where a body stands, for a sentence. */
export function bodyPlace({ chart }: BirthContext, { id, place }: PlacedBody): BodyPlace {
  const { degreeInSign, signIndex } = place;
  return { body: id, signIndex, placeDeg: degreeInSign, house: countFrom(chart.ascendant.signIndex, signIndex) };
}
