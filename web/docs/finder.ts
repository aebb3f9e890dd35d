/** The search of the pages: the same rules where the index is made and where it is asked. */
import MiniSearch, { type Options } from 'minisearch';

/** What can be found: a path, a group, a part of a guide, an error, or an honest no. */
export interface Entry {
  readonly id: number;
  readonly url: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  /** Words that people type for this before all others. */
  readonly first: string;
  /** Words that people type for it. */
  readonly aliases: string;
  /** The whole description. */
  readonly more: string;
  /** Names of fields. */
  readonly names: string;
}

export type Found = Pick<Entry, 'url' | 'kind' | 'title' | 'text'>;

const SHOWN = 12;

const OPTIONS: Options<Entry> = {
  fields: ['title', 'text', 'first', 'aliases', 'more', 'names'],
  storeFields: ['url', 'kind', 'title', 'text'],
  // As it is written, for what is half typed, and as it sounds.
  processTerm: (term) => [...new Set([plain(term), sound(term)])],
  searchOptions: {
    processTerm: sound,
    boost: { first: 12, aliases: 6, title: 5, text: 3, more: 1, names: 0.5 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.2 },
  },
};

/** Without case, accents of Latin letters, and the dot below that Hindi writes or leaves out. */
function plain(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC');
}

/** Spellings of one Sanskrit word become one: sadhe saati, sade sati; rahukaal, rahu kal. */
function sound(term: string): string {
  return plain(term)
    .replace(/aa/g, 'a')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/w/g, 'v')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replace(/([a-z])\1/g, '$1');
}

/** Returns the index as text, for a file. */
export function indexOf(entries: readonly Entry[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}

export type Finder = (query: string) => readonly Found[];

/** @param index what indexOf returned */
export function finderOf(index: string): Finder {
  const search = MiniSearch.loadJSON(index, OPTIONS);
  return (query) => {
    const all = search.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : search.search(query, { combineWith: 'OR' });
    const shown = found.slice(0, SHOWN).map(({ url, kind, title, text }) => ({ url, kind, title, text }) as Found);
    const isNamed = ({ title }: Found): boolean => plain(title) === plain(query.trim());
    return [...shown.filter(isNamed), ...shown.filter((one) => !isNamed(one))];
  };
}
