/** The reference of a group: its meaning, and each of its paths. */
import type { ApiDocument, Operation } from './document.ts';
import type { Group } from './families.ts';
import { html } from './markup.ts';
import { operationSection } from './operation.ts';
import type { Page } from './page.ts';

export function referencePage(group: Group, operations: readonly Operation[], document: ApiDocument): Page {
  const own = operations.filter(({ tags: [tag] }) => tag === group.name);
  const common = commonPath(own);
  return {
    title: group.title,
    path: `/docs/reference/${group.name}`,
    main: html`<h1>${group.title}</h1>
      <p class="lead">${group.about}.</p>
      ${own.map((operation) => operationSection(operation, document))}`,
    sections: own.map(({ operationId, path }) => ({ id: operationId, title: path.slice(common.length) || path })),
  };
}

/** The common prefix of all paths, up to a slash: /api/v1/planets/, and only the slash for documents. */
function commonPath(operations: readonly Operation[]): string {
  const [first, ...others] = operations.map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
  return others.reduce((common, path) => (path.startsWith(common) ? common : path), first!);
}
