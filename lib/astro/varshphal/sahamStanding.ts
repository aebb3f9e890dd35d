/** Strength of a saham with its reasons, and the time of its matter. Factors are those of the text, weights interpretive. */
import { countFrom, wrap360 } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { isDusthana, isKendra, isTrikona } from '../chart/houses.ts';
import { isBenefic } from '../planet/nature.ts';
import { boundsFact, weightedScore, type WeightedFactor, type Score } from '../score.ts';
import { YEAR_SPREAD } from '../tables/percentiles/years.ts';
import { forEachPlanet, isNode, PLANETS, type Planet } from '../tables/planets.ts';
import { fact, type AnnualFact } from './facts.ts';
import { verdictOf, type MunthaVerdict } from './muntha.ts';
import type { Saham } from './sahams.ts';
import { isFriendlyAspect, isHostileAspect, tajikaAspectAt } from './tajikaAspects.ts';
import type { SahamId } from './tables/sahams.ts';
import type { TajikaAspect } from './tables/tajika.ts';
import { standingArgs, type YearStandings } from './yearStanding.ts';

export interface SahamStanding {
  readonly saham: Saham;
  readonly score: Score<AnnualFact>;
  readonly tone: MunthaVerdict;
  /** Of the lord to the saham. */
  readonly lordAspect: TajikaAspect;
  readonly lordHouse: number;
  readonly supporters: readonly Planet[];
  readonly burdens: readonly Planet[];
}

const WEIGHTS = { lord: 35, lord_aspect: 15, influences: 25, house: 15, punya: 10 };

/** Judges the sahams of a chart; Punya comes first, as its strength is part of all others. */
export function sahamStandings(chart: Chart, all: readonly Saham[], standings: YearStandings): SahamStanding[] {
  const [punya, ...others] = all;
  const year: Year = { chart, standings, isKind: forEachPlanet((id) => isBenefic(chart, id)) };
  const first = sahamStanding(year, punya!, []);
  const share = first.score.value / 100;
  const scaling = {
    id: 'punya',
    label: fact('punya_score', { score: first.score.value }),
    weight: WEIGHTS.punya,
    share,
  };
  return [first, ...others.map((saham) => sahamStanding(year, saham, [scaling]))];
}

/** Finds a saham among those judged by its id, which must be among them. */
export function standingNamed(all: readonly SahamStanding[], id: SahamId): SahamStanding {
  return all.find(({ saham }) => saham.row.id === id)!;
}

/** What is the same for all sahams of a chart. */
interface Year {
  readonly chart: Chart;
  readonly standings: YearStandings;
  /** Natural benefics. */
  readonly isKind: Readonly<Record<Planet, boolean>>;
}

function sahamStanding(year: Year, saham: Saham, further: readonly WeightedFactor<AnnualFact>[]): SahamStanding {
  const { chart, standings } = year;
  const lord = standings(saham.lord);
  const lordAspect = tajikaAspectAt(countFrom(chart.signs[saham.lord], saham.signIndex));
  const { supporters, burdens } = influencesOnSaham(year, saham);
  const label = fact('standing', { ...standingArgs(lord), role: 'saham_lord' });
  const factors = [
    { id: 'lord', label, weight: WEIGHTS.lord, share: spread(lord.share) },
    lordAspectFactor(saham, lordAspect),
    influenceFactor(supporters, burdens),
    houseFactorOf(saham.house),
    ...further,
  ];
  const score = weightedScore(factors, [], boundsFact, { spread: YEAR_SPREAD, id: 'saham' });
  const tone = toneOf(saham, verdictOf(score.band));
  return { saham, score, tone, lordAspect, lordHouse: lord.house, supporters, burdens };
}

const TURNED: Readonly<Record<MunthaVerdict, MunthaVerdict>> = { good: 'demanding', mixed: 'mixed', demanding: 'good' };

/** A strong saham of a hard matter brings more of it. */
function toneOf({ row }: Saham, verdict: MunthaVerdict): MunthaVerdict {
  return row.nature === 'hard' ? TURNED[verdict] : verdict;
}

/** Shares of strength between which nine planets in ten fall, half of them under 0.27, as measured over 535 years. */
const SCALE = { bottom: 0.05, top: 0.6 };

/** Spreads a share of strength, 0 to 1, over the scale of the points: 0 at its bottom, 1 at its top. */
export function spread(share: number): number {
  return (share - SCALE.bottom) / (SCALE.top - SCALE.bottom);
}

const LORD_ASPECT_SHARES: Readonly<Record<TajikaAspect['id'], number>> = {
  conjunction: 1,
  trine: 0.9,
  sextile: 0.8,
  opposition: 0.6,
  square: 0.5,
  none: 0.2,
};

function lordAspectFactor({ lord }: Saham, aspect: TajikaAspect): WeightedFactor<AnnualFact> {
  return {
    id: 'lord_aspect',
    label: fact('saham_lord_aspect', { planet: lord, aspect: aspect.id }),
    weight: WEIGHTS.lord_aspect,
    share: LORD_ASPECT_SHARES[aspect.id],
  };
}

/** Benefics help from its sign and from the 3rd, 5th, 9th and 11th; malefics burden from its sign, squares, opposition. */
function influencesOnSaham(
  { chart, isKind }: Year,
  { lord, signIndex }: Saham,
): { supporters: Planet[]; burdens: Planet[] } {
  const supporters: Planet[] = [];
  const burdens: Planet[] = [];
  for (const id of PLANETS) {
    const aspect = tajikaAspectAt(countFrom(chart.signs[id], signIndex));
    const isWith = aspect.id === 'conjunction';
    // The lord has a factor of its own, and the nodes cast no light.
    if (id === lord || (isNode(id) && !isWith)) continue;
    if (isKind[id] && (isWith || isFriendlyAspect(aspect))) supporters.push(id);
    else if (!isKind[id] && isHostileAspect(aspect)) burdens.push(id);
  }
  return { supporters, burdens };
}

const INFLUENCE_STEP = 0.2;

function influenceFactor(supporters: readonly Planet[], burdens: readonly Planet[]): WeightedFactor<AnnualFact> {
  return {
    id: 'influences',
    label: fact('saham_company', { supporters, burdens }),
    weight: WEIGHTS.influences,
    share: 0.5 + INFLUENCE_STEP * (supporters.length - burdens.length),
  };
}

function houseFactorOf(house: number): WeightedFactor<AnnualFact> {
  const share = isDusthana(house) ? 0.1 : isKendra(house) || isTrikona(house) ? 1 : 0.7;
  return { id: 'house', label: fact('saham_house', { house }), weight: WEIGHTS.house, share };
}

/**
 * Returns the day on which the Sun has moved from the return by the arc between the lord and its saham, jdUT.
 * Null where the matter of the saham has no day.
 *
 * The Sun is taken at its mean pace of the year, so the day is good to about two.
 */
export function sahamDayJdUT(
  { lord, longitudeDeg, row }: Saham,
  chart: Chart,
  year: { readonly returnJdUT: number; readonly nextReturnJdUT: number },
): number | null {
  if (row.timing !== 'day') return null;
  const arcDeg = wrap360(chart.planets[lord].longitudeDeg - longitudeDeg);
  return year.returnJdUT + (arcDeg / 360) * (year.nextReturnJdUT - year.returnJdUT);
}
