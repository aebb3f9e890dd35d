import * as v from 'valibot';
import { choice } from '../../lib/schemas/common/inputs.ts';
import { said } from '../../lib/schemas/common/said.ts';
import type { answers } from '../../lib/schemas/yoga/answers.ts';
import { catalog } from '../_shell/kinds/reference.ts';
import { natal, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { catalogEntry, catalogList, SINGLE_YOGAS } from './catalog.ts';
import { nabhasa, neechaBhangaYogas, raja, sannyasa } from './families.ts';
import { all, family, LISTS_YOGAS, parivartana, single } from './results.ts';
import { slugMeant, wellFormed } from './slugs.ts';
import { summary } from './summary.ts';

const SLUG_MESSAGE = said('slug_malformed', ({ input }) => ({
  meant: typeof input === 'string' ? slugMeant(wellFormed(input)) : null,
}));
const SLUG_LENGTH = 64;

const SlugParam = {
  slug: v.pipe(
    v.string(SLUG_MESSAGE),
    v.maxLength(SLUG_LENGTH, said('slug_too_long', { most: SLUG_LENGTH })),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_MESSAGE),
    v.examples(['gajakesari']),
    v.description(
      'Slug of the catalog; usual other spellings of a name are understood, such as gaja-kesari or laxmi, and answered with its slug',
    ),
  ),
};

const IncludeQuery = {
  include: choice(
    ['present', 'all'],
    'present: the yogas that are formed, each fact once, what tells most of the chart first; all: every rule, in the order of the catalog, those not formed with what is missing; default present',
  ),
};

export const about = 'Yogas: every rule examined, with its conditions, strength and periods; and the catalog of all';

/** Every yoga is shown with the dasha that runs now. */
const NOW = { usesNow: true };
const LISTS = { asks: LISTS_YOGAS };
/** Of every yoga at once, the antardashas in which each acts and how it is formed are told in full only. */
const EVERY = { asks: { ...LISTS_YOGAS, fullOnly: ['antardashas', 'formation'] } };
/** Of an entry of the catalog, what the list tells in full only: the entry itself has a path. */
const CATALOG_ENTRY = [
  ...['conditions', 'strengthens', 'weakens', 'cancels', 'endpoints', 'names', 'rule', 'source', 'category_name'],
  ...['counted_from', 'variants', 'confidence'],
];
const CATALOG = { list: 'yogas', fullOnly: CATALOG_ENTRY, notBrief: ['share_percent'] };

export const routes = [
  natal('/yoga/all', all, { answer: 'all', ...NOW, ...EVERY, query: IncludeQuery }),
  natal('/yoga/arishta', family('arishta'), { answer: 'arishta', ...NOW, ...LISTS }),
  ...SINGLE_YOGAS.map((slug) => natal(`/yoga/${slug}`, single(slug), { answer: slug, ...NOW })),
  catalog('/yoga/catalog', catalogList, { answer: 'catalog', asks: CATALOG }),
  catalog('/yoga/catalog/{slug}', catalogEntry, { answer: 'catalogEntry', params: SlugParam }),
  natal('/yoga/chandra', family('chandra'), { answer: 'chandra', ...NOW, ...LISTS }),
  natal('/yoga/daridra', family('daridra'), { answer: 'daridra', ...NOW, ...LISTS }),
  natal('/yoga/dhana', family('dhana'), { answer: 'dhana', ...NOW, ...LISTS }),
  natal('/yoga/nabhasa', nabhasa, { answer: 'nabhasa', ...NOW, ...LISTS }),
  natal('/yoga/neecha-bhanga', neechaBhangaYogas, { answer: 'neechaBhanga', ...NOW, ...LISTS }),
  natal('/yoga/pancha-mahapurusha', family('mahapurusha'), { answer: 'panchaMahapurusha', ...NOW, ...LISTS }),
  natal('/yoga/parivartana', parivartana, { answer: 'parivartana', ...NOW, ...LISTS }),
  natal('/yoga/raja', raja, { answer: 'raja', ...NOW, ...LISTS }),
  natal('/yoga/sannyasa', sannyasa, { answer: 'sannyasa', ...NOW, ...LISTS }),
  natal('/yoga/summary', summary, { answer: 'summary' }),
  natal('/yoga/surya', family('surya'), { answer: 'surya', ...NOW, ...LISTS }),
  natal('/yoga/vipreet-raja', family('vipreet-raja'), { answer: 'vipreetRaja', ...NOW, ...LISTS }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
