/**
 * A request says no sentence that it does not send.
 * @isolated
 */
import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalogues } from '../../lib/words/say.ts';
import { BIRTH, call } from '../support/call.ts';
import { loadGroups } from '../support/groups.ts';
import { textsOf } from '../support/texts.ts';

type Catalogue = Record<string, (args: never) => string>;

const folder = fileURLToPath(new URL('../../lib/words/subjects', import.meta.url));
const said: string[] = [];

/** Lists what the English catalogues of all subjects say from now on. */
async function listen(): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const file of files) {
    const subjects = Object.values((await import(`../../lib/words/subjects/${file}`)) as object);
    for (const subject of subjects as Partial<Catalogues<Catalogue>>[]) {
      const catalogue = subject.en as Catalogue | undefined;
      if (catalogue === undefined) continue;
      for (const [id, sentence] of Object.entries(catalogue)) {
        if (typeof sentence !== 'function') continue;
        catalogue[id] = (args) => {
          const text = sentence(args);
          said.push(text);
          return text;
        };
      }
    }
  }
}

const groups = await loadGroups();
await listen();

/** Paths that take parts of other answers, and leave sentences of theirs unsent. */
const UNSENT = ['career/analyze', 'medical/analyze', 'medical/remedies', 'transit/rahu-ketu'];

const asked = groups.flatMap(({ handler, rows }) =>
  rows
    .filter(({ kind, path }) => kind === 'natal' && !UNSENT.some((name) => path.endsWith(name)))
    .map(({ body, path }) => ({
      handler,
      path: path.replace('{house_number}', '7').replace('{slug}', 'gajakesari'),
      birth: { ...BIRTH, gender: 'female', ...('year' in (body?.entries ?? {}) && { year: 2026 }) },
    })),
);

test.each(asked)('$path', async ({ birth, handler, path }) => {
  said.length = 0;
  const { json } = await call(handler, 'POST', path, birth);
  const sent = textsOf((json as { data?: unknown }).data)
    .map(([, text]) => text)
    .join('\n')
    .toLowerCase();
  expect(said.filter((text) => /\s/.test(text) && !sent.includes(text.toLowerCase()))).toEqual([]);
});
