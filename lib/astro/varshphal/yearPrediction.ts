/** The prediction of a year as a whole: its findings and its score. Weights are interpretive. */
import { countFrom } from '../angle.ts';
import { planetsOf } from '../chart/chart.ts';
import { isDusthana, isKendra, isTrikona } from '../chart/houses.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import { weightedScore, type WeightedFactor, type Score } from '../score.ts';
import type { PlanetStrengths } from '../strength/planetStrength.ts';
import type { Planet } from '../tables/planets.ts';
import { listed, ordinal } from '../words.ts';
import type { Annual } from './annual.ts';
import { DEFAULT_CHOICES, type YearLordChoices } from './tajikaChoices.ts';
import { judgedMuntha, type JudgedMuntha } from './muntha.ts';
import { sahams } from './sahams.ts';
import { sahamStandings, spread, standingNamed, type SahamStanding } from './sahamStanding.ts';
import { tajikaContext, type TajikaContext } from './tajikaYogas.ts';
import { varshesha, type Varshesha } from './varshesha.ts';
import { yearStandings, type YearStandings } from './yearStanding.ts';

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
export function yearScore(context: YearContext): Score {
  const { annual, muntha, ruling, sahams: points, standings } = context;
  const lordOfYear = standings(ruling.planet);
  const ascendantLord = standings(lordOfHouse(annual.chart, 1));
  const punya = standingNamed(points, 'punya').score.value;
  return weightedScore([
    { id: 'year_lord', label: `Lord of the year ${lordOfYear.label}`, weight: 30, share: spread(lordOfYear.share) },
    {
      id: 'muntha',
      label: `Muntha in the ${ordinal(annual.muntha.house)}, its lord ${annual.muntha.lord}: ${muntha.score.value} of 100`,
      weight: 20,
      share: muntha.score.value / 100,
    },
    {
      id: 'ascendant_lord',
      label: `Lord of the ascendant ${ascendantLord.label}`,
      weight: 15,
      share: spread(ascendantLord.share),
    },
    { id: 'punya', label: `Punya saham: ${punya} of 100`, weight: 10, share: punya / 100 },
    kendraFactor(context),
    runningFactor(context),
    relationFactor(annual),
  ]);
}

const KENDRA_STEP = 0.15;

function kendraFactor({ annual: { chart } }: YearContext): WeightedFactor {
  const inKendra = planetsOf(chart).filter(({ house }) => isKendra(house));
  const benefics = inKendra.filter(({ id }) => isBenefic(chart, id)).map(({ id }) => id);
  const malefics = inKendra.map(({ id }) => id).filter((id) => !benefics.includes(id));
  return {
    id: 'kendras',
    label: `In kendras: benefics ${listed(benefics) || 'none'}; malefics ${listed(malefics) || 'none'}`,
    weight: 10,
    share: 0.5 + KENDRA_STEP * (benefics.length - malefics.length),
  };
}

function runningFactor({ runningLords, standings }: YearContext): WeightedFactor {
  const running = runningLords.map(standings);
  const shares = running.map(({ share }) => spread(share));
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(shares.length, 1);
  const label = running.length > 0 ? running.map((standing) => standing.label).join('; ') : 'none runs';
  return { id: 'running_dasha', label: `Running Vimshottari lords: ${label}`, weight: 10, share: mean };
}

const DVIJANMA_SHARE = 0.5;

function relationFactor({ chart, natal }: Annual): WeightedFactor {
  const house = countFrom(natal.ascendant.signIndex, chart.ascendant.signIndex);
  const isPillar = isKendra(house) || isTrikona(house) || house === 11;
  const share = house === 1 ? DVIJANMA_SHARE : isDusthana(house) ? 0.1 : isPillar ? 1 : 0.75;
  const note = house === 1 ? ' (dvijanma)' : '';
  return { id: 'rising_sign', label: `The ${ordinal(house)} of the natal chart rises${note}`, weight: 5, share };
}
