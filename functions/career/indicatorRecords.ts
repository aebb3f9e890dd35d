/** Wire records of the indicators of change and promotion, with their dates. */
import type { IndicatorGroup, IndicatorMatter } from '../../lib/astro/judgement/career/indicators/indicatorGroups.ts';
import type { Indicator, IndicatorSpan } from '../../lib/astro/judgement/career/indicators/indicators.ts';
import type { IndicatorFact } from '../../lib/astro/judgement/career/indicators/facts.ts';
import { isStayAt } from '../../lib/astro/transit/stays.ts';
import type * as wire from '../../lib/schemas/career/timing.ts';
import { areaScoreRecord } from '../../lib/records/evidence/areas.ts';
import { findingInWords, findingRecord } from '../../lib/records/evidence/findingRecord.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { instantOrNull, localDateOrNull } from '../../lib/records/transit/passages.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { INDICATORS } from '../../lib/words/subjects/career/indicators.ts';
import type { CareerTimes } from './careerTimes.ts';

function clauseIn({ lang }: Names): (fact: IndicatorFact) => string {
  return (fact) => say(INDICATORS, fact, lang);
}

export function indicatorGroupRecord(
  times: CareerTimes,
  of: IndicatorMatter,
  { indication, indicators, score }: IndicatorGroup,
): wire.IndicatorGroup {
  return {
    score: areaScoreRecord(score, times.context.names, clauseIn(times.context.names)),
    indication,
    met: indicators.filter(({ isMet }) => isMet).length,
    indicators: indicators.map((one) => indicatorRecord(times, one)),
    text: groupText(times, of, indication, indicators),
  };
}

function indicatorRecord(times: CareerTimes, one: Indicator): wire.Indicator {
  const { birth, names } = times.context;
  const { clock } = birth.time;
  return {
    id: one.id,
    ...findingRecord(findingInWords(one, clauseIn(names))),
    kind: one.kind,
    planets: one.planets.map(planetId),
    houses: [...one.houses],
    periods: one.spans.map((span) => ({
      start: instantOrNull({ clock }, span.startJdUT),
      end: instantOrNull({ clock }, span.endJdUT),
      is_current: isStayAt(span, times.context.nowJdUT),
      text: INDICATORS[names.lang].span({ span: span.what }),
    })),
    when: whenText(times, one),
  };
}

/** Returns the coming time in which a sign of a transit holds that does not hold now. */
function comingSpan({ context }: CareerTimes, { isMet, kind, spans }: Indicator): IndicatorSpan | undefined {
  if (isMet || kind !== 'transit') return undefined;
  return spans.find(({ startJdUT }) => startJdUT !== null && startJdUT > context.nowJdUT);
}

/** `It holds from 3 Mar 2027 on.`, `Next from 2 Jun 2027 to 5 Feb 2029: Saturn passes the 10th house.` */
function whenText(times: CareerTimes, one: Indicator): string {
  const { isMet, kind, spans } = one;
  const { names, nowJdUT } = times.context;
  const said = INDICATORS[names.lang];
  if (kind === 'birth') return isMet ? said.for_life({}) : said.absent_at_birth({});
  if (isMet) return said.holds(datesOf(times, spans.find((span) => isStayAt(span, nowJdUT)) ?? spans[0]!));
  if (kind === 'period') return said.absent_in_period({});
  const next = comingSpan(times, one);
  return next ? said.next({ ...datesOf(times, next), span: next.what }) : said.absent_in_years({});
}

function datesOf({ context }: CareerTimes, { endJdUT, startJdUT }: IndicatorSpan) {
  const { clock } = context.birth.time;
  return { fromDate: localDateOrNull({ clock }, startJdUT), untilDate: localDateOrNull({ clock }, endJdUT) };
}

const DESCRIBED = 2;

function groupText(
  times: CareerTimes,
  { id }: IndicatorMatter,
  indication: wire.IndicatorGroup['indication'],
  found: readonly Indicator[],
): string {
  const { names } = times.context;
  const said = INDICATORS[names.lang];
  const met = found.filter(({ isMet }) => isMet);
  const head = said.group({ matter: id, count: found.length, met: met.length, indication });
  const relevant = [...met]
    .sort((a, b) => b.weight * b.leaning - a.weight * a.leaning)
    .slice(0, DESCRIBED)
    .map((one) => `${clauseIn(names)(one.meaning!)} ${whenText(times, one)}`);
  const [coming] = found.flatMap((one) => comingSpan(times, one) ?? []);
  const ahead = coming ? [said.yet_to_come({ ...datesOf(times, coming), span: coming.what })] : [];
  return [head, ...relevant, ...ahead].join(' ');
}
