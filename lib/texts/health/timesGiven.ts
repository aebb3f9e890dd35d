/** Reads the periods, transits and windows of an analysis; items without valid dates are left out. */
import type { Planet } from '../../astro/tables/planets.ts';
import { distinctBy, itemsOf, ownField, planetIn, spanIn, understood, wholeIn, yesIn, type Bag } from './given.ts';
import type { CareWindow, HealthPassage, RunningPeriod } from '../../astro/judgement/medical/timeline/healthFacts.ts';

/** By level, the mahadasha first. */
const LEVEL_NAMES = ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana'];
const MOST_LEVELS = LEVEL_NAMES.length;

/** Returns the periods, the mahadasha first: those of a list, otherwise those named by level. */
export function periodsIn(bags: readonly Bag[], items: readonly unknown[]): RunningPeriod[] {
  const listed = items.map((item) => periodIn(item, wholeIn(ownField(item, 'level'), 1, MOST_LEVELS)));
  const named = bags.flatMap((bag) =>
    LEVEL_NAMES.map((name, index) => {
      const given = ownField(bag, name) ?? ownField(bag, `${name}_lord`);
      return periodIn(given, index + 1);
    }),
  );
  return distinctBy(understood([...listed, ...named]), ({ level }) => level).sort((a, b) => a.level - b.level);
}

function periodIn(item: unknown, level: number | null): RunningPeriod | null {
  const lord = planetIn(item);
  if (!lord || level === null) return null;
  const { end, start } = spanIn(item) ?? { start: null, end: null };
  return { level, lord, start, end, asksForCare: yesIn(ownField(item, 'asks_for_care')) };
}

const MOST_PASSAGES = 40;

/**
 * Returns the transits through houses of health, each with its days.
 *
 * @param items passages, or planets with their passages
 */
export function passagesIn(items: readonly unknown[]): HealthPassage[] {
  const described = items.flatMap((item) => {
    const planet = planetIn(item);
    const inner = ownField(item, 'passages');
    const passages = inner === undefined ? [item] : itemsOf(inner);
    return planet ? passages.map((passage) => passageIn(passage, planet)) : [];
  });
  return distinctBy(understood(described), ({ planet, start }) => `${planet} ${start}`)
    .sort((a, b) => a.start.localeCompare(b.start))
    .slice(0, MOST_PASSAGES);
}

function passageIn(item: unknown, planet: Planet): HealthPassage | null {
  const span = spanIn(item);
  const house = wholeIn(ownField(item, 'house'), 1, 12);
  return span && house !== null ? { planet, house, ...span } : null;
}

const MOST_WINDOWS = 20;

/** Returns the windows in order of time, without the favourable ones. */
export function windowsIn(items: readonly unknown[]): CareWindow[] {
  const described = items
    .filter((item) => ownField(item, 'nature') !== 'favourable')
    .map((item): CareWindow | null => {
      const span = spanIn(item);
      const lords = LEVEL_NAMES.slice(0, 3).map((name) => planetIn(ownField(item, name)));
      const others = itemsOf(ownField(item, 'planets')).map(planetIn);
      return span && { ...span, planets: [...new Set(understood([...lords, ...others]))] };
    });
  return distinctBy(understood(described), ({ end, start }) => `${start} ${end}`)
    .sort((a, b) => a.start.localeCompare(b.start))
    .slice(0, MOST_WINDOWS);
}
