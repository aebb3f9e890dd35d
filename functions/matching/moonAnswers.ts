/** Answers by two Moons: the koots, the poruthams, and both from stars alone. */
import type { MatchingConventions } from '../../lib/astro/judgement/matching/conventions.ts';
import { openKootMatch } from '../../lib/astro/judgement/matching/open/openKoots.ts';
import { openPoruthamMatch, type OpenPoruthamMatch } from '../../lib/astro/judgement/matching/open/openPoruthams.ts';
import type { MarsMatch } from '../../lib/astro/judgement/matching/charts/marsMatch.ts';
import { citation } from '../../lib/astro/source.ts';
import { BANDS_SOURCE, CUSTOM_FLOOR } from '../../lib/astro/tables/matching/bands.ts';
import { KOOTS } from '../../lib/astro/tables/matching/koots.ts';
import { PORUTHAMS } from '../../lib/astro/tables/matching/poruthams.ts';
import { eachOfTwo, otherRole, type Two } from '../../lib/astro/tables/matching/roles.ts';
import type { PointsRange } from '../../lib/astro/judgement/matching/facts/verdictFacts.ts';
import type { PairContext } from '../../lib/birth/pair.ts';
import type { Ashtakoota, PoruthamAnswer, StarsAnswer } from '../../lib/schemas/matching/match.ts';
import { poruthamVerdict } from '../../lib/texts/matching/poruthamVerdict.ts';
import { matchVerdict, type MatchOfVerdict, type MatchText } from '../../lib/texts/matching/verdict.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import type { Names } from '../../lib/words/names.ts';
import type { StarsContext } from '../_shell/kinds/pair.ts';
import { firstMoons, kootRecords, seenThroughout, type MoonMatch } from './kootRecords.ts';
import { lackingOf, moonRecords, openMoonOf, openMoonOfStar, openSide, type OpenMoon } from './moonPlaces.ts';
import { poruthamRecords } from './poruthamRecords.ts';

/** Two Moons, by which tables they are compared, and in which language that is told. */
export interface MoonsAsked {
  readonly moons: Two<OpenMoon>;
  readonly matching: MatchingConventions;
  readonly names: Names;
  /** Whether the answer is given with the roles exchanged too. */
  readonly isReversed: boolean;
}

/** Returns the Moons of two births. */
export function moonsOfBirths({ births, input, matching, names }: PairContext): MoonsAsked {
  return { moons: eachOfTwo(births, openMoonOf), matching, names, isReversed: input.roles === 'both' };
}

/** Returns the Moons of two stars. */
export function moonsOfStars({ input, matching, names }: StarsContext): MoonsAsked {
  const { bride, groom } = input;
  return { moons: eachOfTwo({ groom, bride }, openMoonOfStar), matching, names, isReversed: input.roles === 'both' };
}

/** Returns the same with the roles exchanged. */
export function exchanged(asked: MoonsAsked): MoonsAsked {
  return { ...asked, moons: eachOfTwo(asked.moons, (_, role) => asked.moons[otherRole(role)]), isReversed: false };
}

function kootMatchOf({ matching, moons, names }: MoonsAsked): MoonMatch {
  return { moons, matching, names, koots: openKootMatch(segmentsOf(moons), matching) };
}

const segmentsOf = (moons: Two<OpenMoon>) => eachOfTwo(moons, (open) => open.moons);

function poruthamMatchOf({ matching, moons }: MoonsAsked): OpenPoruthamMatch {
  return openPoruthamMatch(segmentsOf(moons), matching);
}

/** What a verdict knows beside the koots; null where it is not asked for, or not known. */
export interface VerdictExtras {
  readonly poruthams: OpenPoruthamMatch | null;
  readonly mars: MarsMatch | null;
  readonly isChartAsked: boolean;
}

const KOOTS_ALONE: VerdictExtras = { poruthams: null, mars: null, isChartAsked: false };

