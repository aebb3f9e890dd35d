/** Parameters of a deployment as serverless.yml gives them, for what reads them while it is made. */
import { readFileSync } from 'node:fs';

export interface Variables {
  resolveVariable(address: string): Promise<string>;
}

/** What serverless.yml declares, with the value that holds where nothing else is said. */
export function declaredParameters(): Record<string, string> {
  const text = readFileSync(new URL('../../serverless.yml', import.meta.url), 'utf8');
  const [, block = ''] = /^ {2}default:\n((?: {4}.*\n)+)/m.exec(text) ?? [];
  const pairs = [...block.matchAll(/^ {4}([a-z0-9-]+): (.*)$/gm)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name!, value!.replace(/^'(.*)'$/, '$1')]));
}

/** @param given what a deployment says otherwise, as `--param` does */
export function variables(given: Readonly<Record<string, string>> = {}): Variables {
  const all: Readonly<Record<string, string>> = { ...declaredParameters(), ...given };
  return {
    resolveVariable(address) {
      const value = all[address.replace(/^param:/, '')];
      return value === undefined ? Promise.reject(new Error(`${address} is not declared`)) : Promise.resolve(value);
    },
  };
}
