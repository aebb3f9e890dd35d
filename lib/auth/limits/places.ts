/**
 * Addresses that an account signed in from: such an address is known for 90 days, and is not delayed by attempts from
 * elsewhere. Any other is stored with the end of its delay once it has one.
 */
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { placeKey } from '../account/items.ts';
import { answered, happened, type Table } from '../table.ts';
import { hashed, inTableOr, remember, type Subject } from './throttle.ts';
import { DAY_SECONDS } from '../durations.ts';

/** How long an address stays known after a sign-in: the longest duration of a sign-in. */
export const KNOWN_SECONDS = 90 * DAY_SECONDS;

/** A caller's address as one account knows it. */
export interface SignInPlace {
  readonly isKnown: boolean;
  /** Seconds until its next attempt; 0 where it may try at once. */
  readonly waitSeconds: number;
  /** Expiry of the item that was read, in Unix seconds; null where there is none. */
  readonly expiresAt: number | null;
}

/** One account at one address. */
export interface Spot {
  /** Its `emailKey`. */
  readonly account: Subject;
  readonly address: Subject;
}

export interface Places {
  /** @param holder id of the user; null for an e-mail address without account */
  at(spot: Spot, holder: string | null, nowUnixSeconds: number): Promise<SignInPlace>;
  /** Makes the address wait after this attempt; false when another attempt from there came first. */
  isHeld(spot: Spot, read: SignInPlace, untilUnixSeconds: number): Promise<boolean>;
  /** Makes the address known to a user who has signed in from it. */
  known(spot: Spot, holder: string, nowUnixSeconds: number): Promise<void>;
  /** Ends the delay of an address. */
  released(spot: Spot): Promise<void>;
}

/** For local runs and tests that are not about throttling. */
export const NO_PLACES: Places = {
  at: () => Promise.resolve({ isKnown: false, waitSeconds: 0, expiresAt: null }),
  isHeld: () => Promise.resolve(true),
  known: () => Promise.resolve(),
  released: () => Promise.resolve(),
};

interface Note {
  /** Unix seconds until which the address is known, or must wait. */
  readonly expiresAt: number;
  /** The hashed id of the user who knows it: a later owner of the e-mail address has not signed in there. */
  readonly knownTo?: string;
}

/** Returns the store of addresses; while the table is unreachable each process keeps its own. */
export function places(table: Table): Places {
  const memory = new Map<string, Note>();
  const keyOf = ({ account, address }: Spot) => placeKey(hashed(account), hashed(`${account} ${address}`));
  const put = (spot: Spot, note: Note, condition: object = {}) =>
    happened(
      table.client.send(new PutCommand({ TableName: table.name, Item: { ...keyOf(spot), ...note }, ...condition })),
    );
  return {
    async at(spot, holder, nowUnixSeconds) {
      const note = await inTableOr(
        () => noted(table, keyOf(spot)),
        () => memory.get(nameOf(spot)) ?? null,
      );
      const leftSeconds = Math.max(0, (note?.expiresAt ?? 0) - nowUnixSeconds);
      const isOfKnown = note?.knownTo !== undefined;
      return {
        isKnown: isOfKnown && leftSeconds > 0 && holder !== null && note.knownTo === hashed(holder),
        waitSeconds: isOfKnown ? 0 : leftSeconds,
        expiresAt: note?.expiresAt ?? null,
      };
    },
    isHeld: (spot, read, untilUnixSeconds) =>
      inTableOr(
        () => put(spot, { expiresAt: untilUnixSeconds }, unchangedSince(read)),
        () => remember(memory, nameOf(spot), { expiresAt: untilUnixSeconds }),
      ),
    async known(spot, holder, nowUnixSeconds) {
      const note = { expiresAt: nowUnixSeconds + KNOWN_SECONDS, knownTo: hashed(holder) };
      await inTableOr(
        () => put(spot, note),
        () => remember(memory, nameOf(spot), note),
      );
    },
    async released(spot) {
      memory.delete(nameOf(spot));
      const command = new DeleteCommand({
        TableName: table.name,
        Key: keyOf(spot),
        ConditionExpression: 'attribute_not_exists(knownTo)',
      });
      await inTableOr(
        () => happened(table.client.send(command)),
        () => false,
      );
    },
  };
}

const nameOf = ({ account, address }: Spot) => `${account} ${address}`;

async function noted({ client, name }: Table, key: object): Promise<Note | null> {
  const { Item: note } = await answered(
    client.send(new GetCommand({ TableName: name, Key: { ...key }, ConsistentRead: true })),
  );
  return (note as Note | undefined) ?? null;
}

function unchangedSince({ expiresAt }: SignInPlace): object {
  if (expiresAt === null) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return { ConditionExpression: 'expiresAt = :was', ExpressionAttributeValues: { ':was': expiresAt } };
}
