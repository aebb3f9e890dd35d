/** Records of windows of time, and their sentences. */
import { timingWindows, type TimingPlan, type TimingWindow } from '../../astro/judgement/timing/timingWindows.ts';
import type { Significator } from '../../astro/judgement/timing/windowPeriods.ts';
import { countFrom } from '../../astro/angle.ts';
import type { Period } from '../../astro/dasha/period.ts';
import { named } from '../../astro/planetWords.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../astro/time.ts';
import { listed } from '../../astro/words.ts';
import type * as wire from '../../schemas/common/areas.ts';
import { timingContext } from '../../birth/requestedArea.ts';
import { formatJd, localDate } from '../../time/placeClock.ts';
import { ageAt, dateText } from '../../time/writtenDates.ts';
import { planetHead, signRef } from '../common.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

/** Years ahead that are searched where the caller does not say. */
export const DEFAULT_YEARS_AHEAD = 10;

/** Finds the windows of a timing plan from now on, the best first. */
export function windowsAhead(context: BirthContext, plan: TimingPlan, yearsAhead: number): TimingWindow[] {
  return searchAhead(context, yearsAhead)(plan);
}

/** Returns a search of the time ahead that several plans share: the transits are computed once. */
export function searchAhead(context: BirthContext, yearsAhead: number): (plan: TimingPlan) => TimingWindow[] {
  const untilJdUT = context.nowJdUT + yearsAhead * DAYS_PER_YEAR;
  const searched = timingContext(context, untilJdUT);
  return (plan) => timingWindows(searched, plan, context.nowJdUT, untilJdUT);
}

/**
 * Lists the records of windows of time, ranked from 1 in the order given.
 *
 * @param matter the life area as it stands in a sentence: `marriage`
 */
export function windowRecords(
  context: BirthContext,
  windows: readonly TimingWindow[],
  matter: string,
): wire.TimingWindow[] {
  return windows.map((window, index) => windowRecord(context, window, index + 1, matter));
}

function windowRecord(context: BirthContext, window: TimingWindow, rank: number, matter: string): wire.TimingWindow {
  const { birth, chart, names } = context;
  const { clock } = birth.time;
  const { endJdUT, isAgreed, parts, peak, nature, score, startJdUT, strength } = window;
  const [mahadasha, antardasha, pratyantardasha] = peak.path;
  const date = (jdUT: number) => localDate(clock, unixMsFromJd(jdUT));
  return {
    rank,
    start: formatJd(clock, startJdUT),
    end: formatJd(clock, endJdUT),
    age: ageAt(date(birth.jdUT), date(startJdUT))[0],
    score,
    strength,
    nature,
    is_agreed: isAgreed,
    mahadasha: lordPeriodRecord(context, mahadasha),
    antardasha: lordPeriodRecord(context, antardasha),
    pratyantardasha: lordPeriodRecord(context, pratyantardasha),
    peak: {
      start: formatJd(clock, peak.startJdUT),
      end: formatJd(clock, peak.endJdUT),
      passing: Object.entries(peak.passing).map(([planet, signIndex]) => ({
        id: planetHead(planet as Planet, names).id,
        sign: signRef(signIndex, names),
        house: countFrom(chart.ascendant.signIndex, signIndex),
      })),
    },
    components: parts.map((part) => ({ ...part })),
    text: windowText(context, window, matter),
  };
}

/** Returns the record of a period by its lord, its ends in local time of the birth place. */
export function lordPeriodRecord({ birth, names }: BirthContext, { endJdUT, lord, startJdUT }: Period<Planet>) {
  const { clock } = birth.time;
  const { id, name } = planetHead(lord, names);
  return { lord: id, name, start: formatJd(clock, startJdUT), end: formatJd(clock, endJdUT) };
}

/** Writes a span for a sentence: `12 Mar 2027 to 4 Nov 2027`. */
export function spanWords(
  { birth }: BirthContext,
  { endJdUT, startJdUT }: Pick<TimingWindow, 'startJdUT' | 'endJdUT'>,
): string {
  const { clock } = birth.time;
  const date = (jdUT: number) => dateText(localDate(clock, unixMsFromJd(jdUT)), 'en');
  const [from, until] = [date(startJdUT), date(endJdUT)];
  return from === until ? from : `${from} to ${until}`;
}

const PERIOD_PARTS = ['mahadasha', 'antardasha', 'pratyantardasha', 'karaka', 'strength', 'bounds'];

function windowText(context: BirthContext, window: TimingWindow, matter: string): string {
  const { isAgreed, nature, parts, peak, score, strength } = window;
  const [mahadasha, antardasha] = peak.path;
  const when = `${spanWords(context, window)}, in the antardasha of ${named(antardasha.lord)} within the mahadasha of ${named(mahadasha.lord)},`;
  const is =
    nature === 'favourable'
      ? `is a ${strength} time for ${matter}`
      : `asks for ${strength === 'strong' ? 'particular care' : 'care'} of ${matter}`;
  const grounds = parts
    .filter(({ id, points }) => (id === 'mahadasha' || id === 'antardasha') && points > 0)
    .map(({ label }) => label.replace(/^\w+ of ([^:]+): (.+)$/, '$1 ($2)'));
  const skies = parts.filter(({ id }) => !PERIOD_PARTS.includes(id)).map(({ label }) => label);
  const sky = skies.length > 0 ? ` ${skies.join('; ')}.` : '';
  const agreed = isAgreed ? '' : ' The periods alone carry it: no deciding transit joins them.';
  return `${when} ${is} (${score} of 100). It rests on ${listed([...new Set(grounds)])}.${sky}${agreed}`;
}

/** Returns the record of a significator of a life area, with the reasons. */
export function significatorRecord(
  { names }: BirthContext,
  { isKaraka, isPrimary, planet, reasons }: Significator,
): wire.Significator {
  return { ...planetHead(planet, names), reasons: [...reasons], is_primary: isPrimary, is_karaka: isKaraka };
}
