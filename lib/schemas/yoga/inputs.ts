/** What the yoga group takes beside birth data. */
import * as v from 'valibot';
import { choice } from '../common/inputs.ts';
import { said } from '../common/said.ts';

const SLUG_MESSAGE = said('slug_malformed', {});
const SLUG_LENGTH = 64;

export const SlugParam = {
  slug: v.pipe(
    v.string(SLUG_MESSAGE),
    v.maxLength(SLUG_LENGTH, said('slug_too_long', { most: SLUG_LENGTH })),
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
