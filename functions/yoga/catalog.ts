/** Answers of /yoga/catalog. */
import type { RuleCondition } from '../../lib/astro/rule.ts';
import { citation } from '../../lib/astro/source.ts';
import { YOGA_FAMILIES, type YogaFamily } from '../../lib/astro/tables/yogaFamilies.ts';
import { CATALOG_RULES, yogaCatalog, type CatalogEntry } from '../../lib/astro/yoga/catalog.ts';
import { YOGA_SPREAD } from '../../lib/astro/tables/percentiles/yogas.ts';
import type { CatalogWords, CatalogYoga, CatalogYogaWhole, YogaCatalog } from '../../lib/schemas/yoga/catalog.ts';
import { message, type Message } from '../../lib/words/message.ts';
import { ApiError } from '../_shell/errors.ts';
import type { Language, Names } from '../../lib/words/names.ts';
import { familyMeant, nearestSlug, slugMeant } from './slugs.ts';

export function catalogList({ names }: { names: Names }): YogaCatalog {
  const entries = [...yogaCatalog().values()];
  return {
    count: entries.length,
    categories: (Object.keys(YOGA_FAMILIES) as YogaFamily[]).map((id) => ({
      id,
      name: YOGA_FAMILIES[id][names.lang],
      count: entries.filter(({ rule }) => rule.family === id).length,
    })),
    yogas: entries.map((entry) => entryRecord(entry, names.lang)),
  };
}

/** @throws ApiError with status 404 for an unknown slug, naming those that may be meant */
export function catalogEntry({ params, names }: { params: { slug: string }; names: Names }): CatalogYogaWhole {
  const slug = slugMeant(params.slug);
  const entry = slug === null ? undefined : yogaCatalog().get(slug);
  if (!entry) throw new ApiError('yoga_not_found', unknownSlug(params.slug));
  return {
    ...entryRecord(entry, names.lang),
    translations: { en: words(entry, 'en'), hi: words(entry, 'hi') },
  };
}

const MOST_SHOWN = 7;

function unknownSlug(slug: string): Message {
  const family = familyMeant(slug);
  if (family === null) return message('yoga_unknown', { nearest: nearestSlug(slug) });
  const slugs = [...yogaCatalog().values()].filter(({ rule }) => rule.family === family).map(({ rule }) => rule.id);
  const shown = slugs.slice(0, MOST_SHOWN);
  return message('yoga_family', { shown, others: slugs.length - shown.length });
}

function entryRecord(entry: CatalogEntry, lang: Language): CatalogYoga {
  const { rule } = entry;
  const variants = CATALOG_RULES.filter(({ id }) => id === rule.id).flatMap(({ variant }) => variant ?? []);
  return {
    slug: rule.id,
    names: { ...rule.name },
    category: rule.family,
    subcategory: rule.subfamily ?? null,
    polarity: rule.polarity,
    counted_from: rule.countedFrom && FROM[rule.countedFrom],
    ...words(entry, lang),
    source: [rule.source, ...(rule.alsoIn ?? [])].map(citation).join('; '),
    confidence: rule.isInterpretive ? 'interpretive' : 'rule_exact',
    share_percent: YOGA_SPREAD.scores[rule.id]?.sharePercent ?? null,
    variants,
    endpoints: endpointsOf(rule.id, rule.family),
  };
}

const FROM = { ascendant: 'ascendant', Moon: 'moon', Sun: 'sun' } as const;

function words({ conditions, rule }: CatalogEntry, lang: Language): CatalogWords {
  const said = (list: readonly RuleCondition[]) => list.map(({ text }) => text[lang]);
  return {
    name: rule.name[lang],
    category_name: YOGA_FAMILIES[rule.family][lang],
    rule: rule.formation[lang],
    result: rule.result[lang],
    conditions: said(conditions.required),
    strengthens: said(conditions.strengthens),
    weakens: said(conditions.weakens),
    cancels: said(conditions.cancels),
  };
}

/** Paths of single yogas; families have paths of their own, except the yogas outside all families. */
export const SINGLE_YOGAS = ['gajakesari', 'budhaditya', 'lakshmi'] as const;

function endpointsOf(slug: string, family: YogaFamily): string[] {
  const ofFamily = { mahapurusha: ['pancha-mahapurusha'], other: [] as string[] };
  const paths = family in ofFamily ? ofFamily[family as keyof typeof ofFamily] : [family];
  const own = SINGLE_YOGAS.filter((single) => single === slug);
  return ['all', 'summary', ...paths, ...own].map((name) => `/api/v1/yoga/${name}`);
}
