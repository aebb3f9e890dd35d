/** Query of /places. */
import * as v from 'valibot';
import { message } from '../../words/message.ts';
import { said } from '../common/said.ts';
import { countInText } from '../common/textNumbers.ts';

/** The longest text that is searched for, in characters. */
const LONGEST_TEXT = 80;
const LIMIT = { least: 1, most: 20 };
/** Places of an answer where no number is asked for. */
export const USUAL_LIMIT = 5;

const textForm = said('place_text_form', { most: LONGEST_TEXT });

export const PlacesQuery = {
  q: v.pipe(
    v.string(textForm),
    // Blanks around it do not count.
    v.regex(new RegExp(`^\\s*\\S([\\s\\S]{0,${LONGEST_TEXT - 2}}\\S)?\\s*$`), textForm),
    v.description(
      `Beginning of the name of a town, in English or Hindi, 1 to ${LONGEST_TEXT} characters; after a comma that of its region or country: "aurangabad, bihar"`,
    ),
    v.examples(['beng']),
  ),
  limit: v.nullish(
    countInText({
      ...LIMIT,
      message: (got) => message('count_out_of_bounds', { ...LIMIT, got }),
      description: `At most so many places; default ${USUAL_LIMIT}`,
      example: '5',
    }),
  ),
};
