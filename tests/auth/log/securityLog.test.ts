import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  loggedUser,
  networkOf,
  securityLine,
  securityLog,
  type SecurityLine,
} from '../../../lib/auth/log/securityLog.ts';

const ID = '01KAGVKJ6Q5T3ZB7W2M9X4C8RD';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('for the address %s only the network %s is logged', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('a line names the event, and nobody', () => {
  const origin = { ip: '203.0.113.7', requestId: 'Gw1=', nowUnixMs: Date.parse('2026-03-01T06:00:00Z') };
  const line = securityLine('sign_in', ID, origin);
  expect(line).toEqual({
    level: 'security',
    event: 'sign_in',
    time: '2026-03-01T06:00:00.000Z',
    user: createHash('sha256').update(ID).digest('base64url').slice(0, 22),
    network: '203.0.113.0/24',
    request_id: 'Gw1=',
  });
  expect(JSON.stringify(line)).not.toMatch(new RegExp(`${ID}|203\\.0\\.113\\.7`));
});

test('an operator has no address, and an unknown account no user', () => {
  const lines: SecurityLine[] = [];
  const log = securityLog((line) => lines.push(line));
  log('role_changed', ID, { nowUnixMs: 0 });
  log('sign_in_failed', null, { ip: '203.0.113.7', requestId: 'a', nowUnixMs: 0 });
  expect(lines.map(({ network, request_id: requestId, user }) => [user, network, requestId])).toEqual([
    [loggedUser(ID), null, null],
    [null, '203.0.113.0/24', 'a'],
  ]);
});
