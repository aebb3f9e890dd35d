/** Numbers for people. */

/** Returns a count with thousands separated: 12,345. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** Returns a share in percent, never rounded up to 100. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return 'none';
  if (part === whole) return '100 %';
  return `${(Math.floor((part / whole) * 10_000) / 100).toFixed(2)} %`;
}

const LEAST = 1e-6;

/** Returns a difference with two significant digits and its unit: 0.013 arcsec. */
export function amount(value: number, unit: string): string {
  if (!Number.isFinite(value)) return 'one is missing';
  if (value === 0) return `0 ${unit}`;
  if (value < LEAST) return `below ${LEAST.toFixed(6)} ${unit}`;
  const digits = Math.max(0, 1 - Math.floor(Math.log10(value)));
  return `${String(Number(value.toFixed(Math.min(digits, 6))))} ${unit}`;
}
