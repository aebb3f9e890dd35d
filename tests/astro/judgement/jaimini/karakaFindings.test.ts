import { describe, expect, test } from '@jest/globals';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import { karakaFindings } from '../../../../lib/astro/judgement/jaimini/karakaFindings.ts';
import { karakaContext } from '../../../../lib/astro/judgement/jaimini/karakaContext.ts';
import { JAIMINI } from '../../../../lib/words/subjects/jaimini.ts';
import { say } from '../../../../lib/words/say.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { goldenCharts } from '../../../support/goldenChart.ts';

/** Venus, at 29 degrees, is the atmakaraka. */
const found = (drawing: Drawing, id: string) => {
  const chart = chartOf({ Venus: 'Leo 29', ...drawing });
  const context = karakaContext(chart, 'AK', planetStrengths(chart, null));
  return karakaFindings(context).find((one) => one.id === id)!;
};

test('angles and trines support, the 6th, 8th and 12th ask for care, the others describe', () => {
  const tone = (Ascendant: Drawing['Ascendant']) => found({ Ascendant: Ascendant! }, 'house').effect;
  expect([tone('Leo'), tone('Taurus'), tone('Aries')]).toEqual(['supports', 'supports', 'supports']);
  expect([tone('Pisces'), tone('Capricorn'), tone('Virgo')]).toEqual(['asks_care', 'asks_care', 'asks_care']);
  expect([tone('Cancer'), tone('Gemini'), tone('Libra')]).toEqual(['describes', 'describes', 'describes']);
});

test('the navamsa is described with its dignity, and the ascendant as the rising sign', () => {
  // 29 degrees of Leo are in the ninth navamsa, Sagittarius; 29 of Aries as well.
  expect(found({ Ascendant: 'Aries 29' }, 'navamsa').meaning!.args).toMatchObject({ house: 1, signIndex: 8 });
  // 29 degrees of Pisces are vargottama, where Venus is exalted.
  const kept = found({ Venus: 'Pisces 29', Ascendant: 'Aries 29' }, 'navamsa');
  expect(kept).toMatchObject({ effect: 'supports', observed: { is_vargottama: true, house: 4 } });
  expect(say(JAIMINI, kept.meaning!, 'en')).toContain(
    'exalted, the 4th from its ascendant. It keeps its birth sign there (vargottama).',
  );
});

test('a fall that is lifted asks for no more care than a neutral sign', () => {
  // Mercury owns Virgo; from Cancer, a kendra of Aries, he lifts the fall of Venus.
  const lifted = found({ Venus: 'Virgo 29', Mercury: 'Cancer 2' }, 'dignity');
  expect(lifted.effect).toBe('describes');
  expect(say(JAIMINI, lifted.meaning!, 'en')).toContain('lifted by neecha bhanga');
  expect(say(JAIMINI, lifted.meaning!, 'hi')).toContain('कन्या राशि में नीच का है। नीच भंग होने से');
  const fallen = found({ Venus: 'Virgo 29', Mercury: 'Leo 2', Jupiter: 'Taurus', Moon: 'Gemini' }, 'dignity');
  expect(fallen.effect).toBe('asks_care');
});

test('influences are listed by nature, joined planets apart from aspecting ones', () => {
  const company = { Jupiter: 'Leo 3', Mars: 'Leo 5', Saturn: 'Libra', Moon: 'Virgo' } as const;
  expect(found(company, 'benefic_company').observed).toEqual({ joined: ['Jupiter'], aspecting: [] });
  expect(found(company, 'malefic_company').observed).toMatchObject({ joined: ['Mars'] });
  expect(found(company, 'malefic_company').observed.aspecting).toContain('Saturn');
});

describe('combustion', () => {
  test('Venus within 10 degrees of the Sun is combust', () => {
    expect(found({ Sun: 'Leo 28' }, 'combust')).toMatchObject({ isMet: true, effect: 'asks_care' });
    expect(found({ Sun: 'Leo 15' }, 'combust')).toMatchObject({ isMet: false, meaning: null });
  });

  test('the finding agrees with the field, for every birth and office', () => {
    for (const chart of goldenCharts.values())
      for (const code of ['AK', 'AmK', 'PK', 'DK'] as const) {
        const context = karakaContext(chart, code, planetStrengths(chart, null));
        const { isMet } = karakaFindings(context).find(({ id }) => id === 'combust')!;
        expect(isMet).toBe(chart.planets[context.karaka.planet].isCombust);
      }
  });
});
