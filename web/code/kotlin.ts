/** A request in Kotlin, for Android and for any JVM, with nothing to install. */
import { fourDigits, quoted, readableJson, type Quoting } from './notation.ts';
import type { Json, PlainRequest } from './request.ts';

const STRINGS: Quoting = { quote: '"', special: '$', unseen: fourDigits };
const text = (value: string): string => quoted(value, STRINGS);

export function kotlin({ method, url, headers, body, file }: PlainRequest): string {
  return [
    ...(file === null ? [] : ['import java.io.File']),
    'import java.net.HttpURLConnection',
    'import java.net.URI',
    '',
    'fun main() {',
    ...(body === undefined ? [] : bodyLines(body)),
    `    val url = URI.create(${text(url)}).toURL()`,
    '    val connection = url.openConnection() as HttpURLConnection',
    ...(method === 'PATCH' ? ['    // Android sends PATCH; on another JVM take java.net.http.HttpClient.'] : []),
    `    connection.requestMethod = ${text(method)}`,
    ...headers.map(([name, value]) => `    connection.setRequestProperty(${text(name)}, ${text(value)})`),
    ...(body === undefined
      ? []
      : ['    connection.doOutput = true', '    connection.outputStream.use { it.write(body.toByteArray()) }']),
    '    if (connection.responseCode >= 400) error(connection.errorStream.bufferedReader().readText())',
    file === null
      ? '    println(connection.inputStream.bufferedReader().readText())'
      : `    File(${text(file)}).writeBytes(connection.inputStream.readBytes())`,
    '}',
  ].join('\n');
}

/** A raw string keeps backslashes; JSON never has three quotes in a row; a dollar is written as a value. */
function bodyLines(body: Json): string[] {
  const json = readableJson(body, '        ').replaceAll('$', () => "${'$'}");
  return ['    val body = """', `        ${json}`, '    """.trimIndent()'];
}
