/** The page about assistants: its table is the list of tools, and what it shows is what is answered. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { calledTool } from '../../mcp/callTool.ts';
import { PATHS_OF_RESOURCES } from '../../mcp/resourcePaths.ts';
import { TOOLS } from '../../mcp/tools.ts';

const page = readFileSync(new URL('../../docs/mcp.md', import.meta.url), 'utf8');

test('every tool stands in the table with the number of its paths', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` +\| .+ \| +(\d+) +\|$/gm)].map(([, name, paths]) => [
    name,
    Number(paths),
  ]);
  expect(rows).toEqual(TOOLS.map(({ name, paths }) => [name, Object.keys(paths).length]));
});

test('every resource is named', () => {
  for (const { uri } of PATHS_OF_RESOURCES) expect(page).toContain(`\`${uri}\``);
});

test('the example of wrong input is answered so', async () => {
  const [, name, sent] = /^(\w+) (\{.*\})$/m.exec(page)!;
  const tool = TOOLS.find((one) => one.name === name)!;
  const host = { requestId: 'test', nowUnixMs: 0, counted: () => 0 };
  const { body, hint } = await calledTool(tool, JSON.parse(sent!) as Record<string, unknown>, host);
  const shown = JSON.stringify(body).slice(0, JSON.stringify(body).indexOf('},{') + 1);
  expect(page).toContain(`${shown}, ...\n${hint!}\n`);
});
