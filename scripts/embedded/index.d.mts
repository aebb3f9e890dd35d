import type { EmbeddedMail, SentMail } from './mail.d.mts';
import type { EmbeddedTable } from './table.d.mts';

/** What the application reads to find the embedded parts. */
export type EmbeddedEnvironment = Readonly<
  Record<
    | 'STAGE'
    | 'ACCOUNTS_TABLE'
    | 'DYNAMODB_ENDPOINT'
    | 'SES_ENDPOINT'
    | 'EMBEDDED_TRY_MS'
    | 'MAIL_FROM'
    | 'PUBLIC_BASE_URL'
    | 'SECURITY_CONTACT'
    | 'JWT_PRIVATE_KEYS'
    | 'JWT_PUBLIC_KEYS'
    | 'AUTH_THROTTLING'
    | 'AI_THROTTLING'
    | 'AWS_REGION'
    | 'AWS_ACCESS_KEY_ID'
    | 'AWS_SECRET_ACCESS_KEY'
    | 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED',
    string
  >
> & { readonly SECURITY_LOG_FILE?: string };

export interface EmbeddedParts {
  readonly env: EmbeddedEnvironment;
  readonly table: EmbeddedTable;
  readonly mail: EmbeddedMail;
  stop(): Promise<unknown>;
}

export function startEmbedded(options: {
  readonly folder?: string | null;
  readonly baseUrl: string;
  readonly onMail?: (mail: SentMail) => void;
}): Promise<EmbeddedParts>;
