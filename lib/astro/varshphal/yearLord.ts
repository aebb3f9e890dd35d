/** Effects of the lord of the year: by strength, house, bond with the Muntha, and place at birth. */
import { countFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { DIGNITY_SHARES } from '../strength/planetStrength.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { boundsFact, penalty, weightedScore, type WeightedFactor, type Score, type ScorePart } from '../score.ts';
import { YEAR_SPREAD } from '../tables/percentiles/years.ts';
import { isDusthana } from '../chart/houses.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import type { Annual } from './annual.ts';
import { fact, type AnnualFact, type YearLordFacts, type YearTie } from './facts.ts';
import { isFriendlyAspect, tajikaAspectAt } from './tajikaAspects.ts';
import type { TajikaAspect } from './tables/tajika.ts';
import type { Varshesha } from './varshesha.ts';

export interface JudgedYearLord {
  /** Place of the Muntha, counted from the lord of the year. */
  readonly munthaPlace: number;
  readonly munthaAspect: TajikaAspect;
  /** Lord of the 8th house of the year. */
  readonly eighthLord: SevenPlanet;
  /** Bond of the lord of the 8th with it; null where both are one planet. */
  readonly eighthAspect: TajikaAspect | null;
  readonly effects: readonly YearLordEffect[];
  /** Interpretive. */
  readonly score: Score<AnnualFact>;
}

export interface YearLordEffect {
  readonly id: 'nature' | 'house' | 'muntha' | 'natal' | 'eighth_lord' | 'affliction';
  readonly text: AnnualFact;
}

/** Returns the effects of the lord of the year. */
export function judgedYearLord(annual: Annual, ruling: Varshesha): JudgedYearLord {
  const { chart, muntha } = annual;
  const { planet } = ruling;
  const munthaPlace = countFrom(chart.signs[planet], muntha.signIndex);
  const eighthLord = lordOfHouse(chart, 8);
  const bonds = {
    munthaPlace,
    munthaAspect: tajikaAspectAt(munthaPlace),
    eighthLord,
    eighthAspect:
      eighthLord === planet ? null : tajikaAspectAt(countFrom(chart.signs[planet], chart.signs[eighthLord])),
  };
  return {
    ...bonds,
    effects: effectsOf(annual, ruling, bonds),
    score: weightedScore(factorsOf(annual, ruling, bonds), penaltiesOf(annual, planet), boundsFact, {
      spread: YEAR_SPREAD,
      id: 'year_lord',
    }),
  };
}

type Bonds = Pick<JudgedYearLord, 'munthaPlace' | 'munthaAspect' | 'eighthLord' | 'eighthAspect'>;

function effectsOf(annual: Annual, { bala, planet }: Varshesha, bonds: Bonds): YearLordEffect[] {
  const { chart, muntha, natal } = annual;
  const { house, signIndex } = chart.planets[planet];
  const { munthaAspect, munthaPlace } = bonds;
  const tie = yearTie(munthaAspect);
  return [
    { id: 'nature', text: fact('year_lord_nature', { planet, band: bala.band }) },
    { id: 'house', text: fact('year_lord_house', { planet, signIndex, house }) },
    {
      id: 'muntha',
      text: fact('year_lord_muntha', { planet, signIndex: muntha.signIndex, place: munthaPlace, tie }),
    },
    { id: 'natal', text: birthText(natal, planet) },
    { id: 'eighth_lord', text: eighthText(planet, bonds) },
    ...afflictionTexts(annual, planet),
  ];
}

function yearTie(aspect: TajikaAspect): YearTie {
  if (aspect.id === 'conjunction') return 'together';
  if (aspect.id === 'none') return 'unseen';
  return isFriendlyAspect(aspect) ? 'friendly' : 'hostile';
}

function birthText(natal: Chart, planet: SevenPlanet): AnnualFact {
  const { dignity, house, signIndex } = natal.planets[planet];
  const promise = promiseOf(natalShare(natal, planet));
  return fact('year_lord_at_birth', { planet, signIndex, dignity, house, promise });
}

function eighthText(planet: SevenPlanet, { eighthAspect, eighthLord }: Bonds): AnnualFact {
  const tie = eighthAspect === null ? 'same' : yearTie(eighthAspect);
  return fact('year_lord_eighth', { planet, eighthLord, tie });
}

function afflictionTexts({ chart }: Annual, planet: SevenPlanet): YearLordEffect[] {
  const { dignity, isCombust, isRetrograde } = chart.planets[planet];
  const states: [isMet: boolean, state: YearLordFacts['year_lord_affliction']['state']][] = [
    [isCombust, 'combust'],
    [dignity === 'debilitated', 'debilitated'],
    [isRetrograde, 'retrograde'],
  ];
  return states
    .filter(([isMet]) => isMet)
    .map(([, state]) => ({ id: 'affliction', text: fact('year_lord_affliction', { planet, state }) }));
}

/** Verdict by thirds of the greatest promise of a natal place (interpretive). */
function promiseOf(share: number): YearLordFacts['year_lord_at_birth']['promise'] {
  if (share >= 2 / 3) return 'solid';
  return share >= 1 / 3 ? 'fair' : 'small';
}

/** Interpretive, as the shares below. */
const WEIGHTS = { bala: 45, house: 25, muntha: 15, natal: 15 };

function factorsOf(
  { chart, natal }: Annual,
  { bala, planet }: Varshesha,
  { munthaAspect }: Bonds,
): WeightedFactor<AnnualFact>[] {
  const { house } = chart.planets[planet];
  const { dignity, house: natalHouse } = natal.planets[planet];
  const factor = (id: keyof typeof WEIGHTS, label: AnnualFact, share: number) => {
    return { id, label, weight: WEIGHTS[id], share };
  };
  return [
    factor('bala', fact('lord_bala', { bala: bala.value }), bala.value / 20),
    factor('house', fact('lord_house', { house }), houseShare(house)),
    factor('muntha', fact('lord_to_muntha', { aspect: munthaAspect.id }), bondShare(munthaAspect)),
    factor('natal', fact('lord_at_birth', { house: natalHouse, dignity }), natalShare(natal, planet)),
  ];
}

/** Share of the place at birth, 0 to 1: half by dignity, half by house. */
function natalShare(natal: Chart, planet: SevenPlanet): number {
  const { dignity, house } = natal.planets[planet];
  return (DIGNITY_SHARES[dignity] + houseShare(house)) / 2;
}

function houseShare(house: number): number {
  if (isDusthana(house)) return 0.2;
  return [1, 5, 9, 10, 11].includes(house) ? 1 : 0.6;
}

function bondShare(aspect: TajikaAspect): number {
  if (aspect.id === 'none') return 0.4;
  return isFriendlyAspect(aspect) || aspect.id === 'conjunction' ? 1 : 0.3;
}

function penaltiesOf({ chart }: Annual, planet: SevenPlanet): ScorePart<AnnualFact>[] {
  const { dignity, isCombust } = chart.planets[planet];
  return [
    ...(isCombust ? [penalty('combust', fact('lord_combust', {}), 15)] : []),
    ...(dignity === 'debilitated' ? [penalty('debilitated', fact('lord_debilitated', {}), 8)] : []),
  ];
}
