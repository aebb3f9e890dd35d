import type { JsonWebKey } from 'node:crypto';

export interface PublishedKey extends JsonWebKey {
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

export interface SecretKey extends PublishedKey {
  readonly d: string;
  /** Unix seconds from which it signs. */
  readonly nbf?: number;
}

export function generatedKeys(options: { readonly kidPrefix: string; readonly signsFromUnixSeconds?: number }): {
  readonly privateKeys: { readonly keys: readonly [SecretKey] };
  readonly publicKeys: { readonly keys: readonly [PublishedKey] };
};
