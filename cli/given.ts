/** Reads the arguments of a command. */
import { parseArgs } from 'node:util';
import { dateMeant, timeMeant } from '../lib/schemas/common/dateText.ts';
import { nearestOf } from '../lib/schemas/common/canonical.ts';
import { LANGUAGES, type Language } from '../lib/words/language.ts';
import {
  flagOf,
  OPTION_NAMES,
  OPTIONS,
  OPTIONS_OF,
  STYLES,
  type CommandName,
  type OptionName,
  type Style,
} from './options.ts';
import { WORDS, type Words } from './words/words.ts';

/** What was written after `vedic`. */
export interface Given {
  readonly command: CommandName | 'help';
  readonly lang: Language;
  readonly words: Words;
  /** What stands without an option, in order, without the name of the command. */
  readonly terms: readonly string[];
  readonly texts: Readonly<Partial<Record<OptionName, string>>>;
  readonly flags: ReadonlySet<OptionName>;
  readonly style: Style;
}

/** Wrong arguments: lines that say what, and how to write it. */
export class UsageError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines[0]);
    this.name = 'UsageError';
    this.lines = lines;
  }
}

const PARSED = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, { type: OPTIONS[name] === 'text' ? ('string' as const) : ('boolean' as const) }]),
);

/** A negative number is no option: 33 degrees south, or five hours west. */
const NEGATIVE = /^-[\d.]/;

/**
 * Returns what was written for a command.
 *
 * @throws UsageError where an option is wrong
 */
export function givenFor(
  command: CommandName | 'help',
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
): Given {
  const args = argv.map((arg) => (NEGATIVE.test(arg) ? ` ${arg}` : arg)).map((arg) => (arg === '-h' ? '--help' : arg));
  const { positionals, tokens } = parseArgs({
    args,
    options: PARSED,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const written = tokens.filter((token) => token.kind === 'option');
  const texts: Partial<Record<OptionName, string>> = {};
  const flags = new Set<OptionName>();
  const lang = languageOf(written.findLast(({ name }) => name === 'lang')?.value, environment);
  const words = WORDS[lang];
  const mistakes: string[] = [];
  for (const { name, rawName, value } of written) {
    if (!isOption(name)) mistakes.push(words.unknownOption(rawName, nearestOption(name, command)));
    else if (!OPTIONS_OF[command].includes(name)) mistakes.push(words.foreignOption(flagOf(name), command));
    else if (OPTIONS[name] === 'flag') {
      if (value === undefined) flags.add(name);
      else mistakes.push(`${name}: ${words.noValue(flagOf(name))}`);
    } else if (value === undefined || value.trim() === '')
      mistakes.push(`${name}: ${words.valueMissing(flagOf(name))}`);
    else texts[name] = value.trim();
  }
  if (texts.lang !== undefined && !isLanguage(texts.lang)) mistakes.push(`lang: ${words.oneOf(LANGUAGES)}`);
  const style = texts.style ?? STYLES[0];
  if (!isStyle(style)) mistakes.push(`style: ${words.oneOf(STYLES)}`);
  if (mistakes.length > 0) throw new UsageError([...mistakes, words.seeHelp(command)]);
  const terms = positionals.map((term) => term.trim()).filter((term) => term !== '');
  return { command, lang, words, terms, texts, flags, style: style as Style };
}

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);
const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
const isStyle = (text: string): text is Style => (STYLES as readonly string[]).includes(text);

function nearestOption(name: string, command: CommandName | 'help'): string | null {
  const nearest = nearestOf(OPTIONS_OF[command], name);
  return nearest === null ? null : `--${nearest}`;
}

/** The language asked for; otherwise Hindi where the terminal is set to it. */
export function languageOf(asked: string | undefined, environment: NodeJS.ProcessEnv): Language {
  if (asked !== undefined && isLanguage(asked)) return asked;
  const ofTerminal = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return /^hi(?![a-z])/i.test(ofTerminal) ? 'hi' : 'en';
}

/** A date, a time and the name of a place, as they were written, in forms that the service takes. */
export interface GivenBirth {
  readonly date: string;
  readonly time: string;
  readonly place: string;
}

const LIKE_A_DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;
const HALF_OF_DAY = /^[ap]\.?m\.?$/i;

/** Tells whether a word is written as a date; coordinates are not. */
export function isLikeDate(term: string): boolean {
  return LIKE_A_DATE.test(term);
}

/** Returns a date in the form of the service; one that is not certain stays as it was written. */
export function dateOf(term: string): string {
  return dateMeant(term) ?? term;
}

/**
 * Returns the births of the words `DATE TIME PLACE DATE TIME PLACE`: names of places may be of several words.
 *
 * @throws UsageError where a part is missing
 */
export function birthsOf({ command, terms, words }: Given, count: 1 | 2): GivenBirth[] {
  const second = count === 2 ? terms.findIndex((term, k) => k >= 2 && isLikeDate(term)) : -1;
  const groups = count === 1 ? [terms] : second === -1 ? [terms, []] : [terms.slice(0, second), terms.slice(second)];
  const mistakes: string[] = [];
  const births = groups.map((group, k) => {
    const [date, first, ...others] = group;
    const hasHalf = others[0] !== undefined && HALF_OF_DAY.test(others[0]);
    const time = hasHalf ? `${first} ${others[0]}` : first;
    const place = others.slice(hasHalf ? 1 : 0).join(' ');
    const role = count === 1 ? '' : k === 0 ? 'groom.' : 'bride.';
    if (date === undefined) mistakes.push(`${role}date: ${words.dateMissing}`);
    if (time === undefined) mistakes.push(`${role}time: ${words.timeMissing}`);
    if (place === '') mistakes.push(`${role}place: ${words.placeMissing}`);
    return { date: dateOf(date ?? ''), time: timeMeant(time ?? '') ?? time ?? '', place };
  });
  if (mistakes.length > 0) throw new UsageError([...mistakes, words.usage(command), words.seeHelp(command)]);
  return births;
}
