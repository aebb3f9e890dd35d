/** An eclipse in sentences. */
import type { Eclipse } from '../../astro/eclipse/eclipses.ts';
import type { LocalEclipse } from '../../astro/eclipse/localEclipse.ts';
import { varaOfDate } from '../../birth/dayOfDate.ts';
import { ECLIPSE } from '../../words/subjects/day/eclipseSentences.ts';
import { clockSpan, clockTime, type CountedEclipse, type EclipseTelling } from './described.ts';

/** Returns which eclipse it is, when, and whether it is seen. */
export function headlineOf(
  { greatestJdUT, kind, type }: Eclipse,
  counted: CountedEclipse | null,
  telling: EclipseTelling,
): string {
  const say = ECLIPSE[telling.names.lang];
  const ofGreatest = dateOf(greatestJdUT, telling);
  if (counted === null) {
    return say.headline({ kind, type, date: ofGreatest, greatest: clockTime(greatestJdUT, ofGreatest, telling) });
  }
  const { isObserved, isVisible, visible } = counted.here;
  if (!isObserved || visible === null) return say.headline_unseen({ kind, type, date: ofGreatest, isVisible });
  const date = dateOf(visible.startJdUT, telling);
  return say.headline_seen({
    kind,
    type,
    date,
    span: clockSpan(visible, date, telling),
    typeHere: typeHere(type, counted.here),
  });
}

/** A total or annular eclipse of the Sun is partial at most places that see it. */
function typeHere(type: Eclipse['type'], here: LocalEclipse): 'partial' | null {
  return here.kind === 'solar' && here.type === 'partial' && type !== 'partial' ? 'partial' : null;
}

/** Returns when it is seen here, and when sutak is kept, or why not. */
export function shortOf(eclipse: Eclipse, counted: CountedEclipse | null, telling: EclipseTelling): string {
  const say = ECLIPSE[telling.names.lang];
  if (counted === null) {
    const date = dateOf(eclipse.greatestJdUT, telling);
    return say.place_unknown({ greatest: clockTime(eclipse.greatestJdUT, date, telling) });
  }
  const { here, sutak } = counted;
  if (here.visible === null || here.maxVisible === null || sutak === null) return reasonOf(eclipse, counted, telling);
  const date = dateOf(here.visible.startJdUT, telling);
  const seen = say.seen({
    kind: eclipse.kind,
    span: clockSpan(here.visible, date, telling),
    most: clockTime(here.maxVisible.jdUT, date, telling),
    rises: here.risesEclipsedJdUT !== null,
    sets: here.setsEclipsedJdUT !== null,
  });
  return `${seen} ${say.sutak({ span: clockSpan(sutak, date, telling) })}`;
}

/** Returns why sutak is kept, or why not. */
export function reasonOf({ kind }: Eclipse, { here, reason }: CountedEclipse, telling: EclipseTelling): string {
  const say = ECLIPSE[telling.names.lang];
  const why = say.reason({ kind, reason, sutak: telling.sutak });
  return isChudamani(here, telling) ? `${why} ${say.chudamani({ kind })}` : why;
}

const SUNDAY = 0;
const MONDAY = 1;
const NOON_TIME = '12:00';

/** Tells whether an observed eclipse of the Sun falls on a Sunday, or one of the Moon on a Monday. */
export function isChudamani(here: LocalEclipse, telling: EclipseTelling): boolean {
  if (!here.isObserved || here.maxVisible === null) return false;
  const written = telling.instant(here.maxVisible.jdUT);
  const weekday = varaOfDate(written.slice(0, 10));
  if (here.kind === 'solar') return weekday === SUNDAY;
  // The hours after midnight belong to the weekday of the evening before.
  return (written.slice(11, 16) < NOON_TIME ? (weekday + 6) % 7 : weekday) === MONDAY;
}

function dateOf(jdUT: number, { instant }: EclipseTelling): string {
  return instant(jdUT).slice(0, 10);
}
