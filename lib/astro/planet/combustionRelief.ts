/** Conditions that soften combustion; reported separately, as texts differ on how much each counts. */
import type { Chart, ChartPlanet } from '../chart/chart.ts';
import { combustionGrade, combustionOf, relievedGrade, type Combustion, type CombustionGrade } from './combustion.ts';
import { isPushkaraNavamsa } from './pushkara.ts';
import { isVargottama } from '../varga/position.ts';
import { isStrongBySign } from './dignity.ts';
import { isNode } from '../tables/planets.ts';
import { reliefFact as fact, type ReliefFact } from './facts.ts';

export interface JudgedCombustion extends Combustion {
  readonly grade: CombustionGrade;
  /** One grade less where the Sun stands in another sign; the other reliefs do not change the grade. */
  readonly effectiveGrade: CombustionGrade;
}

/** Returns the combustion of a planet with its grade; only a sign apart from the Sun lowers it, by one. */
export function judgedCombustion(chart: Chart, planet: ChartPlanet): JudgedCombustion {
  const { Sun } = chart.planets;
  const combustion = combustionOf(planet.id, planet.longitudeDeg, Sun.longitudeDeg, planet.isRetrograde);
  const { isCombust, limitDeg, separationDeg, severity } = combustion;
  const grade = combustionGrade(combustion);
  const effectiveGrade = planet.signIndex === Sun.signIndex ? grade : relievedGrade(grade);
  return { isCombust, separationDeg, limitDeg, severity, grade, effectiveGrade };
}

/** Lists what softens the combustion of a planet that is combust. */
export function combustionReliefs(chart: Chart, planet: ChartPlanet): ReliefFact[] {
  const { id, dignity, isRetrograde, signIndex } = planet;
  if (isNode(id)) return [];
  const found: ReliefFact[] = [];
  if (isStrongBySign(dignity)) found.push(fact('dignity', { planet: id, dignity }));
  const isInner = id === 'Mercury' || id === 'Venus';
  if (isInner && isRetrograde) found.push(fact('inferior_conjunction', { planet: id }));
  if (isVargottama(chart, planet)) found.push(fact('vargottama', { planet: id }));
  if (isPushkaraNavamsa(planet)) found.push(fact('pushkara_navamsa', { planet: id }));
  if (signIndex !== chart.planets.Sun.signIndex) found.push(fact('different_sign', {}));
  return found;
}