/** Returns the verdict on a match of Moons. */
function verdictOf(match: MoonMatch, { isChartAsked, mars, poruthams }: VerdictExtras): MatchText {
  const { koots, moons, names } = match;
  const who = openSide(moons);
  const ofVerdict: MatchOfVerdict = {
    koots: koots.koots.map((koot) => ({
      id: koot.id,
      max: koot.max,
      points: koot.points,
      seen: seenThroughout(match, koot),
      mendedBy: koot.exceptions.find(({ isApplied }) => isApplied)?.id ?? null,
      namedOnly:
        koot.exceptions.find(({ isApplied, isMet, restores }) => isMet && !isApplied && restores > 0)?.id ?? null,
    })),
    moons: firstMoons(moons),
    custom: customState(koots.total, koots.totalWithExceptions),
    who,
    lacking: lackingOf(moons),
    isChartOpen: isChartAsked && mars === null,
    poruthams:
      poruthams && poruthams.agreed.min === poruthams.agreed.max
        ? { agreed: poruthams.agreed.min, missing: poruthams.essentialMissing }
        : null,
    mars,
  };
  return matchVerdict(ofVerdict, names.lang);
}

function customState(total: PointsRange, withExceptions: PointsRange): MatchOfVerdict['custom'] {
  if (total.min >= CUSTOM_FLOOR) return 'reached';
  if (withExceptions.max < CUSTOM_FLOOR) return 'below';
  return total.max < CUSTOM_FLOOR && withExceptions.min >= CUSTOM_FLOOR ? 'below_without_exceptions' : 'open';
}

function poruthamVerdictOf({ moons, names }: MoonsAsked, { poruthams }: OpenPoruthamMatch): MatchText {
  const rows = poruthams.map(({ id, isAgreed }, i) => ({ id, isAgreed, isEssential: PORUTHAMS[i]!.isEssential }));
  return poruthamVerdict({ poruthams: rows, moons: firstMoons(moons), who: openSide(moons) }, names.lang);
}

function kootPart(asked: MoonsAsked, extras: VerdictExtras = KOOTS_ALONE) {
  const match = kootMatchOf(asked);
  return { ...kootRecords(match), verdict: verdictOf(match, extras) };
}

function poruthamPart(asked: MoonsAsked, match: OpenPoruthamMatch = poruthamMatchOf(asked)) {
  return { ...poruthamRecords({ ...asked, match }), verdict: poruthamVerdictOf(asked, match) };
}

/** Answers the eight koots of two Moons. */
export function ashtakootaAnswer(asked: MoonsAsked): Ashtakoota {
  return {
    ...moonRecords(asked.moons, asked.names),
    ...kootPart(asked),
    reversed: asked.isReversed ? kootPart(exchanged(asked)) : null,
    ...endOf(asked, KOOT_SOURCES),
  };
}

/** Answers the ten poruthams of two Moons. */
export function poruthamAnswer(asked: MoonsAsked): PoruthamAnswer {
  return {
    ...moonRecords(asked.moons, asked.names),
    ...poruthamPart(asked),
    reversed: asked.isReversed ? poruthamPart(exchanged(asked)) : null,
    ...endOf(asked, PORUTHAM_SOURCES),
  };
}

/** Answers both, with one verdict on both. */
export function starsAnswer(asked: MoonsAsked): StarsAnswer {
  return {
    ...moonRecords(asked.moons, asked.names),
    ...starsPart(asked),
    reversed: asked.isReversed ? starsPart(exchanged(asked)) : null,
    ...endOf(asked, [...KOOT_SOURCES, ...PORUTHAM_SOURCES]),
  };
}

/** Returns both, with one verdict on both. */
export function starsPart(asked: MoonsAsked) {
  const poruthams = poruthamMatchOf(asked);
  const ten = poruthamRecords({ ...asked, match: poruthams });
  return { ...ten, ...kootPart(asked, { poruthams, mars: null, isChartAsked: false }) };
}

/** Returns the koots with a verdict on the whole match, and the poruthams. */
export function wholeMatch(asked: MoonsAsked, charts: Omit<VerdictExtras, 'poruthams'>) {
  const poruthams = poruthamMatchOf(asked);
  const { verdict: summary, ...koots } = kootPart(asked, { ...charts, poruthams });
  return { koots, poruthams: poruthamPart(asked, poruthams), summary };
}

function endOf({ names }: MoonsAsked, sources: readonly string[]) {
  return { disclaimer: disclaimerIn('matching', names.lang), sources: [...sources] };
}

const distinct = (lines: readonly string[]) => [...new Set(lines)];
export const KOOT_SOURCES = distinct([...KOOTS.map(({ source }) => citation(source)), citation(BANDS_SOURCE)]);
export const PORUTHAM_SOURCES = distinct(PORUTHAMS.map(({ source }) => citation(source)));
