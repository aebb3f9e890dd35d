/** Three kinds of requests for every operation: valid ones, those with one wrong field, and junk. */
import fc from 'fast-check';
import { onWire, type Asked, type Draft, type Header, type Making } from './asked.ts';
import { resolved, type Operation, type Parameter, type Schema } from './document.ts';
import { junkFor } from './junk.ts';
import { bodiesOf, namesOf, queriesOf } from './values.ts';
import { wrongTexts, wrongValues } from './wrong.ts';
import type { Validators } from './validation.ts';

/** Returns the three kinds, each with its share. */
export function requestsFor(operation: Operation, making: Making): fc.Arbitrary<Asked> {
  const right = draftsOf(operation, making);
  const answered = right.map((draft) => onWire(operation, draft, { kind: 'answer' }));
  const wrong = wrongFields(operation, right, making);
  return fc.oneof(
    { weight: 5, arbitrary: answered },
    ...(wrong.length > 0 ? [{ weight: 3, arbitrary: fc.oneof(...wrong) }] : []),
    { weight: 2, arbitrary: junkFor(operation, right, making) },
  );
}

function draftsOf(operation: Operation, { accessToken, document, known }: Making): fc.Arbitrary<Draft> {
  const { body, isProtected, parameters } = operation;
  const inPath = parameters.filter(({ in: where }) => where === 'path');
  const params = fc.record(
    Object.fromEntries(inPath.map((parameter) => [parameter.name, namesOf(parameter, known, document)])),
  );
  const access: readonly Header[] = isProtected ? [['authorization', `Bearer ${accessToken}`]] : [];
  return fc.record({
    body: body ? bodiesOf(body, known, document) : fc.constant(null),
    query: queriesOf(operation, known, document),
    params,
    headers: headersFor(operation).map((headers) => [...access, ...headers]),
  });
}

/** Optional headers. */
function headersFor({ answers, parameters }: Operation): fc.Arbitrary<Header[]> {
  const files = Object.keys(answers.get(200) ?? {}).filter((type) => type !== 'application/json');
  const types = files.includes('application/pdf')
    ? [...Array<string>(20).fill('image/svg+xml'), 'application/pdf']
    : ['*/*'];
  const possible: fc.Arbitrary<Header>[] = [
    fc
      .constantFrom('hi', 'en-GB,en;q=0.9', 'hi-IN, en;q=0.2', 'ta', '*')
      .map((value): Header => ['accept-language', value]),
    fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/).map((value): Header => ['x-request-id', value]),
    fc.constantFrom('application/json', 'text/html', ...types).map((value): Header => ['accept', value]),
    fc.constantFrom('gzip', 'br, gzip;q=0.5', 'identity').map((value): Header => ['accept-encoding', value]),
    ...(parameters.some(({ in: where }) => where === 'header')
      ? [fc.uuid().map((value): Header => ['idempotency-key', value])]
      : []),
  ];
  return fc
    .tuple(...possible.map((header) => fc.option(header, { freq: 4 })))
    .map((headers) => headers.filter((header) => header !== null));
}

/** Lists, for every field that can be wrong, requests in which only that field is wrong. */
function wrongFields(
  operation: Operation,
  right: fc.Arbitrary<Draft>,
  { document, validators }: Making,
): fc.Arbitrary<Asked>[] {
  const { properties = {}, required = [] } = (operation.body ? resolved(operation.body, document) : {}) as {
    properties?: Readonly<Record<string, Schema>>;
    required?: readonly string[];
  };
  const inBody = Object.entries(properties).flatMap(([name, schema]) => {
    const wrong = wrongValues(name, schema, validators);
    const values = [...(wrong ? [wrong] : []), ...(required.includes(name) ? [fc.constant(undefined)] : [])];
    return values.map((arbitrary) =>
      fc.tuple(right, arbitrary).map(([draft, value]) => {
        return onWire(
          operation,
          { ...draft, body: { ...draft.body, [name]: value } },
          { kind: 'field', where: 'body', name },
        );
      }),
    );
  });
  return [
    ...inBody,
    ...operation.parameters.flatMap((parameter) => wrongParameters(operation, right, parameter, validators)),
  ];
}

function wrongParameters(
  operation: Operation,
  right: fc.Arbitrary<Draft>,
  { in: where, name, required, schema }: Parameter,
  validators: Validators,
): fc.Arbitrary<Asked>[] {
  const wrong = wrongTexts(name, where, schema, validators);
  if (where === 'header' || wrong === null) return [];
  const part = where === 'path' ? 'params' : 'query';
  const asked = fc.tuple(right, wrong).map(([draft, value]) => {
    return onWire(operation, { ...draft, [part]: { ...draft[part], [name]: value } }, { kind: 'field', where, name });
  });
  const left = right.map((draft) => {
    const query = Object.fromEntries(Object.entries(draft.query).filter(([given]) => given !== name));
    return onWire(operation, { ...draft, query }, { kind: 'field', where: 'query', name });
  });
  return where === 'query' && required ? [asked, left] : [asked];
}
