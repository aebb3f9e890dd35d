/** Days ranked for /pdae/best-days, by the whole day or by one life area. */
import {
  categoryPoints,
  categoryScore,
  leadingOfCategory,
  type CategoryScore,
} from '../../lib/astro/judgement/day/score/categories.ts';
import { dayPoints, leadingParts } from '../../lib/astro/judgement/day/score/dayScore.ts';
import { rankPercentile } from '../../lib/astro/judgement/day/score/yearPlace.ts';
import type { DayCategoryId } from '../../lib/astro/judgement/tables/dayCategories.ts';
import type { BestDays } from '../../lib/schemas/pdae/scoreAnswers.ts';
import type { Names } from '../../lib/words/names.ts';
import type { JudgedDate } from './dayScoreContext.ts';
import { dateHead, leadingItem, leadingPart } from './scoreRecords.ts';

/** A date with the score that ranks it. */
export interface RankedDate extends JudgedDate {
  readonly scored: JudgedDate['judged']['score'] | CategoryScore;
}

/** The highest place in the year first, no higher than closures leave it; ties by the better tara, then the earlier date. */
export function rankedDates(dates: readonly JudgedDate[], category: DayCategoryId | null): RankedDate[] {
  const scored = ({ judged }: JudgedDate) => (category === null ? judged.score : categoryScore(judged, category));
  return dates
    .map((found) => ({ ...found, scored: scored(found) }))
    .sort((a, b) => rank(b) - rank(a) || taraPoints(b) - taraPoints(a));
}

const rank = ({ judged, percentile }: JudgedDate) => rankPercentile(percentile, judged.score.cap);

const taraPoints = ({ judged }: JudgedDate) => judged.score.parts.tarabala.points;

export function bestDay(found: RankedDate, rank: number, names: Names): BestDays['days'][number] {
  const { judged, scored } = found;
  return {
    rank,
    ...dateHead(found, scored, names),
    ...('items' in scored ? itemsDescribed(scored, names) : partsDescribed(scored, names)),
    overall_score: judged.score.score,
    tarabala: taraPoints(found),
  };
}

function partsDescribed(score: JudgedDate['judged']['score'], names: Names) {
  const { best, worst } = leadingParts(score);
  return {
    components: dayPoints(score),
    reasons: best.map((part) => leadingPart(part, names)),
    cautions: worst.map((part) => leadingPart(part, names)),
  };
}

function itemsDescribed(score: CategoryScore, names: Names) {
  const { best, worst } = leadingOfCategory(score);
  // It takes no points, but matters to a traveller.
  const direction = score.items.filter(({ id }) => id === 'disha_shool');
  return {
    components: categoryPoints(score),
    reasons: best.map((item) => leadingItem(item, names)),
    cautions: [...worst, ...direction].map((item) => leadingItem(item, names)),
  };
}
