/** Writes what the site group serves: the OpenAPI documents, the pages of the documentation and the playground, each also compressed. */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { RUNTIME } from '../bundles.mjs';
import { writeCompressed } from './compressed.mjs';
import { docsScript } from './docsScript.mjs';
import { writePlayground } from './playgroundFiles.mjs';
import { dist, groupNames, root, writeWhole } from '../project.mjs';

const OUR_FILES = join(root, 'functions/site/docs');
const GUIDES = join(root, 'docs');
const CHANGELOG = join(root, 'CHANGELOG.md');
/** With every example in its place: what the tools of this project read. It is not served. */
export const WHOLE_DOCUMENT = join(dist, 'openapi/whole.json');

export async function writeSiteFiles() {
  const [{ document, published, pages }, script] = await Promise.all([
    documentAndPages(),
    docsScript(),
    writePlayground(),
  ]);
  writeWhole(WHOLE_DOCUMENT, JSON.stringify(document));
  const files = [
    ['openapi.json', JSON.stringify(published.openapi)],
    ['openapi-3.0.json', JSON.stringify(published.openapi30)],
    ...Object.entries(published.groups).map(([name, group]) => [`openapi/${name}.json`, JSON.stringify(group)]),
    ...pages,
    ...script,
    ...readdirSync(OUR_FILES).map((name) => [`docs/${name}`, readFileSync(join(OUR_FILES, name))]),
  ];
  await Promise.all(files.map(([name, content]) => writeCompressed(join(dist, 'site', name), content)));
  return document;
}

/** The texts of the guides, by name. */
function guides() {
  const names = readdirSync(GUIDES).filter((name) => extname(name) === '.md');
  return Object.fromEntries(names.map((name) => [basename(name, '.md'), readFileSync(join(GUIDES, name), 'utf8')]));
}

/** Bundles the generators of the document and of its pages together with all groups, and runs them. */
async function documentAndPages() {
  // As deep as a group's bundle, so that it finds the ephemeris in the same place.
  const outfile = join(dist, '.openapi', `${process.pid}.mjs`);
  const { outputFiles } = await build({
    ...RUNTIME,
    stdin: { contents: documentSource(groupNames()), resolveDir: root, loader: 'ts' },
    outfile,
  });
  writeWhole(outfile, outputFiles[0].contents);
  try {
    const { openApiDocument, publishedDocuments, docsFiles, collectionOf } = await import(
      `${pathToFileURL(outfile)}?v=${Date.now()}`
    );
    const document = await openApiDocument();
    const collection = ['docs/postman.json', JSON.stringify(collectionOf(document))];
    const pages = docsFiles(document, guides(), readFileSync(CHANGELOG, 'utf8'));
    return { document, published: publishedDocuments(document), pages: [...pages, collection] };
  } finally {
    rmSync(outfile);
  }
}

function documentSource(groups) {
  return [
    `import { documentOf } from './scripts/openapi/document.ts';`,
    `export { publishedDocuments } from './scripts/openapi/published/published.ts';`,
    `export { docsFiles } from './scripts/docs/files.ts';`,
    `export { collectionOf } from './scripts/postman/collection.ts';`,
    // By number: the name of a group may contain a hyphen.
    ...groups.map((name, index) => `import * as routes${index} from './functions/${name}/routes.ts';`),
    ...groups.map((name, index) => `import * as records${index} from './lib/schemas/${name}/answers.ts';`),
    `export const openApiDocument = () => documentOf([`,
    ...groups.map((name, index) => `  { name: '${name}', ...routes${index}, ...records${index} },`),
    `]);`,
  ].join('\n');
}
