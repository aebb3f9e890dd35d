/** The commands and their options: what may be written, for reading arguments and for help. */

export const COMMANDS = ['chart', 'day', 'match', 'panchang'] as const;
export type CommandName = (typeof COMMANDS)[number];

/** The options; those with a value are texts. */
export const OPTIONS = {
  lang: 'text',
  json: 'flag',
  detail: 'text',
  ayanamsa: 'text',
  timezone: 'text',
  style: 'text',
  on: 'text',
  at: 'text',
  help: 'flag',
  version: 'flag',
} as const;
export type OptionName = keyof typeof OPTIONS;

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

/** Options of every command that computes. */
const COMMON = ['lang', 'json', 'detail', 'ayanamsa', 'timezone', 'help'] as const;

export const OPTIONS_OF: Readonly<Record<CommandName | 'help', readonly OptionName[]>> = {
  chart: [...COMMON, 'style', 'on'],
  day: [...COMMON, 'on', 'at'],
  match: COMMON,
  panchang: COMMON,
  help: ['lang', 'help', 'version'],
};

/** How a chart is drawn. */
export const STYLES = ['south', 'north'] as const;
export type Style = (typeof STYLES)[number];

/** Returns an option as it is written. */
export function flagOf(name: OptionName): string {
  return `--${name}`;
}
