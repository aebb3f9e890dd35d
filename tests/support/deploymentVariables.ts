/** Parameters of a deployment as serverless.yml gives them, for what reads them while it is made. */
import { createRequire } from 'node:module';

export interface Variables {
  resolveVariable(address: string): Promise<string>;
}

export const { declaredParameters, declaredVariables } = createRequire(import.meta.url)(
  '../../scripts/deployment/parameters.cjs',
) as {
  declaredParameters(): Record<string, string>;
  /** @param given what a deployment says otherwise, as `--param` does */
  declaredVariables(given?: Readonly<Record<string, string>>): Variables;
};
