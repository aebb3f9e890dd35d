/** Scores of periods within periods: the lord, the period around it, and how the two lords stand to each other (interpretive). */
import { countFrom } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';
import type { Period } from '../../dasha/period.ts';
import { placeOf } from '../../percentile.ts';
import { boundedSum, boundsFact } from '../../score.ts';
import { PERIOD_SPREAD } from '../../tables/percentiles/periods.ts';
import type { Planet } from '../../tables/planets.ts';
import { naturalRelation, type NaturalRelation } from '../../tables/relationships.ts';
import { FROM_ASCENDANT, lordScores, transitOf, type DashaContext, type Transit } from './lordEffect.ts';
import { periodLabel, type PeriodLabel, type PeriodScore, type PeriodScorePart } from './facts.ts';
import { DASHA_THEMES } from '../tables/dashaThemes.ts';

/** A period with its scores. */
export interface JudgedPeriod {
  readonly period: Period<Planet>;
  readonly lord: Planet;
  /** The period that this one is a part of. */
  readonly parent: JudgedPeriod | null;
  /** Instant of the lord's transit that is judged, UT. */
  readonly transitJdUT: number;
  /** Null outside the ephemeris. */
  readonly transit: Transit | null;
  readonly relation: LordRelation | null;
  readonly score: PeriodScore;
  /** One for each of `DASHA_THEMES`. */
  readonly themeScores: readonly PeriodScore[];
}

/** How the lord of a period stands to the lord of the period around it. */
export interface LordRelation {
  readonly lord: Planet;
  readonly parentLord: Planet;
  /** House of the lord counted from the other, 1..12. */
  readonly place: number;
  readonly kind: 'same_lord' | 'smooth' | 'opposite' | 'mild' | 'strife';
  /** Friendship of the lord for the other, and of the other for it. */
  readonly views: readonly [NaturalRelation, NaturalRelation];
  readonly parts: readonly PeriodScorePart[];
}

/** Percent of the lord's own score, and of the score of the period around it. */
const OWN_PART = 60;
const PARENT_PART = 40;

const THEME_HOUSES = DASHA_THEMES.map(({ houses }) => houses);

/**
 * Judges a period.
 *
 * @param transitJdUT instant of the lord's transit that is judged, UT: now while the period runs, else its beginning
 */
export function judgedPeriod(
  context: DashaContext,
  period: Period<Planet>,
  parent: JudgedPeriod | null,
  transitJdUT: number,
): JudgedPeriod {
  const { lord } = period;
  const transit = transitOf(context, lord, transitJdUT);
  const relation = parent && relationOf(context.chart, lord, parent.lord);
  const [own, ...ownThemes] = lordScores(context, lord, transit, [FROM_ASCENDANT, ...THEME_HOUSES]);
  const within = (score: PeriodScore, around: PeriodScore | undefined, about: PeriodSubject) =>
    relation && around ? periodScore(score, around, relation, about) : score;
  return {
    period,
    lord,
    parent,
    transitJdUT,
    transit,
    relation,
    score: within(own!, parent?.score, 'part'),
    themeScores: ownThemes.map((score, index) => within(score, parent?.themeScores[index], 'part_of_matter')),
  };
}

/** What the score of a part of a mahadasha is about: the time as a whole, or one matter. */
export type PeriodSubject = 'part' | 'part_of_matter';

/** Returns 60 % of the lord's score and 40 % of the period around it, with the points of their relation. */
export function periodScore(
  own: PeriodScore,
  parent: PeriodScore,
  { lord, parentLord, parts: relation }: LordRelation,
  about: PeriodSubject,
): PeriodScore {
  const [ownPoints, parentPoints] = [pointsOf(own, OWN_PART), pointsOf(parent, PARENT_PART)];
  const lordLabel = periodLabel('own_score', { planet: lord, score: own.value, percent: OWN_PART });
  const parentLabel = periodLabel('parent_score', { planet: parentLord, score: parent.value, percent: PARENT_PART });
  const { value, parts } = boundedSum<PeriodLabel>(
    [
      { id: 'lord', label: lordLabel, points: ownPoints, max: OWN_PART },
      { id: 'parent_period', label: parentLabel, points: parentPoints, max: PARENT_PART },
      ...relation,
    ],
    boundsFact,
  );
  return { value, ...placeOf(PERIOD_SPREAD, about, value), parts };
}

/** In tenths of a point, as all scores are. */
function pointsOf({ value }: PeriodScore, percent: number): number {
  return Math.round((value * percent) / 10) / 10;
}

const KINDS = {
  smooth: { places: [1, 3, 4, 5, 9, 10, 11], points: 5 },
  opposite: { places: [7], points: 0 },
  mild: { places: [2, 12], points: -5 },
  strife: { places: [6, 8], points: -10 },
} as const;
const KIND_NAMES = ['smooth', 'opposite', 'mild', 'strife'] as const;
const MOST_OF_PLACE = 5;
const MOST_OF_FRIENDSHIP = 5;

/** Returns how the lord of a period stands to the lord of the one around it; a lord within his own has no relation. */
export function relationOf({ signs }: Chart, lord: Planet, parentLord: Planet): LordRelation {
  const place = countFrom(signs[parentLord], signs[lord]);
  const views = [naturalRelation(lord, parentLord), naturalRelation(parentLord, lord)] as const;
  if (lord === parentLord) {
    const label = periodLabel('no_relation', { planet: lord });
    const parts = [{ id: 'mutual_houses', label, points: 0, max: MOST_OF_PLACE }];
    return { lord, parentLord, place, kind: 'same_lord', views, parts };
  }
  const kind = KIND_NAMES.find((name) => (KINDS[name].places as readonly number[]).includes(place))!;
  const parts = [placePart(lord, parentLord, place, KINDS[kind].points), friendshipPart(lord, parentLord, views)];
  return { lord, parentLord, place, kind, views, parts };
}

function placePart(lord: Planet, parentLord: Planet, place: number, points: number): PeriodScorePart {
  const label = periodLabel('place_from_parent', { planet: lord, parentLord, fromHouse: place });
  return { id: 'mutual_houses', label, points, max: MOST_OF_PLACE };
}

const VIEW_SIGNS: Readonly<Record<NaturalRelation, number>> = { friend: 1, neutral: 0, enemy: -1 };

/** Each of the two views gives half of the points: texts call two planets friends only where both agree. */
function friendshipPart(lord: Planet, parentLord: Planet, views: LordRelation['views']): PeriodScorePart {
  const [its, others] = views;
  const points = ((VIEW_SIGNS[its] + VIEW_SIGNS[others]) * MOST_OF_FRIENDSHIP) / 2;
  const label = periodLabel('friendship', { planet: lord, parentLord, view: its, viewOfIt: others });
  return { id: 'friendship', label, points, max: MOST_OF_FRIENDSHIP };
}
