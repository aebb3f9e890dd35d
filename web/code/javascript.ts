/** A request in JavaScript, for browsers and for Node. */
import { fourDigits, quoted, written, type Notation, type Quoting } from './notation.ts';
import type { PlainRequest } from './request.ts';

const STRINGS: Quoting = { quote: "'", unseen: fourDigits };
const text = (value: string): string => quoted(value, STRINGS);

const NOTATION: Notation = {
  object: () => ['{', '}'],
  list: ['[', ']'],
  member: (name, value) => `${nameOf(name)}: ${value}`,
  scalar: (value) => (typeof value === 'string' ? text(value) : String(value)),
  space: ' ',
  isLastCommaKept: true,
};

/** Written plainly, `__proto__` would name the prototype and not a member. */
function nameOf(name: string): string {
  if (name === '__proto__') return `[${text(name)}]`;
  return /^[a-z_$][\w$]*$/i.test(name) ? name : text(name);
}

export function javascript({ method, url, headers, body, file }: PlainRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: ${text(method)}`]),
    ...(headers.length === 0 ? [] : [`headers: ${written(Object.fromEntries(headers), NOTATION, '  ', '  ')}`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${written(body, NOTATION, '  ', '  ')})`]),
  ];
  const given = options.length === 0 ? '' : `, {\n${options.map((option) => `  ${option},\n`).join('')}}`;
  return [
    ...(file === null ? [] : [`import { writeFile } from 'node:fs/promises';`, '']),
    `const response = await fetch(${text(url)}${given});`,
    'if (!response.ok) throw new Error(await response.text());',
    file === null
      ? 'console.log(await response.json());'
      : `await writeFile(${text(file)}, new Uint8Array(await response.arrayBuffer()));`,
  ].join('\n');
}
