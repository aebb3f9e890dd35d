import { test } from '@jest/globals';
import * as v from 'valibot';
import { writeFileSync } from 'node:fs';
import { birthContext } from '../functions/_shell/context.ts';
import { chartDocument } from '../functions/chart/report/bundle.ts';
import { foundIn } from '../lib/records/chart/formations.ts';
import { movingSky } from '../lib/records/chart/movingSky.ts';
import { Birth } from '../lib/schemas/common/inputs.ts';
import { BIRTH } from './support/call.ts';
test('x', () => {
  for (const lang of ['en', 'hi'] as const) for (let i = 0; i < 2; i++) {
    const t = performance.now();
    const c = birthContext(v.parse(Birth, { ...BIRTH, name: 'Asha Rao', date:'1990-06-15', time: '14:30:00', place_name: 'New Delhi' }), lang, { as_of: '2026-11-28' }, {}, true);
    const buf = chartDocument(c, { style: 'north', title: lang === 'en' ? 'Birth chart and its reading' : 'जन्म कुंडली', warnings: [] }, { moving: movingSky(c), found: foundIn(c) }, null);
    writeFileSync(`/tmp/ft/doc-${lang}.pdf`, buf);
    console.log(lang, i, Math.round(performance.now() - t), buf.length);
  }
});
