/** The help of the command line in English. */
import type { CommandName } from '../options.ts';

type Texts = Readonly<Record<CommandName | 'help', string>>;

export const USAGE_EN: Texts = {
  chart: 'vedic chart DATE TIME PLACE [options]',
  day: 'vedic day DATE TIME PLACE [--on DATE] [options]',
  match: 'vedic match DATE TIME PLACE DATE TIME PLACE [options]',
  panchang: 'vedic panchang [DATE] PLACE [options]',
  help: 'vedic COMMAND ...',
};

const WRITING = `DATE   1990-06-15, also 1990/6/15
TIME   14:30 or 14:30:00, also "2:30 pm"
PLACE  a town, such as delhi, new york or "hyderabad, pk"; or 28.6139,77.2090`;

const COMMON = `--lang en|hi             language; Hindi too where the terminal is set to it
--json                   the answer of the service itself, one line each
--detail LEVEL           brief, standard or full
--ayanamsa NAME          lahiri (default), raman, krishnamurti, true_chitra, ...
--timezone ZONE          such as Asia/Kolkata or +05:30; default that of the place`;

const CODES = `0  answered
1  something failed inside
2  wrong input; each line says field: what to write
3  the place is not known, or several have its name`;

const body = (about: string, usage: string, options: string, example: string) =>
  `${about}\n\nUsage\n  ${usage}\n\n${indented(WRITING)}\n\nOptions\n${indented(`${options}${COMMON}`)}\n\nExample\n${indented(example)}\n`;

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

export const HELP_EN: Texts = {
  help: `Vedic astrology in the terminal: charts, days, matches and the panchang.

Usage
  ${USAGE_EN.chart}
  ${USAGE_EN.day}
  ${USAGE_EN.match}
  ${USAGE_EN.panchang}
  vedic help [COMMAND]
  vedic --version

${indented(WRITING)}

Options
${indented(COMMON)}

Exit codes
${indented(CODES)}

Examples
  vedic chart 1990-06-15 14:30 delhi
  vedic day 1990-06-15 14:30 delhi --on 2026-12-01
  vedic match 1990-06-15 14:30 delhi 1992-02-03 08:00 mumbai
  vedic panchang pune --lang hi
`,
  chart: body(
    'The birth chart: drawing, planets and the running dasha.',
    USAGE_EN.chart,
    `--style south|north      how the chart is drawn; default south
--on DATE                the day whose running dasha is shown; default today
`,
    'vedic chart 1990-06-15 14:30 delhi --style north',
  ),
  day: body(
    'How a day goes for a person.',
    USAGE_EN.day,
    `--on DATE                the day asked about; default today
--at PLACE               where the day is spent; default the place of birth
`,
    'vedic day 1990-06-15 14:30 delhi --on 2026-12-01 --at london',
  ),
  match: body(
    'The eight koots of two births: first the groom, then the bride.',
    USAGE_EN.match,
    '',
    'vedic match 1990-06-15 14:30 delhi 1992-02-03 08:00 mumbai',
  ),
  panchang: body(
    'The panchang of a day at a place; without a date that of today.',
    USAGE_EN.panchang,
    '',
    'vedic panchang 2026-11-08 varanasi',
  ),
};
