/** The mahadashas, within the years of work, of the planets that carry it. */
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { periodState, type Period } from '../../lib/astro/dasha/period.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../lib/astro/time.ts';
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
  return carrierPeriods(context, carriers).map((period) => {
    const { endJdUT, lord, startJdUT } = period;
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
      state: periodState(period, context.nowJdUT),
      is_late: isLate(context, period),
    };
  });
}

/** Years of age from which a period is told as one after the years of work. */
const LATE_YEARS = 60;

function isLate({ birth }: BirthContext, { startJdUT }: Period<Planet>): boolean {
  return startJdUT >= birth.jdUT + LATE_YEARS * DAYS_PER_YEAR;
}

/** Tells the period that runs and the next one before the 60th year; where both lack, the last one past and the next after it. */
export function keyPeriodsText(context: BirthContext, carriers: readonly Carrier[]): string {
  const said = CAREER_TIMES[context.names.lang];
  const periods = carrierPeriods(context, carriers);
  const dated = (period: Period<Planet>) => ({ planet: period.lord, ...spanDates(context, period) });
  const of = (state: ReturnType<typeof periodState>) =>
    periods.filter((period) => periodState(period, context.nowJdUT) === state);
  const [running] = of('running');
  const coming = of('to_come');
  const ahead = coming.find((period) => !isLate(context, period));
  if (running || ahead) {
    return [
      ...(running ? [said.key_running(dated(running))] : []),
      ...(ahead ? [said.key_ahead(dated(ahead))] : []),
    ].join(' ');
  }
  const past = of('over').at(-1);
  const [late] = coming;
  if (!past && !late) return said.no_key_periods({});
  return [...(past ? [said.key_past(dated(past))] : []), ...(late ? [said.key_late(dated(late))] : [])].join(' ');
}
