/** The record of when a yoga or a dosha acts. */
import { ripenings, type RipePeriod } from '../../astro/judgement/timing/ripening.ts';
import { vimshottari } from '../../astro/dasha/vimshottari.ts';
import { isRunning, type Period } from '../../astro/dasha/period.ts';
import type { Acts } from '../../astro/rule.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Ripening } from '../../schemas/common/records.ts';
import { formatJd } from '../../time/placeClock.ts';
import { lifeJdUT } from '../../birth/life.ts';
import type { Language } from '../../words/names.ts';
import { RIPENING } from '../../words/subjects/rules/ripening.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { DAYS_PER_YEAR } from '../../astro/time.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

/** Ages, in years from birth, within which periods count. */
export type YearsOfLife = readonly [from: number, to: number];

const WHOLE_LIFE: YearsOfLife = [0, Infinity];

/**
 * Returns a function from a verdict to its timing: the dasha periods of its planets, computed once for each set of
 * planets, or a fixed text for those that act otherwise.
 *
 * Periods that end before the ages `years`, or begin after them, are left out.
 */
export function ripeningRecords(
  context: BirthContext,
): (planets: readonly Planet[] | Acts, years?: YearsOfLife) => Ripening {
  const described = new Map<string, Ripening>();
  const find = ripenings(context.life(vimshottari));
  const write = writer(context);
  const ageYears = (jdUT: number) => (jdUT - context.birth.jdUT) / DAYS_PER_YEAR;
  return (planets, years = WHOLE_LIFE) => {
    if (typeof planets === 'string') return otherwise(planets, context.names.lang);
    const key = `${planets.join()} ${years.join()}`;
    const isCounted = ({ mahadasha: { startJdUT, endJdUT } }: RipePeriod) =>
      ageYears(endJdUT) > years[0] && ageYears(startJdUT) < years[1];
    const known = described.get(key) ?? write(find(planets).filter(isCounted));
    described.set(key, known);
    return known;
  };
}

function otherwise(acts: Acts, lang: Language): Ripening {
  const isLifelong = acts === 'lifelong';
  return { is_lifelong: isLifelong, is_current: isLifelong, periods: [], text: RIPENING[lang][acts]({}) };
}

type Span = Omit<Ripening['periods'][number], 'antardashas'>;

function writer(context: BirthContext): (found: readonly RipePeriod[]) => Ripening {
  const { birth } = context;
  const { clock } = birth.time;
  const nowJdUT = lifeJdUT(context);
  // Memoized, as one period ends where the next begins.
  const instants = new Map<number, string>();
  const instant = (jdUT: number) => {
    const known = instants.get(jdUT) ?? formatJd(clock, jdUT);
    instants.set(jdUT, known);
    return known;
  };
  const spans = new Map<Period<Planet>, Span>();
  const span = (period: Period<Planet>) => {
    const { lord, startJdUT, endJdUT } = period;
    const known = spans.get(period) ?? {
      lord: planetId(lord),
      start: instant(startJdUT),
      end: instant(endJdUT),
      is_current: isRunning(period, nowJdUT),
    };
    spans.set(period, known);
    return known;
  };
  return (found) => {
    const periods = found.map(({ mahadasha, antardashas }) => ({
      ...span(mahadasha),
      antardashas: antardashas.map(span),
    }));
    return {
      is_lifelong: false,
      is_current: periods.some((period) => period.is_current),
      periods,
      text: found.length > 0 ? periodsText(context, found, span) : '',
    };
  };
}

/** A mahadasha that begins later in life is left out: it is hardly ever reached. */
const LATE_DAYS = 90 * DAYS_PER_YEAR;

function periodsText(
  { birth, names }: BirthContext,
  found: readonly RipePeriod[],
  span: (period: Period<Planet>) => Span,
): string {
  const words = RIPENING[names.lang];
  const lived = found.filter(({ mahadasha }) => mahadasha.startJdUT < birth.jdUT + LATE_DAYS);
  if (lived.length === 0) return words.late({});
  const dateOf = (instant: string) => instant.slice(0, 10);
  const periods = lived.map(({ mahadasha }) => {
    const { end, start } = span(mahadasha);
    const startDate = mahadasha.startJdUT < birth.jdUT ? null : dateOf(start);
    return { planet: mahadasha.lord, startDate, endDate: dateOf(end) };
  });
  return words.mahadashas({ periods });
}
