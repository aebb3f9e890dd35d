/** Makes a module of each row of the route tables, so that an app loads only the paths that it asks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { groupNames, root } from '../project.mjs';

/** Groups that need accounts, mails or the site: the engine has none of them. */
const NOT_OF_THE_ENGINE = ['auth', 'batch', 'site'];

/** Kinds of rows that need a model or an account. */
const NOT_ON_A_DEVICE = ['narrated', 'account'];

/**
 * Returns all rows of the route tables as they are written: group, path, and what makes them.
 *
 * A row that a list makes, such as those of the divisional charts, has the beginning of its paths: `/varga/`.
 */
export function writtenRows() {
  return groupNames()
    .filter((group) => !NOT_OF_THE_ENGINE.includes(group))
    .flatMap((group) => rowsOf(group));
}

function rowsOf(group) {
  const { elements } = routeTable(group);
  return elements.map((element, index) => {
    const isList = ts.isSpreadElement(element);
    const kind = isList ? null : element.expression.getText();
    return { group, index, isList, kind, path: pathIn(element) };
  });
}

/** Finds the text of the path in the call of a row: the first one that begins with a slash. */
function pathIn(element) {
  let found = null;
  const visit = (node) => {
    if (found !== null) return;
    if ((ts.isStringLiteral(node) || ts.isTemplateHead(node)) && node.text.startsWith('/')) found = node.text;
    else ts.forEachChild(node, visit);
  };
  visit(element);
  return found;
}

const tables = new Map();

function routeTable(group) {
  if (tables.has(group)) return tables.get(group);
  const file = join(root, 'functions', group, 'routes.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const statements = source.statements.filter(ts.isVariableStatement);
  const named = (name) => statements.find((one) => one.declarationList.declarations[0].name.getText() === name);
  let list = named('routes').declarationList.declarations[0].initializer;
  while (!ts.isArrayLiteralExpression(list)) list = list.expression;
  const table = { source, routes: named('routes'), handler: named('handler'), list, elements: [...list.elements] };
  tables.set(group, table);
  return table;
}

/** Returns the text of a route table with one element alone, and without the handler of the Lambda. */
function moduleOf(group, index) {
  const { elements, handler, routes, source } = routeTable(group);
  const { text } = source;
  const kept = elements[index].getText();
  const edits = [
    [routes.getFullStart(), routes.end, `\nexport const rows = [${kept}];`],
    [handler.getFullStart(), handler.end, ''],
  ].sort(([a], [b]) => b - a);
  return edits.reduce((whole, [start, end, by]) => whole.slice(0, start) + by + whole.slice(end), text);
}

/** Tells whether a written row makes the row of a path, such as /api/v1/varga/d9. */
export function makes({ group, isList, path }, apiPath) {
  const own = apiPath.replace('/api/v1', '');
  if (own.split('/')[1] !== group) return false;
  return isList ? own.startsWith(path) : own === path;
}

/** Tells whether a written row can be asked on a device. */
export const isOfDevice = ({ kind }) => !NOT_ON_A_DEVICE.includes(kind);

/** The plugin of esbuild that resolves `engine:row/GROUP/INDEX` to the module of a row, and `engine:groups` to what loads those of a group. */
export const ROW_MODULES = {
  name: 'row-modules',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^engine:row\// }, ({ path }) => ({ path, namespace: 'row' }));
    onLoad({ filter: /.*/, namespace: 'row' }, ({ path }) => {
      const [, group, index] = path.split('/');
      const resolveDir = join(root, 'functions', group);
      return { contents: moduleOf(group, Number(index)), loader: 'ts', resolveDir };
    });
    onResolve({ filter: /^engine:groups?(\/|$)/ }, ({ path }) => ({ path, namespace: 'groups' }));
    onLoad({ filter: /^engine:groups$/, namespace: 'groups' }, () => {
      const names = [...new Set(writtenRows().map(({ group }) => group))];
      const loading = names.map((name) => `'${name}': () => import('engine:group/${name}'),`);
      return { contents: `export const groups = { ${loading.join('\n')} };`, resolveDir: root };
    });
    onLoad({ filter: /^engine:group\//, namespace: 'groups' }, ({ path }) => {
      const own = writtenRows().filter((row) => row.group === path.split('/')[1] && isOfDevice(row));
      const imports = own.map(
        ({ group, index }) => `import { rows as r${index} } from 'engine:row/${group}/${index}';`,
      );
      const list = `export const rows = [${own.map(({ index }) => `...r${index}`).join(', ')}];`;
      return { contents: [...imports, list].join('\n'), resolveDir: root };
    });
  },
};
