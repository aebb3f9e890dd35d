/**
 * What the senders of mail may do with single items of the accounts table: no password, no role and no name of anybody is in
 * what they read or write. lib/auth/mail/mailedUser.ts reads what stands here, and nothing else.
 */

/** Of a user, what mail needs; the attributes of the key count as well. */
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

/** Orders, the tokens that are made for them, and of users which these are and when the link that went out expires. */
const outboxStatements = () => [
  allowed(['Query', 'UpdateItem', 'DeleteItem'], ['OUTBOX']),
  allowed(['PutItem'], ['TOKEN#*']),
  ...ofUsers(['verifyExpiresAt', 'mailTokens']),
];

/** Whose mailbox sent a mail back, and that it gets no more. */
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
