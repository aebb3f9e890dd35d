/** The packages that run in production, as the lock file has them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Returns `{ path, name, version, license }` of every package that is installed without the development ones, by path. */
export function productionPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { license, name, version }]) => ({
      path,
      name: name ?? path.replace(/.*node_modules\//, ''),
      version,
      // What lies there says more than what was noted when the lock was written.
      license: licenceIn(path) ?? license ?? null,
    }));
}

function licenceIn(path) {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return null;
  const { license } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof license === 'string' ? license : (license?.type ?? null);
}
