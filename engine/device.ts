/** The whole engine behind addresses, as the service has them: for pages and apps that ask one or the other. */
import { groups } from 'engine:groups';
import { nearestPath } from '../functions/_shell/nearestPath.ts';
import { ApiError, errorAnswer } from '../functions/_shell/errors.ts';
import { pathPattern } from '../functions/_shell/pathPattern.ts';
import { languageAsked } from '../functions/_shell/request.ts';
import type { Row } from '../functions/_shell/row.ts';
import { message } from '../lib/words/message.ts';
import { sentenceLanguage } from '../lib/words/language.ts';
import { replyOf } from './endpoint.ts';
import { openEngine, type EngineData } from './engine.ts';

export type { EngineData };

/** The answer to an address: exactly the text that the service sends as its body. */
export interface DeviceAnswer {
  readonly status: number;
  readonly text: string;
}

/** The service without a server. */
export interface Device {
  /**
   * Answers an address.
   *
   * @param target path and query, such as /api/v1/yoga/all?lang=hi
   */
  answer(method: string, target: string, body?: object): Promise<DeviceAnswer>;
}

/** Opens the engine behind addresses; see `openEngine`. */
export function openDevice(data: EngineData): Device {
  const engine = openEngine(data);
  return {
    async answer(method, target, body = {}) {
      const [path = '', search = ''] = target.split('?');
      const query = queryOf(search);
      const found = await rowOf(method, path);
      if (!found) return unknownPath(path, query['lang']);
      const reply = await replyOf(engine, found.row, { body, query, path: found.params });
      return { status: reply.status, text: JSON.stringify(reply.body) };
    },
  };
}

/** Finds the row of an address; the rows of a group are loaded by the first question to it. */
async function rowOf(method: string, path: string) {
  const name = path.split('/')[API_PARTS] ?? '';
  const rows = Object.hasOwn(groups, name) ? (await groups[name]!()).rows : [];
  const row = rows.find((one) => one.method === method && pathPattern(one.path).test(path));
  return row ? { row, params: paramsOf(row, path) } : null;
}

/** Where the name of the group stands in /api/v1/GROUP. */
const API_PARTS = 3;

/** Returns the parameters of a path, by the names that stand in braces. */
function paramsOf({ path: declared }: Row, path: string): Record<string, string> {
  const given = path.split('/');
  return Object.fromEntries(
    declared
      .split('/')
      .map((part, index): [string, string] => [/^\{(\w+)\}$/.exec(part)?.[1] ?? '', given[index] ?? ''])
      .filter(([name]) => name !== '')
      .map(([name, value]) => [name, decoded(value)]),
  );
}

/** Returns a part of an address in letters; what is no UTF-8 stays as it was written, and is refused by its schema. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}

/** Not every engine of phones has URLSearchParams. */
function queryOf(search: string): Record<string, string> {
  const pairs = search.split('&').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=').map((part) => decoded(part.replaceAll('+', ' ')));
      return [name, value.join('=')];
    }),
  );
}

function unknownPath(path: string, lang: string | undefined): DeviceAnswer {
  const error = new ApiError('not_found', message('path_unknown', { nearest: nearestPath(path) }));
  const { body, status } = errorAnswer(error, {
    requestId: 'req_device',
    language: sentenceLanguage(languageAsked(lang)),
  });
  return { status, text: body };
}
