/** Star, tithi and weekday against the lists of the purpose. */
import { AMAVASYA } from '../../../tables/panchang.ts';
import {
  COMPONENT_MAX,
  FURTHER_POINTS,
  NAKSHATRA_POINTS,
  TITHI_POINTS,
  WEEKDAY_POINTS,
} from '../../../tables/muhurta/rules.ts';
import type { FactorId, VetoId } from '../../../tables/muhurta/ids.ts';
import { closureMark, gradesOf, isLifted, isLiftedByDay, type Choice } from '../ruleContext.ts';
import { muhurtaFact as fact, type ListGrade } from '../facts.ts';
import { pointsMark, shareMark, type FactorEffect, type Mark, type MomentRule } from '../marks.ts';
import { middayJdUT, type Moment } from '../moments.ts';
import { isShoolDay, shoolMark } from './journey.ts';

const EFFECTS: Readonly<Record<ListGrade, FactorEffect>> = { good: 'supports', middling: 'neutral', bad: 'against' };

/** Returns the three marks of a list. */
function gradeMarks(
  id: FactorId,
  points: Readonly<Record<ListGrade, number>>,
  max: number,
): Readonly<Record<ListGrade, Mark>> {
  const mark = (grade: ListGrade) => shareMark(id, EFFECTS[grade], points[grade] / max);
  return { good: mark('good'), middling: mark('middling'), bad: mark('bad') };
}

/** The star of the Moon; a bad one, or a quarter that is left out, closes the time. */
export function nakshatraRule(choice: Choice): MomentRule {
  const { purpose } = choice;
  const grades = gradesOf(purpose.nakshatras, 27);
  const marks = gradeMarks('nakshatra', NAKSHATRA_POINTS, COMPONENT_MAX.nakshatra);
  const isStrict = !isLifted('nakshatra_bad', choice);
  const bad = { veto: shareMark('nakshatra_bad', 'veto', 0), lifted: shareMark('nakshatra_bad', 'against', 0) };
  const pada = { veto: shareMark('pada_avoid', 'veto', 0), lifted: shareMark('pada_avoid', 'against', 0) };
  const isPadaLeftOut = (moment: Moment) =>
    purpose.padasAvoided.some((row) => row.nakshatra === moment.nakshatra && row.pada === moment.pada);
  return {
    component: 'nakshatra',
    weight: null,
    mark(moment) {
      const grade = grades[moment.nakshatra]!;
      const closed = isStrict && !isLiftedByDay('nakshatra_bad', moment) ? 'veto' : 'lifted';
      if (grade === 'bad') return bad[closed];
      return isPadaLeftOut(moment) ? pada[closed] : marks[grade];
    },
    told(moment) {
      const { nakshatra, pada: quarter } = moment;
      const nakshatraIndex = nakshatra - 1;
      const grade = grades[nakshatra]!;
      const observed = { nakshatra, pada: quarter, grade };
      return grade !== 'bad' && isPadaLeftOut(moment)
        ? { fact: fact('pada_avoid', { purpose: purpose.id, nakshatraIndex, pada: quarter }), observed }
        : { fact: fact('nakshatra', { purpose: purpose.id, nakshatraIndex, grade }), observed };
    },
  };
}

/** The tithi; one that is left out closes the time or counts against it, as the purpose has it. */
export function tithiRule(choice: Choice): MomentRule {
  const { purpose } = choice;
  const grades = gradesOf(purpose.tithis, 30);
  const marks = gradeMarks('tithi', TITHI_POINTS, COMPONENT_MAX.tithi);
  const isStrict = purpose.tithiRole === 'veto' && !isLifted('tithi_avoid', choice);
  const closed = shareMark('tithi_avoid', 'veto', 0);
  const lifted = shareMark('tithi_avoid', 'against', 0);
  return {
    component: 'tithi',
    weight: null,
    mark(moment) {
      const grade = grades[moment.tithi]!;
      if (grade !== 'bad') return marks[grade];
      return isStrict && !isLiftedByDay('tithi_avoid', moment) ? closed : lifted;
    },
    told({ tithi }) {
      const grade = grades[tithi]!;
      return { fact: fact('tithi', { purpose: purpose.id, tithi, grade }), observed: { tithi, grade } };
    },
  };
}

/** The new moon's tithi, which closes nearly everything. */
export function amavasyaRule(choice: Choice): MomentRule {
  const id: VetoId = 'amavasya';
  const mark = closureMark(id, choice);
  return {
    component: null,
    weight: null,
    mark: ({ tithi }) => (tithi === AMAVASYA ? mark : null),
    told: ({ tithi }) => ({ fact: fact('amavasya', {}), observed: { tithi } }),
  };
}

/** The dark half beyond the tithi up to which a purpose uses it; the lists of tithis hold the points. */
export function krishnaLimitRule({ purpose: { id, krishnaLimit } }: Choice): MomentRule[] {
  if (krishnaLimit === null) return [];
  const mark = shareMark('krishna_limit', 'against', 0);
  return [
    {
      component: null,
      weight: null,
      mark: ({ tithi }) => (tithi > krishnaLimit ? mark : null),
      told: ({ tithi }) => ({
        fact: fact('krishna_limit', { purpose: id, tithi, limitTithi: krishnaLimit }),
        observed: { tithi, limit: krishnaLimit },
      }),
    },
  ];
}

/** The weekday; that of a journey is judged by its direction first. */
export function weekdayRule(choice: Choice): MomentRule {
  const { options, purpose } = choice;
  const grades = gradesOf(purpose.weekdays, 6);
  const marks = gradeMarks('weekday', WEEKDAY_POINTS, COMPONENT_MAX.weekday);
  const direction = purpose.isDirected ? options.direction : null;
  const isShool = (moment: Moment) => direction !== null && isShoolDay(direction, moment.day.varaIndex);
  const shool = direction === null ? null : shoolMark(direction);
  return {
    component: 'weekday',
    weight: null,
    mark: (moment) => (isShool(moment) ? shool : marks[grades[moment.day.varaIndex]!]),
    told(moment) {
      const weekdayIndex = moment.day.varaIndex;
      const grade = grades[weekdayIndex]!;
      const observed = { weekday: weekdayIndex, grade };
      if (direction === null || !isShool(moment)) {
        return { fact: fact('weekday', { purpose: purpose.id, weekdayIndex, grade }), observed };
      }
      return {
        fact: fact('weekday_shool', { direction, weekdayIndex }),
        observed: { weekday: weekdayIndex, direction },
      };
    },
  };
}

/** A rite of the forenoon. */
export function forenoonRule({ purpose }: Choice): MomentRule[] {
  if (!purpose.isOfForenoon) return [];
  const isForenoon = ({ atJdUT, day }: Moment) => atJdUT >= day.bounds.startJdUT && atJdUT < middayJdUT(day.bounds);
  const kept = shareMark('forenoon', 'supports', 0);
  const broken = pointsMark('forenoon', FURTHER_POINTS.afternoon);
  return [
    {
      component: null,
      weight: null,
      mark: (moment) => (isForenoon(moment) ? kept : broken),
      told: (moment) => {
        const isMet = isForenoon(moment);
        return { fact: fact('forenoon', { purpose: purpose.id, isMet }), observed: { forenoon: isMet } };
      },
    },
  ];
}
