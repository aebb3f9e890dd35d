import { describe, expect, test } from '@jest/globals';
import { codeRequest, target } from '../../../web/playground/request.ts';

const birth = { name: 'Asha', date: '1990-06-15' };

describe('a request', () => {
  test('asks below /api/v1, its query escaped', () => {
    const query = { date: '2026-11-21', timezone: 'Asia/Kolkata', lang: 'hi' };
    expect(target({ method: 'GET', path: '/panchang/daily', query })).toBe(
      '/api/v1/panchang/daily?date=2026-11-21&timezone=Asia%2FKolkata&lang=hi',
    );
    expect(target({ method: 'POST', path: '/yoga/all' })).toBe('/api/v1/yoga/all');
  });

  test('is told as code sends it', () => {
    expect(codeRequest({ method: 'POST', path: '/yoga/all', body: birth }, 'https://example.org')).toEqual({
      method: 'POST',
      url: 'https://example.org/api/v1/yoga/all',
      headers: { 'Content-Type': 'application/json' },
      body: birth,
    });
    expect(codeRequest({ method: 'GET', path: '/panchang/daily' }, 'https://example.org')).toEqual({
      method: 'GET',
      url: 'https://example.org/api/v1/panchang/daily',
      headers: {},
    });
  });
});
