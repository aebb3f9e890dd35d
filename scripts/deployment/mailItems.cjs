/**
 * Permissions of the mail functions on single items of the accounts table: they can read or write no password, no role
 * and no person's name. lib/auth/mail/mailedUser.ts reads exactly the attributes listed here.
 */

/** The attributes of a user that mail needs; those of the key count as well. */
const READ = [
  'pk',
  'sk',
  'id',
  'emailKey',
  'emailAddress',
  'fullName',
  'isDisabled',
  'isMailSuppressed',
  'isVerified',
  'tokenVersion',
  'expiresAt',
  'pendingEmail',
  'mailTokens',
];

/** Orders, the tokens created for them, and on users which tokens these are and when the last link expires. */
const outboxStatements = () => [
  allowed(['Query', 'UpdateItem', 'DeleteItem'], ['OUTBOX']),
  allowed(['PutItem'], ['TOKEN#*']),
  ...ofUsers(['verifyExpiresAt', 'mailTokens']),
];

/** Which mailbox bounced, and that it receives no more mail. */
const mailEventStatements = () => [allowed(['GetItem'], ['EMAIL#*']), ...ofUsers(['isMailSuppressed'])];

/** Reading what mail needs of users, and changing single attributes. */
function ofUsers(changed) {
  const reading = { 'ForAllValues:StringEquals': { 'dynamodb:Attributes': READ } };
  const changing = { 'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk', ...changed] } };
  return [
    allowed(['GetItem'], ['USER#*'], {
      ...reading,
      StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    }),
    allowed(['UpdateItem'], ['USER#*'], { ...changing, StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' } }),
  ];
}

function allowed(operations, leadingKeys, condition = {}) {
  return {
    Effect: 'Allow',
    Action: operations.map((operation) => `dynamodb:${operation}`),
    Resource: { 'Fn::GetAtt': ['AccountsTable', 'Arn'] },
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys }, ...condition },
  };
}

module.exports = { mailEventStatements, outboxStatements };
