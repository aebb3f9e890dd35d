/** The commands of an operator: arguments, effect and output. */
import { forgetLogins } from '../../lib/auth/limits/forgottenLogins.ts';
import {
  changed,
  isVerificationOrdered,
  keptFor,
  listedUsers,
  namedUser,
  verificationHindrance,
  type Hindrance,
  type OperatorChange,
} from '../../lib/auth/log/operator.ts';
import { failuresOfDay } from '../../lib/auth/limits/failures.ts';
import { noteOperator } from '../../lib/auth/log/operatorLog.ts';
import { accountRecord, personRecord } from '../../lib/auth/account/personRecord.ts';
import { LABEL, type User } from '../../lib/auth/account/user.ts';
import { failed, unknown, type Command, type Context, type Outcome } from './command.ts';
import { erase } from './erase.ts';
import { details, listing, word } from './records.ts';
import { securityLogOf } from './securityLog.ts';

export const COMMANDS: Readonly<Record<string, Command>> = {
  list: { args: [], options: ['unverified', 'disabled', 'limit'], does: 'the accounts, or some of them', run: list },
  show: ofAccount('what is kept of one', show),
  verify: changing('takes the mailbox for theirs', () => ({ isVerified: true })),
  disable: changing('keeps them out, and ends their sign-ins', () => ({ isDisabled: true })),
  enable: changing('lets them log in again', () => ({ isDisabled: false })),
  role: changing('changes the role; leaving any but user ends their sign-ins', label('role'), ['ROLE']),
  unlock: ofAccount('forgets its failed sign-ins, and the delays after them', unlock),
  tier: changing('changes the tier', label('tier'), ['TIER']),
  resend: ofAccount('orders a new verification mail', resend),
  mail: changing('allows or stops mail to the address', mailSwitch, ['on|off']),
  export: ofAccount('all that is kept of the person, as JSON', exported),
  log: { args: ['ACCOUNT'], options: [], does: 'what the security log says of one', run: securityLogOf },
  erase: { args: ['ACCOUNT'], options: ['yes'], does: 'takes the account out for good', run: erase },
};

const callsThem = ({ email, id }: User) => `${email} (${id})`;

async function list({ options: { disabled, limit, unverified }, table }: Context): Promise<Outcome> {
  const filter = { ...(unverified && { isVerified: false }), ...(disabled && { isDisabled: true }) };
  const { hasMore, users } = await listedUsers(table, filter, limit);
  const accounts = users.map(accountRecord);
  const rest = hasMore ? `\n\nThere are more than these ${limit}: raise --limit to see them.` : '';
  const text = accounts.length === 0 ? 'There are no such accounts.' : listing(accounts) + rest;
  return { exitCode: 0, text, record: { accounts, has_more: hasMore } };
}

type OnAccount = (user: User, context: Context) => Outcome | Promise<Outcome>;

function ofAccount(does: string, run: OnAccount, further: readonly string[] = []): Command {
  return {
    args: ['ACCOUNT', ...further],
    options: [],
    does,
    async run(context) {
      const name = context.args[0]!;
      const user = await namedUser(context.table, name);
      return user ? run(user, context) : unknown(name);
    },
  };
}

async function show(user: User, { nowUnixMs, table }: Context): Promise<Outcome> {
  const account = accountRecord(user);
  const failures = await failuresOfDay(table, user.emailKey, Math.floor(nowUnixMs / 1000));
  const shown = { ...account, failed_logins_of_day: failures };
  return { exitCode: 0, text: details(shown), record: { account, failed_logins_of_day: failures } };
}

async function unlock(user: User, { nowUnixMs, table }: Context): Promise<Outcome> {
  const failures = await failuresOfDay(table, user.emailKey, Math.floor(nowUnixMs / 1000));
  await forgetLogins(table, user.emailKey, 'delays');
  await noteOperator(table, 'account_unlocked', user.id, nowUnixMs);
  return {
    exitCode: 0,
    text: `${callsThem(user)}: failed logins of the day are 0 now, were ${failures}. ${TEN_TRIES}`,
    record: { account: accountRecord(user), failed_logins_of_day: 0, failed_logins_before: failures },
  };
}

const TEN_TRIES = 'An address with ten of them in a quarter of an hour waits until its end all the same.';

/** @param wanted returns the change that a value requests, or how to write the value */
function changing(does: string, wanted: (value: string) => OperatorChange | string, further?: readonly string[]) {
  const run: OnAccount = async (user, { args, nowUnixMs, table }) => {
    const change = wanted(args[1] ?? '');
    if (typeof change === 'string') return failed(change, 2);
    const done = await changed(table, user, change, nowUnixMs);
    if (!done) return unknown(args[0]!);
    const { endsSignIns, isChanged } = done;
    const said = Object.keys(change).map((field) => difference(field as keyof OperatorChange, user, done.user));
    return {
      exitCode: 0,
      text: [`${callsThem(user)}: ${said.join(', ')}.`, ...(endsSignIns ? [SIGN_INS_END] : [])].join('\n'),
      record: { account: accountRecord(done.user), is_changed: isChanged, ends_sign_ins: endsSignIns },
    };
  };
  return ofAccount(does, run, further);
}

const SIGN_INS_END = 'Their refresh tokens work no more; their last access tokens expire within 30 minutes.';

const CALLED: Readonly<Record<keyof OperatorChange, string>> = {
  isVerified: 'verified',
  isDisabled: 'disabled',
  isMailSuppressed: 'mail suppressed',
  role: 'role',
  tier: 'tier',
};

function difference(field: keyof OperatorChange, before: User, after: User): string {
  const is = `${CALLED[field]} is ${word(after[field])}`;
  return before[field] === after[field] ? `${is} already` : `${is} now, was ${word(before[field])}`;
}

function label(field: 'role' | 'tier') {
  return (value: string): OperatorChange | string =>
    LABEL.test(value)
      ? { [field]: value }
      : `${JSON.stringify(value)} is no ${field}. Write small letters, digits, - and _, a letter first, at most 32.`;
}

function mailSwitch(value: string): OperatorChange | string {
  return value === 'on' || value === 'off' ? { isMailSuppressed: value === 'off' } : 'Mail is on or off.';
}

const HINDRANCES: Readonly<Record<Hindrance, (account: string) => string>> = {
  verified: () => 'the mailbox is verified already',
  disabled: (account) => `the account is disabled; allow it first: npm run user -- enable ${account}`,
  suppressed: (account) => `mail to the address is stopped; allow it first: npm run user -- mail ${account} on`,
};

async function resend(user: User, { args, isEmbedded, nowUnixMs, table }: Context): Promise<Outcome> {
  const hindrance = verificationHindrance(user);
  if (hindrance) return failed(`No mail goes to ${callsThem(user)}: ${HINDRANCES[hindrance](user.id)}.`);
  if (!(await isVerificationOrdered(table, user, nowUnixMs))) return unknown(args[0]!);
  const when = isEmbedded ? 'while npm start runs, within the next 24 hours' : 'within minutes';
  return {
    exitCode: 0,
    text: `A verification mail to ${callsThem(user)} is ordered. It goes out ${when}.`,
    record: { account: accountRecord(user), is_ordered: true },
  };
}

async function exported(user: User, { nowUnixMs, table }: Context): Promise<Outcome> {
  const record = personRecord(user, await keptFor(table, user.id), { nowUnixMs, lang: 'en' });
  return { exitCode: 0, text: JSON.stringify(record, null, 2), record };
}
