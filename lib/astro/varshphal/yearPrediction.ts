/** The prediction of a year as a whole: its findings and its score. Weights are interpretive. */
import { countFrom } from '../angle.ts';
import { planetsOf } from '../chart/chart.ts';
import { isDusthana, isKendra, isTrikona } from '../chart/houses.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { boundsFact, weightedScore, type WeightedFactor, type Score } from '../score.ts';
import type { PlanetStrengths } from '../strength/planetStrength.ts';
import type { Planet } from '../tables/planets.ts';
import type { Annual } from './annual.ts';
import { YEAR_SPREAD } from '../tables/percentiles/years.ts';
import { fact, type AnnualFact } from './facts.ts';
import { DEFAULT_CHOICES, type YearLordChoices } from './tajikaChoices.ts';
import { judgedMuntha, type JudgedMuntha } from './muntha.ts';
import { sahams } from './sahams.ts';
import { sahamStandings, spread, standingNamed, type SahamStanding } from './sahamStanding.ts';
import { tajikaContext, type TajikaContext } from './tajikaYogas.ts';
import { varshesha, type Varshesha } from './varshesha.ts';
import { standingArgs, yearStandings, type YearStanding, type YearStandings } from './yearStanding.ts';

/** Everything that is found of a year, made once. */
export interface YearContext {
  readonly annual: Annual;
  readonly ruling: Varshesha;
  readonly muntha: JudgedMuntha;
  readonly standings: YearStandings;
  readonly sahams: readonly SahamStanding[];
  readonly tajika: TajikaContext;
  /** Of the natal chart. */
  readonly natalStrengths: PlanetStrengths;
  /** Lords of the Vimshottari mahadasha and antardasha that run at the return. */
  readonly runningLords: readonly Planet[];
}

/** Returns everything that is found of a year; the lords are those that run at the return, mahadasha first. */
export function yearContext(
  annual: Annual,
  runningLords: readonly Planet[],
  natalStrengths: PlanetStrengths,
  choices: YearLordChoices = DEFAULT_CHOICES,
): YearContext {
  const { chart, isDayReturn } = annual;
  const ruling = varshesha(annual, choices);
  const standings = yearStandings(chart, ruling.balas);
  return {
    annual,
    ruling,
    muntha: judgedMuntha(annual, choices),
    standings,
    sahams: sahamStandings(chart, sahams(chart, isDayReturn), standings),
    tajika: tajikaContext(chart),
    natalStrengths,
    runningLords,
  };
}

/** Returns the score of a year, 0 to 100, with its parts. */
export function yearScore(context: YearContext): Score<AnnualFact> {
  const { annual, muntha, ruling, sahams: points, standings } = context;
  const lordOfYear = standings(ruling.planet);
  const ascendantLord = standings(lordOfHouse(annual.chart, 1));
  const punya = standingNamed(points, 'punya').score.value;
  const { house, lord } = annual.muntha;
  const munthaLabel = fact('muntha_and_lord', { house, planet: lord, score: muntha.score.value });
  const factors = [
    standingFactor('year_lord', lordOfYear, 30),
    { id: 'muntha', label: munthaLabel, weight: 20, share: muntha.score.value / 100 },
    standingFactor('ascendant_lord', ascendantLord, 15),
    { id: 'punya', label: fact('punya_score', { score: punya }), weight: 10, share: punya / 100 },
    kendraFactor(context),
    runningFactor(context),
    relationFactor(annual),
  ];
  return weightedScore(factors, [], boundsFact, { spread: YEAR_SPREAD, id: 'year' });
}

function standingFactor(
  role: 'year_lord' | 'ascendant_lord',
  standing: YearStanding,
  weight: number,
): WeightedFactor<AnnualFact> {
  const label = fact('standing', { ...standingArgs(standing), role });
  return { id: role, label, weight, share: spread(standing.share) };
}

const KENDRA_STEP = 0.15;

function kendraFactor({ annual: { chart } }: YearContext): WeightedFactor<AnnualFact> {
  const inKendra = planetsOf(chart).filter(({ house }) => isKendra(house));
  const benefics = inKendra.filter(({ id }) => isBenefic(chart, id)).map(({ id }) => id);
  const malefics = inKendra.map(({ id }) => id).filter((id) => !benefics.includes(id));
  return {
    id: 'kendras',
    label: fact('kendras', { benefics, malefics }),
    weight: 10,
    share: 0.5 + KENDRA_STEP * (benefics.length - malefics.length),
  };
}

function runningFactor({ runningLords, standings }: YearContext): WeightedFactor<AnnualFact> {
  const running = runningLords.map(standings);
  const shares = running.map(({ share }) => spread(share));
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(shares.length, 1);
  const label = fact('running_lords', { lords: running.map(standingArgs) });
  return { id: 'running_dasha', label, weight: 10, share: mean };
}

const DVIJANMA_SHARE = 0.5;

function relationFactor({ chart, natal }: Annual): WeightedFactor<AnnualFact> {
  const house = countFrom(natal.ascendant.signIndex, chart.ascendant.signIndex);
  const isPillar = isKendra(house) || isTrikona(house) || house === 11;
  const share = house === 1 ? DVIJANMA_SHARE : isDusthana(house) ? 0.1 : isPillar ? 1 : 0.75;
  return { id: 'rising_sign', label: fact('rising_house', { house }), weight: 5, share };
}
