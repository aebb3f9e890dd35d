/** Statements of roles that depend on the functions and on the parameters of a deployment. */
const { functions, logicalName } = require('./functions.cjs');
const { parameter } = require('./parameters.cjs');

/** What every function may do: write its logs and traces. */
async function reporting(role, variables) {
  return [
    {
      Effect: 'Allow',
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: await logGroupArns(role, variables),
    },
    {
      Effect: 'Allow',
      Action: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
      // X-Ray has no narrower resource.
      Resource: '*',
    },
  ];
}

/** The log groups of the functions with a role: all that it may write to. */
async function logGroupArns(role, variables) {
  const described = Object.entries(await functions(variables)).filter(([, described]) => described.role === role);
  return described.map(([name]) => ({ 'Fn::GetAtt': [`${logicalName(name)}LogGroup`, 'Arn'] }));
}

const authSecret = (variables) => secret('${self:custom.secretParameter}', variables);

/** Reading one SecureString; with a customer key, decrypting that parameter with that key. */
async function secret(name, variables) {
  const arn = { 'Fn::Sub': `arn:\${AWS::Partition}:ssm:\${AWS::Region}:\${AWS::AccountId}:parameter${name}` };
  const reading = { Effect: 'Allow', Action: 'ssm:GetParameter', Resource: arn };
  const key = await parameter(variables, 'secret-key-arn');
  // The account's own alias/aws/ssm decrypts for everyone who may read the parameter.
  if (key === '') return [reading];
  const ofThisParameter = { StringEquals: { 'kms:EncryptionContext:PARAMETER_ARN': arn } };
  return [reading, { Effect: 'Allow', Action: 'kms:Decrypt', Resource: key, Condition: ofThisParameter }];
}

/** Counters, budget and stored texts; and where a model writes, the secret and, on Bedrock, that one model. */
async function textStatements(variables) {
  const own = {
    Effect: 'Allow',
    Action: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    Resource: { 'Fn::GetAtt': ['AccountsTable', 'Arn'] },
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['RATE#text_*', 'TEXT*'] } },
  };
  const writer = await parameter(variables, 'text-model');
  if (writer === 'embedded') return [own];
  const ofSecret = await secret('${self:custom.textSecretParameter}', variables);
  return [own, ...ofSecret, ...(writer === 'bedrock' ? await modelStatements(variables) : [])];
}

/**
 * Calling one model: directly, or by a cross-region inference profile, whose id is that of the model with a prefix
 * (`apac.`, `us.`, `global.`). A profile needs permission for itself and for the model wherever it may send a request.
 */
async function modelStatements(variables) {
  const id = await parameter(variables, 'text-model-id');
  const home = (await parameter(variables, 'text-model-region')) || '${AWS::Region}';
  const regions = (await parameter(variables, 'text-model-regions')).split(',').filter(Boolean);
  const asking = { Effect: 'Allow', Action: 'bedrock:InvokeModel' };
  const model = (region, name) => sub(`arn:\${AWS::Partition}:bedrock:${region}::foundation-model/${name}`);
  if (regions.length === 0) return [{ ...asking, Resource: model(home, id) }];
  const profile = sub(`arn:\${AWS::Partition}:bedrock:${home}:\${AWS::AccountId}:inference-profile/${id}`);
  const [scope, ...name] = id.split('.');
  // A global profile refers to the model without a region as well.
  const everywhere = scope === 'global' ? [...regions, ''] : regions;
  return [
    { ...asking, Resource: profile },
    {
      ...asking,
      Resource: everywhere.map((region) => model(region.trim(), name.join('.'))),
      Condition: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
    },
  ];
}

const IDENTITY = 'arn:${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}:identity/';
const CONFIGURATION_SET =
  'arn:${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}:configuration-set/${MailConfigurationSet}';

/** Sending mail from one address. In its sandbox SES requires permission for the identity of a recipient, too. */
async function mailStatements(variables) {
  const recipients = (await parameter(variables, 'mail-sandbox-recipients')).split(',').filter(Boolean);
  const identities = ['${param:mail-identity}', ...recipients.map((recipient) => recipient.trim())];
  return [
    {
      Effect: 'Allow',
      Action: 'ses:SendEmail',
      Resource: [...identities.map((identity) => sub(`${IDENTITY}${identity}`)), sub(CONFIGURATION_SET)],
      Condition: { StringEquals: { 'ses:FromAddress': '${param:mail-address}' } },
    },
  ];
}

const sub = (arn) => ({ 'Fn::Sub': arn });

module.exports = { authSecret, mailStatements, reporting, textStatements };
