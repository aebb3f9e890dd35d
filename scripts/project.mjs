/** Paths of the project, and its route groups. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const dist = join(root, 'dist');

/** Every folder of functions/ with a route table is a group: one bundle, one Lambda, one path prefix. */
export function groupNames() {
  const folders = readdirSync(join(root, 'functions'));
  return folders.filter((name) => existsSync(join(root, 'functions', name, 'routes.ts'))).sort();
}

/** Paths whose texts a model may write, by group; all others have no access to models. */
export const TEXT_PATHS = {
  medical: ['ai-reading', 'timeline-reading'],
  pdae: ['analyze-ai'],
};

/** Groups with paths that draw a chart, or the logo of a report. */
export const DRAWING_GROUPS = ['chart', 'matching', 'planets', 'special', 'transit', 'varga', 'varshphal'];

/** Groups with paths that calendar programs subscribe to. */
export const FEED_GROUPS = ['panchang', 'transit'];

export function packageVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}

/** Writes a file atomically: a server or a test that reads it meanwhile finds the old one or the new one. */
export function writeWhole(path, content) {
  const draft = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, path);
}
