/** The body as a JSON object, parsed by middy's parser. */
import httpJsonBodyParser from '@middy/http-json-body-parser';
import { InvalidInput } from '../../../lib/schemas/common/fieldErrors.ts';
import { message } from '../../../lib/words/message.ts';
import { ApiError } from '../errors.ts';
import { jsonMistake } from '../jsonMistake.ts';
import type { Middleware } from './middleware.ts';

/**
 * `bodyGuard` has already checked the content type by the contract; the parser's own list is narrower and
 * case-sensitive.
 */
const PARSER_OPTIONS = { disableContentTypeError: false, disableContentTypeCheck: true };

/**
 * Returns the middleware that parses the body of rows that take one; an error says where the text is no JSON, never
 * what it says.
 */
export function jsonBody(): Middleware {
  const { before: parse } = httpJsonBodyParser(PARSER_OPTIONS);
  return {
    async before(request) {
      const { event, internal } = request;
      internal.json = {};
      if (!internal.row.body) return;
      const text = event.body!;
      try {
        // Replaces the text by its value.
        await parse!(request);
      } catch {
        // The parser's error quotes the body, which may hold personal data, so it is dropped here.
        throw new ApiError('malformed_json', message('body_no_json', jsonMistake(text)));
      }
      const value: unknown = event.body;
      // A repeated request is recognised by its text.
      event.body = text;
      internal.json = objectOf(value);
    },
  };
}

function objectOf(value: unknown): object {
  // Some mobile clients send null where there is nothing to send.
  if (value === null) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw new InvalidInput([{ loc: ['body'], msg: message('body_no_object', {}), type: 'object_type' }]);
}
