/** A request in Dart, with the package http: for Flutter and for servers. */
import { inBraces, quoted, written, type Notation, type Quoting } from './notation.ts';
import type { PlainRequest } from './request.ts';

const STRINGS: Quoting = { quote: "'", special: '$', unseen: inBraces };
const text = (value: string): string => quoted(value, STRINGS);

const NOTATION: Notation = {
  object: () => ['{', '}'],
  list: ['[', ']'],
  member: (name, value) => `${text(name)}: ${value}`,
  scalar: (value) => (typeof value === 'string' ? text(value) : numberOrName(value)),
  space: '',
  isLastCommaKept: true,
};

/** A whole number of more than 64 bits does not compile; with a point it is a double. */
function numberOrName(value: number | boolean | null): string {
  const isLong = Number.isInteger(value) && !Number.isSafeInteger(value) && !String(value).includes('e');
  return isLong ? `${String(value)}.0` : String(value);
}

export function dart({ method, url, headers, body, file }: PlainRequest): string {
  const given = [
    `Uri.parse(${text(url)})`,
    ...(headers.length === 0 ? [] : [`headers: ${written(Object.fromEntries(headers), NOTATION, '    ', '  ')}`]),
    ...(body === undefined ? [] : [`body: jsonEncode(${written(body, NOTATION, '    ', '  ')})`]),
  ];
  return [
    `import 'dart:convert';`,
    ...(file === null ? [] : [`import 'dart:io';`]),
    `import 'package:http/http.dart' as http;`,
    '',
    'Future<void> main() async {',
    `  final response = await http.${method.toLowerCase()}(`,
    ...given.map((argument) => `    ${argument},`),
    '  );',
    '  final answer = utf8.decode(response.bodyBytes, allowMalformed: true);',
    '  if (response.statusCode >= 400) throw Exception(answer);',
    file === null ? '  print(jsonDecode(answer));' : `  await File(${text(file)}).writeAsBytes(response.bodyBytes);`,
    '}',
  ].join('\n');
}
