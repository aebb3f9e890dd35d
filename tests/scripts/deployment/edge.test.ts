/** The distribution in front: a template that CloudFormation knows, which keeps reference data and nothing else. */
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { loadGroups } from '../../support/groups.ts';
import { templateFaults, type Template } from '../../support/templateFaults.ts';

const { KEPT_PATHS, template } = createRequire(import.meta.url)('../../../scripts/deployment/edge.cjs') as {
  KEPT_PATHS: string[];
  template: Template;
};

describe('the distribution', () => {
  test('is one that CloudFormation knows', () => {
    expect(templateFaults(template)).toEqual([]);
  });

  test('keeps what is the same for everyone, and nothing else', async () => {
    const rows = (await loadGroups()).flatMap((group) => group.rows);
    const isKept = (path: string) =>
      KEPT_PATHS.some((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path));
    // Whether all is well is true for a moment only, and the address alone leads a browser elsewhere than a program.
    const changing = ['/health', '/'];
    const reference = rows.filter(({ kind, path }) => kind === 'reference' && !changing.includes(path));
    expect(reference.filter(({ path }) => !isKept(path)).map(({ path }) => path)).toEqual([]);
    const others = rows.filter((row) => !reference.includes(row));
    expect(others.filter(({ path }) => isKept(path)).map(({ path }) => path)).toEqual([]);
  });

  test('sends its secret along, and tells it to nobody', () => {
    const { OriginSecret } = template.Parameters as { OriginSecret: { NoEcho: boolean; Default?: string } };
    expect([OriginSecret.NoEcho, OriginSecret.Default]).toEqual([true, undefined]);
    expect(JSON.stringify(template.Outputs)).not.toContain('OriginSecret');
  });
});
