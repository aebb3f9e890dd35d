/** What acts on work now: the acting periods by four topics, and the transits. */
import { activationScore, areaTransitScore } from '../../lib/astro/judgement/timing/activation.ts';
import { reasonsText } from '../../lib/records/evidence/areaSummary.ts';
import type { ActingPeriod } from '../../lib/astro/judgement/areaContext.ts';
import { topicEffects, type TopicEffect } from '../../lib/astro/judgement/career/periodEffects.ts';
import { CAREER } from '../../lib/astro/judgement/career/topics.ts';
import type { ThemeReason } from '../../lib/astro/judgement/dasha/themes.ts';
import { LEVEL_NAMES } from '../../lib/astro/dasha/period.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type * as wire from '../../lib/schemas/career/timing.ts';
import {
  actingRecord,
  areaScoreRecord,
  sharedClause,
  scoredRecord,
  scoreSources,
} from '../../lib/records/evidence/areas.ts';
import { periodScoreRecord } from '../../lib/records/period/periodScore.ts';
import { predicateOf } from '../../lib/words/en/periodTexts.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { spanWords } from '../../lib/records/evidence/timingWindows.ts';
import type { CareerContext, CareerTimes } from './careerTimes.ts';

const EN = sharedClause({ lang: 'en' });

export interface FoundEffect {
  readonly record: wire.CurrentEffect;
  readonly sources: readonly string[];
}

export function currentEffect({ context, area }: CareerTimes): FoundEffect {
  const { names } = context;
  const effects = topicEffects(area);
  const transits = areaTransitScore(area, CAREER.houses);
  const [work] = effects;
  const activation = activationScore(work ? work.acting : [], CAREER.houses);
  const record: wire.CurrentEffect = {
    periods: area.acting.map((period) => actingRecord(context, period)),
    basis_text: basisText(area.acting),
    activation: areaScoreRecord(activation, names, sharedClause(names)),
    transits: areaScoreRecord(transits, names, sharedClause(names)),
    topics: effects.map((effect) => topicRecord(context, effect)),
    text: [
      periodsText(context, area.acting),
      ...(work ? [topicText(work)] : []),
      `The passing planets give ${transits.value} of 100 for work. ${reasonsText(transits, 'en', EN, 1)}`,
    ].join(' '),
  };
  return { record, sources: scoreSources(activation, transits) };
}

function topicRecord(context: CareerContext, effect: TopicEffect): wire.TopicEffect {
  const { acting, reasons, score, tone, topic } = effect;
  return {
    id: topic.id as wire.TopicEffect['id'],
    name: context.names.of(topic),
    score: periodScoreRecord(score, context.names),
    tone,
    houses: [...topic.houses],
    periods: acting.map((period) => scoredRecord(context, period)),
    reasons: reasons.map((reason) => reasonRecord(reason, topic.area)),
    text: topicText(effect),
  };
}

function reasonRecord(reason: ThemeReason, area: string): wire.TopicEffect['reasons'][number] {
  const { house, kind, lord } = reason;
  return {
    planet: planetId(lord),
    house,
    kind: kind as wire.TopicEffect['reasons'][number]['kind'],
    text: `${capitalised(named(lord))} ${predicateOf(reason, area)}`,
  };
}

const TONE_WORDS = { supportive: 'well', mixed: 'in part', demanding: 'little' };

/** `Work: the periods of Saturn – Mercury serve it well (66.3 of 100), as Saturn is lord of the 10th; so put plans forward.` */
function topicText({ acting, reasons, score, tone, topic }: TopicEffect): string {
  const lords = acting.map(({ period }) => named(period.lord)).join(' – ');
  const why = [...new Set(reasons.map(({ lord }) => lord))].map((lord) => {
    const does = reasons.filter((reason) => reason.lord === lord).map((reason) => predicateOf(reason, topic.area));
    return `${named(lord)} ${listed(does)}`;
  });
  const grounds = why.length > 0 ? `: ${why.join('; ')}` : ', though none of their lords is bound to its houses';
  const head = `${topic.name}: the periods of ${lords} serve it ${TONE_WORDS[tone]} (${score.value} of 100)${grounds}.`;
  return `${head} ${capitalised(topic.counsel[tone])}.`;
}

function periodsText(context: CareerContext, acting: readonly ActingPeriod[]): string {
  if (acting.length === 0) return 'No dasha period acts at this time.';
  const described = acting.map(({ period }) => {
    return `the ${LEVEL_NAMES[period.level - 1]!} of ${named(period.lord)} (${spanWords(context, period)})`;
  });
  return `This reading goes by ${listed(described)}.`;
}

function basisText(acting: readonly ActingPeriod[]): string {
  const of = (basis: ActingPeriod['basis']) =>
    acting
      .filter((each) => each.basis === basis)
      .map(({ period }) => `the ${LEVEL_NAMES[period.level - 1]!} of ${named(period.lord)}`);
  const [asked, running, first] = [of('asked'), of('running'), of('first')];
  const said = [
    ...(asked.length > 0 ? [`As the request names them: ${listed(asked)}.`] : []),
    ...(running.length > 0 ? [`Computed, as they run at the date of analysis: ${listed(running)}.`] : []),
    ...(first.length > 0
      ? [`Computed, as the first within the period named, which does not run: ${listed(first)}.`]
      : []),
  ];
  return said.length > 0 ? said.join(' ') : 'No lord is named and no period runs at the date of analysis.';
}
