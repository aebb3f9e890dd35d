/** One path of the reference: purpose, input, answer, and errors. */
import { JSON_TYPE, resolved, resolvedResponse, type ApiDocument, type Operation, type Response } from './document.ts';
import { asField, bodyFields, isCommon, namesLine } from './inputs.ts';
import { fieldsOf, fieldTable } from './fields.ts';
import { html, prose, type Content, type Markup } from './markup.ts';
import { answerFigure, requestFigure } from './requests.ts';

export function operationSection(operation: Operation, document: ApiDocument): Markup {
  const { description, operationId, summary } = operation;
  return html`<article class="operation" id="${operationId}">
    <h2><a href="#${operationId}">${pathLine(operation)}</a></h2>
    <p class="summary">${summary}.${marks(operation)}</p>
    <p>${prose(description)}</p>
    <div class="columns">
      <div class="reads">
        ${input(operation, document)} ${answerFields(operation, document)} ${errors(operation, document)}
      </div>
      <div class="samples">${requestFigure(operation)} ${answerExample(operation)}</div>
    </div>
  </article>`;
}

/** The method and the path, which may break before each slash. */
export function pathLine({ method, path }: Operation): Markup {
  const steps = path.split('/').slice(1);
  return html`<span class="method ${method.toLowerCase()}">${method}</span>
    <code>${steps.map((step) => html`<wbr />/${step}`)}</code>`;
}

function marks({ deprecated, security }: Operation): Content {
  return [
    security && html` <a class="mark" href="/docs/guide/account">needs an account</a>`,
    deprecated && html` <span class="mark">deprecated</span>`,
  ];
}

function input({ parameters = [], requestBody }: Operation, document: ApiDocument): Content {
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  const inPath = parameters.filter(({ in: where }) => where === 'path').map(asField);
  const others = parameters.filter(({ in: where }) => where !== 'path');
  const own = others.filter((parameter) => !isCommon(parameter)).map(asField);
  return [
    inPath.length > 0 && fieldTable(inPath, document, 'In the path'),
    schema && bodyFields(schema, document),
    own.length > 0 && fieldTable(own, document, 'In the query'),
    namesLine('In the query of nearly every path', others.filter(isCommon).map(asField)),
  ];
}

function folded(title: Content, content: Content): Markup {
  return html`<details class="fold">
    <summary>${title}</summary>
    ${content}
  </details>`;
}

function answerFields(operation: Operation, document: ApiDocument): Content {
  const { content } = successOf(operation);
  const schema = content?.[JSON_TYPE]?.schema;
  if (!schema) return false;
  const { data } = resolved(schema, document).properties ?? {};
  const fields = fieldsOf(data ?? schema, document).map((field) => ({ ...field, isRequired: false }));
  if (fields.length === 0) return false;
  const caption = data ? html`In <code>data</code>` : 'In the answer';
  const table = fieldTable(fields, document, caption, data ? 'data' : '');
  return folded(html`Fields of the answer (${fields.length})`, table);
}

function successOf({ responses }: Operation): Response {
  return (responses['200'] ?? responses['201'] ?? responses['302'])!;
}

function answerExample(operation: Operation): Content {
  const { content = {}, description } = successOf(operation);
  const example = content[JSON_TYPE]?.example;
  const status = operation.responses['201'] ? 201 : 200;
  const isShort = /end after/.test(description);
  const title = html`Answer, ${status}${isShort && ', long lists cut after two'}`;
  return typeof example === 'object' && example !== null && answerFigure(title, example);
}

function errors({ responses }: Operation, document: ApiDocument): Content {
  const rows = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => [status, codesIn(resolvedResponse(response, document))] as const);
  if (rows.length === 0) return false;
  const lines = rows.map(
    ([status, codes]) =>
      html`<li>
        <span class="status">${status}</span> ${codes.map(
          (code, index) => html`${index > 0 && ', '}<a href="/errors/${code}"><code>${code}</code></a>`,
        )}
      </li>`,
  );
  return folded(
    html`Errors (${rows.length})`,
    html`<ul class="errors">
      ${lines}
    </ul>`,
  );
}

/** The description of a refusal names its codes. */
function codesIn({ description }: Response): string[] {
  return [...description.matchAll(/`(\w+)`/g)].map(([, code]) => code!);
}
