import { test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { handler } from '../../../functions/panchang/routes.ts';
import { handler as transit } from '../../../functions/transit/routes.ts';
import { call, BIRTH } from '../../support/call.ts';
test('x', async () => {
  const D = 'latitude=28.6139&longitude=77.209';
  const out: string[] = [];
  const get = async (q: string) => { const t = performance.now(); const a = await call(handler, 'GET', q); out.push(`${a.status} ${Buffer.byteLength(a.text)} ${(performance.now()-t).toFixed(1)}ms ${q}`); return a; };
  const a = await get(`/api/v1/panchang/eclipses?year=2027&${D}`);
  writeFileSync('/tmp/w/scratch-ecl/a.json', JSON.stringify(a.json, null, 1));
  const h = await get(`/api/v1/panchang/eclipses?year=2026&${D}&lang=hi`);
  writeFileSync('/tmp/w/scratch-ecl/h.json', JSON.stringify(h.json, null, 1));
  for (const l of ['en','hi','ta']) for (const d of ['brief','standard','full']) for (const p of [D, '', 'latitude=64&longitude=-21'])
    await get(`/api/v1/panchang/eclipses?start=2020-01-01&end=2039-12-31&${p}&lang=${l}&detail=${d}`);
  await get(`/api/v1/panchang/eclipses?start=2020-01-01&end=2039-12-31&${D}&visible_only=true&include_penumbral=false&sutak=prahara`);
  const e = await get(`/api/v1/panchang/eclipses/solar-2027-08-02?${D}`);
  writeFileSync('/tmp/w/scratch-ecl/e.json', JSON.stringify(e.json, null, 1));
  const u = await get(`/api/v1/panchang/eclipses/solar-2027-08-03?${D}`); out.push(u.text);
  const u2 = await get(`/api/v1/panchang/eclipses/marriage`); out.push(u2.text);
  for (const l of ['en','hi']) for (const d of ['brief','standard','full']) for (const y of [5, 20]) {
    const t = performance.now(); const x = await call(transit, 'POST', `/api/v1/transit/eclipses?as_of=2026-11-28&years_ahead=${y}&lang=${l}&detail=${d}`, BIRTH);
    out.push(`${x.status} ${Buffer.byteLength(x.text)} ${(performance.now()-t).toFixed(1)}ms transit ${l} ${d} ${y}`); if(x.status!==200) out.push(x.text);
    writeFileSync(`/tmp/w/scratch-ecl/t-${l}-${d}-${y}.json`, JSON.stringify(x.json, null, 1));
  }
  const x = await call(transit, 'POST', `/api/v1/transit/eclipses?as_of=2026-11-28&years_ahead=2&lang=hi`, BIRTH); writeFileSync(`/tmp/w/scratch-ecl/t-2.json`, JSON.stringify(x.json, null, 1));
  writeFileSync('/tmp/w/scratch-ecl/out.txt', out.join('\n'));
});
