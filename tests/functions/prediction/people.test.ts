/** Persons, sources of wealth and mahadashas over many births: what they may never say, and how much they differ. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/prediction/routes.ts';
import { requestedArea } from '../../../lib/birth/requestedArea.ts';
import { decadeRecords } from '../../../lib/records/evidence/decades.ts';
import { childrenFields, partnerFields } from '../../../lib/records/evidence/people.ts';
import { wealthFields } from '../../../lib/records/evidence/wealthSources.ts';
import type { MultiRuleAnalysis } from '../../../lib/schemas/prediction/multi.ts';
import type { ChildrenPrediction, MarriagePrediction } from '../../../lib/schemas/prediction/people.ts';
import type { WealthPrediction } from '../../../lib/schemas/prediction/wealth.ts';
import { bornAdults, mostFrequent, sentencesOf } from '../../support/bornAdults.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const LANGUAGES = ['en', 'hi'] as const;
const BIRTHS = 200;
/** A third of them is enough where windows are searched. */
const SEARCHED = 60;

const births = bornAdults(BIRTHS, 'en').map((birth) => ({ birth, area: requestedArea(birth).area }));
const [{ names: hindi } = births[0]!.birth] = bornAdults(1, 'hi');
/** The same births in both languages; they are worked out once. */
const bornIn = (lang: (typeof LANGUAGES)[number], count = BIRTHS) =>
  births
    .slice(0, count)
    .map(({ area, birth }) => ({ area, birth: lang === 'hi' ? { ...birth, names: hindi } : birth }));

/** A sentence of more words is too long to be read at once. */
const MOST_WORDS = { en: 20, hi: 22 };
const tooLong = (text: string, lang: (typeof LANGUAGES)[number]) =>
  sentencesOf(text).filter((one) => one.split(' ').length > MOST_WORDS[lang]);

describe.each(LANGUAGES)('in %s', (lang) => {
  describe('the partner', () => {
    const found = bornIn(lang).map(({ area, birth }) => partnerFields(area, birth.names).partner!);

    test('has five traits at the most, each resting on something that is listed once', () => {
      for (const { indications, traits } of found) {
        expect(traits).toHaveLength(5);
        const ids = indications.map(({ id }) => id);
        expect(new Set(indications.map(({ text }) => text)).size).toBe(ids.length);
        expect(traits.flatMap((trait) => trait.indications).filter((id) => !ids.includes(id))).toEqual([]);
      }
    });

    test('is never met near home and at home far away, nor the other way', () => {
      const clash = found.filter(({ traits }) => {
        const value = (id: string) => traits.find((trait) => trait.id === id)?.value;
        const [met, near] = [value('meeting')!, value('nearness')];
        return (
          (near === 'far' && ['house_1', 'house_2', 'house_4'].includes(met)) ||
          (near === 'near' && ['house_9', 'house_12'].includes(met))
        );
      });
      expect(clash).toEqual([]);
    });

    test('is described in three short sentences, differently from chart to chart', () => {
      expect(found.filter(({ text }) => sentencesOf(text).length !== 3).map(({ text }) => text)).toEqual([]);
      expect(found.flatMap(({ text }) => tooLong(text, lang))).toEqual([]);
      expect(mostFrequent(found.map(({ text }) => text))).toBeLessThan(0.05);
      for (const id of ['temperament', 'work', 'family', 'meeting'] as const) {
        const texts = found.map(({ traits }) => traits.find((trait) => trait.id === id)!.text);
        expect(mostFrequent(texts)).toBeLessThan(0.25);
      }
    });

    test('says nothing twice', () => {
      for (const { note, text, traits } of found) {
        const said = [text, note, ...traits.map((trait) => trait.text)].flatMap(sentencesOf);
        expect(said.length).toBe(new Set(said).size);
      }
    });
  });

  test('children are described differently from chart to chart', () => {
    const found = bornIn(lang).map(({ area, birth }) => childrenFields(area, birth.names).children!);
    expect(mostFrequent(found.map(({ text }) => text))).toBeLessThan(0.15);
    expect(found.flatMap(({ text }) => tooLong(text, lang))).toEqual([]);
    const said = found.map(({ text, traits }) => JSON.stringify([text, traits])).join(' ');
    expect(said).not.toMatch(/\b(son|daughter|boy|girl|infertil|steril|barren)|पुत्र|पुत्री|बेटा|बेटी|बाँझ/);
  });

  test('sources of wealth are told without a sentence twice, and differ from chart to chart', () => {
    const found = bornIn(lang, SEARCHED).map(({ area, birth }) => wealthFields(area, birth));
    const texts = found.map(({ debt, wealth_sources: of }) => [
      of!.text,
      debt!.text,
      ...of!.ranked.map(({ text }) => text),
    ]);
    for (const told of texts) {
      const said = told.flatMap(sentencesOf);
      expect(said.length).toBe(new Set(said).size);
    }
    expect(texts.flat().flatMap((text) => tooLong(text, lang))).toEqual([]);
    expect(mostFrequent(found.map(({ debt }) => sentencesOf(debt!.text).slice(0, 2).join(' ')))).toBeLessThan(0.15);
    expect(mostFrequent(found.map(({ wealth_sources: of }) => of!.text))).toBeLessThan(0.25);
  });

  test('mahadashas follow each other, one runs now, and no sentence comes twice', () => {
    for (const { area, birth } of bornIn(lang, SEARCHED)) {
      const found = decadeRecords(area, birth);
      expect(found.filter(({ is_current: isCurrent }) => isCurrent)).toHaveLength(1);
      expect(found.slice(1).map(({ start }) => start)).toEqual(found.slice(0, -1).map(({ end }) => end));
      const said = found.flatMap(({ headline, matters }) => [headline, ...matters.map(({ text }) => text)]);
      expect(said.length).toBe(new Set(said).size);
      expect(said.flatMap((text) => tooLong(text, lang))).toEqual([]);
      expect(found.filter(({ matters, theme }) => !matters.some(({ id }) => id === theme))).toEqual([]);
    }
  });
});

