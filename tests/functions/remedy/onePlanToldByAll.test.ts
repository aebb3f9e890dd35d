/** The plan of remedies beside the groups that are not written from it: doshas, transits, the day. */
import { expect, test } from '@jest/globals';
import { randomInputs } from '../../../scripts/shares/births.ts';
import type { Remedy } from '../../../lib/schemas/common/records.ts';
import type { Mantras, Yantras } from '../../../lib/schemas/remedy/acts.ts';
import type { Gemstones } from '../../../lib/schemas/remedy/gemstones.ts';
import { handler as doshaHandler } from '../../../functions/dosha/routes.ts';
import { handler as karmaHandler } from '../../../functions/karma/routes.ts';
import { handler as medicalHandler } from '../../../functions/medical/routes.ts';
import { handler as pdaeHandler } from '../../../functions/pdae/routes.ts';
import { handler } from '../../../functions/remedy/routes.ts';
import { handler as transitHandler } from '../../../functions/transit/routes.ts';
import { dataOf, post } from '../../support/call.ts';

const HANDLERS = {
  dosha: doshaHandler,
  karma: karmaHandler,
  medical: medicalHandler,
  pdae: pdaeHandler,
  remedy: handler,
  transit: transitHandler,
};
const BIRTHS = 200;
const THIS_YEAR = 2026;
const AS_OF = `${THIS_YEAR}-11-20`;
/** From infancy to 95 years, one stage of life after the other. */
const AGES = [3, 7, 11, 14, 16, 25, 34, 43, 52, 61, 67, 74, 78, 82, 89, 95];

function births(): { readonly age: number; readonly birth: Record<string, unknown> }[] {
  return [...randomInputs(BIRTHS)].map((birth, i) => {
    const age = AGES[i % AGES.length]!;
    // In January, so that the birthday of the year is past.
    return { age, birth: { ...birth, date: `${THIS_YEAR - age}-01-${String(1 + (i % 28)).padStart(2, '0')}` } };
  });
}

function asked<Data>(path: string, birth: object, query = ''): Promise<Data> {
  const group = path.split('/')[1] as keyof typeof HANDLERS;
  return post(HANDLERS[group], `${path}?as_of=${AS_OF}${query}`, birth).then((answer) => dataOf<Data>(answer));
}

/** Whatever in an answer has the fields of a remedy, however deep. */
function remediesIn(value: unknown): Remedy[] {
  if (Array.isArray(value)) return value.flatMap(remediesIn);
  if (typeof value !== 'object' || value === null) return [];
  const isRemedy = 'kind' in value && 'planet' in value && 'when' in value && 'details' in value && 'priority' in value;
  return isRemedy ? [value as Remedy] : Object.values(value).flatMap(remediesIn);
}

const PATHS = [
  '/dosha/all',
  '/transit/sade-sati',
  '/transit/dhaiya',
  '/pdae/analyze',
  '/karma/remedies',
  '/medical/analyze',
  '/medical/remedies',
  '/remedy/fasting',
  '/remedy/mantras',
];

test('two hundred births of all ages: no fast, stone or yantra against the age or the plan, and one mantra of Saturn', async () => {
  const seen = { fasts: 0, meals: 0, saturn: new Set<string>(), paths: new Set<string>(), inSadeSati: 0, inDhaiya: 0 };
  for (const { age, birth } of births()) {
    const [{ gemstones }, { yantras }, { planets }] = await Promise.all([
      asked<Gemstones>('/remedy/gemstones', birth),
      asked<Yantras>('/remedy/yantra', birth),
      asked<Mantras>('/remedy/mantras', birth),
    ]);
    const allowed = {
      gemstone: gemstones.filter((one) => one.is_recommended).map(({ planet }) => planet),
      yantra: yantras.map(({ planet }) => planet),
    };
    const isInSadeSati = planets.some(({ burdens }) => burdens.some(({ id }) => id === 'sade_sati'));
    const about = { age, birth };
    for (const path of PATHS) {
      const query = path.startsWith('/pdae') ? `&target_date=${AS_OF}` : '';
      const answer = await asked<object>(path, birth, query);
      const told = remediesIn(answer);
      if (told.length > 0) seen.paths.add(path);
      for (const { details, kind, planet, title } of told) {
        const where = { ...about, path, kind, planet };
        if (kind === 'gemstone' || kind === 'yantra')
          expect({ ...where, allowed: allowed[kind] }).toEqual({ ...where, allowed: expect.arrayContaining([planet]) });
        if (kind === 'fast') {
          expect({ ...where, suits: age >= 13 && age < 65 }).toEqual({ ...where, suits: true });
          if (age < 18) expect(details).toMatch(/^Take one simple meal on the day/);
          seen[age < 18 ? 'meals' : 'fasts']++;
        }
        if (kind === 'mantra' && planet === 'saturn') seen.saturn.add(title);
        if (kind === 'mantra' && age < 13)
          expect({ ...where, details }).toEqual({ ...where, details: expect.stringMatching(/^A parent says /) });
        if (age < 13)
          expect({ ...where, details }).not.toMatchObject({
            details: expect.stringMatching(/\bfast\b|wedding|\bboth partners\b/),
          });
      }
      if (path === '/transit/sade-sati' || path === '/pdae/analyze') {
        const first = told.slice(0, 2).map(({ id }) => id);
        if (isInSadeSati)
          expect({ ...about, path, first }).toEqual({ ...about, path, first: ['saturn_mantra', 'hanuman_chalisa'] });
        if (isInSadeSati) seen.inSadeSati++;
      }
      if (path === '/transit/dhaiya' && told.length > 0) {
        expect(told[0]!.id).toBe('saturn_mantra');
        seen.inDhaiya++;
      }
    }
  }
  expect([...seen.saturn]).toHaveLength(1);
  expect([...seen.paths].sort()).toEqual([...PATHS].sort());
  for (const met of [seen.fasts, seen.meals, seen.inSadeSati, seen.inDhaiya]) expect(met).toBeGreaterThan(0);
}, 600_000);
