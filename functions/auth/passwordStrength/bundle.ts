/**
 * Password strength, loaded when the first password is set: its word lists are larger than all the code that signs
 * people in.
 */
export { passwordWeakness } from '../../../lib/auth/password/passwordStrength.ts';
