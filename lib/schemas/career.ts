/** Records of /career, by path. */
import type { Records } from './records.ts';

export const endpoints: Records = {};
