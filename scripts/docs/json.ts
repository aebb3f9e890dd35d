/** Readable JSON: short values stand on one line. */

/** Fits half of a wide screen, and scrolls only a little on a phone. */
const LINE_LENGTH = 72;

export function printed(value: unknown): string {
  return written(value, '');
}

function written(value: unknown, indent: string): string {
  const line = oneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= LINE_LENGTH) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map((item) => written(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${written(item, inner)}`);
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}
