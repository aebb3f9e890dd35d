/** What was tested, its results, and their report. */
import { Wrong } from './asking.ts';

/** A remark that is no fault. */
export interface Note {
  readonly note: string;
}

/**
 * Tests one thing and records the result.
 *
 * Returns whether it succeeded. Anything thrown is recorded as a failure, so that one failure does not hide the others.
 */
export type Attempt = (group: string, name: string, tried: () => Promise<string | Note>) => Promise<boolean>;

type Outcome = 'ok' | 'note' | 'FAIL';

export interface Tries {
  readonly attempt: Attempt;
  readonly failures: () => number;
  readonly count: () => number;
}

/** @param out receives a line of the table as soon as it is known */
export function triesDescribed(out: (line: string) => void): Tries {
  const outcomes: Outcome[] = [];
  return {
    count: () => outcomes.length,
    failures: () => outcomes.filter((outcome) => outcome === 'FAIL').length,
    async attempt(group, name, tried) {
      const started = performance.now();
      const { outcome, text } = await outcomeOf(tried);
      outcomes.push(outcome);
      const ms = `${Math.round(performance.now() - started)} ms`;
      out(`${outcome.padEnd(4)}  ${group.padEnd(11)}  ${name.padEnd(44)}  ${ms.padStart(8)}  ${text}`);
      return outcome !== 'FAIL';
    },
  };
}

async function outcomeOf(tried: () => Promise<string | Note>): Promise<{ outcome: Outcome; text: string }> {
  try {
    const ended = await tried();
    return typeof ended === 'string' ? { outcome: 'ok', text: ended } : { outcome: 'note', text: ended.note };
  } catch (error) {
    const text = error instanceof Wrong ? error.message : String(error);
    return { outcome: 'FAIL', text };
  }
}
