/** What the command line prints, beside the answers of the service itself. */
import { expect, test } from '@jest/globals';
import { askRow } from '../../engine/askRow.ts';
import type { Asking } from '../../engine/asking.ts';
import '../../functions/_shell/placeData.ts';
import { groupOf } from '../../functions/batch/groups.ts';
import { townCalled } from '../../lib/birth/towns.ts';
import { vedic } from '../support/commandLine.ts';

function placeCalled(name: string) {
  const { latitude, longitude } = townCalled(name)!;
  return { latitude, longitude };
}
const DELHI = placeCalled('Delhi');
const MUMBAI = placeCalled('Mumbai');
const LONDON = placeCalled('London');
const BIRTH = { name: '', date: '1990-06-15', time: '14:30:00', ...DELHI };
const WRITTEN = ['1990-06-15', '14:30', 'delhi'];

async function served(path: string, asking: Asking): Promise<{ data: object }> {
  const group = await groupOf(`/api/v1${path}`);
  const row = group!.routes.find((one) => one.path === `/api/v1${path}`)!;
  const { body, status } = await askRow(row, asking, { requestId: 'test', nowUnixMs: Date.now() });
  expect([path, status]).toEqual([path, 200]);
  return body as { data: object };
}

interface Case {
  readonly args: readonly string[];
  readonly asked: readonly (readonly [path: string, asking: Asking])[];
}

const ON = '2026-12-25';

const CASES = (lang: string): Case[] => [
  {
    args: ['chart', ...WRITTEN, '--on', ON],
    asked: [
      ['/chart/birth', { body: BIRTH, query: { lang } }],
      ['/dasha/vimshottari', { body: BIRTH, query: { lang, as_of: ON } }],
    ],
  },
  {
    args: ['chart', ...WRITTEN, '--on', ON, '--ayanamsa', 'raman', '--timezone', '-05:00', '--detail', 'brief'],
    asked: [
      ['/chart/birth', { body: { ...BIRTH, ayanamsa: 'raman', timezone: '-05:00' }, query: { lang, detail: 'brief' } }],
      [
        '/dasha/vimshottari',
        { body: { ...BIRTH, ayanamsa: 'raman', timezone: '-05:00' }, query: { lang, detail: 'brief', as_of: ON } },
      ],
    ],
  },
  {
    args: ['day', ...WRITTEN, '--on', ON, '--at', 'london'],
    asked: [['/pdae/today', { body: { ...BIRTH, current_location: LONDON }, query: { lang, as_of: ON } }]],
  },
  {
    args: ['match', ...WRITTEN, '1992/2/3', '8:00', 'am', 'mumbai'],
    asked: [
      [
        '/matching/ashtakoota',
        {
          body: { groom: BIRTH, bride: { name: '', date: '1992-02-03', time: '08:00:00', ...MUMBAI } },
          query: { lang },
        },
      ],
    ],
  },
  {
    args: ['panchang', '2026-11-08', 'mumbai', '--detail', 'full'],
    asked: [['/panchang/daily', { query: { lang, date: '2026-11-08', ...MUMBAI, detail: 'full' } }]],
  },
];

test.each(['en', 'hi'])('--json prints the bytes of the service, one answer a line: %s', async (lang) => {
  for (const { args, asked } of CASES(lang)) {
    const answers = [];
    for (const [path, asking] of asked) answers.push(await served(path, asking));
    const { code, out } = await vedic([...args, '--lang', lang, '--json']);
    expect([args[0], code]).toEqual([args[0], 0]);
    // A difference would be told in megabytes.
    const isSame = out === answers.map((answer) => `${JSON.stringify(answer)}\n`).join('');
    expect([args, isSame]).toEqual([args, true]);
  }
});

interface Found {
  readonly planets: readonly {
    name: string;
    sign: { name: string };
    dms: string;
    house: number;
    dignity_name: string;
  }[];
  readonly current: readonly { name: string }[];
}

