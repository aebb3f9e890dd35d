/** Answers of /matching. */
import type { PairContext } from '../../lib/birth/pair.ts';
import { MARS_UNITS_SOURCE } from '../../lib/astro/tables/matching/charts.ts';
import { EVIDENCE } from '../../lib/astro/tables/matching/evidence.ts';
import { citation } from '../../lib/astro/source.ts';
import type {
  DashaSandhiAnswer,
  MarsAnswer,
  PapaAnswer,
  ReportAnswer,
} from '../../lib/schemas/matching/chartAnswers.ts';
import type { SandhiInput } from '../../lib/schemas/matching/inputs.ts';
import type { Ashtakoota, PoruthamAnswer, StarsAnswer } from '../../lib/schemas/matching/match.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import type { StarsContext } from '../_shell/kinds/pair.ts';
import { dashaPart, DASHA_SOURCES } from './dashaAnswer.ts';
import { evidenceRecords } from './evidence.ts';
import { MARS_SOURCES, marsOfPair } from './marsAnswer.ts';
import {
  ashtakootaAnswer,
  exchanged,
  KOOT_SOURCES,
  moonsOfBirths,
  moonsOfStars,
  PORUTHAM_SOURCES,
  poruthamAnswer,
  starsAnswer,
  starsPart,
  wholeMatch,
} from './moonAnswers.ts';
import { moonRecords } from './moonPlaces.ts';
import { PAPA_SOURCES, papaPart } from './papaAnswer.ts';
import { timeless, unknownPart } from './unknown.ts';

export { partnersAnswer as partners } from './partnersAnswer.ts';
export { rulesAnswer as rules } from './rulesAnswer.ts';

export const ashtakoota = (context: PairContext): Ashtakoota => ashtakootaAnswer(moonsOfBirths(context));
export const porutham = (context: PairContext): PoruthamAnswer => poruthamAnswer(moonsOfBirths(context));
export const stars = (context: StarsContext): StarsAnswer => starsAnswer(moonsOfStars(context));

export function mars(context: PairContext): MarsAnswer {
  return { ...marsOfPair(context).part, ...endOf(context, [...MARS_SOURCES, citation(MARS_UNITS_SOURCE)]) };
}

export function papaSamya(context: PairContext): PapaAnswer {
  return { ...papaPart(context), ...endOf(context, PAPA_SOURCES) };
}

export function dashaSandhi(context: PairContext<SandhiInput>): DashaSandhiAnswer {
  const { within_days: withinDays } = context.input;
  return { ...dashaPart(context, withinDays ?? undefined), ...endOf(context, DASHA_SOURCES) };
}

export function report(context: PairContext): ReportAnswer {
  const asked = moonsOfBirths(context);
  const { match, part } = marsOfPair(context);
  const { koots, poruthams, summary } = wholeMatch(asked, { mars: match, isChartAsked: true });
  const isUnknown = timeless(context) !== null;
  return {
    ...moonRecords(asked.moons, asked.names),
    summary,
    ashtakoota: koots,
    porutham: poruthams,
    mars: part,
    papa_samya: papaPart(context),
    dashas: dashaPart(context),
    evidence: evidenceRecords(context),
    evidence_reason: isUnknown ? 'birth_time_unknown' : null,
    reversed: asked.isReversed ? starsPart(exchanged(asked)) : null,
    unknown: isUnknown ? unknownPart(context, 'evidence').text : null,
    ...endOf(context, REPORT_SOURCES),
  };
}

const REPORT_SOURCES = [
  ...KOOT_SOURCES,
  ...PORUTHAM_SOURCES,
  ...MARS_SOURCES,
  ...PAPA_SOURCES,
  ...DASHA_SOURCES,
  ...Object.values(EVIDENCE).map(({ source }) => citation(source)),
];

function endOf({ names }: PairContext, sources: readonly string[]) {
  return { disclaimer: disclaimerIn('matching', names.lang), sources: [...new Set(sources)] };
}
