/** What a command is given by the process, and what it ends with. */
import { languageOf } from './given.ts';
import type { Screen } from './screen/lines.ts';
import { WORDS } from './words/words.ts';

/** The exit codes. */
export const EXIT = { answered: 0, fault: 1, wrongInput: 2, placeNotFound: 3 } as const;

/** What the process hands in. */
export interface Host {
  readonly environment: NodeJS.ProcessEnv;
  readonly nowUnixMs: number;
  readonly screen: Screen;
}

/** What a command ends with: its exit code, and what is written to either stream. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Returns the outcome of what is refused, with the lines that say why. */
export function refused(code: number, lines: readonly string[]): Outcome {
  return { code, out: '', err: lines.map((text) => `${text}\n`).join('') };
}

/** Returns the outcome of a fault. */
export function faultOutcome(error: unknown, environment: NodeJS.ProcessEnv): Outcome {
  const words = WORDS[languageOf(undefined, environment)];
  return refused(EXIT.fault, [words.fault, error instanceof Error ? (error.stack ?? error.message) : String(error)]);
}
