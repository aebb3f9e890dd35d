/** The months of a year by mudda dasha, each judged by its lord. Weights are interpretive. */
import { isGoodForMalefics } from '../chart/houses.ts';
import { lordOfHouse, ownedHouses } from '../planet/lordship.ts';
import { boundsFact, weightedScore, type WeightedFactor, type Score } from '../score.ts';
import { YEAR_SPREAD } from '../tables/percentiles/years.ts';
import { isNode, type Planet } from '../tables/planets.ts';
import { fact, type MonthFacts, type MonthPart } from './facts.ts';
import type { MuddaPeriod } from './mudda.ts';
import { verdictOf, type MunthaVerdict } from './muntha.ts';
import type { YearContext } from './yearPrediction.ts';
import { spread } from './sahamStanding.ts';
import { isIthasala, tajikaContact } from './tajikaAspects.ts';
import { standingArgs, type YearStanding } from './yearStanding.ts';

/** A planet judged as the lord of a stretch of the year. */
export interface JudgedLord {
  readonly standing: YearStanding;
  /** Houses of the year that the lord owns; of a node, those of its dispositor. */
  readonly ownedHouses: readonly number[];
  readonly score: Score<MonthPart>;
  readonly tone: MunthaVerdict;
}

export interface JudgedMonth extends JudgedLord {
  readonly period: MuddaPeriod;
}

/** What judging the lord of a stretch of the year needs. */
export type LordContext = Pick<YearContext, 'annual' | 'natalStrengths' | 'standings'>;

const WEIGHTS = { strength: 45, house: 20, ascendant_lord: 15, natal: 20 };

/** Judges periods of mudda dasha, each by its lord, in the order given. */
export function judgedMonths(context: YearContext, periods: readonly MuddaPeriod[]): JudgedMonth[] {
  return periods.map((period) => ({ period, ...judgedLord(context, period.lord) }));
}

/** Judges a planet as the lord of a stretch of the year. */
export function judgedLord(context: LordContext, lord: Planet): JudgedLord {
  const { annual, natalStrengths, standings } = context;
  const standing = standings(lord);
  const natal = natalStrengths[lord].value;
  const { planet } = standing;
  const strength = fact('standing', { ...standingArgs(standing), role: 'itself' });
  const factors = [
    { id: 'strength', label: strength, weight: WEIGHTS.strength, share: spread(standing.share) },
    houseOfLord(standing),
    ascendantLordFactor(context, standing),
    { id: 'natal', label: fact('natal_strength', { planet, score: natal }), weight: WEIGHTS.natal, share: natal / 100 },
  ];
  const score = weightedScore(factors, [], boundsFact, { spread: YEAR_SPREAD, id: 'month' });
  const owned = ownedHouses(annual.chart, standing.judgedBy);
  return { standing, ownedHouses: owned, score, tone: verdictOf(score.band) };
}

function houseOfLord({ house, houseFactor, planet }: YearStanding): WeightedFactor<MonthPart> {
  const isNodeThriving = isNode(planet) && isGoodForMalefics(house);
  return {
    id: 'house',
    label: fact('month_house', { planet, house, isNodeThriving }),
    weight: WEIGHTS.house,
    share: houseFactor,
  };
}

function ascendantLordFactor(
  { annual: { chart } }: LordContext,
  { judgedBy }: YearStanding,
): WeightedFactor<MonthPart> {
  const ascendantLord = lordOfHouse(chart, 1);
  const factor = (label: MonthPart, share: number): WeightedFactor<MonthPart> => ({
    id: 'ascendant_lord',
    label,
    weight: WEIGHTS.ascendant_lord,
    share,
  });
  if (judgedBy === ascendantLord) return factor(fact('rules_ascendant', { planet: judgedBy }), 1);
  const contact = tajikaContact(chart, judgedBy, ascendantLord);
  const tied = (tie: MonthFacts['with_ascendant_lord']['tie'], share: number) =>
    factor(fact('with_ascendant_lord', { planet: judgedBy, ascendantLord, tie }), share);
  if (isIthasala(contact)) return tied('joined', 0.9);
  switch (contact.aspect.id) {
    case 'sextile':
    case 'trine':
      return tied('friendly', 0.75);
    case 'none':
      return tied('none', 0.5);
    // Tajika counts a conjunction with the hostile aspects, but has it act by the nature of the two.
    case 'conjunction':
      return tied('conjunction', 0.6);
    case 'square':
    case 'opposition':
      return tied(contact.aspect.id, 0.35);
  }
}
