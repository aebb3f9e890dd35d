/** Which yoga of the catalog a slug means: its own, another spelling of it, or the nearest. */
import type { YogaFamily } from '../../lib/astro/tables/yogaFamilies.ts';
import { memoized } from '../../lib/astro/memoized.ts';
import { yogaCatalog } from '../../lib/astro/yoga/catalog.ts';
import { nearestOf } from '../../lib/schemas/common/canonical.ts';
import { FAMILY_ALIASES, SLUG_ALIASES } from './tables/slugAliases.ts';

/** Returns the slug of the catalog that a well-formed slug means; null where it means none. */
export function slugMeant(slug: string): string | null {
  if (yogaCatalog().has(slug)) return slug;
  return slugsByKey().get(keyOf(slug)) ?? null;
}

/** Returns a word as a slug is written: lower case, hyphens for blanks and underscores. */
export function wellFormed(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, '-');
}

/** Returns the family that a slug names in place of one yoga; null where it names none. */
export function familyMeant(slug: string): YogaFamily | null {
  const key = keyOf(slug);
  return Object.hasOwn(FAMILY_ALIASES, key) ? FAMILY_ALIASES[key]! : null;
}

/** Returns the slug of the catalog nearest to one that means none; null where none is near. */
export function nearestSlug(slug: string): string | null {
  const nearest = nearestOf([...slugsByKey().keys()], keyOf(slug));
  return nearest === null ? null : slugsByKey().get(nearest)!;
}

const slugsByKey = memoized((): ReadonlyMap<string, string> => {
  const own = [...yogaCatalog().keys()].map((slug) => [keyOf(slug), slug] as const);
  return new Map([...Object.entries(SLUG_ALIASES), ...own]);
});

/** Letters without hyphens between them and without a final yoga or dosha; hyphens beside digits tell slugs apart. */
function keyOf(slug: string): string {
  const joined = slug.replace(/(?<=[a-z])-(?=[a-z])/g, '');
  return joined.replace(/(?<=.)(yoga?|dosha?)$/, '');
}
