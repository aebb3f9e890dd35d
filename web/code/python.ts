/** A request in Python 3, with nothing to install. */
import { fourDigits, quoted, written, type Notation, type Quoting } from './notation.ts';
import type { PlainRequest } from './request.ts';

const STRINGS: Quoting = { quote: '"', unseen: fourDigits };
const text = (value: string): string => quoted(value, STRINGS);

const NAMED = new Map<unknown, string>([
  [null, 'None'],
  [true, 'True'],
  [false, 'False'],
]);

const NOTATION: Notation = {
  object: () => ['{', '}'],
  list: ['[', ']'],
  member: (name, value) => `${text(name)}: ${value}`,
  scalar: (value) => (typeof value === 'string' ? text(value) : (NAMED.get(value) ?? String(value))),
  space: '',
  isLastCommaKept: true,
};

export function python({ method, url, headers, body, file }: PlainRequest): string {
  const given = [
    text(url),
    `method=${text(method)}`,
    ...(headers.length === 0 ? [] : [`headers=${written(Object.fromEntries(headers), NOTATION, '    ', '    ')}`]),
    ...(body === undefined ? [] : ['data=json.dumps(body).encode()']),
  ];
  return [
    ...(body === undefined && file !== null ? [] : ['import json']),
    'from urllib.error import HTTPError',
    'from urllib.request import Request, urlopen',
    '',
    ...(body === undefined ? [] : [`body = ${written(body, NOTATION, '', '    ')}`]),
    'request = Request(',
    ...given.map((argument) => `    ${argument},`),
    ')',
    'try:',
    '    with urlopen(request) as response:',
    ...(file === null
      ? ['        print(json.load(response))']
      : [`        with open(${text(file)}, "wb") as file:`, '            file.write(response.read())']),
    'except HTTPError as error:',
    '    print(error.code, error.read().decode())',
  ].join('\n');
}
