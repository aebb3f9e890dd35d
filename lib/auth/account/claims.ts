/** Claims that reserve a name or an address for one account, as parts of a transaction. */
import { emailClaimKey, nameClaimKey } from './items.ts';
import type { Table } from '../table.ts';
import type { User } from './user.ts';

interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

type Owner = Pick<User, 'id' | 'expiresAt'>;

/** Returns the part that claims what is free, or was claimed for an account that has expired. */
export function claimed({ name }: Table, key: ItemKey, { expiresAt, id }: Owner, nowUnixSeconds: number) {
  return {
    Put: {
      TableName: name,
      Item: { ...key, userId: id, ...(expiresAt !== undefined && { expiresAt }) },
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': nowUnixSeconds },
    },
  };
}

/** Returns the part that transfers a claim from one account to another. */
export function handedOn({ name }: Table, key: ItemKey, { expiresAt, id }: Owner, formerId: string) {
  return {
    Put: {
      TableName: name,
      Item: { ...key, userId: id, ...(expiresAt !== undefined && { expiresAt }) },
      ConditionExpression: 'userId = :former',
      ExpressionAttributeValues: { ':former': formerId },
    },
  };
}

/** Returns the part that deletes a claim of an account. */
export function givenUp({ name }: Table, key: ItemKey, userId: string) {
  return {
    Delete: {
      TableName: name,
      Key: key,
      ConditionExpression: 'attribute_not_exists(pk) OR userId = :id',
      ExpressionAttributeValues: { ':id': userId },
    },
  };
}

/** Returns the parts that make the claims of an account permanent; none where they already are. */
export function lasting(table: Table, user: User) {
  return user.expiresAt === undefined ? [] : claimKeys(user).map((key) => lastingClaim(table, key, user.id));
}

/** Returns the part that makes one claim permanent. */
export function lastingClaim({ name }: Table, key: ItemKey, userId: string) {
  return {
    Update: {
      TableName: name,
      Key: key,
      UpdateExpression: 'REMOVE expiresAt',
      ConditionExpression: 'userId = :id',
      ExpressionAttributeValues: { ':id': userId },
    },
  };
}

/** Returns the keys of both claims of an account. */
export function claimKeys({ emailKey, usernameKey }: User): ItemKey[] {
  return [emailClaimKey(emailKey), nameClaimKey(usernameKey)];
}
