/** Records of the yogas of life abroad and of their sum. */
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import { FOREIGN_SOURCE, type ForeignFactor, type ForeignRule } from '../../lib/astro/judgement/videsh/foreignRules.ts';
import type { ForeignYoga, JudgedWay } from '../../lib/astro/judgement/videsh/yogas.ts';
import { leadingVotes, type ConnectionVote } from '../../lib/astro/judgement/videsh/connection.ts';
import type { ForeignPromise } from '../../lib/astro/judgement/videsh/promise.ts';
import { KIND_NAMES } from '../../lib/astro/judgement/videsh/tables/terms.ts';
import { citation } from '../../lib/astro/source.ts';
import type * as wire from '../../lib/schemas/videsh-yoga/common.ts';
import type { Names } from '../../lib/words/names.ts';
import { observedRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { FOREIGN_PROMISE } from '../../lib/words/subjects/videsh/promise.ts';
import { factorText } from './factorText.ts';

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
    formation: FOREIGN_PROMISE[names.lang].formation({ rule: rule.id }),
    result: isFormed ? resultText(yoga, names) : null,
    conditions: ways.map((way) => wayRecord(way, names)),
    source: citation(FOREIGN_SOURCE),
    confidence: 'interpretive',
  };
}

/** What a formed yoga rests on and what it speaks for. */
export function resultText(yoga: ForeignYoga, names: Names): string {
  return FOREIGN_PROMISE[names.lang].result({ rule: yoga.rule.id, clauses: reasonsOf(yoga, names) });
}

/** The conditions that hold. */
function reasonsOf({ ways }: ForeignYoga, names: Names): string[] {
  return ways.filter(({ isMet }) => isMet).map(({ factor }) => factorText(factor.text, names));
}

/** Returns the name of a yoga in both languages. */
export function yogaName({ name, sanskrit }: ForeignRule): Bilingual {
  return both(name, sanskrit);
}

function wayRecord(way: JudgedWay, names: Names) {
  const { factor, isMet, kinds, points } = way;
  return {
    ...factorRecord(factor, names),
    met: isMet,
    points,
    kinds: [...kinds],
    halved_by: halvingText(way, names),
  };
}

/** For bonds of lords alone; all other conditions hold fully or not at all. */
function halvingText({ factor: { halvedBy, leaning }, isMet }: JudgedWay, names: Names): string | null {
  if (!isMet) return null;
  if (halvedBy !== null) return factorText(halvedBy, names);
  return leaning < 1 ? FOREIGN_PROMISE[names.lang].loose_bond({}) : null;
}

function factorRecord(factor: ForeignFactor, names: Names) {
  const { houses, id, observed, planets, source, text, weight } = factor;
  return {
    id,
    text: factorText(text, names),
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
    components: parts.map((part) => ({ ...part, label: factorText(part.label, names) })),
    ties: ties.map((tie) => ({
      ...factorRecord(tie, names),
      met: tie.leaning < 0,
      points: tie.leaning * tie.weight + 0,
    })),
    text: [promiseLine(promise, yogas, names), ...tiesLine(promise, names)].join(' '),
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

export function promiseLine({ level, points }: ForeignPromise, yogas: readonly ForeignYoga[], names: Names): string {
  const words = FOREIGN_PROMISE[names.lang];
  const best = strongestYoga(yogas);
  const head = words.level({ level: level.id, formed: formedPrimary(yogas).length, points });
  if (best === null) return head;
  return `${head} ${words.most_given({ name: yogaName(best.rule), clauses: reasonsOf(best, names) })}`;
}

/** What ties to the home; nothing where no tie holds. */
function tiesLine({ ties }: ForeignPromise, names: Names): string[] {
  const clauses = ties.filter(({ leaning }) => leaning < 0).map(({ text }) => factorText(text, names));
  return clauses.length === 0 ? [] : [FOREIGN_PROMISE[names.lang].ties({ clauses })];
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
      components: parts.map((part) => ({ ...part, label: factorText(part.label, names) })),
    })),
    text: connectionText(votes, names),
    source: citation(FOREIGN_SOURCE),
  };
}

/** One sentence, for a summary of all. */
export function connectionLine(votes: readonly ConnectionVote[], { lang }: Names): string {
  const words = FOREIGN_PROMISE[lang];
  const first = leadingVotes(votes);
  if (first.length === 0) return words.no_connection({});
  const next = votes[first.length];
  return words.connection({
    connections: first.map(({ connection }) => connection.id),
    points: first[0]!.points,
    next: next && next.points > 0 ? { connection: next.connection.id, points: next.points } : null,
  });
}

function connectionText(votes: readonly ConnectionVote[], names: Names): string {
  const reasons = leadingVotes(votes).flatMap(({ parts }) => parts.map(({ label }) => factorText(label, names)));
  const clauses = [...new Set(reasons)];
  const line = connectionLine(votes, names);
  return clauses.length === 0 ? line : `${line} ${FOREIGN_PROMISE[names.lang].connection_reasons({ clauses })}`;
}
