/** How the acting periods, and those to come, serve the matters of work (BPHS 47; interpretive). */
import { subPeriods } from '../../dasha/nakshatra.ts';
import type { Period } from '../../dasha/period.ts';
import { vimshottari } from '../../dasha/vimshottari.ts';
import type { Planet } from '../../tables/planets.ts';
import { actingScores, type ActingScore } from '../timing/activation.ts';
import type { AreaContext } from '../areaContext.ts';
import type { PeriodScore } from '../dasha/facts.ts';
import { lordScores } from '../dasha/lordEffect.ts';
import { periodScore, relationOf, type LordRelation } from '../dasha/periodScore.ts';
import { themeReasons, themeTone, type ThemeReason, type ThemeTone } from '../dasha/themes.ts';
import type { CareerTopic } from './tables/topics.ts';

/** How a period serves a matter of work. */
interface TopicScore {
  readonly topic: CareerTopic;
  readonly score: PeriodScore;
  readonly tone: ThemeTone;
  /** What its lord has to do with the houses of the matter, owning or standing in them. */
  readonly reasons: readonly ThemeReason[];
}

/** How well the acting periods serve a matter; the last of them decides the present. */
export interface TopicEffect extends TopicScore {
  /** The mahadasha first. */
  readonly acting: readonly ActingScore[];
}

/** Returns the effect on each of some matters of work; none where no period acts. */
export function topicEffects(context: AreaContext, matters: readonly CareerTopic[]): TopicEffect[] {
  return matters.flatMap((topic) => {
    const acting = actingScores(context, topic.houses);
    const last = acting.at(-1);
    if (!last) return [];
    const lords = new Set(acting.map(({ period }) => period.lord));
    const reasons = [...lords].flatMap((lord) => closeReasons(context, lord, topic));
    return [{ topic, acting, score: last.score, tone: themeTone(last.score.band), reasons }];
  });
}

/** An aspect or a conjunction alone does not bring a matter. */
function closeReasons({ chart }: AreaContext, lord: Planet, topic: CareerTopic): ThemeReason[] {
  return themeReasons(chart, lord, topic).filter(({ kind }) => CLOSE_KINDS.includes(kind));
}

const CLOSE_KINDS: readonly ThemeReason['kind'][] = ['owns', 'occupies', 'acts_for', 'signifies'];

/** An antardasha to come. */
export interface UpcomingPeriod {
  readonly period: Period<Planet>;
  readonly mahadasha: Period<Planet>;
  /** A mahadasha begins with it. */
  readonly isNewMahadasha: boolean;
  readonly relation: LordRelation;
  readonly topics: readonly TopicScore[];
}

/**
 * Lists the antardashas that begin within a time, each with what it brings to some matters of work.
 *
 * They are judged without transits: that of its first day says nothing of the years of a period.
 */
export function upcomingPeriods(
  context: AreaContext,
  life: readonly Period<Planet>[],
  untilJdUT: number,
  matters: readonly CareerTopic[],
): UpcomingPeriod[] {
  const fromJdUT = Math.max(context.nowJdUT, context.birthJdUT);
  return life
    .filter(({ endJdUT, startJdUT }) => startJdUT < untilJdUT && endJdUT > fromJdUT)
    .flatMap((mahadasha) =>
      subPeriods(vimshottari, mahadasha)
        .filter(({ startJdUT }) => startJdUT > fromJdUT && startJdUT < untilJdUT)
        .map((period) => upcomingPeriod(context, mahadasha, period, matters)),
    );
}

function upcomingPeriod(
  context: AreaContext,
  mahadasha: Period<Planet>,
  period: Period<Planet>,
  matters: readonly CareerTopic[],
): UpcomingPeriod {
  const { lord, startJdUT } = period;
  const relation = relationOf(context.chart, lord, mahadasha.lord);
  const houseLists = matters.map(({ houses }) => houses);
  const own = lordScores(context, lord, null, houseLists);
  const around = lordScores(context, mahadasha.lord, null, houseLists);
  const topics = matters.map((topic, index): TopicScore => {
    const score = periodScore(own[index]!, around[index]!, relation, 'part_of_matter');
    return { topic, score, tone: themeTone(score.band), reasons: closeReasons(context, lord, topic) };
  });
  return { period, mahadasha, isNewMahadasha: startJdUT === mahadasha.startJdUT, relation, topics };
}
