/** The mahadashas, within the years of work, of the planets that carry it. */
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import type { KeyPeriod } from '../../lib/schemas/career/common.ts';
import { formatJd, localDate } from '../../lib/time/placeClock.ts';
import { ageAt } from '../../lib/time/writtenDates.ts';
import { planetHead } from '../../lib/records/common.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { CAREER_TIMES } from '../../lib/words/subjects/career/careerTimes.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { workingPeriods } from '../../lib/astro/judgement/career/workingPeriods.ts';

/** A planet that carries the work, and in which role. */
export interface Carrier {
  readonly planet: Planet;
  /** In the language asked for. */
  readonly role: string;
}

/** The mahadashas of the carriers within the years of work. */
function carrierPeriods(context: BirthContext, carriers: readonly Carrier[]): Period<Planet>[] {
  const planets = carriers.map(({ planet }) => planet);
  return workingPeriods(context.life(vimshottari), context.birth.jdUT, planets);
}

/** A planet with several roles is listed once, with all of them. */
export function keyPeriods(context: BirthContext, carriers: readonly Carrier[]): KeyPeriod[] {
  const { birth, names } = context;
  const { clock } = birth.time;
  const date = (jdUT: number) => localDate(clock, unixMsFromJd(jdUT));
  const born = date(birth.jdUT);
  return carrierPeriods(context, carriers).map(({ endJdUT, lord, startJdUT }) => {
    const { id, name } = planetHead(lord, names);
    return {
      lord: id,
      name,
      role: CAREER_TIMES[names.lang].roles({
        clauses: carriers.filter(({ planet }) => planet === lord).map(({ role }) => role),
      }),
      start: formatJd(clock, startJdUT),
      end: formatJd(clock, endJdUT),
      age_from: ageAt(born, date(startJdUT))[0],
      age_to: ageAt(born, date(endJdUT))[0],
    };
  });
}

export function keyPeriodsText(context: BirthContext, carriers: readonly Carrier[]): string {
  const said = CAREER_TIMES[context.names.lang];
  const periods = carrierPeriods(context, carriers).map((period) => {
    return { lord: period.lord, ...spanDates(context, period) };
  });
  return periods.length === 0 ? said.no_key_periods({}) : said.key_periods({ periods });
}
