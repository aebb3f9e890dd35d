/** A request as a command for a POSIX shell. */
import { readableJson } from './notation.ts';
import type { PlainRequest } from './request.ts';

export function curl({ method, url, headers, body, file }: PlainRequest): string {
  // With a body curl sends POST, without one GET.
  const isTold = method !== (body === undefined ? 'GET' : 'POST');
  const words = [
    `curl -s ${inShell(url)}${isTold ? ` -X ${method}` : ''}`,
    ...headers.map(([name, value]) => `-H ${inShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${inShell(readableJson(body))}`]),
    ...(file === null ? [] : [`-o ${file}`]),
  ];
  return words.join(' \\\n  ');
}

/** Within single quotes a shell takes everything literally, except the quote itself. */
function inShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
