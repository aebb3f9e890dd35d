/** Strength of what a rule has found, 0 to 100: that of its planets, and what the chart adds or takes (interpretive). */
import { aspectsOn } from './aspects.ts';
import type { Chart } from './chart.ts';
import type { Condition } from './condition.ts';
import { chartFrom, navamsaChart } from './derivedCharts.ts';
import { isKendra, isTrikona } from './houses.ts';
import { isBenefic } from './nature.ts';
import { boundedSum, type ScorePart } from './score.ts';
import { isWeak, meanStrength, planetStrengths, type PlanetStrengths } from './strength.ts';
import type { Planet } from './tables/planets.ts';

export type VerdictGrade = 'strong' | 'medium' | 'weak' | 'nominal';

export interface VerdictStrength {
  readonly value: number;
  readonly grade: VerdictGrade;
  readonly parts: readonly ScorePart[];
}

/** What judging needs beside the chart; made once for many rules. */
export interface Standpoints {
  readonly strengths: PlanetStrengths;
  readonly fromMoon: Chart;
  readonly navamsa: Chart;
}

/** @param strengths left out for a chart without a day and a place, which has no shadbala */
export function standpointsOf(chart: Chart, strengths: PlanetStrengths = planetStrengths(chart, null)): Standpoints {
  return { strengths, fromMoon: chartFrom(chart, 'Moon'), navamsa: navamsaChart(chart) };
}

/** Where a rule counts houses from; `null` where it counts none, as for two planets in one sign. */
export type CountedFrom = 'ascendant' | 'Moon' | 'Sun' | null;

export interface Formed {
  readonly chart: Chart;
  readonly planets: readonly Planet[];
  readonly evidence: readonly Condition[];
  readonly standpoints: Standpoints;
  readonly isFormedIn: (other: Chart) => boolean;
  readonly countedFrom: CountedFrom;
}

const PLANET_WEIGHT = 0.6;
const POINTS = { well_housed: 15, from_moon: 10, in_navamsa: 10, benefic_aspect: 5 };

/** Returns the strength of a rule that is formed, with its parts. */
export function verdictStrength(formed: Formed): VerdictStrength {
  const { value, parts } = boundedSum([planetPart(formed), ...bonuses(formed), ...conditionParts(formed.evidence)]);
  return { value, grade: gradeOf(value), parts };
}

function planetPart({ planets, standpoints }: Formed): ScorePart {
  const mean = meanStrength(standpoints.strengths, planets);
  const label = `Mean strength of ${planets.join(', ')}: ${mean.toFixed(1)}`;
  return { id: 'planets', label, points: Math.round(mean * PLANET_WEIGHT * 10) / 10, max: 100 * PLANET_WEIGHT };
}

function bonuses({ chart, planets, standpoints, isFormedIn, countedFrom }: Formed): ScorePart[] {
  const isWellHoused = planets.every((id) => isKendra(chart.planets[id].house) || isTrikona(chart.planets[id].house));
  const helpers = unafflictedBenefics(chart, planets);
  const bonus = (id: keyof typeof POINTS, label: string, isGiven: boolean): ScorePart[] =>
    isGiven ? [{ id, label, points: POINTS[id], max: POINTS[id] }] : [];
  return [
    ...bonus('well_housed', 'Its planets stand in kendras or trikonas', isWellHoused),
    // A rule that does not count from the ascendant is the same from everywhere, which proves nothing.
    ...bonus('from_moon', 'Formed from the Moon too', countedFrom === 'ascendant' && isFormedIn(standpoints.fromMoon)),
    ...bonus('in_navamsa', 'Formed in the navamsa too', isFormedIn(standpoints.navamsa)),
    ...bonus('benefic_aspect', `Aspected by ${helpers.join(', ')}, benefic and not weak`, helpers.length > 0),
  ];
}

function unafflictedBenefics(chart: Chart, planets: readonly Planet[]): Planet[] {
  const aspecting = new Set(planets.flatMap((id) => aspectsOn(chart, chart.signs[id])));
  return [...aspecting].filter((id) => !planets.includes(id) && isBenefic(chart, id) && !isWeak(chart, id));
}

function conditionParts(evidence: readonly Condition[]): ScorePart[] {
  return evidence
    .filter(({ effect, isMet }) => isMet && effect !== 'required')
    .map(({ id, text, points }) => ({ id, label: text, points, max: Math.max(points, 0) }));
}

function gradeOf(value: number): VerdictGrade {
  if (value >= 70) return 'strong';
  if (value >= 50) return 'medium';
  return value >= 30 ? 'weak' : 'nominal';
}