test.each(['en', 'hi'])('the table of a chart has what the service answers of each planet: %s', async (lang) => {
  const { data } = (await served('/chart/birth', { body: BIRTH, query: { lang } })) as unknown as { data: Found };
  const { out } = await vedic(['chart', ...WRITTEN, '--lang', lang, '--on', ON]);
  const lines = out.split('\n');
  expect(data.planets).toHaveLength(9);
  for (const { dignity_name: dignity, dms, house, name, sign } of data.planets) {
    const row = lines.find((line) => line.startsWith(`${name} `))!;
    expect(row.split(/ {2,}/).slice(0, 3)).toEqual([name, sign.name, dms]);
    expect(row).toMatch(new RegExp(` ${house}  `));
    expect(row).toContain(`  ${dignity}`);
  }
  const dasha = (await served('/dasha/vimshottari', {
    body: BIRTH,
    query: { lang, as_of: ON },
  })) as unknown as { data: Found };
  for (const [k, { name }] of dasha.data.current.slice(0, 3).entries()) {
    expect(lines.at(-4 + k)!.split(/ {2,}/)[1]).toBe(name);
  }
});

test.each(['en', 'hi'])('a match shows every koot and both totals: %s', async (lang) => {
  const bride = { date: '1992-02-03', time: '08:00:00', ...MUMBAI };
  const { data } = (await served('/matching/ashtakoota', {
    body: { groom: BIRTH, bride },
    query: { lang },
  })) as unknown as {
    data: {
      koots: { name: string; points: number; max: number }[];
      total: { points: number };
      total_with_exceptions: { points: number };
      band_name: string;
      verdict: { headline: string };
    };
  };
  const { out } = await vedic(['match', ...WRITTEN, '1992-02-03', '08:00', 'mumbai', '--lang', lang]);
  for (const { max, name, points } of data.koots) {
    expect(out).toMatch(
      new RegExp(`^${name.replace(/[()]/g, '\\$&')} .* ${points} / ${max}  █{${Math.round(points)}}`, 'm'),
    );
  }
  expect(out).toContain(`${data.total.points} / 36  ${data.band_name}\n`);
  expect(out).toContain(`${data.total_with_exceptions.points} / 36`);
  expect(out.replaceAll('\n', ' ')).toContain(data.verdict.headline);
});

test.each(['en', 'hi'])('a day shows its score, its areas and its sentences: %s', async (lang) => {
  const { data } = (await served('/pdae/today', { body: BIRTH, query: { lang, as_of: ON } })) as unknown as {
    data: {
      overall_score: number;
      headline: string;
      short: string;
      categories: Record<string, { name: string; score: number }>;
    };
  };
  const { out } = await vedic(['day', ...WRITTEN, '--on', ON, '--lang', lang]);
  expect(out).toMatch(new RegExp(`\\b${data.overall_score}\\b`));
  expect(out.replaceAll('\n', ' ')).toContain(`${data.headline} ${data.short}`);
  const areas = Object.values(data.categories);
  expect(areas).toHaveLength(8);
  for (const { name, score } of areas) expect(out).toMatch(new RegExp(`^${name} +█*░* +${score} `, 'm'));
});

test.each(['en', 'hi'])('a panchang shows the limbs of the day and when they end: %s', async (lang) => {
  const { data } = (await served('/panchang/daily', {
    query: { lang, date: '2026-11-08', ...MUMBAI },
  })) as unknown as { data: Record<'tithi' | 'nakshatra' | 'yoga' | 'karana', { name: string; end: string }[]> };
  const { out } = await vedic(['panchang', '2026-11-08', 'mumbai', '--lang', lang]);
  for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
    const [first] = data[limb];
    expect(out).toMatch(new RegExp(`${first!.name}.*${first!.end.slice(11, 16)}`));
  }
});

test('without a date the panchang is that of today at the place, whatever the zone of the machine', async () => {
  const { out } = await vedic(['panchang', 'auckland', '--json'], { TZ: 'Pacific/Honolulu' });
  const { data } = JSON.parse(out) as { data: { date: string } };
  expect(data.date).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date()));
});
