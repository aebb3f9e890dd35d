/** Mistakes that the schemas of /muhurta cannot see: dates outside the ephemeris, ranges that end before they start. */
import type { FieldError } from '../../lib/schemas/common/fieldErrors.ts';
import { MOST_DAYS } from '../../lib/schemas/muhurta/inputs.ts';
import { dateErrors } from '../_shell/birthErrors.ts';
import { dateRangeErrors } from '../_shell/rangeErrors.ts';
import type { Given } from '../_shell/row.ts';

type Fields = Readonly<Record<string, unknown>>;

export function searchErrors({ body }: Given): FieldError[] {
  const { from, to } = body as Fields;
  return dateRangeErrors({ start: from, end: to }, ['body', 'from'], ['body', 'to'], MOST_DAYS);
}

export function evaluateErrors({ body }: Given): FieldError[] {
  const { datetime } = body as Fields;
  const date = typeof datetime === 'string' ? datetime.slice(0, 10) : datetime;
  return dateErrors(date, ['body', 'datetime']);
}

export function dayErrors({ body }: Given): FieldError[] {
  return dateErrors((body as Fields)['date'], ['body', 'date']);
}
