/** The months of a year by mudda dasha, each judged by its lord. Weights are interpretive. */
import { isGoodForMalefics } from '../chart/houses.ts';
import { lordOfHouse, ownedHouses } from '../planet/lordship.ts';
import { weightedScore, type WeightedFactor, type Score } from '../score.ts';
import { isNode } from '../tables/planets.ts';
import { named } from '../planetWords.ts';
import { capitalised, ordinal } from '../words.ts';
import type { MuddaPeriod } from './mudda.ts';
import { verdictOf, type MunthaVerdict } from './muntha.ts';
import type { YearContext } from './yearPrediction.ts';
import { spread } from './sahamStanding.ts';
import { isFriendlyAspect, isIthasala, tajikaContact } from './tajikaAspects.ts';
import type { YearStanding } from './yearStanding.ts';

export interface JudgedMonth {
  readonly period: MuddaPeriod;
  readonly standing: YearStanding;
  /** Houses of the year that the lord owns; of a node, those of its dispositor. */
  readonly ownedHouses: readonly number[];
  readonly score: Score;
  readonly tone: MunthaVerdict;
}

const WEIGHTS = { strength: 45, house: 20, ascendant_lord: 15, natal: 20 };

/** Judges periods of mudda dasha, each by its lord, in the order given. */
export function judgedMonths(context: YearContext, periods: readonly MuddaPeriod[]): JudgedMonth[] {
  return periods.map((period) => judgedMonth(context, period));
}

function judgedMonth(context: YearContext, period: MuddaPeriod): JudgedMonth {
  const { annual, natalStrengths, standings } = context;
  const standing = standings(period.lord);
  const natal = natalStrengths[period.lord].value;
  const score = weightedScore([
    { id: 'strength', label: standing.label, weight: WEIGHTS.strength, share: spread(standing.share) },
    houseOfLord(standing),
    ascendantLordFactor(context, standing),
    { id: 'natal', label: `${period.lord} at birth: ${natal} of 100`, weight: WEIGHTS.natal, share: natal / 100 },
  ]);
  const owned = ownedHouses(annual.chart, standing.judgedBy);
  return { period, standing, ownedHouses: owned, score, tone: verdictOf(score.value) };
}

function houseOfLord({ house, houseFactor, planet }: YearStanding): WeightedFactor {
  const note = isNode(planet) && isGoodForMalefics(house) ? ', where a node prospers' : '';
  return {
    id: 'house',
    label: `${capitalised(named(planet))} in the ${ordinal(house)} of the year${note}`,
    weight: WEIGHTS.house,
    share: houseFactor,
  };
}

function ascendantLordFactor({ annual: { chart } }: YearContext, { judgedBy }: YearStanding): WeightedFactor {
  const ascendantLord = lordOfHouse(chart, 1);
  const factor = (label: string, share: number): WeightedFactor => ({
    id: 'ascendant_lord',
    label,
    weight: WEIGHTS.ascendant_lord,
    share,
  });
  if (judgedBy === ascendantLord) return factor(`${capitalised(named(judgedBy))} rules the ascendant of the year`, 1);
  const contact = tajikaContact(chart, judgedBy, ascendantLord);
  const pair = `${capitalised(named(judgedBy))} and the lord of the ascendant, ${named(ascendantLord)},`;
  if (isIthasala(contact)) return factor(`${pair} join (ithasala)`, 0.9);
  if (isFriendlyAspect(contact.aspect)) return factor(`${pair} are in friendly aspect`, 0.75);
  if (contact.aspect.id === 'none') return factor(`${pair} do not see each other`, 0.5);
  // Tajika counts a conjunction with the hostile aspects, but has it act by the nature of the two.
  return contact.aspect.id === 'conjunction'
    ? factor(`${pair} share a sign`, 0.6)
    : factor(`${pair} are in ${contact.aspect.id}`, 0.35);
}
