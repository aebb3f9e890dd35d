import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { curlOf, target } from '../../../web/playground/request.ts';

const birth = { name: `O'Neil "x" $HOME \`id\` \\ मुंबई`, date: '1990-06-15' };

describe('a request', () => {
  test('asks below /api/v1, its query escaped', () => {
    const query = { date: '2026-11-21', timezone: 'Asia/Kolkata', lang: 'hi' };
    expect(target({ method: 'GET', path: '/panchang/daily', query })).toBe(
      '/api/v1/panchang/daily?date=2026-11-21&timezone=Asia%2FKolkata&lang=hi',
    );
    expect(target({ method: 'POST', path: '/yoga/all' })).toBe('/api/v1/yoga/all');
  });

  test('is read by a shell as it was meant, whatever a name holds', () => {
    const command = curlOf({ method: 'POST', path: '/planets/positions', body: birth }, 'http://127.0.0.1:1');
    const words = execFileSync('sh', ['-c', command.replace(/^curl/, `printf '%s\\0'`)], { encoding: 'utf8' });
    const [silent, address, , type, , body] = words.split('\0');
    expect([silent, address, type]).toEqual([
      '-s',
      'http://127.0.0.1:1/api/v1/planets/positions',
      'Content-Type: application/json',
    ]);
    expect(JSON.parse(body!)).toEqual(birth);
  });
});
