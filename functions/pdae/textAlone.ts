/** The text of a day or a month alone, as Accept: text/plain asks for it. */
import type { PersonalContext } from '../../lib/birth/personalDay.ts';
import type { Warned } from '../../lib/records/warned.ts';
import type { FormatQuery } from '../../lib/schemas/pdae/inputs.ts';
import { textLanguage } from '../../lib/texts/day/dayText.ts';
import { Content } from '../_shell/respond.ts';
import type { Fields, Formatted } from '../_shell/kinds/natal.ts';

export const PLAIN_TEXT = 'text/plain';

/** Returns the function that answers with the text alone, in the language of `format`, else of the answer. */
export function textAlone<Query extends Fields<typeof FormatQuery>>(
  run: (context: PersonalContext<Query>) => Warned,
): Formatted<PersonalContext<Query>> {
  return (context) => {
    const lang = textLanguage(context.query.format) ?? context.names.lang;
    const { data } = run({ ...context, query: { ...context.query, format: `text_${lang}` as const } });
    const { text } = data as { readonly text: string };
    return new Content(text, { 'content-type': `${PLAIN_TEXT}; charset=utf-8`, 'content-language': lang });
  };
}
