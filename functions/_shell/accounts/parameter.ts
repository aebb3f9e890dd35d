/** Secrets of a deployment, from the parameter store. */
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { clientSettings } from '../../../lib/auth/aws.ts';
import { AccountsUnavailable } from '../../../lib/auth/refusal.ts';

const PATIENCE = { tries: 3, tryMs: 600 };

/**
 * Reads a secret from the parameter store.
 *
 * @throws AccountsUnavailable when it cannot be read, or is empty
 */
export async function parameter(name: string): Promise<string> {
  try {
    const client = new SSMClient(clientSettings({}, PATIENCE));
    const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
    if (Parameter?.Value) return Parameter.Value;
  } catch (error) {
    throw new AccountsUnavailable('The secret cannot be read.', error);
  }
  throw new AccountsUnavailable('The secret is empty.');
}
