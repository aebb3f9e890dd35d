/** Builds once before all tests, for those that look at what is built. */
import { build } from '../scripts/build.mjs';

export default async function globalSetup() {
  try {
    await build();
  } catch (error) {
    console.error(`\nThe build failed, so tests of what is built will fail too.\n${error.stack}`);
  }
}
