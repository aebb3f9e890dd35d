/** How strong a password is, loaded by the first that is set: its lists weigh more than all that signs people in. */
export { passwordWeakness } from '../../../lib/auth/password/passwordStrength.ts';
