/** The record of an eclipse at a place. */
import type { Eclipse } from '../../astro/eclipse/eclipses.ts';
import type { LocalContact } from '../../astro/eclipse/localEclipse.ts';
import { hundredths, ratio } from '../../astro/rounding.ts';
import type { LunarLocal, SolarLocal } from '../../schemas/common/eclipse/records.ts';
import type { CountedEclipse, EclipseLength, EclipseTelling } from './described.ts';
import { isChudamani, reasonOf } from './eclipseText.ts';

/** Returns the wire record of an eclipse at a place. */
export function localRecord(
  eclipse: Eclipse,
  counted: CountedEclipse,
  telling: EclipseTelling,
  length: EclipseLength,
): SolarLocal | LunarLocal {
  const { here } = counted;
  const common = visibility(eclipse, counted, telling, length);
  if (here.kind === 'lunar') {
    return length === 'line' ? common : { ...common, ...contactFields(here.contacts, telling) };
  }
  const ofSun = { type: here.type, magnitude: ratio(here.magnitude), obscuration: ratio(here.obscuration) };
  return length === 'line'
    ? { ...common, ...ofSun }
    : { ...common, ...ofSun, ...contactFields(here.contacts, telling) };
}

function visibility(
  eclipse: Eclipse,
  counted: CountedEclipse,
  telling: EclipseTelling,
  length: EclipseLength,
): LunarLocal {
  const { here, sutak } = counted;
  const { instant } = telling;
  const { isObserved, isVisible, maxVisible, visible } = here;
  return {
    is_visible: isVisible,
    observed: isObserved,
    rises_eclipsed: here.risesEclipsedJdUT !== null,
    sets_eclipsed: here.setsEclipsedJdUT !== null,
    visible: visible && { start: instant(visible.startJdUT), end: instant(visible.endJdUT) },
    max_visible: maxVisible && { at: instant(maxVisible.jdUT), magnitude: ratio(maxVisible.magnitude) },
    sutak: sutak && {
      start: instant(sutak.startJdUT),
      end: instant(sutak.endJdUT),
      frail_start: instant(sutak.frailStartJdUT),
    },
    chudamani: isChudamani(here, telling),
    reason: length === 'whole' ? reasonOf(eclipse, counted, telling) : null,
  };
}

/** Each touch as an instant, and the altitudes at them. */
function contactFields<Id extends string>(
  contacts: Readonly<Record<Id, LocalContact | null>>,
  { instant }: EclipseTelling,
): Record<Id, string | null> & { altitudes: Record<Id, number | null> } {
  const each = <Value>(value: (contact: LocalContact) => Value) =>
    Object.fromEntries(
      Object.entries<LocalContact | null>(contacts).map(([id, contact]) => [id, contact && value(contact)]),
    ) as Record<Id, Value | null>;
  return { ...each(({ jdUT }) => instant(jdUT)), altitudes: each(({ altitudeDeg }) => hundredths(altitudeDeg)) };
}
