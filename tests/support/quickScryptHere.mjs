/** Hashes passwords by the quick stand-in, in a process that loads this first. */
import { useQuickScrypt } from './quickScrypt.mjs';

useQuickScrypt();
