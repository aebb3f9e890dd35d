/** Erases an account, or lists what that would delete. */
import { eraseUser, keptFor, namedUser, type Kept } from '../../lib/auth/log/operator.ts';
import { failed, unknown, type Context, type Outcome } from './command.ts';

export async function erase({ args, isEmbedded, nowUnixMs, options, table }: Context): Promise<Outcome> {
  const name = args[0]!;
  const user = await namedUser(table, name);
  const id = user?.id ?? name;
  const kept = await keptFor(table, id);
  const counts = countsOf(kept, user !== null);
  if (Object.values(counts).every((count) => count === 0)) return unknown(name);
  const called = user ? `${user.email} (${id})` : id;
  const record = { id, items: counts, is_erased: options.yes };
  if (!options.yes) {
    const text = `This would erase ${called}: ${inWords(counts)}.\nNothing is changed. To erase it, add --yes.`;
    return { ...failed(text, 2), record };
  }
  await eraseUser(table, id, user, nowUnixMs);
  return { exitCode: 0, text: `Erased ${called}: ${inWords(counts)}.\n${isEmbedded ? MAILBOX : BACKUPS}`, record };
}

const MAILBOX = 'Mails to the address, if any were caught, are still in the outbox folder beside the table.';
const BACKUPS =
  'Backups of the table keep it until they lapse, point-in-time recovery for 35 days: erase again after restoring one.';

function countsOf({ claims, orders, tokens }: Kept, hasUser: boolean) {
  return { users: hasUser ? 1 : 0, claims: claims.length, one_time_tokens: tokens.length, mail_orders: orders.length };
}

function inWords({ claims, mail_orders, one_time_tokens, users }: ReturnType<typeof countsOf>): string {
  const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
  return [
    counted(users, 'user', 'users'),
    counted(claims, 'claim of a name or address', 'claims of name and address'),
    counted(one_time_tokens, 'one-time token', 'one-time tokens'),
    counted(mail_orders, 'mail to be sent', 'mails to be sent'),
  ].join(', ');
}
