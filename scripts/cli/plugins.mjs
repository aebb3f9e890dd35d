/** How the bundles of the command line differ from those of the service. */
import { basename, dirname } from 'node:path';
import { replaceParts } from '../engine/host.mjs';
import { makes, ROW_MODULES, writtenRows } from '../engine/rowModules.mjs';
import { root } from '../project.mjs';

/** What the commands ask: of a route table, these rows alone are loaded. */
const ASKED = ['/chart/birth', '/dasha/vimshottari', '/matching/ashtakoota', '/panchang/daily', '/pdae/today'];

/** Takes the asked rows for a route table that a command imports. */
export const ASKED_ROWS = {
  name: 'asked-rows',
  setup(builder) {
    ROW_MODULES.setup(builder);
    const asked = writtenRows().filter((row) => ASKED.some((path) => makes(row, `/api/v1${path}`)));
    builder.onResolve({ filter: /functions\/[\w-]+\/routes\.ts$/ }, ({ path }) => ({
      path: basename(dirname(path)),
      namespace: 'asked',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'asked' }, ({ path: group }) => {
      const { index } = asked.find((row) => row.group === group);
      return { contents: `export { rows as routes } from 'engine:row/${group}/${index}';`, resolveDir: root };
    });
  },
};

/** Of what the engine has in place of the shell, all that knows no data: those are files here as they are there. */
const REPLACED = ['batchScope.ts', 'encoding.ts', 'log.ts', 'principal.ts'];

/** Takes engine/host for what a question without HTTP has no use for, such as accounts and reports. */
export const HOST_OF_COMMANDS = {
  name: 'host-of-commands',
  setup: ({ onResolve }) => replaceParts(onResolve, REPLACED),
};
