/** The facts of /jaimini in words, and the records of its findings. */
import type { JaiminiFact, JaiminiFinding } from '../../astro/judgement/jaimini/facts.ts';
import type { FindingRecord } from '../../schemas/common/records.ts';
import { JAIMINI } from '../../words/subjects/jaimini.ts';
import type { Names } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { findingInWords, findingRecord } from './findingRecord.ts';

/** Returns the sentence of a fact of /jaimini. */
export function factText(fact: JaiminiFact, { lang }: Names): string {
  return say(JAIMINI, fact, lang);
}

/** Returns the sentences of facts of /jaimini as one paragraph. */
export function factsText(facts: readonly JaiminiFact[], names: Names): string {
  return facts.map((fact) => factText(fact, names)).join(' ');
}

/** Returns the record of a finding of /jaimini. */
export function jaiminiFinding(finding: JaiminiFinding, names: Names): FindingRecord {
  return findingRecord(findingInWords(finding, (fact) => factText(fact, names)));
}
