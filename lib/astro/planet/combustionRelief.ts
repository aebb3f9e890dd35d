/** Conditions that soften combustion; reported separately, as texts differ on how much each counts. */
import type { Chart, ChartPlanet } from '../chart/chart.ts';
import { combustionGrade, combustionOf, relievedGrade, type Combustion, type CombustionGrade } from './combustion.ts';
import { isPushkaraNavamsa } from './pushkara.ts';
import { isVargottama } from '../varga/position.ts';
import { isStrongBySign } from './dignity.ts';
import { named, placedByDignity } from '../planetWords.ts';

export interface Relief {
  readonly id: 'dignity' | 'inferior_conjunction' | 'vargottama' | 'pushkara_navamsa' | 'different_sign';
  readonly text: string;
}

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
export function combustionReliefs(chart: Chart, planet: ChartPlanet): Relief[] {
  const { id, dignity, isRetrograde, signIndex } = planet;
  const relief = (met: boolean, name: Relief['id'], text: string): Relief[] => (met ? [{ id: name, text }] : []);
  const who = named(id);
  const isInner = id === 'Mercury' || id === 'Venus';
  return [
    ...relief(
      isStrongBySign(dignity),
      'dignity',
      `${who} is strong by sign, ${placedByDignity(dignity)}, and keeps much of its own`,
    ),
    ...relief(
      isInner && isRetrograde,
      'inferior_conjunction',
      `${who} is retrograde: it passes before the Sun, nearest to the Earth`,
    ),
    ...relief(isVargottama(chart, planet), 'vargottama', `${who} holds the same sign in the navamsa`),
    ...relief(isPushkaraNavamsa(planet), 'pushkara_navamsa', `${who} stands in a pushkara navamsa`),
    ...relief(
      signIndex !== chart.planets.Sun.signIndex,
      'different_sign',
      `the Sun stands in another sign, which takes one grade off`,
    ),
  ];
}
