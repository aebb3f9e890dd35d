/**
 * The bill of materials of a deployment, as CycloneDX 1.5: every production package, its licence and its checksum.
 *
 * `npm sbom` reads the lock file; when it omits development packages it also drops packages that both need, so it lists
 * all of them and the lock file decides which are for production. Without a time and with a serial number from the
 * content, the same lock file gives the same bytes.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionPackages } from '../packages.mjs';
import { root } from '../project.mjs';

/** Returns the document. */
export function billOfMaterials() {
  const listed = listedByNpm();
  const refs = new Map(productionPackages().map(({ license, name, version }) => [`${name}@${version}`, license]));
  const components = listed.components.filter((component) => refs.has(component['bom-ref'])).map(licensed(refs));
  const isKept = (ref) => refs.has(ref) || ref === listed.metadata.component['bom-ref'];
  const dependencies = listed.dependencies
    .filter(({ ref }) => isKept(ref))
    .map(({ dependsOn = [], ref }) => ({ ref, dependsOn: dependsOn.filter(isKept) }));
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { component, tools } = listed.metadata;
  const bill = { ...listed, metadata: { tools, component: { ...component, name } }, components, dependencies };
  delete bill.serialNumber;
  return { ...bill, serialNumber: serialOf(bill) };
}

/** A package may name its licence only in a file: then nothing is listed here. */
function licensed(refs) {
  return (component) => {
    const license = refs.get(component['bom-ref']);
    return component.licenses || !license ? component : { ...component, licenses: [{ license: { id: license } }] };
  };
}

function listedByNpm() {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const { status, stderr, stdout } = spawnSync('npm', command, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`npm ${command.join(' ')} failed:\n${stderr}`);
  return JSON.parse(stdout);
}

/** A UUID of version 8 (RFC 9562) from the content. */
function serialOf(bill) {
  const hex = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
