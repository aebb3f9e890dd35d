/** Where everything stands in the one table. */

export const userKey = (id: string) => ({ pk: `USER#${id}`, sk: 'PROFILE' });
export const emailClaimKey = (emailKey: string) => ({ pk: `EMAIL#${emailKey}`, sk: 'CLAIM' });
export const nameClaimKey = (usernameKey: string) => ({ pk: `NAME#${usernameKey}`, sk: 'CLAIM' });
export const tokenKey = (hash: string, purpose: string) => ({ pk: `TOKEN#${hash}`, sk: purpose.toUpperCase() });
export const orderKey = (id: string) => ({ pk: 'OUTBOX', sk: id });
