/** vedic help, and what is said of a command that there is not. */
import { EXIT, refused, type Host, type Outcome } from '../exitCodes.ts';
import { givenFor, languageOf, UsageError } from '../given.ts';
import { COMMANDS, type CommandName } from '../options.ts';
import { nearestOf } from '../../lib/schemas/common/canonical.ts';
import { WORDS } from '../words/words.ts';

/** Returns the help of a command, or of all. */
export function main(argv: readonly string[], { environment }: Host): Promise<Outcome> {
  return Promise.resolve(helped(argv, environment));
}

function helped(argv: readonly string[], environment: NodeJS.ProcessEnv): Outcome {
  const [first] = argv;
  // Options of the help may stand alone: `vedic --lang hi`.
  const isCommand = first !== undefined && !first.startsWith('-');
  try {
    const { terms, words } = givenFor('help', isCommand ? argv.slice(1) : argv, environment);
    const topic = first === 'help' ? terms[0] : isCommand ? first : undefined;
    if (topic === undefined) return { code: EXIT.answered, out: words.help('help'), err: '' };
    if (isCommandName(topic)) return { code: EXIT.answered, out: words.help(topic), err: '' };
    return refused(EXIT.wrongInput, [words.unknownCommand(topic, nearestOf(COMMANDS, topic)), words.seeHelp('help')]);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    if (!isCommand || first === 'help' || isCommandName(first)) return refused(EXIT.wrongInput, error.lines);
    const words = WORDS[languageOf(undefined, environment)];
    return refused(EXIT.wrongInput, [words.unknownCommand(first, nearestOf(COMMANDS, first)), words.seeHelp('help')]);
  }
}

const isCommandName = (text: string): text is CommandName => (COMMANDS as readonly string[]).includes(text);
