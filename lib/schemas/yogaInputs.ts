/** What the yoga group takes beside birth data. */
import * as v from 'valibot';
import { choice } from './inputs.ts';

const SLUG_MESSAGE = 'A slug has lower-case letters, digits and single hyphens, such as gajakesari or dhana-2-11.';

export const SlugParam = {
  slug: v.pipe(
    v.string(SLUG_MESSAGE),
    v.maxLength(64, 'A slug has 64 characters at most.'),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_MESSAGE),
    v.examples(['gajakesari']),
    v.description('Slug of the catalog'),
  ),
};

export const IncludeQuery = {
  include: choice(
    ['present', 'all'],
    'present: the yogas that are formed, the strongest first; all: every rule, in the order of the catalog, those not formed with what is missing; default present',
  ),
};
