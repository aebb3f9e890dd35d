/** What the service alone makes: pictures of points, reports, calendar feeds; takes the place of what it loads for them. */
import { message } from '../../lib/words/message.ts';
import { InvalidInput } from '../../lib/schemas/common/fieldErrors.ts';

function refused(): never {
  throw new InvalidInput([{ loc: ['query'], msg: message('not_on_device', {}), type: 'invalid_value' }]);
}

export const feedText = refused;
export const outlinesOf = refused;
export const pngOf = refused;
export const logoOf = refused;
export const matchPdf = refused;
export const chartDocument = refused;
export const chartReport = refused;
