/** The leading planet of each section of the timeline. */
import { PLANETS } from '../../astro/tables/planets.ts';
import type { CareScore } from '../../astro/judgement/medical/timeline/care.ts';
import type { DatedPeriod } from '../../astro/judgement/medical/timeline/timelineDashas.ts';
import { daysBetween } from '../../astro/judgement/medical/timeline/timelineDays.ts';
import {
  sharedDays,
  SECTION_IDS,
  type TimelineSection,
} from '../../astro/judgement/medical/timeline/timelineSections.ts';
import type { Timeline } from '../../astro/judgement/medical/timeline/timeline.ts';

/** Returns the lord of a section that needs most care; where no period leads, the planets take turns. */
export function leadOf(timeline: Timeline, section: TimelineSection): CareScore | null {
  const { cares, forecast } = timeline;
  const dated = leadingPeriods(section);
  const named = section.id === 'now' ? forecast.filter(({ isCurrent, level }) => isCurrent && level < 3) : [];
  const lords = (dated.length > 0 ? dated : named).map(({ lord }) => cares[lord]);
  if (lords.length === 0) return inTurn(timeline, SECTION_IDS.indexOf(section.id));
  return lords.reduce((most, care) => (care.value > most.value ? care : most));
}

/** Returns the antardashas that lie mostly within a section; all that touch it where none does. */
export function chiefAntardashas({ periods, ...span }: TimelineSection): DatedPeriod[] {
  const antardashas = periods.filter(({ level }) => level === 2);
  const chief = antardashas.filter((one) => sharedDays(one, span) * 2 >= daysBetween(one.start, one.end));
  return chief.length > 0 ? chief : antardashas;
}

const MAHADASHAS_DESCRIBED = 2;

function leadingPeriods(section: TimelineSection): DatedPeriod[] {
  const { id, periods } = section;
  if (id === 'two_to_five_years') return chiefAntardashas(section);
  if (id === 'long_term') return periods.slice(0, MAHADASHAS_DESCRIBED);
  return periods.filter(({ level }) => level < 3);
}

/** Null where the analysis names no planet. */
function inTurn(timeline: Timeline, turn: number): CareScore | null {
  const cares = relevantCares(timeline);
  return cares[turn % cares.length] ?? null;
}

/** Returns the planets that need care, the weightiest first; where none does, those that the analysis names. */
export function relevantCares({ cares, forecast, watched }: Timeline): CareScore[] {
  const asking = PLANETS.map((planet) => cares[planet])
    .filter(({ value }) => value > 0)
    .sort((x, y) => y.value - x.value);
  if (asking.length > 0) return asking;
  const lords = [...forecast.map(({ lord }) => lord), ...watched.flatMap(({ planets }) => planets)];
  const strong = PLANETS.filter((planet) => cares[planet].protects !== null);
  return [...new Set([...lords, ...strong])].map((planet) => cares[planet]);
}
