/** One round of the crash test: writers at work, a kill in their midst, and what is stored afterwards. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from './service.ts';
import {
  changer,
  documentsAt,
  partsOf,
  posted,
  registrar,
  signedIn,
  groupWriter,
  type Attempt,
  type Change,
  type Registration,
} from './writers.ts';

export interface Found {
  /** Registrations, password changes and transactions of three items that were answered with success. */
  readonly acknowledged: { readonly accounts: number; readonly changes: number; readonly transactions: number };
  /** Writes that the kill interrupted: stored in full, or not at all. */
  readonly cutOff: { readonly whole: number; readonly absent: number };
  readonly faults: readonly string[];
}

const REGISTRARS = 4;
const CHANGERS = 2;
const GROUP_WRITERS = 2;

/**
 * Lets the writers run for a while, kills the service, starts it again and checks everything.
 *
 * @param start starts a service on the accounts of a folder, the same for every round
 */
export async function round(start: () => Promise<Service>, lifeMs: number): Promise<Found> {
  const service = await start();
  const documents = documentsAt(service.table);
  const users = await Promise.all(Array.from({ length: CHANGERS }, () => signedIn(service.base)));
  const registered = Promise.all(Array.from({ length: REGISTRARS }, () => registrar(service.base)));
  const changed = Promise.all(users.map((user) => changer(service.base, user)));
  const grouped = Promise.all(Array.from({ length: GROUP_WRITERS }, () => groupWriter(documents)));
  await wait(lifeMs);
  await service.kill();
  const [accounts, changes, groups] = await Promise.all([registered, changed, grouped]);
  documents.destroy();
  return checkedRound(await start(), accounts.flat(), changes, groups.flat());
}

async function checkedRound(
  service: Service,
  accounts: readonly Attempt<Registration>[],
  changes: readonly (readonly Attempt<Change>[])[],
  groups: readonly Attempt<string>[],
): Promise<Found> {
  const documents = documentsAt(service.table);
  try {
    const outcomes = [
      ...(await Promise.all(accounts.map((attempt) => accountOutcome(service.base, attempt)))),
      ...(await Promise.all(changes.map((attempts) => changeOutcome(service.base, attempts)))),
      ...(await Promise.all(groups.map((attempt) => groupOutcome(documents, attempt)))),
    ];
    const acknowledged = (attempts: readonly Attempt<unknown>[]) =>
      attempts.filter(({ isAcknowledged }) => isAcknowledged).length;
    const ended = (how: Outcome) => outcomes.filter((outcome) => outcome === how).length;
    return {
      acknowledged: {
        accounts: acknowledged(accounts),
        changes: acknowledged(changes.flat()),
        transactions: acknowledged(groups),
      },
      cutOff: { whole: ended('whole'), absent: ended('absent') },
      faults: outcomes.filter((outcome) => !['kept', 'whole', 'absent'].includes(outcome)),
    };
  } finally {
    documents.destroy();
    await service.kill();
  }
}

/** `kept`: acknowledged and stored; `whole`, `absent`: interrupted; anything else describes a fault. */
type Outcome = string;

const isLetIn = async (base: string, email: string, password: string) =>
  (await posted(base, 'login', { email, password })).status === 200;

async function accountOutcome(base: string, { isAcknowledged, made }: Attempt<Registration>): Promise<Outcome> {
  const isThere = await isLetIn(base, made.email, made.password);
  if (isAcknowledged) return isThere ? 'kept' : `${made.email} was registered and is not there`;
  if (isThere) return 'whole';
  // Half an account would reserve an address or a name that nobody has.
  const { status } = await posted(base, 'register', made);
  return status === 201 ? 'absent' : `${made.email} is not there and cannot be registered: ${status}`;
}

/** The last change may have been interrupted; all before it were acknowledged. */
async function changeOutcome(base: string, attempts: readonly Attempt<Change>[]): Promise<Outcome> {
  const { isAcknowledged, made } = attempts.at(-1)!;
  const [byOld, byNew] = await Promise.all([isLetIn(base, made.email, made.from), isLetIn(base, made.email, made.to)]);
  if (isAcknowledged) return byNew && !byOld ? 'kept' : `${made.email} changed its password, which does not count`;
  if (byOld !== byNew) return byNew ? 'whole' : 'absent';
  return `${made.email} is let in by ${byOld ? 'both passwords' : 'none of its passwords'}`;
}

async function groupOutcome(
  documents: ReturnType<typeof documentsAt>,
  { isAcknowledged, made }: Attempt<string>,
): Promise<Outcome> {
  const parts = await partsOf(documents, made);
  if (isAcknowledged) return parts === 3 ? 'kept' : `${parts} of 3 items of a transaction that was acknowledged`;
  if (parts === 3) return 'whole';
  return parts === 0 ? 'absent' : `${parts} of 3 items of a transaction that was cut off`;
}
