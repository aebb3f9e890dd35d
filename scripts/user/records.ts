/** Accounts as tables for people. */
import type { AccountRecord } from '../../lib/auth/account/personRecord.ts';

export function details(record: Readonly<Record<string, string | number | boolean | null>>): string {
  const rows = Object.entries(record).map(([name, value]) => [name, word(value)]);
  return columns(rows);
}

const LISTED = ['id', 'email', 'username', 'role', 'tier', 'is_verified', 'is_disabled', 'created_at'] as const;
const TITLES = ['ID', 'E-MAIL', 'USERNAME', 'ROLE', 'TIER', 'VERIFIED', 'DISABLED', 'CREATED'];

export function listing(records: readonly AccountRecord[]): string {
  return columns([TITLES, ...records.map((record) => LISTED.map((name) => word(record[name])))]);
}

export function word(value: string | number | boolean | null): string {
  if (value === null) return '-';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** Widths are counted in letters with their marks, as the marks of Indic names have no width. */
function columns(rows: readonly (readonly string[])[]): string {
  const widthOf = (text: string) => [...text.replace(/\p{Mn}/gu, '')].length;
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((cells) => widthOf(cells[i]!))));
  const line = (cells: readonly string[]) =>
    cells
      .map((text, i) => text + ' '.repeat(widths[i]! - widthOf(text)))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
