/** Builds once before all tests, for those that look at what is built. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../scripts/build.mjs';
import { assembleLayer } from '../scripts/layer.mjs';
import { dist } from '../scripts/project.mjs';

export default async function globalSetup() {
  // A model of the developer's own must not be asked, and paid, by tests.
  process.env.TEXT_MODEL = 'embedded';
  try {
    await build();
    if (!existsSync(join(dist, 'layer'))) await assembleLayer();
  } catch (error) {
    console.error(`\nThe build failed, so tests of what is built will fail too.\n${error.stack}`);
  }
}
