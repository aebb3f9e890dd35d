/** The record of when a yoga or a dosha acts. */
import { ripenings, type RipePeriod } from '../../lib/astro/area/ripening.ts';
import { isRunning, type Period } from '../../lib/astro/dasha/period.ts';
import { named } from '../../lib/astro/planetWords.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import { listed } from '../../lib/astro/words.ts';
import type { Ripening } from '../../lib/schemas/ripening.ts';
import type { NatalContext } from './birth.ts';
import { formatJd, localDate } from './clock.ts';
import { lifeJdUT } from './dashas.ts';
import { dateText } from './dates.ts';
import { planetId } from './records.ts';

type Context = NatalContext<unknown, unknown>;

const DAYS_PER_YEAR = 365.25;

const LIFELONG: Ripening = {
  is_lifelong: true,
  is_current: true,
  periods: [],
  text: '',
};

const LIFELONG_TEXT = {
  en: 'It colours the whole life rather than single periods.',
  hi: 'इसका प्रभाव किसी एक दशा में नहीं, पूरे जीवन में रहता है।',
};

/**
 * Returns what tells when planets act, each set of planets once; `lifelong` stands for those that act all life long.
 *
 * Periods that are over before `fromYears` of life are left out.
 *
 * @param life mahadashas, the one that runs at birth first
 */
export function ripeningRecords(
  context: Context,
  life: readonly Period<Planet>[],
): (planets: readonly Planet[] | 'lifelong', fromYears?: number) => Ripening {
  const told = new Map<string, Ripening>();
  const find = ripenings(life);
  const write = writer(context);
  return (planets, fromYears = 0) => {
    if (planets === 'lifelong') return { ...LIFELONG, text: LIFELONG_TEXT[context.names.lang] };
    const key = [...planets, fromYears].sort().join();
    const fromJdUT = context.birth.jdUT + fromYears * DAYS_PER_YEAR;
    const known = told.get(key) ?? write(find(planets).filter(({ mahadasha }) => mahadasha.endJdUT > fromJdUT));
    told.set(key, known);
    return known;
  };
}

function writer(context: Context): (found: readonly RipePeriod[]) => Ripening {
  const { birth } = context;
  const { clock } = birth.time;
  const nowJdUT = lifeJdUT(context);
  const spans = new Map<Period<Planet>, Omit<Ripening['periods'][number], 'antardashas'>>();
  const span = (period: Period<Planet>) => {
    const { lord, startJdUT, endJdUT } = period;
    const known = spans.get(period) ?? {
      lord: planetId(lord),
      start: formatJd(clock, startJdUT),
      end: formatJd(clock, endJdUT),
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
      text: found.length > 0 ? periodsText(context, found) : '',
    };
  };
}

/** A mahadasha that begins later is as good as none. */
const LATE_DAYS = 90 * DAYS_PER_YEAR;

function periodsText(context: Context, found: readonly RipePeriod[]): string {
  const { birth, names } = context;
  const { lang } = names;
  const lived = found.filter(({ mahadasha }) => mahadasha.startJdUT < birth.jdUT + LATE_DAYS);
  if (lived.length === 0) {
    return lang === 'hi'
      ? 'इसके ग्रहों की महादशा जीवन में देर से आती है; इसका फल उनकी अन्तर्दशाओं में दिखता है।'
      : 'The mahadashas of its planets come late in life; it shows in their antardashas.';
  }
  const date = (jdUT: number) => dateText(localDate(birth.time.clock, unixMsFromJd(jdUT)), lang);
  const spans = lived.map(({ mahadasha: { lord, startJdUT, endJdUT } }) => {
    const isFromBirth = startJdUT < birth.jdUT;
    if (lang === 'hi') {
      return `${names.planet(lord)} (${isFromBirth ? 'जन्म' : date(startJdUT)} से ${date(endJdUT)})`;
    }
    return `${named(lord)} (${isFromBirth ? 'birth' : date(startJdUT)} to ${date(endJdUT)})`;
  });
  if (lang === 'hi') return `यह मुख्यतः इन महादशाओं में फल देता है: ${spans.join(', ')}।`;
  return `It acts most in the mahadasha${spans.length > 1 ? 's' : ''} of ${listed(spans)}.`;
}
