/** The packages of production, as the lock file lists them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * Returns `{ path, name, version, license }` of every package that is installed without the development ones, by path.
 */
export function productionPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { license, name, version }]) => ({
      path,
      name: name ?? path.replace(/.*node_modules\//, ''),
      version,
      // The installed package is more accurate than what the lock file noted.
      license: licenceIn(path) ?? license ?? null,
    }));
}

function licenceIn(path) {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return null;
  const { license } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof license === 'string' ? license : (license?.type ?? null);
}
