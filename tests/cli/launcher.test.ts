/** The launcher: help, version, the language of the terminal, colours, and building what is old. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { COMMANDS, OPTIONS_OF } from '../../cli/options.ts';
import { vedic } from '../support/commandLine.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('--version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
  expect(await vedic(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

test.each(['en', 'hi'])('the help of every command names its options: %s', async (lang) => {
  for (const command of COMMANDS) {
    const { code, err, out } = await vedic([command, '--help', '--lang', lang]);
    expect([code, err]).toEqual([0, '']);
    for (const option of OPTIONS_OF[command]) if (option !== 'help') expect(out).toContain(`  --${option}`);
    expect(await vedic(['help', command, '--lang', lang])).toEqual({ code, err, out });
    expect(/[\u0900-\u097f]/.test(out)).toBe(lang === 'hi');
  }
  const whole = await vedic(['--lang', lang]);
  for (const command of COMMANDS) expect(whole.out).toContain(`vedic ${command} `);
});

test('the language is that of the terminal where none is asked for', async () => {
  const [hindi, english, other] = await Promise.all([
    vedic(['help'], { LANG: 'hi_IN.UTF-8' }),
    vedic(['help', '--lang', 'en'], { LC_ALL: 'hi_IN.UTF-8' }),
    vedic(['help'], { LANG: 'hil_PH.UTF-8' }),
  ]);
  expect(hindi.out).toContain('निकास कोड');
  expect(english.out).toContain('Exit codes');
  expect(other.out).toContain('Exit codes');
});

test('what is piped has neither colours nor movements of the cursor', async () => {
  const { out } = await vedic(['chart', '1990-06-15', '14:30', 'delhi', '--lang', 'hi']);
  expect(out).not.toContain('\u001b');
});

test('a bundle older than its sources is built again', async () => {
  await vedic(['help']);
  const list = `${root}dist/cli/help.json`;
  const kept = JSON.parse(readFileSync(list, 'utf8')) as { builtMs: number; inputs: string[] };
  expect(kept.inputs).toContain('cli/words/helpEn.ts');
  writeFileSync(list, JSON.stringify({ ...kept, builtMs: 0 }));
  expect((await vedic(['help'])).code).toBe(0);
  const { builtMs } = JSON.parse(readFileSync(list, 'utf8')) as { builtMs: number };
  expect(builtMs).toBeGreaterThan(kept.builtMs);
});
