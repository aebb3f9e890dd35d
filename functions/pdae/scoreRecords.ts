/** Wire records of day scores, for every answer that holds them. */
import { categoryComponents, itemLabel } from '../../lib/astro/judgement/day/score/categoryLabels.ts';
import {
  categoryScore,
  type CategoryItem,
  type CategoryScore,
} from '../../lib/astro/judgement/day/score/categories.ts';
import { matterScore } from '../../lib/astro/judgement/day/score/matterPoints.ts';
import { dayComponents, partLabel, pieceFacts, type ScoreLabel } from '../../lib/astro/judgement/day/score/labels.ts';
import type { ScorePart } from '../../lib/astro/score.ts';
import { inTenths } from '../../lib/astro/judgement/day/score/pieces.ts';
import { leadingParts, type DayScorePart, type JudgedDay } from '../../lib/astro/judgement/day/score/dayScore.ts';
import type { ClassCap } from '../../lib/astro/judgement/day/score/closures.ts';
import { relativeClass } from '../../lib/astro/judgement/day/score/yearPlace.ts';
import { forEachCategory } from '../../lib/astro/judgement/tables/dayCategories.ts';
import { CLOSURE_NAMES } from '../../lib/astro/judgement/tables/dayClosures.ts';
import type { DayClass } from '../../lib/astro/judgement/tables/dayScore.ts';
import type { DayScoreRecord, LeadingRecord, ScoredDate } from '../../lib/schemas/pdae/scoreAnswers.ts';
import type { Names } from '../../lib/words/names.ts';
import { ratio } from '../../lib/astro/rounding.ts';
import { varaRef } from '../../lib/records/day/birthPanchang.ts';
import type { JudgedDate } from './dayScoreContext.ts';
import {
  DAY_CATEGORY_NAMES,
  CLASS_NAMES,
  CLOSING_NAMES,
  ITEM_NAMES,
  PART_NAMES,
  RELATIVE_CLASS_NAMES,
} from '../../lib/astro/judgement/tables/dayNames.ts';
import { DAY_PIECES, DAY_SCORE } from '../../lib/words/subjects/day/score.ts';
import { say } from '../../lib/words/say.ts';

function classNames(dayClass: DayClass, names: Names) {
  return { class: dayClass, class_name: names.text(CLASS_NAMES[dayClass]) };
}

function capRecord(cap: ClassCap | null, names: Names) {
  return cap && { id: cap.id, name: names.of(CLOSURE_NAMES[cap.id]), at_most: cap.atMost };
}

/** The score of one day with all its parts. @param instant writes an instant in local time of the place */
export function dayScoreRecord(judged: JudgedDay, instant: (jdUT: number) => string, names: Names): DayScoreRecord {
  const { score } = judged;
  return {
    overall_score: score.score,
    ...classNames(score.class, names),
    capped_by: capRecord(score.cap, names),
    components: dayComponents(score).map(({ id, label, max, points }) => ({
      id,
      name: componentName(id, names),
      label: say(DAY_SCORE, label, names.lang),
      points,
      max,
      pieces: isPartId(id, score.parts) ? pieceRecords(score.parts[id], instant, names) : [],
    })),
    categories: forEachCategory((category) => categoryRecord(categoryScore(judged, category), names)),
  };
}

function isPartId<Parts extends object>(id: string, parts: Parts): id is string & keyof Parts {
  return id in parts;
}

const COMPONENT_NAMES = { ...PART_NAMES, ...CLOSING_NAMES };

function componentName(id: string, names: Names): string {
  return names.text(COMPONENT_NAMES[id as keyof typeof COMPONENT_NAMES]);
}

function pieceRecords(part: DayScorePart, instant: (jdUT: number) => string, { lang }: Names) {
  const facts = pieceFacts(part);
  return part.pieces.map(({ endJdUT, points, share, startJdUT }, i) => ({
    start: instant(startJdUT),
    end: instant(endJdUT),
    share: ratio(share),
    points: inTenths(points),
    found: say(DAY_PIECES, facts[i]!, lang),
  }));
}

function said(components: readonly ScorePart<ScoreLabel>[], { lang }: Names): ScorePart[] {
  return components.map((component) => ({ ...component, label: say(DAY_SCORE, component.label, lang) }));
}

function categoryRecord(found: CategoryScore, names: Names) {
  return {
    name: names.text(DAY_CATEGORY_NAMES[found.category]),
    score: found.score,
    ...classNames(found.class, names),
    components: said(categoryComponents(found), names),
  };
}

interface Scored {
  readonly score: number;
  readonly class: DayClass;
}

export function dateHead({ date, day, judged, percentile, varaIndex }: JudgedDate, scored: Scored, names: Names) {
  const { cap } = judged.score;
  const relative = relativeClass(percentile, cap);
  return {
    date,
    vara: varaRef(varaIndex, names),
    is_approximate: day.isApproximate,
    score: scored.score,
    ...classNames(scored.class, names),
    capped_by: capRecord(cap, names),
    percentile_in_year: percentile,
    relative_class: relative,
    relative_class_name: names.text(RELATIVE_CLASS_NAMES[relative]),
  };
}

export function scoredDate(found: JudgedDate, names: Names): ScoredDate {
  const { judged } = found;
  const { score } = judged;
  const { best, worst } = leadingParts(score);
  const components = said(dayComponents(score), names);
  const leadingRecord = (part: DayScorePart) =>
    leadingPart(part, names, components.find(({ id }) => id === part.id)!.label);
  return {
    ...dateHead(found, score, names),
    components,
    best: best.map(leadingRecord),
    hardest: worst.map(leadingRecord),
    categories: forEachCategory((category) => matterScore(judged, category)),
  };
}

export function leadingPart(part: DayScorePart, names: Names, label = partSaid(part, names)): LeadingRecord {
  return { id: part.id, name: names.text(PART_NAMES[part.id]), points: part.points, label };
}

/** The label of a part in the language of the answer. */
export function partSaid(part: DayScorePart, { lang }: Names): string {
  return say(DAY_SCORE, partLabel(part), lang);
}

export function leadingItem(item: CategoryItem, names: Names): LeadingRecord {
  const label = say(DAY_SCORE, itemLabel(item), names.lang);
  return { id: item.id, name: names.text(ITEM_NAMES[item.id]), points: item.points, label };
}
