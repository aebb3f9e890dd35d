/** Shows the security log of one account. */
import { existsSync, readFileSync } from 'node:fs';
import { namedUser } from '../../lib/auth/log/operator.ts';
import { waitingLines } from '../../lib/auth/log/operatorLog.ts';
import { loggedUser, type SecurityLine } from '../../lib/auth/log/securityLog.ts';
import { unknown, type Context, type Outcome } from './command.ts';

/** Of deleted accounts only the id is known. */
const ID = /^[0-9A-Z]{26}$/;

/** Lists the events of an account, the oldest first; for a table on AWS explains how to query its log. */
export async function securityLogOf({ args, securityLogFile, table }: Context): Promise<Outcome> {
  const name = args[0]!;
  const user = await namedUser(table, name);
  const id = user?.id ?? (ID.test(name) ? name : null);
  if (id === null) return unknown(name);
  const logged = loggedUser(id);
  if (securityLogFile === null) return queryOf(logged);
  // What an operator did while no service ran has not been written yet.
  const waiting = (await waitingLines(table)).map(({ line }) => line);
  const lines = [...linesIn(securityLogFile), ...waiting].filter(({ user: of }) => of === logged);
  const events = lines.sort((a, b) => (a.time < b.time ? -1 : 1));
  const text = events.length === 0 ? 'The security log has nothing of this account.' : events.map(row).join('\n');
  return { exitCode: 0, text, record: { user: logged, events } };
}

function linesIn(file: string): SecurityLine[] {
  if (!existsSync(file)) return [];
  const written = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return written.map((line) => JSON.parse(line) as SecurityLine);
}

function row({ event, network, request_id: requestId, time }: SecurityLine): string {
  const from = network === null ? 'an operator' : `${network}  ${requestId}`;
  return `${time}  ${event.padEnd(22)}${from}`;
}

/** The log of a deployment is in CloudWatch, which only its own tools read. */
function queryOf(logged: string): Outcome {
  const query =
    'fields message.time, message.event, message.network, message.request_id' +
    ` | filter message.level = "security" and message.user = "${logged}" | sort @timestamp`;
  const text = `The log of a deployment is in CloudWatch. In Logs Insights, over the log groups of auth and mail
(/aws/lambda/vedic-astrology-api-STAGE-auth, /aws/lambda/vedic-astrology-api-STAGE-mail):

  ${query}`;
  return { exitCode: 0, text, record: { user: logged, query } };
}
