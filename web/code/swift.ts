/** A request in Swift, for Apple's systems. */
import { inBraces, quoted, readableJson, type Quoting } from './notation.ts';
import type { Json, PlainRequest } from './request.ts';

/** `\(` begins a value in a string; as every backslash is doubled, none is left to begin one. */
const STRINGS: Quoting = { quote: '"', unseen: inBraces };
const text = (value: string): string => quoted(value, STRINGS);

export function swift({ method, url, headers, body, file }: PlainRequest): string {
  return [
    'import Foundation',
    '',
    `let url = URL(string: ${text(url)})!`,
    'var request = URLRequest(url: url)',
    `request.httpMethod = ${text(method)}`,
    ...headers.map(([name, value]) => `request.setValue(${text(value)}, forHTTPHeaderField: ${text(name)})`),
    ...(body === undefined ? [] : bodyLines(body)),
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'if (response as! HTTPURLResponse).statusCode >= 400 {',
    '    fatalError(String(decoding: data, as: UTF8.self))',
    '}',
    file === null
      ? 'print(try JSONSerialization.jsonObject(with: data))'
      : `try data.write(to: URL(fileURLWithPath: ${text(file)}))`,
  ].join('\n');
}

/** A raw string keeps backslashes; with one more mark than any in the text nothing in it can begin a value. */
function bodyLines(body: Json): string[] {
  const json = readableJson(body);
  const longest = Math.max(0, ...[...json.matchAll(/\\(#+)/g)].map(([, marks]) => marks!.length));
  const marks = '#'.repeat(longest + 1);
  return [`request.httpBody = Data(${marks}"""`, json, `"""${marks}.utf8)`];
}
