/** How firm the lord of a matter stands: kuttha and duruhpha, the last two of the sixteen yogas, are states of planets. */
import { planetsOf, type Chart } from '../../chart/chart.ts';
import { isDusthana } from '../../chart/houses.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isBenefic } from '../../planet/nature.ts';
import { HOUSE_CLASSES } from '../../tables/houses.ts';
import type { Planet, SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { vargaSignIndex } from '../../varga/position.ts';
import { decanateLord, haddaLord, type PanchaVargiyas } from '../panchaVargiya.ts';
import { isTajikaAspecting } from '../tajikaAspects.ts';

/** What hinders a planet. */
export const HINDRANCES = ['dusthana', 'retrograde', 'combust', 'debilitated', 'with_malefics', 'powerless'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

/** How a planet stands; each test of kuttha is made for every planet, so that what is missing can be said. */
export interface LordState {
  readonly planet: SevenPlanet;
  /** In a kendra or a panaphara. */
  readonly isPlaced: boolean;
  /** In its own or exaltation sign, or in its own hadda, decanate or navamsha. */
  readonly isDignified: boolean;
  /** Benefics that stand with it or see it. */
  readonly benefics: readonly Planet[];
  /** Direct, and not combust. */
  readonly isFree: boolean;
  readonly isKuttha: boolean;
  readonly hindrances: readonly Hindrance[];
  readonly isDuruhpha: boolean;
}

/** Returns how a planet of the annual chart stands. */
export function lordState(chart: Chart, planet: SevenPlanet, balas: PanchaVargiyas): LordState {
  const { house, isCombust, isRetrograde, signIndex } = chart.planets[planet];
  const isPlaced = [...HOUSE_CLASSES.kendra, ...HOUSE_CLASSES.panaphara].includes(house);
  const isDignified = hasDignity(chart, planet);
  const benefics = planetsOf(chart)
    .filter(({ id, signIndex: sign }) => id !== planet && isBenefic(chart, id) && isTajikaAspecting(sign, signIndex))
    .map(({ id }) => id);
  const isFree = !isCombust && !isRetrograde;
  const hindrances = hindrancesOf(chart, planet, balas);
  return {
    planet,
    isPlaced,
    isDignified,
    benefics,
    isFree,
    isKuttha: isPlaced && isDignified && benefics.length > 0 && isFree,
    hindrances,
    isDuruhpha: hindrances.length > 0,
  };
}

/** Tells whether a planet stands in its own or exaltation sign, or in its own hadda, decanate or navamsha. */
export function hasDignity(chart: Chart, planet: SevenPlanet): boolean {
  const { degreeInSign, dignity, signIndex } = chart.planets[planet];
  if (isStrongBySign(dignity)) return true;
  const navamshaLord = signLord(vargaSignIndex(chart, 'd9', chart.planets[planet]));
  return [haddaLord(signIndex, degreeInSign), decanateLord(signIndex, degreeInSign), navamshaLord].includes(planet);
}

function hindrancesOf(chart: Chart, planet: SevenPlanet, balas: PanchaVargiyas): Hindrance[] {
  const { dignity, house, isCombust, isRetrograde, signIndex } = chart.planets[planet];
  const isWithMalefics = planetsOf(chart).some(
    ({ id, signIndex: sign }) => id !== planet && sign === signIndex && !isBenefic(chart, id),
  );
  const met: Readonly<Record<Hindrance, boolean>> = {
    dusthana: isDusthana(house),
    retrograde: isRetrograde,
    combust: isCombust,
    debilitated: dignity === 'debilitated',
    with_malefics: isWithMalefics,
    powerless: balas[planet].classical.band === 'nirbala',
  };
  return HINDRANCES.filter((hindrance) => met[hindrance]);
}
