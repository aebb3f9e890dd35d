/** What answers about health tell to whom: by age, without the sensitive matters, each thing once and on one side. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/medical/routes.ts';
import type { MedicalAnalysis } from '../../../lib/schemas/medical/analysis.ts';
import type { DiseaseRisk } from '../../../lib/schemas/medical/risk.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

type Lang = 'en' | 'hi';

const ask = async <Data>(path: string, birth: object, query = '') =>
  dataOf<Data>(await post(handler, `/medical/${path}?as_of=2026-11-20${query}`, { ...BIRTH, ...birth }));

/** Births of every fourth year, each at another hour. */
const births = (from: number, until: number) =>
  Array.from({ length: Math.floor((until - from) / 4) + 1 }, (_, index) => {
    const two = (number: number) => String(number).padStart(2, '0');
    const date = `${from + 4 * index}-${two(1 + ((index * 5) % 12))}-${two(1 + ((index * 11) % 28))}`;
    return { date, time: `${two((index * 7) % 24)}:${two((index * 13) % 60)}:00` };
  });

/** Fields that other answers tell too, and those that are the same for everybody. */
const SHARED = ['remedies', 'windows', 'disclaimer', 'sources', 'source'];

/** Yields every text of an answer, but for the shared fields. */
function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [field, one] of Object.entries(value)) if (!SHARED.includes(field)) yield* texts(one);
}

test('what protects is not among what is remedied or weak', async () => {
  const wrong: string[] = [];
  for (const birth of births(1940, 2012)) {
    const { output, weakness } = await ask<MedicalAnalysis>('analyze', birth);
    const remedied: string[] = output.remedies!.items.map(({ planet }) => planet);
    for (const { id } of output.protections)
      if (remedied.includes(id) || weakness.weakest.includes(id)) wrong.push(`${birth.date} ${id}`);
  }
  expect(wrong).toEqual([]);
});

test('growths and fertility are told on request alone, and never to the young', async () => {
  const adult = { date: '1980-03-02', time: '10:00:00' };
  const [plain, asked, young] = [
    await ask<DiseaseRisk>('disease-risk', { ...adult, top_n: 17 }),
    await ask<DiseaseRisk>('disease-risk', { ...adult, top_n: 17 }, '&include_sensitive=true'),
    await ask<DiseaseRisk>(
      'disease-risk',
      { date: '2012-03-02', time: '10:00:00', top_n: 17 },
      '&include_sensitive=true',
    ),
  ];
  const sensitive = ['reproductive', 'abnormal_growth'];
  const told = ({ indications }: DiseaseRisk) => indications.map(({ id }) => id).filter((id) => sensitive.includes(id));
  expect([told(plain), told(asked).sort(), told(young)]).toEqual([[], [...sensitive].sort(), []]);
  expect(JSON.stringify(plain)).not.toMatch(/reproductive_system|abnormal_growth/);
  expect(JSON.stringify(young)).not.toMatch(/reproductive_system|abnormal_growth/);
});

test('of a child nothing is told that belongs to later years, and all of it to the parents', async () => {
  const adults = /alcohol|smok|drive rested|driving|seat ?belt|reproduct|screening|travel rested|नशे|गाड़ी|प्रजनन/i;
  for (const birth of births(2015, 2025)) {
    const english = await ask<MedicalAnalysis>('analyze', { ...birth, include_remedies: false });
    const hindi = await ask<MedicalAnalysis>('analyze', { ...birth, include_remedies: false }, '&lang=hi');
    expect([english.stage, hindi.stage]).toEqual(['child', 'child']);
    // “keep smoke and dust away” is said of the room.
    const said = [...texts(english), ...texts(hindi)].filter((text) => !text.includes('Air the child’s room'));
    expect(said.filter((text) => adults.test(text))).toEqual([]);
    expect(english.headline).toContain('The child’s health');
    expect(hindi.headline).toContain('बच्चे की सेहत');
    expect([...texts(hindi)].filter((text) => /आप(का|की|के|को)?\s/.test(text))).toEqual([]);
  }
});

test('no sentence stands twice in an analysis, beside remedies and windows, which others tell', async () => {
  for (const lang of ['en', 'hi'] satisfies Lang[])
    for (const birth of births(1938, 2018)) {
      const analysis = await ask<MedicalAnalysis>('analyze', birth, `&lang=${lang}`);
      const sentences = [...texts(analysis)]
        .flatMap((text) => text.split(/(?<=[.।])\s+/))
        .filter((text) => /[.।]$/.test(text) && text.includes(' '));
      const twice = sentences.filter((text, index) => sentences.indexOf(text) !== index);
      expect(twice).toEqual([]);
    }
});

test('the verdict is the same in all answers of a birth, and a reading knows the age from the data', async () => {
  const child = { date: '2019-08-14', time: '03:20:00' };
  const analysis = await ask<MedicalAnalysis>('analyze', child);
  for (const path of ['disease-risk', 'constitution', 'weak-planets', 'strong-planets']) {
    const { stage, verdict } = await ask<Pick<MedicalAnalysis, 'stage' | 'verdict'>>(path, child);
    expect([stage, verdict]).toEqual(['child', analysis.verdict]);
  }
  const { reading } = dataOf<{ reading: string }>(
    await post(handler, '/medical/ai-reading', { medical_data: analysis, language: 'hindi' }),
  );
  expect(reading).toContain('बच्चे की कुंडली');
  expect(reading).not.toMatch(/आपकी कुंडली|प्रजनन|गाड़ी|नशे/);
  const { summary } = dataOf<{ summary: string }>(
    await post(handler, '/medical/timeline-reading?as_of=2026-11-20', { medical_data: analysis }),
  );
  expect(summary).toContain('the advice is for the parents');
});
