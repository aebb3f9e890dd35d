/** Warnings about the request itself: names that were ignored, fields not understood, content types not available. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Birth } from '../../lib/schemas/common/inputs.ts';
import { notUnderstood } from '../../lib/schemas/common/person.ts';
import { message } from '../../lib/words/message.ts';
import { missingType } from './request.ts';
import { ignoredWarnings, type Ignored } from './unknownFields.ts';
import { warning, type Warning } from '../../lib/schemas/common/warning.ts';

/**
 * Returns warnings about a request that was answered.
 *
 * @param types content types that the path has in addition to JSON
 */
export function requestWarnings(
  event: APIGatewayProxyEventV2,
  types: readonly string[],
  ignored: readonly Ignored[],
  person: Birth,
): Warning[] {
  const ofPerson = notUnderstood(person).map((field) =>
    warning('not_understood', message('not_understood', { field })),
  );
  return [...formatWarnings(event, types), ...ignoredWarnings(ignored), ...ofPerson];
}

/** Returns a warning where a content type was asked for that the path does not have. */
export function formatWarnings({ headers }: APIGatewayProxyEventV2, types: readonly string[]): Warning[] {
  const type = missingType(headers['accept'], types);
  return type === null ? [] : [warning('format_unavailable', message('format_unavailable', { type }))];
}
