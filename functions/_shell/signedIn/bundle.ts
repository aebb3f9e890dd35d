/** Reading access tokens in functions that compute: loaded by the first request that brings a token. */
export { userOf } from './user.ts';
