/** Effects of the lord of the year: by strength, house, bond with the Muntha, and place at birth. */
import { countFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { DIGNITY_SHARES } from '../strength/planetStrength.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { penalty, weightedScore, type WeightedFactor, type Score, type ScorePart } from '../score.ts';
import { isDusthana } from '../chart/houses.ts';
import { named, placedBySign } from '../planetWords.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { HOUSE_TOPICS } from '../tables/houses.ts';
import { SIGNS } from '../tables/signs.ts';
import { capitalised, ordinal } from '../words.ts';
import type { Annual } from './annual.ts';
import { isFriendlyAspect, tajikaAspectAt } from './tajikaAspects.ts';
import type { TajikaAspect } from './tables/tajika.ts';
import { YEAR_NATURES } from './tables/yearThemes.ts';
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
  readonly score: Score;
}

export interface YearLordEffect {
  readonly id: 'nature' | 'house' | 'muntha' | 'natal' | 'eighth_lord' | 'affliction';
  readonly text: string;
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
    score: weightedScore(factorsOf(annual, ruling, bonds), penaltiesOf(annual, planet)),
  };
}

type Bonds = Pick<JudgedYearLord, 'munthaPlace' | 'munthaAspect' | 'eighthLord' | 'eighthAspect'>;

function effectsOf(annual: Annual, { bala, planet }: Varshesha, bonds: Bonds): YearLordEffect[] {
  const { chart, natal } = annual;
  const { house, signIndex } = chart.planets[planet];
  const { matters, effects } = YEAR_NATURES[planet];
  const lord = capitalised(named(planet));
  const area = HOUSE_TOPICS[house - 1]!.area;
  return [
    {
      id: 'nature',
      text: `${lord} brings ${matters} to the front. ${effects[bala.band]}`,
    },
    {
      id: 'house',
      text: `From ${SIGNS[signIndex]!}, the ${ordinal(house)} of the year, it works through ${area}${isDusthana(house) ? ', where its gifts come by way of effort' : ''}.`,
    },
    { id: 'muntha', text: munthaText(annual, planet, bonds) },
    {
      id: 'natal',
      text: `At birth ${named(planet)} stands ${placedBySign(natal, planet)}, in the ${ordinal(natal.planets[planet].house)} house: ${promiseText(natalShare(natal, planet))}.`,
    },
    { id: 'eighth_lord', text: eighthText(planet, bonds) },
    ...afflictionTexts(annual, planet),
  ];
}

function munthaText({ muntha }: Annual, planet: SevenPlanet, { munthaAspect, munthaPlace }: Bonds): string {
  const where = `the Muntha in ${SIGNS[muntha.signIndex]!}`;
  const lord = capitalised(named(planet));
  if (munthaAspect.id === 'conjunction') return `${lord} stands with ${where}: ruler and theme of the year are one.`;
  const seen = `${where}, in the ${ordinal(munthaPlace)} from it`;
  if (munthaAspect.id === 'none') return `${lord} does not see ${seen}: ruler and theme of the year go separate ways.`;
  return isFriendlyAspect(munthaAspect)
    ? `${lord} helps ${seen}, by a friendly aspect.`
    : `${lord} presses on ${seen}, by a hostile aspect: the theme of the year is worked for.`;
}

function eighthText(planet: SevenPlanet, { eighthAspect, eighthLord }: Bonds): string {
  if (eighthAspect === null) {
    return `${capitalised(named(planet))} rules the 8th of the year as well, so some of its gifts pass through change and patience.`;
  }
  const eighth = `The lord of the 8th, ${named(eighthLord)},`;
  if (eighthAspect.id === 'none') return `${eighth} does not touch it.`;
  if (eighthAspect.id === 'conjunction') {
    return `${eighth} stands with it: changes reach its matters, so keep reserves.`;
  }
  if (isFriendlyAspect(eighthAspect)) return `${eighth} sees it in a friendly way.`;
  return `${eighth} meets it in a hostile way: keep reserves and avoid needless risks.`;
}

function afflictionTexts({ chart }: Annual, planet: SevenPlanet): YearLordEffect[] {
  const { dignity, isCombust, isRetrograde } = chart.planets[planet];
  const texts: [isMet: boolean, text: string][] = [
    [isCombust, 'is combust, so its results stay behind what its strength promises.'],
    [dignity === 'debilitated', 'is debilitated: its matters are built up from small beginnings.'],
    [isRetrograde, 'is retrograde: matters are taken up again, and results come at the second try.'],
  ];
  return texts
    .filter(([isMet]) => isMet)
    .map(([, text]) => ({ id: 'affliction', text: `${capitalised(named(planet))} ${text}` }));
}

/** Verdict by thirds of the greatest promise of a natal place (interpretive). */
function promiseText(share: number): string {
  if (share >= 2 / 3) return 'the year draws on a solid promise';
  return share >= 1 / 3 ? 'the year draws on a fair promise' : 'the year builds up what was given in small measure';
}

/** Interpretive, as the shares below. */
const WEIGHTS = { bala: 45, house: 25, muntha: 15, natal: 15 };

function factorsOf({ chart, natal }: Annual, { bala, planet }: Varshesha, { munthaAspect }: Bonds): WeightedFactor[] {
  const { house } = chart.planets[planet];
  const { dignity, house: natalHouse } = natal.planets[planet];
  return [
    {
      id: 'bala',
      label: `Pancha-vargiya bala ${bala.value.toFixed(2)} of 20`,
      weight: WEIGHTS.bala,
      share: bala.value / 20,
    },
    { id: 'house', label: `In the ${ordinal(house)} of the year`, weight: WEIGHTS.house, share: houseShare(house) },
    {
      id: 'muntha',
      label: `To the Muntha: ${munthaAspect.id}`,
      weight: WEIGHTS.muntha,
      share: bondShare(munthaAspect),
    },
    {
      id: 'natal',
      label: `At birth in the ${ordinal(natalHouse)}, ${dignity.replace('_', ' ')}`,
      weight: WEIGHTS.natal,
      share: natalShare(natal, planet),
    },
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

function penaltiesOf({ chart }: Annual, planet: SevenPlanet): ScorePart[] {
  const { dignity, isCombust } = chart.planets[planet];
  return [
    ...(isCombust ? [penalty('combust', 'Combust', 15)] : []),
    ...(dignity === 'debilitated' ? [penalty('debilitated', 'Debilitated', 8)] : []),
  ];
}
