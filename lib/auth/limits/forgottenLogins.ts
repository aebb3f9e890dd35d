/** Deletes what is stored about the sign-ins of an account. */
import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { failuresKey } from '../account/items.ts';
import { taken } from '../store.ts';
import { answered, type Table } from '../table.ts';
import { hashed } from './throttle.ts';

/** Deletes the failed sign-ins of an account and their delays; 'all' also deletes the addresses it signed in from. */
export async function forgetLogins(table: Table, emailKey: string, what: 'delays' | 'all'): Promise<void> {
  const { pk } = failuresKey(hashed(emailKey));
  const delays = { FilterExpression: 'attribute_not_exists(knownTo)' };
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const command = new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ...(what === 'delays' && delays),
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
      ExclusiveStartKey: from,
    });
    const { Items: items = [], LastEvaluatedKey: next } = await answered(table.client.send(command));
    for (const { sk } of items) await taken(table, { pk, sk: String(sk) });
    from = next;
  } while (from);
}
