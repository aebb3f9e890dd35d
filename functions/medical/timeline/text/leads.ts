/** The planet that each stretch of time turns on. */
import { PLANETS } from '../../../../lib/astro/tables/planets.ts';
import type { PlanetCare } from '../care.ts';
import { SECTION_IDS, type SectionId, type TimelineSection } from '../sections.ts';
import type { Timeline } from '../timeline.ts';

/** Returns the lord of a stretch that asks for most care; where no period leads, one of the planets told in turn. */
export function leadOf(timeline: Timeline, section: TimelineSection): PlanetCare | null {
  const { cares, forecast } = timeline;
  const levels: readonly number[] = LEADING[section.id];
  const dated = section.periods
    .filter(({ level }) => levels.includes(level))
    .slice(0, section.id === 'long_term' ? 2 : 12);
  const named = section.id === 'now' ? forecast.filter(({ isCurrent, level }) => isCurrent && level < 3) : [];
  const lords = (dated.length > 0 ? dated : named).map(({ lord }) => cares[lord]);
  if (lords.length === 0) return inTurn(timeline, SECTION_IDS.indexOf(section.id));
  return lords.reduce((most, care) => (care.value > most.value ? care : most));
}

/** Levels of which the heaviest lord leads. */
const LEADING: Readonly<Record<SectionId, readonly number[]>> = {
  now: [1, 2],
  six_months: [1, 2],
  one_year: [1, 2],
  two_to_five_years: [2],
  long_term: [1],
};

/** Null where the data speak of no planet. */
function inTurn(timeline: Timeline, turn: number): PlanetCare | null {
  const cares = tellingCares(timeline);
  return cares[turn % cares.length] ?? null;
}

/** The planets that ask for care, the heaviest first; where none does, those that the data speak of. */
export function tellingCares({ cares, forecast, watched }: Timeline): PlanetCare[] {
  const asking = PLANETS.map((planet) => cares[planet])
    .filter(({ value }) => value > 0)
    .sort((x, y) => y.value - x.value);
  if (asking.length > 0) return asking;
  const lords = [...forecast.map(({ lord }) => lord), ...watched.flatMap(({ planets }) => planets)];
  const strong = PLANETS.filter((planet) => cares[planet].protects !== null);
  return [...new Set([...lords, ...strong])].map((planet) => cares[planet]);
}
