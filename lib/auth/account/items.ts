/** Where everything stands in the one table. */

/** Returns the key of a user by id. */
export const userKey = (id: string) => ({ pk: `USER#${id}`, sk: 'PROFILE' });
/** Returns the key of what keeps an address to one account, by `emailKey`. */
export const emailClaimKey = (emailKey: string) => ({ pk: `EMAIL#${emailKey}`, sk: 'CLAIM' });
/** Returns the key of what keeps a username to one account, by `usernameKey`. */
export const nameClaimKey = (usernameKey: string) => ({ pk: `NAME#${usernameKey}`, sk: 'CLAIM' });
/** Returns the key of a mailed token: of its hash, as the token itself is kept nowhere. */
export const tokenKey = (hash: string, purpose: string) => ({ pk: `TOKEN#${hash}`, sk: purpose.toUpperCase() });
/** Returns the key of a mail that is due; all share one partition, so that one query finds those of now. */
export const orderKey = (id: string) => ({ pk: 'OUTBOX', sk: id });
/** Returns the key of the failed sign-ins of an account, by its hashed `emailKey`. */
export const failuresKey = (account: string) => ({ pk: `RATE#login_account#${account}`, sk: 'DAY' });
/** Returns the key of what an account knows of an address, by both hashed; they share a partition with its failures. */
export const placeKey = (account: string, place: string) => ({ ...failuresKey(account), sk: `PLACE#${place}` });
