/** Refuses lists of periods so deep that a life has thousands of them. */
import { aroundOf, DEPTH_WITHIN_YEARS } from '../../../lib/schemas/common/asked/periodInputs.ts';
import { message } from '../../../lib/words/message.ts';
import type { Check } from '../kinds/natal.ts';

/** Asks for few years around a day where many levels are listed; a malformed `around` is refused by its schema. */
export const depthErrors: Check = ({ query }) => {
  const depth = Number(query['depth']);
  const mostYears = DEPTH_WITHIN_YEARS[depth];
  if (mostYears === undefined) return [];
  const around = query['around'];
  const isMalformed = around !== undefined && aroundOf(around) === null;
  if (isMalformed || (around !== undefined && aroundOf(around)!.years <= mostYears)) return [];
  const msg = message('depth_needs_around', { depth, mostYears });
  return [{ loc: ['query', around === undefined ? 'depth' : 'around'], msg, type: 'invalid_value' }];
};
