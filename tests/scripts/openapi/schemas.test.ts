import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { Schemas, withoutNull } from '../../../scripts/openapi/schemas.ts';

const Sign = v.pipe(v.object({ id: v.string() }), v.title('Sign'), v.description('A sign'));
const reference = { $ref: '#/components/schemas/Sign' };

describe('schemas of the document', () => {
  test('a titled schema occurs once, and is referred to', () => {
    const schemas = new Schemas();
    expect(schemas.output(v.object({ first: Sign, others: v.array(Sign) }))).toEqual({
      type: 'object',
      properties: { first: reference, others: { type: 'array', items: reference } },
      required: ['first', 'others'],
    });
    expect(schemas.components).toEqual({
      Sign: { type: 'object', description: 'A sign', properties: { id: { type: 'string' } }, required: ['id'] },
    });
  });

  test('another description goes beside the reference', () => {
    const ruling = v.pipe(Sign, v.description('The ruling sign'));
    expect(new Schemas().output(v.object({ sign: Sign, ruling }))).toMatchObject({
      properties: { sign: reference, ruling: { ...reference, description: 'The ruling sign' } },
    });
  });

  test('two different schemas with one title are refused', () => {
    const other = v.pipe(v.object({ number: v.number() }), v.title('Sign'));
    expect(() => new Schemas().output(v.object({ one: Sign, other }))).toThrow('the title Sign');
  });

  test('fields may be named like the words of JSON schema', () => {
    const entries = { title: v.string(), required: v.boolean(), anyOf: v.string(), $ref: v.string() };
    expect(new Schemas().output(v.object(entries))).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string' },
        required: { type: 'boolean' },
        anyOf: { type: 'string' },
        $ref: { type: 'string' },
      },
      required: ['title', 'required', 'anyOf', '$ref'],
    });
  });

  test('a record that contains itself refers to itself', () => {
    interface Tree {
      parts: Tree[] | null;
    }
    const Tree: v.GenericSchema<Tree> = v.pipe(
      v.object({ parts: v.nullable(v.array(v.lazy(() => Tree))) }),
      v.title('Tree'),
    );
    const schemas = new Schemas();
    const tree = { $ref: '#/components/schemas/Tree' };
    expect(schemas.output(v.array(Tree))).toEqual({ type: 'array', items: tree });
    expect(schemas.components['Tree']).toMatchObject({
      properties: { parts: { anyOf: [{ type: 'array', items: tree }, { type: 'null' }] } },
    });
  });

  test('a nullable schema keeps its description outside, and as a parameter is not null', () => {
    const schema = new Schemas().input(v.object({ lang: v.nullish(v.pipe(v.string(), v.description('Language'))) }));
    const lang = { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'Language' };
    expect(schema).toEqual({ type: 'object', properties: { lang } });
    expect(withoutNull(lang)).toEqual({ type: 'string', description: 'Language' });
  });

  test('a transformed input is described as it is sent', () => {
    expect(new Schemas().input(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)))).toEqual({
      type: 'string',
      pattern: '^\\d$',
    });
  });
});
