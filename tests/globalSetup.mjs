/** Builds once before all tests, for those that look at what is built. */
import { build } from '../scripts/build.mjs';

export default async function globalSetup() {
  // A model of the developer's own must not be asked, and paid, by tests.
  process.env.TEXT_MODEL = 'embedded';
  try {
    await build();
  } catch (error) {
    console.error(`\nThe build failed, so tests of what is built will fail too.\n${error.stack}`);
  }
}
