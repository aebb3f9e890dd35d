/** Records of the promise of a matter of life: its rungs, their parts, and the factors beside them. */
import type { Ladder, LadderPart, Rung } from '../../astro/judgement/ladder/ladder.ts';
import { LADDER_SOURCE } from '../../astro/judgement/ladder/ladder.ts';
import type { AreaFactor, AreaPlace } from '../../astro/judgement/areaScore.ts';
import { citation } from '../../astro/source.ts';
import type * as wire from '../../schemas/common/areas.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { LADDER, RUNGS } from '../../words/subjects/ladder.ts';
import type { Names } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { observedRecord } from '../common.ts';
import { factorLabel, partRecord, WEIGHTS_SOURCE, type Clause } from './areas.ts';

/** Returns what a part of a ladder says. */
export function ladderText({ factor }: LadderPart, { lang }: Pick<Names, 'lang'>): string {
  return say(LADDER, factor.text, lang);
}

/** Returns the record of the promise of a matter. */
export function promiseRecord(found: Ladder, names: Names): wire.MatterPromise {
  return {
    ...promiseRungs(found, names),
    components: found.parts.map((part) => partRecord(part, (text) => say(LADDER, text, names.lang), names.lang)),
  };
}

/** Returns the promise of a matter by its rungs, without what each rests on, where another answer tells that. */
export function promiseRungs(
  { band, percentile, rungs, value }: Ladder,
  names: Names,
): Omit<wire.MatterPromise, 'components'> {
  return {
    score: value,
    percentile,
    band,
    band_name: names.term(band),
    confidence: 'interpretive',
    rungs: rungs.map((rung) => rungRecord(rung, names)),
  };
}

function rungRecord(rung: Rung, names: Names): wire.MatterPromise['rungs'][number] {
  const { id, isReached, max, name, parts, points } = rung;
  const missing = parts.filter(({ factor }) => factor.leaning < 0).map((part) => ladderText(part, names));
  return {
    id,
    name: say(RUNGS, name, names.lang),
    reached: isReached,
    points,
    max,
    missing,
  };
}

/** Returns the record of where a judgement stands among many births. */
export function verdictRecord({ band, percentile }: AreaPlace, names: Names): wire.AreaVerdict {
  return { band, band_name: names.term(band), percentile, confidence: 'interpretive' };
}

/** Returns the records of the factors of a matter, which are evidence beside its rungs. */
export function factorRecords<Text>(
  factors: readonly { readonly factor: AreaFactor<Text> }[],
  names: Names,
  clause: Clause<Text>,
): wire.WeighedFactor[] {
  return factors.map(({ factor }) => ({
    id: factor.id,
    label: factorLabel(factor, clause, names.lang),
    effect: factor.leaning === 0 ? 'neutral' : factor.leaning > 0 ? 'supports' : 'asks_care',
    weight: factor.weight,
    value: Math.abs(Math.round(factor.leaning * 1000) / 1000),
    planets: factor.planets.map(planetId),
    houses: [...factor.houses],
    observed: observedRecord(factor.observed),
    source: citation(factor.source),
    halved_by: factor.halvedBy && clause(factor.halvedBy),
  }));
}

/** Lists the sources of a promise and of the factors beside it, without repetition. */
export function promiseSources(
  { parts }: Pick<Ladder, 'parts'>,
  evidence: readonly { readonly factor: AreaFactor<unknown> }[] = [],
): string[] {
  const cited = [...parts, ...evidence].map(({ factor }) => citation(factor.source));
  return [...new Set([...cited, citation(LADDER_SOURCE), citation(WEIGHTS_SOURCE)])];
}
