/** The body as a JSON object, by middy's parser. */
import httpJsonBodyParser from '@middy/http-json-body-parser';
import { InvalidInput } from '../../../lib/schemas/common/fieldErrors.ts';
import { message } from '../../../lib/words/message.ts';
import { ApiError } from '../errors.ts';
import { jsonMistake } from '../jsonMistake.ts';
import type { Middleware } from './middleware.ts';

/** The guard before it knows the content types of the contract; the parser's own list is narrower, and case counts in it. */
const PARSER_OPTIONS = { disableContentTypeError: false, disableContentTypeCheck: true };

/** Returns the middleware that parses the body of rows that take one; says where a text is no JSON, never what it says. */
export function jsonBody(): Middleware {
  const { before: parse } = httpJsonBodyParser(PARSER_OPTIONS);
  return {
    async before(request) {
      const { event, internal } = request;
      internal.json = {};
      if (!internal.row.body) return;
      const text = event.body!;
      try {
        // Puts the value where the text was.
        await parse!(request);
      } catch {
        // The parser's error quotes the body, which may hold personal data: it goes no further.
        throw new ApiError('malformed_json', message('body_no_json', jsonMistake(text)));
      }
      const value: unknown = event.body;
      // A repeated request is known by its text.
      event.body = text;
      internal.json = objectOf(value);
    },
  };
}

function objectOf(value: unknown): object {
  // As mobile clients write it where there is nothing to send.
  if (value === null) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value;
  throw new InvalidInput([{ loc: ['body'], msg: message('body_no_object', {}), type: 'object_type' }]);
}
