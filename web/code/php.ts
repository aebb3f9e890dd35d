/** A request in PHP, with its extension curl. */
import { inBraces, quoted, written, type Notation, type Quoting } from './notation.ts';
import type { PlainRequest } from './request.ts';

const PLAIN = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]*$/u;
const DOUBLE: Quoting = { quote: '"', special: '$', unseen: inBraces };

/** Between single quotes PHP knows no escapes but of the quote and the backslash. */
function text(value: string): string {
  return PLAIN.test(value) ? `'${value.replace(/[\\']/g, String.raw`\$&`)}'` : quoted(value, DOUBLE);
}

const NOTATION: Notation = {
  object: (names) => [isListInPhp(names) ? '(object) [' : '[', ']'],
  list: ['[', ']'],
  member: (name, value) => `${text(name)} => ${value}`,
  scalar: (value) => (typeof value === 'string' ? text(value) : String(value)),
  space: '',
  isLastCommaKept: true,
};

/** An array without names, or with whole numbers for names, would be sent as a list. */
function isListInPhp(names: readonly string[]): boolean {
  return names.every((name) => /^\d+$/.test(name));
}

export function php({ method, url, headers, body, file }: PlainRequest): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const options = [
    ...(method === 'GET' ? [] : [`CURLOPT_CUSTOMREQUEST => ${text(method)}`]),
    ...(lines.length === 0 ? [] : [`CURLOPT_HTTPHEADER => ${written(lines, NOTATION, '    ', '    ')}`]),
    ...(body === undefined ? [] : [`CURLOPT_POSTFIELDS => json_encode(${written(body, NOTATION, '    ', '    ')})`]),
    'CURLOPT_RETURNTRANSFER => true',
  ];
  return [
    '<?php',
    `$curl = curl_init(${text(url)});`,
    'curl_setopt_array($curl, [',
    ...options.map((option) => `    ${option},`),
    ']);',
    '$answer = curl_exec($curl);',
    'if ($answer === false || curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) {',
    '    throw new RuntimeException($answer ?: curl_error($curl));',
    '}',
    file === null ? 'print_r(json_decode($answer, true));' : `file_put_contents(${text(file)}, $answer);`,
  ].join('\n');
}
