/** @isolated */
import { afterEach, expect, jest, test } from '@jest/globals';
import { logLine } from '../../../lib/auth/log/logLine.ts';

afterEach(() => {
  delete process.env['AWS_LAMBDA_LOG_FORMAT'];
  jest.restoreAllMocks();
});

test('a line is JSON, and an object where the runtime itself writes JSON', () => {
  const written: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((line: unknown) => void written.push(line));
  const line = { level: 'alarm', code: 'mail_failed' };
  logLine('error', line);
  process.env['AWS_LAMBDA_LOG_FORMAT'] = 'JSON';
  logLine('error', line);
  expect(written).toEqual(['{"level":"alarm","code":"mail_failed"}', line]);
});
