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
import { promiseRecord as matterPromise } from '../../lib/records/evidence/promise.ts';
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
  { ladder, level, points, ties }: ForeignPromise,
  yogas: readonly ForeignYoga[],
  names: Names,
): wire.ForeignPromise {
  return {
    ...matterPromise(ladder, names),
    points,
    level: level.id,
    level_name: names.of(level),
    primary_formed: formedPrimary(yogas).length,
    ties: ties.map((tie) => ({
      ...factorRecord(tie, names),
      met: tie.leaning < 0,
      points: tie.leaning * tie.weight + 0,
    })),
    text: [givenLine(yogas, names), ...tiesLine(ties, names)].join(' '),
  };
}

export function formedPrimary(yogas: readonly ForeignYoga[]): ForeignYoga[] {
  return yogas.filter(({ isFormed, rule }) => isFormed && rule.isPrimary);
}

/** The yogas that are formed, that with the most points first. */
export function strongestYogas(yogas: readonly ForeignYoga[]): ForeignYoga[] {
  return yogas.filter(({ isFormed }) => isFormed).sort((a, b) => b.points - a.points);
}

const GIVERS_NAMED = 3;

function givenLine(yogas: readonly ForeignYoga[], { lang }: Names): string {
  const words = FOREIGN_PROMISE[lang];
  const best = strongestYogas(yogas).slice(0, GIVERS_NAMED);
  return best.length === 0
    ? words.none_formed({})
    : words.most_given({ names: best.map(({ rule }) => yogaName(rule)) });
}

/** What ties to the home; nothing where no tie holds. */
function tiesLine(ties: ForeignPromise['ties'], names: Names): string[] {
  const clauses = ties.filter(({ leaning }) => leaning < 0).map(({ text }) => factorText(text, names));
  return clauses.length === 0 ? [] : [FOREIGN_PROMISE[names.lang].ties({ clauses })];
}

export function connectionRecord(
  votes: readonly ConnectionVote[],
  yogas: readonly ForeignYoga[],
  names: Names,
): wire.ForeignConnection {
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
    text: connectionText(votes, yogas, names),
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
    next: next && next.points > 0 ? next.connection.id : null,
  });
}

/** The yogas by which the first connections are read. */
function connectionText(votes: readonly ConnectionVote[], yogas: readonly ForeignYoga[], { lang }: Names): string {
  const words = FOREIGN_PROMISE[lang];
  const kinds = leadingVotes(votes).map(({ connection }) => connection.kind);
  const own = strongestYogas(yogas).filter((yoga) => yoga.kinds.some((kind) => kinds.some((one) => one === kind)));
  if (own.length === 0) return words.no_connection({});
  return words.connection_reasons({ yogas: own.slice(0, GIVERS_NAMED).map(({ rule }) => yogaName(rule)) });
}
