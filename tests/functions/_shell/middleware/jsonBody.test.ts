/** Parsing a body, and refusing it without quoting it. */
import { inspect } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import type { ApiError } from '../../../../functions/_shell/errors.ts';
import { jsonBody } from '../../../../functions/_shell/middleware/jsonBody.ts';
import { InvalidInput } from '../../../../lib/schemas/common/fieldErrors.ts';
import { sayMessage } from '../../../../lib/words/message.ts';
import { ANY_ROW, passed, refusalOf, requestOf, sent } from '../../../support/middlewareRun.ts';

const parser = jsonBody();
const parsed = async (text: string) => (await passed(parser, requestOf(sent(text)))).internal.json;

describe('an object', () => {
  test('is handed on, and the text stays in the event: a repeated request is known by it', async () => {
    const request = await passed(parser, requestOf(sent('{"field": [1, {"a": null}]}')));
    expect(request.internal.json).toEqual({ field: [1, { a: null }] });
    expect(request.event.body).toBe('{"field": [1, {"a": null}]}');
  });

  test('does not change any prototype', async () => {
    const json = await parsed('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}');
    expect(Object.getPrototypeOf(json)).toBe(Object.prototype);
    expect(Object.keys(json)).toEqual(['__proto__', 'constructor']);
    expect('isAdmin' in json || 'isAdmin' in {}).toBe(false);
  });

  test('is read whatever type the guard let pass', async () => {
    for (const type of ['Application/JSON', 'application/vnd.api+json; version=1', 'application/json ; charset=utf8']) {
      const event = sent('{"field":1}', { headers: { 'content-type': type } });
      expect((await passed(parser, requestOf(event))).internal.json).toEqual({ field: 1 });
    }
  });

  test('null is one without fields; a row without a body has one as well', async () => {
    expect(await parsed('null')).toEqual({});
    const request = requestOf(sent('{"field":1}'), { row: { ...ANY_ROW, body: null } });
    expect((await passed(parser, request)).internal.json).toEqual({});
  });
});

describe('anything else', () => {
  test.each(['[]', '7', '"text"', 'true'])('%s is no object: 422 for the body', async (text) => {
    const error = await refusalOf(parser, requestOf(sent(text)));
    expect(error).toBeInstanceOf(InvalidInput);
    expect((error as InvalidInput).fields).toMatchObject([{ loc: ['body'], type: 'object_type' }]);
  });

  test('is refused by its place, in either language', async () => {
    const error = (await refusalOf(parser, requestOf(sent('{"a":1,\n "b":2,}')))) as ApiError;
    expect(error.code).toBe('malformed_json');
    expect(sayMessage(error.detail, 'en')).toMatch(/line 2, column 8.*comma/);
    expect(sayMessage(error.detail, 'hi')).toMatch(/\p{Script=Devanagari}/u);
  });

  test.each(['{"name":"Asha Secretly"', '{"name":Secretly}', 'Secretly', '{"Secretly":1}{}', '\ufeff{"Secretly":1}'])(
    '%j is quoted neither in the refusal nor in its cause',
    async (text) => {
      const error = await refusalOf(parser, requestOf(sent(text)));
      expect(error).toMatchObject({ code: 'malformed_json' });
      expect((error as ApiError).cause).toBeUndefined();
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('Secretly');
    },
  );
});
