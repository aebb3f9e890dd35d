/**
 * The mahadashas of a life one after the other: what each serves of work, money, family and health, or of what belongs to
 * its age, and which of them leads (BPHS 47; what leads is interpretive).
 */
import type { Period } from '../../../dasha/period.ts';
import { lifeStage, type LifeStage } from '../../../stage.ts';
import type { Planet } from '../../../tables/planets.ts';
import { DAYS_PER_YEAR } from '../../../time.ts';
import { GRADES } from '../../../tables/grades.ts';
import type { AreaContext } from '../../areaContext.ts';
import { within } from '../../../score.ts';
import { sideOfBand } from '../../bandSide.ts';
import type { PeriodScore } from '../../dasha/facts.ts';
import { lordScorer, ruledHouses } from '../../dasha/lordEffect.ts';
import { career } from '../career.ts';
import { education } from '../education.ts';
import { spiritual } from '../spiritual.ts';
import { wealth } from '../wealth.ts';

/** Matters of a mahadasha; advice is the work of those past 65. */
export const DECADE_MATTERS = [
  'work',
  'advice',
  'money',
  'family',
  'health',
  'learning',
  'home',
  'peace',
  'devotion',
] as const;
export type DecadeMatterId = (typeof DECADE_MATTERS)[number];
export type DecadeTime = 'past' | 'current' | 'ahead';
export type DecadeSide = 'kind' | 'mixed' | 'hard';

export interface DecadeMatter {
  readonly id: DecadeMatterId;
  readonly side: DecadeSide;
}

export interface Decade {
  readonly period: Period<Planet>;
  /** Years of age at its beginning, 0 for the one that runs at birth, and at its end. */
  readonly fromYears: number;
  readonly toYears: number;
  readonly time: DecadeTime;
  /** The stage of life at its middle. */
  readonly stage: LifeStage;
  /** Houses that its lord rules, a node those of the planets it acts for; and the house it stands in. */
  readonly ruled: readonly number[];
  readonly house: number;
  /** The matter that it serves better than the other periods of this life do. */
  readonly theme: DecadeMatterId;
  readonly matters: readonly DecadeMatter[];
}

/** The houses that a period has to serve. */
const HOUSES: Readonly<Record<DecadeMatterId, readonly [number, ...number[]]>> = {
  work: career.servedHouses ?? career.houses,
  advice: [9, 10, 5],
  money: wealth.servedHouses ?? wealth.houses,
  family: [4, 2, 7],
  health: [1],
  learning: education.servedHouses ?? education.houses,
  home: [4, 2],
  peace: [4, 1],
  devotion: spiritual.servedHouses ?? spiritual.houses,
};

const YOUNG = ['learning', 'home', 'health'] as const;
/** Of periods that end by this age learning is not told. */
const SCHOOL_YEARS = 5;

/** What belongs to a stage of life, as custom has it. */
const MATTERS: Readonly<Record<LifeStage, readonly DecadeMatterId[]>> = {
  child: YOUNG,
  youth: YOUNG,
  adult: ['work', 'money', 'family', 'health'],
  elder: ['advice', 'money', 'family', 'health'],
  old: ['peace', 'devotion', 'family', 'health'],
  beyond: ['peace', 'devotion', 'family', 'health'],
};

/** Periods that begin later are not told, but for the one that runs. */
const LAST_BEGINNING_YEARS = 90;

/** What the rule over the main house of a matter adds when the theme is chosen, in standard deviations. Interpretive. */
const RULE_BONUS = 0.8;

/** Lists the mahadashas of a life that begin before the age of 90, each with what it serves. */
export function decades(context: AreaContext): Decade[] {
  const { birthJdUT, life, nowJdUT } = context;
  const ageYears = (jdUT: number) => Math.max(0, (jdUT - birthJdUT) / DAYS_PER_YEAR);
  const told = life.filter(
    ({ endJdUT, startJdUT }) =>
      ageYears(startJdUT) < LAST_BEGINNING_YEARS || (startJdUT <= nowJdUT && nowJdUT < endJdUT),
  );
  const scores = told.map(({ lord }) => scoresOf(context, lord));
  const usual = usualOf(scores);
  return told.map((period, index) => {
    const { endJdUT, lord, startJdUT } = period;
    const [fromYears, toYears] = [ageYears(startJdUT), ageYears(endJdUT)];
    const stage = lifeStage(Math.floor((fromYears + toYears) / 2));
    const ruled = ruledHouses(context.chart, lord);
    const { house } = context.chart.planets[lord];
    const of = scores[index]!;
    const lift = (id: DecadeMatterId) =>
      (of[id].value - usual[id].mean) / usual[id].deviation + (isRuling(ruled, house, id) ? RULE_BONUS : 0);
    const ids = MATTERS[stage].filter((id) => id !== 'learning' || toYears > SCHOOL_YEARS);
    const mean = ids.reduce((sum, id) => sum + lift(id), 0) / ids.length;
    return {
      period,
      fromYears,
      toYears,
      time: endJdUT <= nowJdUT ? 'past' : startJdUT > nowJdUT ? 'ahead' : 'current',
      stage,
      ruled,
      house,
      theme: [...ids].sort((a, b) => lift(b) - lift(a))[0]!,
      matters: ids.map((id) => ({ id, side: sideOf(of[id].percentile + LIFT_SHARE * (lift(id) - mean)) })),
    };
  });
}

type MatterScores = Readonly<Record<DecadeMatterId, PeriodScore>>;

interface Usual {
  readonly mean: number;
  /** Standard deviation, at least 1. */
  readonly deviation: number;
}

/** Returns how the lords of a life serve each matter on the whole. */
function usualOf(scores: readonly MatterScores[]): Readonly<Record<DecadeMatterId, Usual>> {
  const entries = DECADE_MATTERS.map((id) => {
    const values = scores.map((of) => of[id].value);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return [id, { mean, deviation: Math.max(1, Math.sqrt(variance)) }] as const;
  });
  return Object.fromEntries(entries) as Record<DecadeMatterId, Usual>;
}

function scoresOf(context: AreaContext, lord: Planet): MatterScores {
  const score = lordScorer(context, lord, null);
  const entries = DECADE_MATTERS.map((id) => [id, score(HOUSES[id])] as const);
  return Object.fromEntries(entries) as Record<DecadeMatterId, PeriodScore>;
}

function isRuling(ruled: readonly number[], house: number, id: DecadeMatterId): boolean {
  const [main] = HOUSES[id];
  return house === main || ruled.includes(main);
}

/** Percent that a standard deviation of lift is worth. Interpretive. */
const LIFT_SHARE = 35;

/**
 * The side of a matter: how its lord stands among the lords of other births, moved by how much better or worse he serves
 * this matter than the others of the same years. By the first alone all matters of a period would say the same.
 */
function sideOf(percent: number): DecadeSide {
  return sideOfBand(GRADES.life_area.of(within(0, percent, 100)));
}
