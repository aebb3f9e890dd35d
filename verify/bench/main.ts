import { cpus } from 'node:os';
import { signingKeys } from '../../lib/auth/token/keys.ts';
import { tokenPair } from '../../lib/auth/token/tokens.ts';
import { benchAccounts, type Mailbox } from './accounts.ts';
import { benchCalendars } from './calendars.ts';
import { benchChoices } from './choices.ts';
import { benchDays } from './days.ts';
import { benchDashas } from './dashas.ts';
import { benchEndpoints } from './endpoints.ts';
import { benchEphemeris } from './ephemeris.ts';
import { benchFurther } from './further.ts';
import { benchMemory } from './memory.ts';
import { benchStart } from './start.ts';
import { benchTransits } from './transits.ts';

/** Runs the chosen parts; each prints its own table. */
export async function run(
  parts: readonly string[],
  root: string,
  groups: readonly string[],
  mail: Mailbox,
  nodeOptions: string,
): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`);
  if (parts.includes('ephemeris')) benchEphemeris(root);
  if (parts.includes('dashas')) benchDashas();
  if (parts.includes('transits')) benchTransits(root);
  if (parts.includes('days')) await benchDays(root, accessOfSomebody());
  if (parts.includes('calendars')) await benchCalendars(root);
  if (parts.includes('further')) await benchFurther(root);
  if (parts.includes('choices')) await benchChoices(root);
  if (parts.includes('endpoints')) await benchEndpoints(root, groups, accessOfSomebody());
  if (parts.includes('accounts')) await benchAccounts(root, mail);
  if (parts.includes('memory')) await benchMemory(root, groups, nodeOptions);
  if (parts.includes('start')) await benchStart(root, groups);
}

function accessOfSomebody(): string {
  const { JWT_PRIVATE_KEYS: privateSet = '', JWT_PUBLIC_KEYS: publicSet = '' } = process.env;
  const now = Math.floor(Date.now() / 1000);
  const somebody = { id: 'somebody', role: 'user', tier: 'free', tokenVersion: 1 };
  return tokenPair(somebody, now, signingKeys(privateSet, publicSet), now, () => 'bench').accessToken;
}
