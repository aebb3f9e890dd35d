/** Wire records of the indicators of change and promotion, with their dates. */
import { indicatorGroup, type IndicatorMatter } from '../../lib/astro/judgement/career/indicatorGroups.ts';
import type { Indicator, IndicatorSpan } from '../../lib/astro/judgement/career/indicators.ts';
import { isStayAt } from '../../lib/astro/transit/stays.ts';
import type * as wire from '../../lib/schemas/career/timing.ts';
import { areaScoreRecord, sharedClause } from '../../lib/records/evidence/areas.ts';
import { findingRecord } from '../../lib/records/evidence/findingRecord.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { localDateText, instantOrNull } from '../../lib/records/transit/passages.ts';
import type { CareerTimes } from './careerTimes.ts';

export function indicatorGroupRecord(times: CareerTimes, of: IndicatorMatter): wire.IndicatorGroup {
  const { indication, indicators, score } = indicatorGroup(times, of);
  return {
    score: areaScoreRecord(score, times.context.names, sharedClause(times.context.names)),
    indication,
    met: indicators.filter(({ isMet }) => isMet).length,
    indicators: indicators.map((one) => indicatorRecord(times, one)),
    text: groupText(times, of.matter, indication, score.value, indicators),
  };
}

function indicatorRecord(times: CareerTimes, one: Indicator): wire.Indicator {
  const { clock } = times.context.birth.time;
  return {
    id: one.id,
    ...findingRecord(one),
    kind: one.kind,
    planets: one.planets.map(planetId),
    houses: [...one.houses],
    periods: one.spans.map((span) => ({
      start: instantOrNull({ clock }, span.startJdUT),
      end: instantOrNull({ clock }, span.endJdUT),
      is_current: isStayAt(span, times.context.nowJdUT),
      text: `${span.what}.`,
    })),
    when: whenText(times, one),
  };
}

/** `Holds until 3 Mar 2027.`, `Next from 2 Jun 2027 to 5 Feb 2029: Saturn passes the 10th house.` */
function whenText(times: CareerTimes, { isMet, kind, spans }: Indicator): string {
  const { nowJdUT } = times.context;
  if (kind === 'birth') return isMet ? 'It holds for life.' : 'It is not there at birth.';
  const present = spans.find((span) => isStayAt(span, nowJdUT));
  if (isMet) return `It holds ${spanText(times, present ?? spans[0]!)}.`;
  if (kind === 'period') return 'It does not hold in the acting period.';
  const next = spans.find(({ startJdUT }) => startJdUT !== null && startJdUT > nowJdUT);
  return next ? `Next ${spanText(times, next)}: ${next.what}.` : 'It does not hold in the years searched.';
}

function spanText({ context }: CareerTimes, { endJdUT, startJdUT }: IndicatorSpan): string {
  const { clock } = context.birth.time;
  const from = startJdUT === null ? '' : `from ${localDateText({ clock }, startJdUT)} `;
  return endJdUT === null ? `${from}on` : `${from}to ${localDateText({ clock }, endJdUT)}`;
}

function groupText(
  times: CareerTimes,
  matter: string,
  indication: wire.IndicatorGroup['indication'],
  score: number,
  found: readonly Indicator[],
): string {
  const met = found.filter(({ isMet }) => isMet);
  const head = `Of ${found.length} signs of ${matter} ${met.length === 0 ? 'none holds' : `${met.length} ${met.length === 1 ? 'holds' : 'hold'}`} at present, so the indication is ${indication} (${score} of 100).`;
  const relevant = [...met]
    .sort((a, b) => b.weight * b.leaning - a.weight * a.leaning)
    .slice(0, DESCRIBED)
    .map((one) => `${one.meaning!} ${whenText(times, one)}`);
  const coming = found
    .filter(({ isMet, kind }) => !isMet && kind === 'transit')
    .map((one) => whenText(times, one))
    .find((text) => text.startsWith('Next'));
  return [head, ...relevant, ...(coming ? [`Yet to come: ${coming.replace(/^Next /, '')}`] : [])].join(' ');
}

const DESCRIBED = 2;
