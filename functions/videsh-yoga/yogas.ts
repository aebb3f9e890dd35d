/** Records of the yogas of life abroad and of their sum. */
import type { AreaFactor } from '../../lib/astro/judgement/areaScore.ts';
import { FOREIGN_SOURCE } from '../../lib/astro/judgement/videsh/foreignRules.ts';
import type { ForeignYoga, JudgedWay } from '../../lib/astro/judgement/videsh/yogas.ts';
import { leadingVotes, type ConnectionVote } from '../../lib/astro/judgement/videsh/connection.ts';
import type { ForeignPromise } from '../../lib/astro/judgement/videsh/promise.ts';
import { KIND_NAMES } from '../../lib/astro/judgement/videsh/tables/terms.ts';
import { uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import { citation } from '../../lib/astro/source.ts';
import { listed } from '../../lib/astro/words.ts';
import type * as wire from '../../lib/schemas/videsh-yoga/common.ts';
import type { Names } from '../../lib/words/names.ts';
import { observedRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { areaClause } from '../../lib/words/subjects/areaWords.ts';

export function foreignYogaRecord(yoga: ForeignYoga, names: Names): wire.ForeignYogaRecord {
  const { houses, isFormed, kinds, planets, points, rule, ways } = yoga;
  return {
    id: rule.id,
    name: names.of(rule),
    is_primary: rule.isPrimary,
    present: isFormed,
    points,
    max: rule.most,
    kinds: kinds.map((kind) => ({ id: kind, name: names.of(KIND_NAMES[kind]) })),
    planets: planets.map(planetId),
    houses: [...houses],
    formation: rule.formation,
    result: isFormed ? `${reasonsOf(yoga)}. This speaks for ${rule.gives}.` : null,
    conditions: ways.map(wayRecord),
    source: citation(FOREIGN_SOURCE),
    confidence: 'interpretive',
  };
}

/** The conditions that hold, as one clause. */
function reasonsOf({ ways }: ForeignYoga): string {
  const met = ways.filter(({ isMet }) => isMet).map(({ factor }) => areaClause(factor.text, 'en'));
  return met.map((text, index) => (index === 0 ? text : uncapitalised(text))).join('; ');
}

/** For bonds of lords alone; all other conditions hold fully or not at all. */
const LOOSE_BOND = 'only one of the two aspects the other';

function wayRecord({ factor, isMet, kinds, points }: JudgedWay) {
  return {
    ...factorRecord(factor),
    met: isMet,
    points,
    kinds: [...kinds],
    halved_by: isMet
      ? ((factor.halvedBy && areaClause(factor.halvedBy, 'en')) ?? (factor.leaning < 1 ? LOOSE_BOND : null))
      : null,
  };
}

function factorRecord({ houses, id, observed, planets, source, text, weight }: AreaFactor) {
  return {
    id,
    text: areaClause(text, 'en'),
    max: weight,
    planets: planets.map(planetId),
    houses: [...houses],
    observed: observedRecord(observed),
    source: citation(source),
  };
}

export function promiseRecord(
  promise: ForeignPromise,
  yogas: readonly ForeignYoga[],
  names: Names,
): wire.ForeignPromise {
  const { level, parts, points, ties } = promise;
  return {
    points,
    level: level.id,
    level_name: names.of(level),
    primary_formed: formedPrimary(yogas).length,
    components: parts.map((part) => ({ ...part, label: areaClause(part.label, 'en') })),
    ties: ties.map((tie) => ({
      ...factorRecord(tie),
      met: tie.leaning < 0,
      points: tie.leaning * tie.weight + 0,
    })),
    text: `${promiseLine(promise, yogas)}${tiesLine(promise)}`,
  };
}

export function formedPrimary(yogas: readonly ForeignYoga[]): ForeignYoga[] {
  return yogas.filter(({ isFormed, rule }) => isFormed && rule.isPrimary);
}

/** The yoga with the most points; null where none is formed. */
export function strongestYoga(yogas: readonly ForeignYoga[]): ForeignYoga | null {
  return yogas.reduce<ForeignYoga | null>(
    (best, yoga) => (yoga.isFormed && yoga.points > (best?.points ?? 0) ? yoga : best),
    null,
  );
}

const LEVEL_WORDS = {
  very_strong: 'leads abroad very strongly, more than three charts in four',
  strong: 'leads abroad strongly, more than most charts',
  fair: 'leads abroad fairly, as many charts do',
  slight: 'leads abroad but slightly, less than most charts',
};

export function promiseLine({ level, points }: ForeignPromise, yogas: readonly ForeignYoga[]): string {
  const best = strongestYoga(yogas);
  const of = formedPrimary(yogas).length;
  const head = `The chart ${LEVEL_WORDS[level.id]}: ${of === 0 ? 'none' : of} of the eight primary yogas ${of === 1 ? 'is' : 'are'} formed, ${points} points in all.`;
  return best === null ? head : `${head} Most is given by “${best.rule.name}”: ${uncapitalised(reasonsOf(best))}.`;
}

function tiesLine({ ties }: ForeignPromise): string {
  const held = ties.filter(({ leaning }) => leaning < 0).map(({ text }) => areaClause(text, 'en'));
  return held.length === 0 ? '' : ` What ties to the home: ${held.map(uncapitalised).join('; ')}.`;
}

export function connectionRecord(votes: readonly ConnectionVote[], names: Names): wire.ForeignConnection {
  const first = leadingVotes(votes);
  return {
    leading: first.map(({ connection }) => ({ id: connection.id, name: names.of(connection) })),
    is_tied: first.length > 1,
    ranking: votes.map(({ connection, parts, points }) => ({
      id: connection.id,
      name: names.of(connection),
      points,
      components: parts.map((part) => ({ ...part, label: areaClause(part.label, 'en') })),
    })),
    text: connectionText(votes),
    source: citation(FOREIGN_SOURCE),
  };
}

/** One sentence, for a summary of all. */
export function connectionLine(votes: readonly ConnectionVote[]): string {
  const first = leadingVotes(votes);
  if (first.length === 0) return 'No yoga says what one would go for.';
  const next = votes[first.length];
  const ways = listed(first.map(({ connection }) => connection.goes));
  const beside = next && next.points > 0 ? `, then ${next.connection.goes} (${next.points})` : '';
  const how = first.length > 1 ? 'equally for going' : 'most for going';
  return `It speaks ${how} ${ways} (${first[0]!.points} points)${beside}.`;
}

function connectionText(votes: readonly ConnectionVote[]): string {
  const reasons = leadingVotes(votes).flatMap(({ parts }) =>
    parts.map(({ label }) => uncapitalised(areaClause(label, 'en'))),
  );
  const line = connectionLine(votes);
  return reasons.length === 0 ? line : `${line} The reasons: ${[...new Set(reasons)].join('; ')}.`;
}
