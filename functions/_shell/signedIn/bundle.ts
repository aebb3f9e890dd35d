/** Reading access tokens, for functions that compute: loaded by the first request that brings one. */
export { userOf } from './user.ts';
