/** Where things are, and which route groups there are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const dist = join(root, 'dist');

/** Every folder of functions/ that holds a route table is a group: one bundle, one Lambda, one path prefix. */
export function groupNames() {
  const folders = readdirSync(join(root, 'functions'));
  return folders.filter((name) => existsSync(join(root, 'functions', name, 'routes.ts'))).sort();
}

export function packageVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}
