/** The keys of all items in the one table. */

/** Returns the key of a user by id. */
export const userKey = (id: string) => ({ pk: `USER#${id}`, sk: 'PROFILE' });
/** Returns the key of the claim that reserves an address for one account, by `emailKey`. */
export const emailClaimKey = (emailKey: string) => ({ pk: `EMAIL#${emailKey}`, sk: 'CLAIM' });
/** Returns the key of the claim that reserves a username for one account, by `usernameKey`. */
export const nameClaimKey = (usernameKey: string) => ({ pk: `NAME#${usernameKey}`, sk: 'CLAIM' });
/** Returns the key of a mailed token by its hash, as the token itself is stored nowhere. */
export const tokenKey = (hash: string, purpose: string) => ({ pk: `TOKEN#${hash}`, sk: purpose.toUpperCase() });
/** Returns the key of a mail to be sent; all share one partition, so that one query finds those that are due. */
export const orderKey = (id: string) => ({ pk: 'OUTBOX', sk: id });
/** Returns the key of the failed sign-ins of an account, by its hashed `emailKey`. */
export const failuresKey = (account: string) => ({ pk: `RATE#login_account#${account}`, sk: 'DAY' });
/**
 * Returns the key of what an account knows of a caller's address, by the hashes of both; in the partition of the
 * failures.
 */
export const placeKey = (account: string, place: string) => ({ ...failuresKey(account), sk: `PLACE#${place}` });
