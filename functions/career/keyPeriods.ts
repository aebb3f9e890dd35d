/** When the planets that carry the work rule: their mahadashas within the years of work. */
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import { named } from '../../lib/astro/planetWords.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../lib/astro/time.ts';
import { listed } from '../../lib/astro/words.ts';
import type { KeyPeriod } from '../../lib/schemas/career/common.ts';
import { formatJd, localDate } from '../../lib/time/placeClock.ts';
import { ageAt } from '../../lib/time/writtenDates.ts';
import { planetHead } from '../../lib/records/common.ts';
import { spanWords } from '../../lib/records/evidence/timingWindows.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** A planet that carries the work, and what it is. */
export interface Carrier {
  readonly planet: Planet;
  readonly role: string;
}

/** Years of life in which a career is made. */
const WORKING_AGES = { from: 16, to: 75 };
/** A period that shares less with them makes no career. */
const LEAST_YEARS = 2;

/** Lists the mahadashas of some planets that share two years or more with the years of work, from birth at the earliest. */
function workingPeriods(context: BirthContext, carriers: readonly Carrier[]): Period<Planet>[] {
  const birthJdUT = context.birth.jdUT;
  const [fromJdUT, untilJdUT] = [WORKING_AGES.from, WORKING_AGES.to].map((years) => birthJdUT + years * DAYS_PER_YEAR);
  return context
    .life(vimshottari)
    .filter(({ endJdUT, startJdUT }) => {
      const sharedDays = Math.min(endJdUT, untilJdUT!) - Math.max(startJdUT, fromJdUT!);
      return sharedDays >= LEAST_YEARS * DAYS_PER_YEAR;
    })
    .filter(({ lord }) => carriers.some(({ planet }) => planet === lord))
    .map((period) => ({ ...period, startJdUT: Math.max(period.startJdUT, birthJdUT) }));
}

/** A planet that is several things is told once, with all of them. */
export function keyPeriods(context: BirthContext, carriers: readonly Carrier[]): KeyPeriod[] {
  const { birth, names } = context;
  const { clock } = birth.time;
  const date = (jdUT: number) => localDate(clock, unixMsFromJd(jdUT));
  const born = date(birth.jdUT);
  return workingPeriods(context, carriers).map(({ endJdUT, lord, startJdUT }) => {
    const { id, name } = planetHead(lord, names);
    return {
      lord: id,
      name,
      role: listed(carriers.filter(({ planet }) => planet === lord).map(({ role }) => role)),
      start: formatJd(clock, startJdUT),
      end: formatJd(clock, endJdUT),
      age_from: ageAt(born, date(startJdUT))[0],
      age_to: ageAt(born, date(endJdUT))[0],
    };
  });
}

export function keyPeriodsText(context: BirthContext, carriers: readonly Carrier[]): string {
  const spans = workingPeriods(context, carriers).map(
    (period) => `${named(period.lord)} (${spanWords(context, period)})`,
  );
  if (spans.length === 0) {
    return 'None of these planets rules a mahadasha in the years of work; their antardashas within other periods carry it.';
  }
  return `It ripens above all in the mahadasha${spans.length > 1 ? 's' : ''} of ${listed(spans)}.`;
}
