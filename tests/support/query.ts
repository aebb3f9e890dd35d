/** What rows ask for in their query, by name: what is required, and `as_of`, which makes answers the same from day to day. */
import type { Row } from '../../functions/_shell/kinds/natal.ts';

const ASKED: Readonly<Record<string, string>> = {
  as_of: '2026-01-31',
  target_date: '2026-11-20',
  start_date: '2026-11-20',
  end_date: '2026-11-26',
  month: '11',
  year: '2026',
};

/** Returns those of the names that a row takes, as a query string without its question mark. */
export function askedQuery({ query }: Row): string {
  return new URLSearchParams(Object.entries(ASKED).filter(([name]) => name in query.entries)).toString();
}
