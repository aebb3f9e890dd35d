/** A thread that writes what the site group serves: seconds of computing, in which the others answer requests. */
import { writeSiteFiles } from './siteFiles.mjs';

await writeSiteFiles();
