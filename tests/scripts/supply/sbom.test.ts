/** The bill of materials, compared with the lock file. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { billOfMaterials, type BillOfMaterials } from '../../../scripts/supply/sbom.mjs';

interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const readJson = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')) as unknown;
const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> };
const { dependencies, devDependencies } = readJson('package.json') as Record<string, Record<string, string>>;
const locked = Object.entries(packages).filter(([path]) => path !== '');
const refOf = ([path, { name, version }]: [string, Locked]) =>
  `${name ?? path.replace(/.*node_modules\//, '')}@${version}`;

let bill: BillOfMaterials;
beforeAll(() => {
  bill = billOfMaterials();
});

test('lists every package of production, and no other', () => {
  const production = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional).map(refOf);
  expect(bill.components.map((component) => component['bom-ref']).sort()).toEqual([...new Set(production)].sort());
  const names = new Set(bill.components.map(({ name }) => name));
  expect(Object.keys(dependencies!).filter((name) => !names.has(name))).toEqual([]);
  // What the tests use too, and a package of production brings.
  const brought = ['ajv', 'ajv-formats'];
  expect(Object.keys(devDependencies!).filter((name) => names.has(name))).toEqual(brought);
});

test('each with its purl and the checksum of the lock file', () => {
  const integrity = new Map(locked.map((entry) => [refOf(entry), entry[1].integrity]));
  for (const { hashes = [], name, purl, version, ...component } of bill.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    const [{ alg, content } = { alg: '', content: '' }] = hashes;
    expect([component['bom-ref'], alg]).toEqual([component['bom-ref'], 'SHA-512']);
    expect(`sha512-${Buffer.from(content, 'hex').toString('base64')}`).toBe(integrity.get(component['bom-ref']));
  }
});

test('is CycloneDX: references lead somewhere, once each', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  expect(bill.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const refs = bill.components.map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  const known = new Set([...refs, 'vedic-astrology-api@1.0.0']);
  const named = bill.dependencies.flatMap(({ dependsOn, ref }) => [ref, ...dependsOn]);
  expect(named.filter((ref) => !known.has(ref))).toEqual([]);
});

test('is the same each time, and holds nothing of the machine', () => {
  expect(billOfMaterials()).toEqual(bill);
  const text = JSON.stringify(bill);
  expect(text).not.toContain(process.cwd());
  expect(text).not.toContain('timestamp');
});
