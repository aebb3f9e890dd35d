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
  /** Percent of births whose lord of a mahadasha serves a matter less. */
  readonly percentile: number;
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
  work: first(career.ladder.servedHouses),
  advice: [9, 10, 5],
  money: first(wealth.ladder.servedHouses),
  family: [4, 2, 7],
  health: [1],
  learning: first(education.ladder.servedHouses),
  home: [4, 2],
  peace: [4, 1],
  devotion: first(spiritual.ladder.servedHouses),
};

function first(houses: readonly number[]): readonly [number, ...number[]] {
  const [main = 1, ...others] = houses;
  return [main, ...others];
}

const YOUNG = ['learning', 'home', 'health'] as const;

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

/** What the rule over the main house of a matter adds when the theme is chosen, in points of the score of a lord. */
const RULE_BONUS = 8;

/** Lists the mahadashas of a life that begin before the age of 90, each with what it serves. */
export function decades(context: AreaContext): Decade[] {
  const { birthJdUT, life, nowJdUT } = context;
  const ageYears = (jdUT: number) => Math.max(0, (jdUT - birthJdUT) / DAYS_PER_YEAR);
  const told = life.filter(
    ({ endJdUT, startJdUT }) =>
      ageYears(startJdUT) < LAST_BEGINNING_YEARS || (startJdUT <= nowJdUT && nowJdUT < endJdUT),
  );
  const scores = told.map(({ lord }) => scoresOf(context, lord));
  const usual = (id: DecadeMatterId) => scores.reduce((sum, of) => sum + of[id].value, 0) / scores.length;
  return told.map((period, index) => {
    const { endJdUT, lord, startJdUT } = period;
    const [fromYears, toYears] = [ageYears(startJdUT), ageYears(endJdUT)];
    const stage = lifeStage(Math.floor((fromYears + toYears) / 2));
    const ruled = ruledHouses(context.chart, lord);
    const { house } = context.chart.planets[lord];
    const of = scores[index]!;
    const lift = (id: DecadeMatterId) => of[id].value - usual(id) + (isRuling(ruled, house, id) ? RULE_BONUS : 0);
    const ids = MATTERS[stage];
    return {
      period,
      fromYears,
      toYears,
      time: endJdUT <= nowJdUT ? 'past' : startJdUT > nowJdUT ? 'ahead' : 'current',
      stage,
      ruled,
      house,
      theme: [...ids].sort((a, b) => lift(b) - lift(a))[0]!,
      matters: ids.map((id) => matterOf(id, of[id])),
    };
  });
}

function scoresOf(context: AreaContext, lord: Planet): Readonly<Record<DecadeMatterId, PeriodScore>> {
  const score = lordScorer(context, lord, null);
  const entries = DECADE_MATTERS.map((id) => [id, score(HOUSES[id])] as const);
  return Object.fromEntries(entries) as Record<DecadeMatterId, PeriodScore>;
}

function isRuling(ruled: readonly number[], house: number, id: DecadeMatterId): boolean {
  const [main] = HOUSES[id];
  return house === main || ruled.includes(main);
}

function matterOf(id: DecadeMatterId, { percentile }: PeriodScore): DecadeMatter {
  return { id, percentile, side: sideOfBand(GRADES.life_area.of(percentile)) };
}
