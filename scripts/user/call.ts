/** Parses the arguments of the command line. */
import { parseArgs } from 'node:util';
import { DEFAULT_LIMIT, type Command, type Options } from './command.ts';
import { COMMANDS } from './commands.ts';

export interface Call extends Pick<Command, 'run'> {
  readonly args: readonly string[];
  readonly options: Options;
}

const WIDTH = 46;

const row = (left: string, right: string) => `  ${left.padEnd(WIDTH)}${right}`;

const commandLine = ([name, { args, options, does }]: [string, Command]) =>
  row([name, ...args, ...options.map((option) => `[${FLAGS[option]}]`)].join(' '), does);

const FLAGS: Record<Command['options'][number], string> = {
  unverified: '--unverified',
  disabled: '--disabled',
  limit: '--limit N',
  yes: '--yes',
};

export const USAGE = `Shows, changes, exports and erases accounts. ACCOUNT is an id, an e-mail address or a username.

npm run user -- COMMAND
${Object.entries(COMMANDS).map(commandLine).join('\n')}

Options of every command
${row('--table NAME [--region REGION]', 'a table of AWS, with the credentials of the AWS CLI; else that of')}
${row('', 'ACCOUNTS_TABLE; else the accounts of npm start in LOCAL_DIR or .local')}
${row('--json', 'for programs')}

npm writes into the output unless told not to: npm run -s user -- export asha@example.com > asha.json
Exit codes: 0 done, 1 failed, 2 wrong use.`;

type Problem = Readonly<Record<'problem', string>>;

const wrong = (problem: string): Problem => ({ problem: `${problem}\nnpm run user -- help says what there is.` });

export function callOf(argv: readonly string[]): Call | Problem | 'help' {
  const parsed = parsedFrom(argv);
  if ('problem' in parsed) return parsed;
  const { positionals, values } = parsed;
  const [name, ...args] = positionals;
  if (name === 'help' || values.help) return 'help';
  if (name === undefined) return { problem: USAGE };
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return wrong(`There is no command ${name}.`);
  if (args.length !== command.args.length || args.includes('')) {
    return wrong(`Write: npm run user -- ${[name, ...command.args].join(' ')}`);
  }
  const stray = (Object.keys(FLAGS) as (keyof typeof FLAGS)[]).find(
    (option) => values[option] !== undefined && !command.options.includes(option),
  );
  if (stray) return wrong(`${name} takes no --${stray}.`);
  const options = optionsOf(values);
  return 'problem' in options ? options : { run: command.run, args, options };
}

function parsedFrom(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        unverified: { type: 'boolean' },
        disabled: { type: 'boolean' },
        limit: { type: 'string' },
        yes: { type: 'boolean' },
        table: { type: 'string' },
        region: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return wrong((error as Error).message);
  }
}

type Values = Exclude<ReturnType<typeof parsedFrom>, Problem>['values'];

function optionsOf({ disabled, json, limit, region, table, unverified, yes }: Values): Options | Problem {
  if (table === '' || region === '') return wrong('--table and --region need a name.');
  if (limit !== undefined && !/^[1-9]\d{0,6}$/.test(limit)) return wrong('--limit takes a whole number from 1 up.');
  return {
    table: table ?? null,
    region: region ?? null,
    json: json ?? false,
    limit: Number(limit ?? DEFAULT_LIMIT),
    unverified: unverified ?? false,
    disabled: disabled ?? false,
    yes: yes ?? false,
  };
}
