/** What acts on work now: the acting periods by four topics, and the transits. */
import { activationScore, areaTransitScore } from '../../lib/astro/judgement/timing/activation.ts';
import { reasonsText } from '../../lib/records/evidence/areaSummary.ts';
import type { ActingPeriod } from '../../lib/astro/judgement/areaContext.ts';
import { topicEffects, type TopicEffect } from '../../lib/astro/judgement/career/periodEffects.ts';
import { CAREER, type CareerTopicId } from '../../lib/astro/judgement/career/tables/topics.ts';
import type { ThemeReason } from '../../lib/astro/judgement/dasha/themes.ts';
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
  readonly sources: readonly string[];
}

export function currentEffect({ context, area }: CareerTimes): FoundEffect {
  const { names } = context;
  const said = CAREER_TIMES[names.lang];
  const clause = sharedClause(names);
  const effects = topicEffects(area);
  const transits = areaTransitScore(area, CAREER.houses);
  const [work] = effects;
  const activation = activationScore(work ? work.acting : [], CAREER.houses);
  const record: wire.CurrentEffect = {
    periods: area.acting.map((period) => actingRecord(context, period)),
    basis_text: basisText(area.acting, names.lang),
    activation: areaScoreRecord(activation, names, clause),
    transits: areaScoreRecord(transits, names, clause),
    topics: effects.map((effect) => topicRecord(context, effect)),
    text: [
      periodsText(context, area.acting),
      ...(work ? [topicText(work, names.lang)] : []),
      said.transits({ score: transits.value }),
      reasonsText(transits, names.lang, clause, 1),
    ].join(' '),
  };
  return { record, sources: scoreSources(activation, transits) };
}

function topicRecord(context: CareerContext, effect: TopicEffect): wire.TopicEffect {
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
    text: topicText(effect, names.lang),
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

/** `Work: the periods of Saturn – Mercury serve it well (66.3 of 100): Saturn is lord of the 10th. Put plans forward …` */
function topicText({ acting, reasons, score, tone, topic }: TopicEffect, lang: Language): string {
  const lords = acting.map(({ period }) => period.lord);
  return CAREER_TIMES[lang].topic({ topic: topic.id, lords, score: score.value, tone, ties: reasons });
}

function periodsText(context: CareerContext, acting: readonly ActingPeriod[]): string {
  const said = CAREER_TIMES[context.names.lang];
  if (acting.length === 0) return said.none_acts({});
  return said.acting({
    periods: acting.map(({ period: { level, lord, ...span } }) => ({ level, lord, ...spanDates(context, span) })),
  });
}

function basisText(acting: readonly ActingPeriod[], lang: Language): string {
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
