/** What acts on work now: the acting periods by the matters of work that belong to the age, and the transits. */
import { activationScore, actingScores, areaTransitScore } from '../../lib/astro/judgement/timing/activation.ts';
import { relevantParts } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { ActingPeriod, AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { bestWorkingPeriod } from '../../lib/astro/judgement/career/lifeWork.ts';
import { topicEffects, type TopicEffect } from '../../lib/astro/judgement/career/periodEffects.ts';
import { CAREER, type CareerTopicId } from '../../lib/astro/judgement/career/tables/topics.ts';
import { topicsAt } from '../../lib/astro/judgement/career/workAtAge.ts';
import type { ThemeReason } from '../../lib/astro/judgement/dasha/themes.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type * as wire from '../../lib/schemas/career/timing.ts';
import {
  actingRecord,
  areaScoreRecord,
  sharedClause,
  scoredRecord,
  scoreSources,
} from '../../lib/records/evidence/areas.ts';
import { periodScoreRecord } from '../../lib/records/period/periodScore.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { CAREER_TIMES } from '../../lib/words/subjects/career/careerTimes.ts';
import type { Language } from '../../lib/words/language.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { CareerContext, CareerTimes } from './careerTimes.ts';

export interface FoundEffect {
  readonly record: wire.CurrentEffect;
  readonly effects: readonly TopicEffect[];
  readonly sources: readonly string[];
}

export function currentEffect(times: CareerTimes): FoundEffect {
  const { context, area } = times;
  const { names } = context;
  const clause = sharedClause(names);
  const effects = topicEffects(area, topicsAt(area.person.stage));
  const transits = areaTransitScore(area, CAREER.houses);
  const activation = activationScore(actingScores(area, CAREER.houses), CAREER.houses);
  const note = CAREER_TIMES[names.lang].age_note({ time: times.time });
  const record: wire.CurrentEffect = {
    periods: area.acting.map((period) => actingRecord(context, period)),
    basis_text: basisText(area.acting, names.lang),
    activation: areaScoreRecord(activation, names, clause),
    transits: areaScoreRecord(transits, names, clause),
    topics: effects.map((effect) => topicRecord(times, effect)),
    age_note: note === '' ? null : note,
    text: [periodsText(context, area.acting), ...aboutWork(times, transits)].join(' '),
  };
  return { record, effects, sources: scoreSources(activation, transits) };
}

/** What follows for work at the age of the person: the transits, the bent of a child, or the work that is done. */
function aboutWork(
  { area, context, time }: CareerTimes,
  transits: ReturnType<typeof areaTransitScore>,
): readonly string[] {
  const { names } = context;
  const said = CAREER_TIMES[names.lang];
  switch (time) {
    case 'work':
    case 'advice': {
      const side = sideOfBand(transits.band);
      const clause = sharedClause(names);
      const [main] = relevantParts(transits, side === 'hard' ? 'against' : 'for');
      return [said.transits({ side, clauses: main ? [clause(main.factor.text)] : [] })];
    }
    case 'bent':
    case 'training': {
      const leads = area.acting[1] ?? area.acting[0];
      return leads ? [said.bent({ time, planet: leads.period.lord })] : [];
    }
    case 'done': {
      const best = bestWorkingPeriod(area, context.life(vimshottari));
      return best ? [said.life_work({ planet: best.lord, ...spanDates(context, best) })] : [];
    }
    case 'as_if_living':
      return [];
  }
}

function topicRecord({ context, posts, time }: CareerTimes, effect: TopicEffect): wire.TopicEffect {
  const { acting, reasons, score, tone, topic } = effect;
  const { names } = context;
  return {
    id: topic.id,
    name: names.of(topic),
    score: periodScoreRecord(score, names),
    tone,
    houses: [...topic.houses],
    periods: acting.map((period) => scoredRecord(context, period)),
    reasons: reasons.map((reason) => reasonRecord(reason, topic.id, names.lang)),
    text: CAREER_TIMES[names.lang].topic({
      topic: topic.id,
      time,
      tone,
      lead: leadOf(effect),
      ties: reasons,
      isIndicated: posts !== null && posts.change.indication !== 'slight',
    }),
  };
}

function reasonRecord(reason: ThemeReason, topic: CareerTopicId, lang: Language): wire.TopicEffect['reasons'][number] {
  const { house, kind, lord } = reason;
  return {
    planet: planetId(lord),
    house,
    kind: kind as wire.TopicEffect['reasons'][number]['kind'],
    text: CAREER_TIMES[lang].topic_reason({ ...reason, topic }),
  };
}

/** Returns the lord that leads a matter: that of the antardasha if it is bound to it, else the first that is. */
function leadOf({ acting, reasons }: TopicEffect): Planet {
  const lords = acting.map(({ period }) => period.lord);
  const [mahadashaLord, antardashaLord = mahadashaLord!, ...deeper] = lords;
  const bound = [antardashaLord, mahadashaLord!, ...deeper].find((each) => reasons.some(({ lord }) => lord === each));
  return bound ?? antardashaLord;
}

function periodsText(context: CareerContext, acting: readonly ActingPeriod[]): string {
  const said = CAREER_TIMES[context.names.lang];
  if (acting.length === 0) return said.none_acts({});
  return said.acting({
    periods: acting.map(({ period: { level, lord, ...span } }) => ({ level, lord, ...spanDates(context, span) })),
  });
}

function basisText(acting: AreaContext['acting'], lang: Language): string {
  const said = CAREER_TIMES[lang];
  const of = (basis: ActingPeriod['basis']) =>
    acting.filter((each) => each.basis === basis).map(({ period: { level, lord } }) => ({ level, lord }));
  const [asked, running, first] = [of('asked'), of('running'), of('first')];
  const sentences = [
    ...(asked.length > 0 ? [said.asked_lords({ periods: asked })] : []),
    ...(running.length > 0 ? [said.running_lords({ periods: running })] : []),
    ...(first.length > 0 ? [said.first_lords({ periods: first })] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : said.no_lords({});
}
