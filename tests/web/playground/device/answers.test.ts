import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answerBy, isOnDevice, jsonOf, Refusal } from '../../../../web/playground/answers.ts';
import { batched } from '../../../../web/playground/batch.ts';
import type { ApiRequest } from '../../../../web/playground/request.ts';

const birth = { name: 'Asha', date: '1990-06-15' };
const asking = (path: string): ApiRequest => ({ method: 'POST', path, query: { lang: 'en' }, body: birth });

let sent: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  sent = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ from: 'service' })));
});
afterEach(() => {
  answerBy(null);
  sent.mockRestore();
});

test('requests are answered by the device where it is set, and by the service again afterwards', async () => {
  answerBy(({ path }) => Promise.resolve({ status: 200, text: JSON.stringify({ from: path }) }));
  expect(isOnDevice()).toBe(true);
  expect(await jsonOf(asking('/yoga/all'))).toEqual({ from: '/yoga/all' });
  expect(sent).not.toHaveBeenCalled();
  answerBy(null);
  expect(isOnDevice()).toBe(false);
  expect(await jsonOf(asking('/yoga/all'))).toEqual({ from: 'service' });
});

test('several requests of a turn are asked one by one, each for itself', async () => {
  const asked: string[] = [];
  answerBy(({ path }) => {
    asked.push(path);
    return Promise.resolve({ status: 200, text: JSON.stringify({ data: path, meta: {} }) });
  });
  const [first, second] = await Promise.all([batched(asking('/yoga/all')), batched(asking('/dosha/all'))]);
  expect([first.data, second.data]).toEqual(['/yoga/all', '/dosha/all']);
  expect(asked).toEqual(['/yoga/all', '/dosha/all']);
  expect(sent).not.toHaveBeenCalled();
});

test('a problem of the device is a refusal with its fields', async () => {
  const problem = { title: 'Invalid', detail: [{ loc: ['body', 'date'], msg: 'No such day.' }] };
  answerBy(() => Promise.resolve({ status: 422, text: JSON.stringify(problem) }));
  const refusal = await jsonOf(asking('/yoga/all')).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Refusal).fields).toEqual([{ field: 'date', message: 'No such day.', within: 'body' }]);
});

test('accounts are asked of the service, whatever is set', async () => {
  answerBy(() => Promise.reject(new Error('asked the device')));
  expect(await jsonOf(asking('/auth/login'))).toEqual({ from: 'service' });
});
