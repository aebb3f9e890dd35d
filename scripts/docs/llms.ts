/** /llms.txt: the service in one text of links, for models that read documentation (llmstxt.org). */
import type { Operation } from './document.ts';
import type { ErrorPart } from './errorPages.ts';
import { EXAMPLE_BIRTH } from './example.ts';
import type { Contents } from './page.ts';

export function llmsText(operations: readonly Operation[], contents: Contents, errors: readonly ErrorPart[]): string {
  const groups = contents.families.flatMap(({ groups: members }) => members);
  const computing = operations.filter(({ path }) => path.startsWith('/api/v1/'));
  const open = computing.filter(({ security }) => security === undefined);
  return [
    '# Vedic astrology API',
    '',
    `> Vedic (sidereal) astrology as an HTTP JSON API: positions, divisional charts, panchang, dashas, transits, yogas, doshas and what they are read to mean, computed from a date, a time and a place. ${computing.length} paths, ${open.length} of them without an account or a key.`,
    '',
    `Nearly every path is POST with a birth as its JSON body: \`${JSON.stringify(EXAMPLE_BIRTH)}\`. \`timezone\` may be left out: it is found from the coordinates. Every answer is \`{ "success": true, "data": ..., "meta": ... }\`; \`meta.input\` tells how date and clock were understood, \`meta.conventions\` every contested choice, \`meta.warnings\` what to know. \`?lang=hi\` answers in Hindi, \`?detail=brief\` in short, \`?fields=\` in part. An error has \`code\` and \`detail\`; a 422 lists all invalid fields at once. \`POST /api/v1/batch\` answers up to 20 paths about one birth.`,
    '',
    '## Documents',
    '',
    '- [OpenAPI 3.1](/openapi.json): every path, field and error',
    '- [OpenAPI 3.0.3](/openapi-3.0.json): the same for generators of Kotlin, Swift and Dart',
    '- [Postman collection](/docs/postman.json): every request with an example',
    '- [First calls](/docs): what to paste first, and what comes back',
    '- [Error codes](/errors): every code and every kind of invalid field; JSON for programs',
    '- [Changes](/docs/changelog): what changed, and which numbers moved by how much',
    '',
    '## Guides',
    '',
    ...contents.guides.map(({ about, name, title }) => `- [${title}](/docs/guide/${name}): ${about}`),
    ...groups.flatMap(({ about, name, title }) => [
      '',
      `## ${title}`,
      '',
      `${about}. [Fields and examples](/docs/reference/${name}), [OpenAPI](/openapi/${name}.json).`,
      '',
      ...operations
        .filter(({ tags: [tag] }) => tag === name)
        .map(
          ({ method, operationId, path, security, summary }) =>
            `- [${method} ${path}](/docs/reference/${name}#${operationId}): ${summary}${security ? ' (needs an account)' : ''}`,
        ),
    ]),
    '',
    '## Errors',
    '',
    ...errors
      .filter(({ status }) => status !== null)
      .map(({ about, name, path, status }) => `- [${name}](${path}): ${status}. ${about}`),
    '',
  ].join('\n');
}
