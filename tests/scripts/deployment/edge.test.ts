/** The CDN in front: a valid template, which caches reference data and nothing else. */
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { loadGroups } from '../../support/groups.ts';
import { templateFaults, type Template } from '../../support/templateFaults.ts';

const { KEPT_PATHS, KEPT_QUERY, template } = createRequire(import.meta.url)('../../../scripts/deployment/edge.cjs') as {
  KEPT_PATHS: string[];
  KEPT_QUERY: string[];
  template: Template;
};

describe('the distribution', () => {
  test('is a valid CloudFormation template', () => {
    expect(templateFaults(template)).toEqual([]);
  });

  test('caches what is the same for everyone, and nothing else', async () => {
    const rows = (await loadGroups()).flatMap((group) => group.rows);
    const isKept = (path: string) =>
      KEPT_PATHS.some((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path));
    // Whether all is well is true for a moment only, and the address alone leads a browser elsewhere than a program.
    const changing = ['/health', '/', '/errors'];
    const reference = rows.filter(({ kind, path }) => kind === 'reference' && !changing.includes(path));
    expect(reference.filter(({ path }) => !isKept(path)).map(({ path }) => path)).toEqual([]);
    const others = rows.filter((row) => !reference.includes(row));
    expect(others.filter(({ path }) => isKept(path)).map(({ path }) => path)).toEqual([]);
  });

  test('keeps an answer for all of the query that it depends on', async () => {
    const kept = (await loadGroups())
      .flatMap((group) => group.rows)
      .filter(({ kind, path }) => kind === 'reference' && path.startsWith('/api/v1/'));
    expect([...new Set(kept.flatMap(({ query }) => Object.keys(query.entries)))].sort()).toEqual(
      [...KEPT_QUERY].sort(),
    );
  });

  interface Rule {
    readonly Name: string;
    readonly Statement: {
      readonly RateBasedStatement?: { readonly AggregateKeyType: string; readonly ScopeDownStatement?: object };
      readonly ManagedRuleGroupStatement?: { readonly RuleActionOverrides?: { Name: string; ActionToUse: object }[] };
    };
  }
  const rules = () => template.Resources['WebAcl']!.Properties['Rules'] as Rule[];

  test('counts every request of an address, whatever it brings for a token', () => {
    const rated = rules().filter(({ Statement }) => Statement.RateBasedStatement);
    expect(rated.every(({ Statement }) => Statement.RateBasedStatement!.AggregateKeyType === 'IP')).toBe(true);
    expect(rated.some(({ Statement }) => Statement.RateBasedStatement!.ScopeDownStatement === undefined)).toBe(true);
    // A caller can set any header.
    expect(JSON.stringify(rated)).not.toMatch(/SingleHeader|NotStatement/);
  });

  test('counts the paths of accounts apart, also where they are spelled otherwise', () => {
    const apart = rules().find(({ Name }) => Name === 'accounts')!.Statement.RateBasedStatement!.ScopeDownStatement as {
      ByteMatchStatement: { SearchString: string; TextTransformations: { Type: string }[] };
    };
    const { SearchString, TextTransformations } = apart.ByteMatchStatement;
    expect('/api/v1/auth/login'.startsWith(SearchString)).toBe(true);
    expect(TextTransformations.map(({ Type }) => Type)).toEqual(['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE']);
  });

  test('has the rules of AWS turn away what they find, but long bodies and programs without a name', () => {
    const managed = rules().flatMap(({ Name, Statement }) =>
      Statement.ManagedRuleGroupStatement ? [[Name, Statement.ManagedRuleGroupStatement] as const] : [],
    );
    const counted = managed.map(([name, { RuleActionOverrides = [] }]) => [
      name,
      RuleActionOverrides.map(({ ActionToUse, Name }) => `${Object.keys(ActionToUse).join()} ${Name}`),
    ]);
    expect(Object.fromEntries(counted)).toEqual({
      AWSManagedRulesAmazonIpReputationList: [],
      AWSManagedRulesKnownBadInputsRuleSet: [],
      AWSManagedRulesCommonRuleSet: ['Count SizeRestrictions_BODY', 'Count NoUserAgent_HEADER'],
    });
  });

  test('writes down only what was turned away, and of that no query, token or cookie', () => {
    const { LoggingFilter, RedactedFields } = template.Resources['WafLogging']!.Properties as {
      LoggingFilter: { DefaultBehavior: string; Filters: { Conditions: object[] }[] };
      RedactedFields: object[];
    };
    expect(LoggingFilter.DefaultBehavior).toBe('DROP');
    expect(LoggingFilter.Filters[0]!.Conditions).toEqual([{ ActionCondition: { Action: 'BLOCK' } }]);
    expect(JSON.stringify(RedactedFields)).toMatch(/QueryString.*authorization.*cookie.*referer/);
    // Samples would show queries.
    expect(JSON.stringify(template.Resources['WebAcl'])).not.toContain('"SampledRequestsEnabled":true');
  });

  test('has no record of its own: to hand one over would leave a gap', () => {
    expect(Object.values(template.Resources).map(({ Type }) => Type)).not.toContain('AWS::Route53::RecordSet');
  });

  test('sends its secret along, and reveals it to nobody', () => {
    const { OriginSecret } = template.Parameters as { OriginSecret: { NoEcho: boolean; Default?: string } };
    expect([OriginSecret.NoEcho, OriginSecret.Default]).toEqual([true, undefined]);
    expect(JSON.stringify(template.Outputs)).not.toContain('OriginSecret');
  });
});
