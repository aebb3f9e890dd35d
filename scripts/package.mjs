/** Builds what is deployed: bundles, layer, and in .serverless/ the templates and the bill of materials: npm run package [-- --stage prod --param NAME=VALUE] */
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { bundlesAnswer } from '../verify/bundlesAnswer.mjs';
import { template as edge } from './deployment/edge.cjs';
import { template as pipeline } from './deployment/pipeline.cjs';
import { assembleLayer } from './layer.mjs';
import { root } from './project.mjs';
import { billOfMaterials } from './supply/sbom.mjs';
import { packaged } from './serverless.mjs';

const output = join(root, '.serverless');
const started = performance.now();

rmSync(output, { recursive: true, force: true });
await build();
await assembleLayer();
process.exitCode = bundlesAnswer() ? await packaged(output, process.argv.slice(2)) : 1;
if (process.exitCode === 0) {
  writeFileSync(join(output, 'edge.json'), JSON.stringify(edge, null, 2));
  writeFileSync(join(output, 'pipeline.json'), JSON.stringify(pipeline, null, 2));
  writeFileSync(join(output, 'sbom.cdx.json'), JSON.stringify(billOfMaterials(), null, 2));
  reportSizes();
}

function reportSizes() {
  const archives = readdirSync(output).filter((name) => name.endsWith('.zip'));
  for (const name of archives) {
    console.log(`${name.padEnd(16)} ${(statSync(join(output, name)).size / 1000).toFixed(0).padStart(7)} kB`);
  }
  console.log(`packaged in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
