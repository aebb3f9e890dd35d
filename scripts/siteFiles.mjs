/** Writes what the site group serves: the OpenAPI document and the page that shows it, each also compressed. */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { RUNTIME } from './bundles.mjs';
import { writeCompressed } from './compressed.mjs';
import { writePlayground } from './playgroundFiles.mjs';
import { dist, groupNames, root, writeWhole } from './project.mjs';

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FROM_SWAGGER_UI = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'LICENSE',
  'NOTICE',
  'favicon-32x32.png',
];
const OUR_PAGE = join(root, 'functions/site/docs');

export async function writeSiteFiles() {
  const [document] = await Promise.all([openApiDocument(), writeDocsPage(), writePlayground()]);
  await writeCompressed(join(dist, 'site/openapi.json'), JSON.stringify(document));
  return document;
}

async function writeDocsPage() {
  const sources = [
    ...FROM_SWAGGER_UI.map((name) => [name, join(SWAGGER_UI, name)]),
    ...readdirSync(OUR_PAGE).map((name) => [name, join(OUR_PAGE, name)]),
  ];
  await Promise.all(sources.map(([name, path]) => writeCompressed(join(dist, 'site/docs', name), readFileSync(path))));
}

/** Bundles the makers of the document together with all groups, and runs them. */
async function openApiDocument() {
  // As deep as a group's bundle, so that it finds the ephemeris in the same place.
  const outfile = join(dist, '.openapi', `${process.pid}.mjs`);
  const { outputFiles } = await build({
    ...RUNTIME,
    stdin: { contents: documentSource(groupNames()), resolveDir: root, loader: 'ts' },
    outfile,
  });
  writeWhole(outfile, outputFiles[0].contents);
  try {
    const { openApiDocument } = await import(`${pathToFileURL(outfile)}?v=${Date.now()}`);
    return await openApiDocument();
  } finally {
    rmSync(outfile);
  }
}

function documentSource(groups) {
  return [
    `import { documentOf } from './scripts/openapi/document.ts';`,
    // By number: the name of a group may hold a hyphen.
    ...groups.map((name, index) => `import * as routes${index} from './functions/${name}/routes.ts';`),
    ...groups.map((name, index) => `import * as records${index} from './lib/schemas/${name}.ts';`),
    `export const openApiDocument = () => documentOf([`,
    ...groups.map((name, index) => `  { name: '${name}', ...routes${index}, ...records${index} },`),
    `]);`,
  ].join('\n');
}
