/** /yoga/catalog over the wire: both languages, caching, and slugs that are none. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/yoga/routes.ts';
import type { CatalogYogaWhole, YogaCatalog } from '../../../lib/schemas/yoga/catalog.ts';
import { CatalogYogaWhole as WholeSchema, YogaCatalog as CatalogSchema } from '../../../lib/schemas/yoga/catalog.ts';
import { ReferenceMeta } from '../../../lib/schemas/common/envelope.ts';
import { slugMeant } from '../../../functions/yoga/slugs.ts';
import { FAMILY_ALIASES, SLUG_ALIASES } from '../../../functions/yoga/tables/slugAliases.ts';
import { call } from '../../support/call.ts';
import { golden } from '../../support/golden.ts';
import { schemaFaults } from '../../support/schema.ts';

const { yogas: listed } = golden<{ yogas: { slug: string }[] }>('yogas');

const URL = '/api/v1/yoga/catalog';
const get = (path = '', headers: Record<string, string> = {}) =>
  call(handler, 'GET', `${URL}${path}`, undefined, { headers });
const dataOf = <Data>(json: unknown) => (json as { data: Data }).data;

test('lists all, in the shape it documents, each with how often it is formed', async () => {
  const { json, status } = await get();
  expect(status).toBe(200);
  expect(schemaFaults(CatalogSchema, dataOf(json))).toEqual([]);
  expect(schemaFaults(ReferenceMeta, (json as { meta: unknown }).meta)).toEqual([]);
  const { categories, count, yogas } = dataOf<YogaCatalog>(json);
  expect(count).toBeGreaterThanOrEqual(listed.length);
  expect([yogas.length, categories.reduce((sum, one) => sum + one.count, 0)]).toEqual([count, count]);
  const shares = new Map(yogas.map(({ share_percent: share, slug }) => [slug, share]));
  const uncounted = listed.filter(({ slug }) => !((shares.get(slug) ?? -1) >= 0));
  expect(uncounted).toEqual([]);
});

test('is cacheable, and not sent again to a caller who has it', async () => {
  const { headers, status } = await get();
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=3600, stale-while-revalidate=600',
    'content-language': 'en',
  });
  expect(headers['etag']).toMatch(/^"[\w-]{27}"$/);
  expect(status).toBe(200);
  const again = await get('', { 'if-none-match': headers['etag']! });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await get('', { 'if-none-match': '*' })).status).toBe(304);
  const hindi = await get('?lang=hi', { 'if-none-match': headers['etag']! });
  expect(hindi.status).toBe(200);
});

test('one yoga is in the requested language, and in both', async () => {
  const [english, hindi, accepted] = await Promise.all([
    get('/gajakesari'),
    get('/gajakesari?lang=hi'),
    get('/gajakesari', { 'accept-language': 'hi-IN,hi;q=0.9' }),
  ]);
  expect(schemaFaults(WholeSchema, dataOf(english.json))).toEqual([]);
  const [en, hi] = [english, hindi].map(({ json }) => dataOf<CatalogYogaWhole>(json));
  expect(en).toMatchObject({ slug: 'gajakesari', name: 'Gaja Kesari', category: 'chandra', counted_from: 'moon' });
  expect(hi).toMatchObject({ name: 'गजकेसरी', translations: en!.translations });
  expect(en!.translations.hi.rule).toBe(hi!.rule);
  expect(en!.endpoints).toContain('/api/v1/yoga/gajakesari');
  expect(accepted.text).toBe(hindi.text);
});

test.each(['no-such-yoga-here', 'gajakesari2', 'constructor'])('%s is no yoga: 404', async (slug) => {
  const { json, status } = await get(`/${slug}`);
  expect(status).toBe(404);
  expect(json).toMatchObject({ code: 'yoga_not_found', status: 404 });
});

test.each([
  ['gaja-kesari', 'gajakesari'],
  ['gaj-kesari-yog', 'gajakesari'],
  ['gajkesari', 'gajakesari'],
  ['hams', 'hamsa'],
  ['hans-yoga', 'hamsa'],
  ['sasa', 'shasha'],
  ['shash', 'shasha'],
  ['malvya', 'malavya'],
  ['ruchak', 'ruchaka'],
  ['budh-aditya', 'budhaditya'],
  ['budha-aditya-yoga', 'budhaditya'],
  ['kemdrum', 'kemadruma'],
  ['chandal', 'guru-chandal'],
  ['kal-sarp', 'kaal-sarp'],
  ['kaalsarp-dosh', 'kaal-sarp'],
  ['laxmi', 'lakshmi'],
  ['saraswathi', 'saraswati'],
  ['kubera', 'kubera-yoga'],
  ['pitra-dosh', 'pitri-dosha'],
  ['dharma-karma-adhipati', 'dharma-karmadhipati'],
])('%s is another spelling of %s', async (spelling, slug) => {
  const { json, status } = await get(`/${spelling}`);
  expect(status).toBe(200);
  expect(dataOf<CatalogYogaWhole>(json).slug).toBe(slug);
});

test.each([
  ['gajakesariii', 'Did you mean gajakesari?'],
  ['gajakesari2', 'Did you mean gajakesari?'],
  ['malawya', 'Did you mean malavya?'],
  ['no-such-yoga-here', 'There is no yoga of this slug. GET /api/v1/yoga/catalog lists them all.'],
  ['panch-mahapurush-yog', 'Ask for one of them: ruchaka, bhadra, hamsa, malavya, shasha.'],
  ['vipreet-raj-yoga', 'Ask for one of them: harsha, sarala, vimala.'],
  ['dhana', 'more. GET /api/v1/yoga/catalog lists them all.'],
])('%s is not found, and what may be meant is named', async (slug, named) => {
  const { json, status } = await get(`/${slug}`);
  expect(status).toBe(404);
  expect((json as { detail: string }).detail).toContain(named);
});

test('other spellings lead to slugs of the catalog, and none hides a slug or a family', async () => {
  const slugs = dataOf<YogaCatalog>((await get('')).json).yogas.map(({ slug }) => slug);
  expect(Object.values(SLUG_ALIASES).filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect(slugs.filter((slug) => slugMeant(slug) !== slug)).toEqual([]);
  // Without its hyphens each slug is still itself.
  expect(slugs.filter((slug) => slugMeant(slug.replace(/(?<=[a-z])-(?=[a-z])/g, '')) !== slug)).toEqual([]);
  expect(Object.keys(SLUG_ALIASES).filter((key) => key in FAMILY_ALIASES || slugs.includes(key))).toEqual([]);
});

test('a malformed slug that is still clear is answered with the right one', async () => {
  for (const slug of ['Gajakesari', 'gaja_kesari', 'GAJA--KESARI']) {
    const { json } = await get(`/${slug}`);
    const [fault] = (json as { detail: { msg: string }[] }).detail;
    expect(fault!.msg).toContain('Send gajakesari.');
  }
});

test.each(['Gajakesari', 'gaja_kesari', '-gajakesari', 'gaja--kesari', 'a'.repeat(65), '%E0%A4%97'])(
  '%s is no slug: 422, naming it',
  async (slug) => {
    const { json, status } = await get(`/${slug}`);
    expect(status).toBe(422);
    expect(json).toMatchObject({ code: 'validation_error', detail: [{ loc: ['path', 'slug'] }] });
  },
);

test('variants are listed, and without a family only the common paths', async () => {
  const of = async (slug: string) => dataOf<CatalogYogaWhole>((await get(`/${slug}`)).json);
  expect((await of('parivartana-khala')).variants).toHaveLength(8);
  expect((await of('saraswati')).endpoints).toEqual(['/api/v1/yoga/all', '/api/v1/yoga/summary']);
});

test('takes GET and HEAD alone', async () => {
  const { headers, status } = await call(handler, 'POST', URL, {});
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
});
