/** Nitya yoga, karana, month and Moon: the components that are the same for nearly every purpose. */
import { karanaQuality, yogaQuality } from '../../../panchang/elementSpans.ts';
import { BHADRA_ABODES } from '../../../tables/bhadra.ts';
import type { VetoId } from '../../../tables/muhurta/ids.ts';
import {
  COMPONENT_MAX,
  KARANA_POINTS,
  MONTH_POINTS,
  MOON_POINTS,
  WEDDING_MONTH_EXCEPTIONS,
  YOGA_POINTS,
} from '../../../tables/muhurta/rules.ts';
import { KARANAS } from '../../../tables/panchang.ts';
import { isLifted, type Choice } from '../ruleContext.ts';
import { muhurtaFact as fact, type MonthGrade } from '../facts.ts';
import { shareMark, type FactorEffect, type Mark, type MomentRule, type Told } from '../marks.ts';
import { isCombustIn, isRunning, signOf, type Moment } from '../moments.ts';

/** By number, 1 to 27: whether a part of the nitya yoga is shunned. */
const HAS_SHUNNED_PART = Array.from({ length: 28 }, (_, yoga) => yoga > 0 && yogaQuality(yoga).shunned !== null);
/** By number, 1 to 60. */
const IS_VISHTI = Array.from({ length: 61 }, (_, karana) => KARANAS[karana - 1]?.name === 'Vishti');
const IS_FIXED = Array.from({ length: 61 }, (_, karana) => karana > 0 && karanaQuality(karana).isFixed);

const VYATIPATA = 17;
const VAIDHRITI = 27;

/** The nitya yoga: Vyatipata and Vaidhriti close the time, the other bad ones count until their ghatis have passed, then half. */
export function yogaRule(choice: Choice): MomentRule {
  const share = (grade: keyof typeof YOGA_POINTS) => YOGA_POINTS[grade] / COMPONENT_MAX.yoga;
  const good = shareMark('yoga', 'supports', share('good'));
  const bad = shareMark('yoga', 'against', share('bad'));
  const after = shareMark('yoga', 'neutral', share('bad_after_its_ghatis'));
  const closing = (id: VetoId) => shareMark(id, isLifted(id, choice) ? 'against' : 'veto', 0);
  const whole: Readonly<Record<number, Mark>> = {
    [VYATIPATA]: closing('vyatipata'),
    [VAIDHRITI]: closing('vaidhriti'),
  };
  const gradeOf = (moment: Moment) => {
    if (!HAS_SHUNNED_PART[moment.yoga]) return 'good';
    return isRunning(moment, 'shunned_yoga') ? 'bad' : 'bad_after_its_ghatis';
  };
  const marks = { good, bad, bad_after_its_ghatis: after };
  return {
    component: 'yoga',
    weight: null,
    mark: (moment) => whole[moment.yoga] ?? marks[gradeOf(moment)],
    told(moment) {
      const { yoga } = moment;
      if (yoga === VYATIPATA) return { fact: fact('vyatipata', {}), observed: { yoga } };
      if (yoga === VAIDHRITI) return { fact: fact('vaidhriti', {}), observed: { yoga } };
      const grade = gradeOf(moment);
      return { fact: fact('yoga', { yoga, grade }), observed: { yoga, grade } };
    },
  };
}

/** The karana: Vishti closes the time while it is on earth, but for its tail. */
export function karanaRule(choice: Choice): MomentRule {
  const share = (kind: keyof typeof KARANA_POINTS) => KARANA_POINTS[kind] / COMPONENT_MAX.karana;
  const chara = shareMark('karana', 'supports', share('chara'));
  const sthira = shareMark('karana', 'against', share('sthira'));
  const onEarth = shareMark('vishti_on_earth', isLifted('vishti_on_earth', choice) ? 'against' : 'veto', 0);
  const elsewhere = shareMark('vishti_elsewhere', 'against', 0);
  const tail = shareMark('vishti_tail', 'neutral', 0);
  return {
    component: 'karana',
    weight: null,
    mark(moment) {
      if (!IS_VISHTI[moment.karana]) return IS_FIXED[moment.karana] ? sthira : chara;
      if (isRunning(moment, 'vishti_tail')) return tail;
      return BHADRA_ABODES[signOf(moment.sky, 'Moon')] === 'earth' ? onEarth : elsewhere;
    },
    told(moment): Told {
      const { karana } = moment;
      if (!IS_VISHTI[karana]) {
        const kind = IS_FIXED[karana] ? 'sthira' : 'chara';
        return { fact: fact('karana', { karana, kind }), observed: { karana, kind } };
      }
      const signIndex = signOf(moment.sky, 'Moon');
      const abode = BHADRA_ABODES[signIndex]!;
      const observed = { karana, moon_sign: signIndex, abode };
      if (isRunning(moment, 'vishti_tail')) return { fact: fact('vishti_tail', {}), observed };
      return abode === 'earth'
        ? { fact: fact('vishti_on_earth', { signIndex }), observed }
        : { fact: fact('vishti_elsewhere', { signIndex, abode }), observed };
    },
  };
}

