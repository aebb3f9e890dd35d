/** Asks GET /panchang/daily. */
import { handler } from '../../functions/panchang/routes.ts';
import type { PanchangDaily } from '../../lib/schemas/panchang/daily.ts';
import { call, dataOf } from './call.ts';

export async function daily(query: Readonly<Record<string, string>>): Promise<PanchangDaily> {
  const url = `/api/v1/panchang/daily?${new URLSearchParams(query).toString()}`;
  return dataOf<PanchangDaily>(await call(handler, 'GET', url));
}

export function inDelhi(date: string, lang = 'en'): Promise<PanchangDaily> {
  return daily({ latitude: '28.6139', longitude: '77.209', timezone: 'Asia/Kolkata', date, lang });
}
