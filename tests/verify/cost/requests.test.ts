/** The measured requests: every path, by an example that is answered. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { PDF, requestsOf, type Document } from '../../../verify/cost/requests.ts';
import { golden } from '../../support/golden.ts';

const document = JSON.parse(
  readFileSync(new URL('../../../dist/openapi/whole.json', import.meta.url), 'utf8'),
) as Document;
const routes = golden<{ method: string; path: string; group: string }[]>('routes');

describe('the requests', () => {
  test('are one for each path, and a report', () => {
    const groups = [...new Set(routes.map(({ group }) => group))];
    const names = groups.flatMap((group) => requestsOf(document, group, 'standard').map(({ name }) => name));
    const expected = [...routes.map(({ method, path }) => `${method} ${path}`), 'POST /api/v1/chart/birth as PDF'];
    const isAddition = (name: string) => {
      const [method = '', path = ''] = name.split(' ');
      return document.paths[path]?.[method.toLowerCase()]?.['x-addition'] === true;
    };
    expect(names.filter((name) => !isAddition(name)).sort()).toEqual(expected.sort());
  });

  test('ask for their level of detail wherever it can be asked for', () => {
    const levels = requestsOf(document, 'yoga', 'brief').map(({ query }) => query['detail']);
    expect(new Set(levels)).toEqual(new Set(['brief']));
    expect(requestsOf(document, 'auth', 'brief').filter(({ query }) => 'detail' in query)).toEqual([]);
  });

  test('bring what their path needs', () => {
    const [daily] = requestsOf(document, 'panchang', 'brief').filter(
      ({ name }) => name === 'GET /api/v1/panchang/daily',
    );
    expect(Object.keys(daily!.query).sort()).toEqual(['date', 'detail', 'latitude', 'longitude']);
    const yogas = requestsOf(document, 'yoga', 'standard');
    expect(yogas.filter(({ path }) => /[{}]/.test(path))).toEqual([]);
    expect(yogas.filter(({ method, body }) => (method === 'POST') !== (body !== null))).toEqual([]);
    expect(requestsOf(document, 'chart', 'standard').filter(({ accept }) => accept === PDF)).toHaveLength(1);
  });
});
