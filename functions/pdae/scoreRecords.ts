/** Wire records of day scores, for every answer that holds them. */
import { categoryComponents, itemLabel } from '../../lib/astro/judgement/day/score/categoryLabels.ts';
import {
  categoryScore,
  type CategoryItem,
  type CategoryScore,
} from '../../lib/astro/judgement/day/score/categories.ts';
import { matterScore } from '../../lib/astro/judgement/day/score/matterPoints.ts';
import { dayComponents, partLabel, pieceTexts } from '../../lib/astro/judgement/day/score/labels.ts';
import { inTenths } from '../../lib/astro/judgement/day/score/pieces.ts';
import { leadingParts, type DayScorePart, type JudgedDay } from '../../lib/astro/judgement/day/score/dayScore.ts';
import { forEachCategory } from '../../lib/astro/judgement/tables/dayCategories.ts';
import type { DayClass } from '../../lib/astro/judgement/tables/dayScore.ts';
import type { DayScoreRecord, LeadingRecord, ScoredDate } from '../../lib/schemas/pdae/scoreAnswers.ts';
import type { Names } from '../../lib/words/names.ts';
import { ratio } from '../../lib/astro/rounding.ts';
import { varaRef } from '../../lib/records/day/birthPanchang.ts';
import type { PersonalDate } from '../../lib/birth/personalDay.ts';
import {
  DAY_CATEGORY_NAMES,
  CLASS_NAMES,
  CLOSING_NAMES,
  ITEM_NAMES,
  PART_NAMES,
} from '../../lib/texts/day/scoreWords.ts';

function classNames(dayClass: DayClass, { lang }: Names) {
  return { class: dayClass, class_name: CLASS_NAMES[dayClass][lang] };
}

/** The score of one day with all its parts. @param instant writes an instant in local time of the place */
export function dayScoreRecord(judged: JudgedDay, instant: (jdUT: number) => string, names: Names): DayScoreRecord {
  const { score } = judged;
  return {
    overall_score: score.score,
    ...classNames(score.class, names),
    components: dayComponents(score).map((component) => ({
      id: component.id,
      name: componentName(component.id, names),
      label: component.label,
      points: component.points,
      max: component.max,
      pieces: isPartId(component.id, score.parts) ? pieceRecords(score.parts[component.id], instant) : [],
    })),
    categories: forEachCategory((category) => categoryRecord(categoryScore(judged, category), names)),
  };
}

function isPartId<Parts extends object>(id: string, parts: Parts): id is string & keyof Parts {
  return id in parts;
}

const COMPONENT_NAMES = { ...PART_NAMES, ...CLOSING_NAMES };

function componentName(id: string, { lang }: Names): string {
  return COMPONENT_NAMES[id as keyof typeof COMPONENT_NAMES][lang];
}

function pieceRecords(part: DayScorePart, instant: (jdUT: number) => string) {
  const texts = pieceTexts(part);
  return part.pieces.map(({ endJdUT, points, share, startJdUT }, i) => ({
    start: instant(startJdUT),
    end: instant(endJdUT),
    share: ratio(share),
    points: inTenths(points),
    found: texts[i]!,
  }));
}

function categoryRecord(found: CategoryScore, names: Names) {
  return {
    name: DAY_CATEGORY_NAMES[found.category][names.lang],
    score: found.score,
    ...classNames(found.class, names),
    components: categoryComponents(found),
  };
}

/** A judged day with its date. */
export interface JudgedDate extends PersonalDate {
  readonly judged: JudgedDay;
}

interface Scored {
  readonly score: number;
  readonly class: DayClass;
}

export function dateHead({ date, day, varaIndex }: JudgedDate, scored: Scored, names: Names) {
  return {
    date,
    vara: varaRef(varaIndex, names),
    is_approximate: day.isApproximate,
    score: scored.score,
    ...classNames(scored.class, names),
  };
}

export function scoredDate(found: JudgedDate, names: Names): ScoredDate {
  const { judged } = found;
  const { score } = judged;
  const { best, worst } = leadingParts(score);
  const components = dayComponents(score);
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

export function leadingPart(part: DayScorePart, { lang }: Names, label = partLabel(part)): LeadingRecord {
  return { id: part.id, name: PART_NAMES[part.id][lang], points: part.points, label };
}

export function leadingItem(item: CategoryItem, { lang }: Names): LeadingRecord {
  return { id: item.id, name: ITEM_NAMES[item.id][lang], points: item.points, label: itemLabel(item) };
}
