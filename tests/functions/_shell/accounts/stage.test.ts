/** Which stages are held to what production needs. */
import { expect, test } from '@jest/globals';
import { isStrict } from '../../../../functions/_shell/accounts/stage.ts';

test.each([
  'prod',
  'Production',
  ' Prod ',
  'live',
  'prd',
  'staging',
  'stage',
  'qa',
  'dev2',
  'developer',
  'test-eu',
  'local.',
])('"%s" is strict', (STAGE) => {
  expect(isStrict({ STAGE })).toBe(true);
});

test.each(['dev', 'test', 'local', 'DEV', ' Test ', 'Local\n'])('"%s" is lax', (STAGE) => {
  expect(isStrict({ STAGE })).toBe(false);
  expect(isStrict({ STAGE, AWS_LAMBDA_FUNCTION_NAME: 'service-dev-auth' })).toBe(false);
});

test.each([undefined, '', '  '])('no name, as %j, is lax on a machine and strict on Lambda', (STAGE) => {
  expect(isStrict({ STAGE })).toBe(false);
  expect(isStrict({ STAGE, AWS_LAMBDA_FUNCTION_NAME: 'service-auth' })).toBe(true);
});