describe('by age and by marriage', () => {
  const ask = async <Data>(path: string, birth: object) =>
    dataOf<Data>(await post(handler, `/prediction/${path}?as_of=2026-11-20`, { ...BIRTH, ...birth }));

  test('a child hears of no partner, no children of its own and no income', async () => {
    const date = '2021-03-19';
    const marriage = await ask<MarriagePrediction>('marriage', { date });
    const children = await ask<ChildrenPrediction>('children', { date });
    const wealth = await ask<WealthPrediction>('wealth', { date });
    expect([marriage.partner, children.children, wealth.wealth_sources, wealth.debt]).toEqual([null, null, null, null]);
    expect([marriage.partner_note, children.children_note, wealth.wealth_note]).not.toContain(null);
  });

  test('a partner after a loss is another description than the first', async () => {
    const of = async (status: string) =>
      (await ask<MarriagePrediction>('marriage', { marital_status: status })).partner!;
    const [single, widowed] = [await of('single'), await of('widowed')];
    expect([single.kind, widowed.kind]).toEqual(['to_come', 'second']);
    expect(widowed.text).not.toBe(single.text);
    expect(widowed.indications.map(({ text }) => text).join(' ')).not.toMatch(/darakaraka|7th house/);
  });

  test('periods of a childhood tell of learning and home, those past 80 of peace and devotion', async () => {
    const { decades } = await ask<MultiRuleAnalysis>('multi-rule-analysis', { date: '1935-11-08' });
    const idsOf = (stage: string) => [
      ...new Set(decades.filter((one) => one.stage === stage).flatMap(({ matters }) => matters.map(({ id }) => id))),
    ];
    expect(idsOf('old').sort()).toEqual(['devotion', 'family', 'health', 'peace']);
    for (const id of idsOf('child')) expect(['learning', 'home', 'health']).toContain(id);
    expect(
      decades
        .filter(({ time }) => time === 'past')
        .flatMap(({ matters }) => matters.map(({ text }) => text))
        .join(' '),
    ).not.toMatch(/\bcan (grow|come|be|take)\b/);
  });

  test('to the parents of a child, grown years are told for later life', async () => {
    const { decades } = await ask<MultiRuleAnalysis>('multi-rule-analysis', { date: '2021-03-19' });
    for (const { is_later_life: isLater, stage } of decades) {
      expect(isLater).toBe(stage !== 'child' && stage !== 'youth');
    }
  });
});
