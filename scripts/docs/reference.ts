/** The reference of a group: its meaning, and each of its paths. */
import { sharedFields } from './inputs.ts';
import { JSON_TYPE, resolved, type ApiDocument, type Operation } from './document.ts';
import type { Group } from './families.ts';
import { fieldsOf, fieldTable } from './fields.ts';
import { html, type Content, type Markup } from './markup.ts';
import { operationSection, pathLine } from './operation.ts';
import type { Page } from './page.ts';

export function referencePage(group: Group, operations: readonly Operation[], document: ApiDocument): Page {
  const own = operations.filter(({ tags: [tag] }) => tag === group.name);
  const common = commonPath(own);
  return {
    title: group.title,
    path: `/docs/reference/${group.name}`,
    main: html`<h1>${group.title}</h1>
      <p class="lead">${group.about}.</p>
      <p>
        As OpenAPI, with every example:
        <a href="/openapi/${group.name}.json"><code>/openapi/${group.name}.json</code></a>
      </p>
      ${own.length > 1 && onThisPage(own)} ${own.map((operation) => operationSection(operation, document))}
      ${sharedFields(own, document)} ${envelope(own, document)}`,
    sections: own.map(({ operationId, path }) => ({ id: operationId, title: path.slice(common.length) || path })),
  };
}

function onThisPage(operations: readonly Operation[]): Markup {
  return html`<details class="fold on-this-page">
    <summary>On this page (${operations.length})</summary>
    <ul class="paths">
      ${operations.map(
        (operation) =>
          html`<li>
            <a href="#${operation.operationId}">${pathLine(operation)}</a> <span>${operation.summary}</span>
          </li>`,
      )}
    </ul>
  </details>`;
}

/** What stands in `meta` of nearly every answer. */
function envelope(operations: readonly Operation[], document: ApiDocument): Content {
  const isEnveloped = operations.some(({ responses }) => {
    const schema = responses['200']?.content?.[JSON_TYPE]?.schema;
    return schema !== undefined && resolved(schema, document).properties?.['meta'] !== undefined;
  });
  if (!isEnveloped) return false;
  const fields = fieldsOf({ $ref: '#/components/schemas/Meta' }, document).map((field) => ({
    ...field,
    isRequired: false,
  }));
  return html`<details class="fold" id="envelope">
    <summary>Fields of <code>meta</code>, which every answer has (${fields.length})</summary>
    ${fieldTable(fields, document, html`In <code>meta</code>`, 'meta')}
  </details>`;
}

/** The common prefix of all paths, up to a slash: /api/v1/planets/, and only the slash for documents. */
function commonPath(operations: readonly Operation[]): string {
  const [first, ...others] = operations.map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
  return others.reduce((common, path) => (path.startsWith(common) ? common : path), first!);
}