/** The karanas that a purpose asks for by name. */
export function karanaSoughtRule({ purpose: { id, karanasSought } }: Choice): MomentRule[] {
  if (karanasSought.length === 0) return [];
  const mark = shareMark('karana_good', 'supports', 0);
  return [
    {
      component: null,
      weight: null,
      mark: ({ karana }) => (karanasSought.includes(KARANAS[karana - 1]!.name) ? mark : null),
      told: ({ karana }) => ({ fact: fact('karana_good', { purpose: id, karana }), observed: { karana } }),
    },
  ];
}

const MONTH_EFFECTS: Readonly<Record<MonthGrade, FactorEffect>> = {
  good: 'supports',
  middling: 'neutral',
  unlisted: 'neutral',
  bad: 'against',
};
/** From the best to the least. */
const MONTH_ORDER: readonly MonthGrade[] = ['unlisted', 'good', 'middling', 'bad'];

/** The month, by the calendar that is asked for: that of the Moon, of the Sun, or the lesser of both. */
export function monthRule(choice: Choice): MomentRule {
  const { calendar } = choice.options;
  const { id, lunarMonths, sunSigns } = choice.purpose;
  const mark = (grade: MonthGrade) =>
    shareMark('month', MONTH_EFFECTS[grade], MONTH_POINTS[grade] / COMPONENT_MAX.month);
  const marks = { good: mark('good'), middling: mark('middling'), unlisted: mark('unlisted'), bad: mark('bad') };
  const gradeOf = (moment: Moment): MonthGrade => {
    const signIndex = signOf(moment.sky, 'Sun');
    const bySun = calendar === 'lunar' ? 'unlisted' : listGrade(sunSigns, signIndex);
    if (calendar === 'solar') return bySun;
    const exception = id === 'marriage' ? weddingException(moment, signIndex) : null;
    return exception ?? lesser(listGrade(lunarMonths, moment.month.monthIndex), bySun);
  };
  return {
    component: 'month',
    weight: null,
    mark: (moment) => marks[gradeOf(moment)],
    told(moment) {
      const { monthIndex } = moment.month;
      const signIndex = signOf(moment.sky, 'Sun');
      const grade = gradeOf(moment);
      return {
        fact: fact('month', { purpose: id, calendar, monthIndex, signIndex, grade }),
        observed: { month: monthIndex, sun_sign: signIndex, calendar, grade },
      };
    },
  };
}

function listGrade({ good, middling, bad }: Choice['purpose']['lunarMonths'], index: number): MonthGrade {
  if (good.includes(index)) return 'good';
  if (middling.includes(index)) return 'middling';
  return bad.includes(index) ? 'bad' : 'unlisted';
}

function lesser(a: MonthGrade, b: MonthGrade): MonthGrade {
  return MONTH_ORDER.indexOf(a) > MONTH_ORDER.indexOf(b) ? a : b;
}

function weddingException({ month, tithi }: Moment, signIndex: number): MonthGrade | null {
  const found = WEDDING_MONTH_EXCEPTIONS.find(
    ({ monthIndex, signIndexes, tithis }) =>
      monthIndex === month.monthIndex &&
      (signIndexes?.includes(signIndex) ?? true) &&
      (tithis === null || (tithis[0] <= tithi && tithi <= tithis[1])),
  );
  return found?.grade ?? null;
}

/** The last two tithis of the dark half and the first of the bright one, and the new moon between: the Moon without light. */
const WEAK_TITHIS: readonly number[] = [28, 29, 30, 1];

/** The half of the month that is asked for, and the light of the Moon. */
export function moonRule({ purpose: { pakshaWanted } }: Choice): MomentRule {
  const { half, light } = MOON_POINTS;
  const mark = (points: number) =>
    shareMark(
      'moon_light',
      points === COMPONENT_MAX.moon ? 'supports' : points === 0 ? 'against' : 'neutral',
      points / COMPONENT_MAX.moon,
    );
  const marks = [mark(0), mark(half), mark(light), mark(half + light)] as const;
  const seen = ({ sky, tithi }: Moment) => {
    const isWaxing = tithi <= 15;
    return {
      isWaxing,
      isWanted: isWaxing === (pakshaWanted === 'shukla'),
      isWeak: WEAK_TITHIS.includes(tithi),
      isCombust: isCombustIn(sky, 'Moon'),
    };
  };
  return {
    component: 'moon',
    weight: null,
    mark(moment) {
      const { isCombust, isWanted, isWeak } = seen(moment);
      return marks[((isWanted ? 1 : 0) + (isWeak || isCombust ? 0 : 2)) as 0 | 1 | 2 | 3];
    },
    told(moment) {
      const { isCombust, isWaxing, isWeak } = seen(moment);
      const { tithi } = moment;
      return {
        fact: fact('moon_light', { isWaxing, wanted: pakshaWanted, tithi, isWeak, isCombust }),
        observed: { waxing: isWaxing, wanted: pakshaWanted, tithi, weak: isWeak, combust: isCombust },
      };
    },
  };
}
