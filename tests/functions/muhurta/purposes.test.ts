import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/muhurta/routes.ts';
import { PURPOSE_IDS } from '../../../lib/astro/tables/muhurta/ids.ts';
import {
  MuhurtaPurposes as ListSchema,
  MuhurtaPurposeWhole as WholeSchema,
  type MuhurtaPurposes,
  type MuhurtaPurposeWhole,
} from '../../../lib/schemas/muhurta/purposes.ts';
import { call, dataOf } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';
import { textsOf } from '../../support/texts.ts';

const got = (path: string) => call(handler, 'GET', `/api/v1/muhurta/${path}`);

describe('/muhurta/purposes', () => {
  test('lists nineteen, each with its texts and what is disputed, in both languages', async () => {
    const [en, hi] = await Promise.all([got('purposes'), got('purposes?lang=hi')]);
    const list = dataOf<MuhurtaPurposes>(en);
    expect(schemaFaults(ListSchema, list)).toEqual([]);
    expect(list.purposes).toHaveLength(19);
    expect(list.purposes.every(({ disputed, sources }) => disputed.length > 0 && sources.length > 0)).toBe(true);
    const names = dataOf<MuhurtaPurposes>(hi).purposes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['विवाह', 'मुंडन (चूड़ाकर्म)', 'विद्यारंभ', 'अनुबंध पर हस्ताक्षर']));
    expect(textsOf(dataOf(hi)).filter(([, text]) => /[A-Za-z]/.test(text))).toEqual([]);
    expect(en.headers['etag']).toBeDefined();
  });
});

describe('/muhurta/purposes/{id}', () => {
  test('every one tells all stars, tithis, weekdays and signs, and the common rules it uses', async () => {
    for (const id of PURPOSE_IDS) {
      const whole = dataOf<MuhurtaPurposeWhole>(await got(`purposes/${id}`));
      expect(schemaFaults(WholeSchema, whole)).toEqual([]);
      const all = (graded: { good: unknown[]; middling: unknown[]; bad: unknown[] }) =>
        graded.good.length + graded.middling.length + graded.bad.length;
      expect([whole.nakshatras, whole.tithis, whole.weekdays, whole.lagna.signs].map(all)).toEqual([27, 30, 7, 12]);
      expect(whole.common.components.reduce((sum, { max }) => sum + max, 0)).toBe(100);
    }
  });

  test('a purpose lists what it minds alone: marriage its faults, treatment next to no closure', async () => {
    const marriage = dataOf<MuhurtaPurposeWhole>(await got('purposes/marriage?lang=hi'));
    const idsOf = (rules: readonly { id: string }[]) => rules.map(({ id }) => id);
    expect(idsOf(marriage.rules)).toEqual(expect.arrayContaining(['latta', 'jamitra', 'godhuli', 'guru_bala']));
    expect(idsOf(marriage.common.bonuses)).not.toContain('guru_pushya');
    expect(marriage.persons.map(({ name }) => name)).toEqual(['वधू', 'वर']);
    const treatment = dataOf<MuhurtaPurposeWhole>(await got('purposes/treatment'));
    expect(idsOf(treatment.common.vetoes)).toEqual(['eclipse_span', 'nakshatra_bad']);
    expect(treatment.blocks).toEqual([]);
    expect(treatment.disclaimer).toMatch(/^Care goes by the doctor’s date/);
  });

  test('an unknown id is 404, with the nearest', async () => {
    const { json, status } = await got('purposes/mariage');
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: 'not_found' });
    expect((json as { detail: string }).detail).toContain('Did you mean marriage?');
    const hindi = await got('purposes/wedding_cake?lang=hi');
    expect((hindi.json as { detail: string }).detail).toBe(
      'इस आईडी का कोई काम नहीं है। सारे काम GET /api/v1/muhurta/purposes पर हैं।',
    );
  });
});
