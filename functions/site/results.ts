/** The state of the service. */
import { basename } from 'node:path';
import { EphemerisPackError } from '../../layers/ephemeris/index.ts';
import { NAME_LENGTH } from '../../lib/schemas/common/inputs.ts';
import type { Health } from '../../lib/schemas/site/answers.ts';
import { ENGINE_VERSION } from '../../lib/schemas/common/version.ts';
import { message, type Message } from '../../lib/words/message.ts';
import { requireBorders } from '../_shell/borders.ts';
import '../_shell/placeData.ts';
import { verifiedEphemeris } from '../_shell/ephemeris.ts';
import { ApiError, DATA_RETRY_SECONDS, FIELD_ERRORS_SHOWN } from '../_shell/errors.ts';
import { BODY_LIMIT_BYTES, FINDINGS_LIMIT_BYTES, NESTING_LIMIT } from '../_shell/request.ts';
import type { Document } from '../_shell/respond.ts';
import { TimeDataError } from '../../lib/time/timeDataError.ts';
import { zonesVersion } from '../../lib/time/zones.ts';
import { accountsState } from './accountPages.ts';

const VERSIONS = { api_version: 'v1', engine_version: ENGINE_VERSION } as const;

/**
 * @throws ApiError with status 503 when the ephemeris or the time zones cannot be used; it says why, but not where
 *   their files are
 */
export async function health(): Promise<Document> {
  const [{ manifest, coverage }, accounts] = await Promise.all([
    verifiedEphemeris().catch(refuseAsNotReady),
    accountsState(),
  ]);
  const zones = timeZones();
  const body: Health = {
    status: accounts === 'unreachable' ? 'degraded' : 'ok',
    ready: true,
    accounts,
    ...VERSIONS,
    ephemeris: {
      first_year: coverage.startYear,
      last_year: coverage.endYear,
      recipe_version: manifest.recipeVersion,
      sha256: manifest.sha256,
      verification: 'verified',
    },
    time_zones: zones,
    limits: {
      body_bytes: BODY_LIMIT_BYTES,
      medical_data_body_bytes: FINDINGS_LIMIT_BYTES,
      body_nesting: NESTING_LIMIT,
      name_characters: NAME_LENGTH,
      invalid_fields_listed: FIELD_ERRORS_SHOWN,
    },
  };
  return {
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(body),
    headers: { 'cache-control': 'no-store' },
  };
}

function timeZones(): Health['time_zones'] {
  try {
    const version = zonesVersion();
    requireBorders();
    return { version, verification: 'verified' };
  } catch (error) {
    if (!(error instanceof TimeDataError)) throw error;
    throw notReady(message('time_data_faulty', { fault: error.message }), { time_zones: { verification: 'failed' } });
  }
}

function refuseAsNotReady(error: unknown): never {
  if (!(error instanceof EphemerisPackError)) throw error;
  const fault = error.message.replaceAll(error.file, basename(error.file));
  throw notReady(message('ephemeris_faulty', { fault }), { ephemeris: { verification: 'failed' } });
}

function notReady(detail: Message, failed: object): ApiError {
  const headers = { 'retry-after': String(DATA_RETRY_SECONDS) };
  return new ApiError('temporarily_unavailable', detail, headers, { ready: false, ...VERSIONS, ...failed });
}
