import { expect, test } from '@jest/globals';
import { swamshaFindings } from '../../../../lib/astro/judgement/jaimini/swamshaFindings.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

/** Aries rises, and Mars is read in a chart that is taken for its own navamsa. */
const found = (drawing: Drawing, id: string, birth: Drawing = drawing) =>
  swamshaFindings(chartOf(birth), chartOf(drawing)).find((one) => one.id === id)!;

test('the house of the lord shows where strength is found', () => {
  expect(found({ Mars: 'Leo' }, 'house')).toMatchObject({ effect: 'supports', observed: { lord: 'Mars', house: 5 } });
  expect(found({ Mars: 'Scorpio' }, 'house')).toMatchObject({ effect: 'asks_care', observed: { house: 8 } });
  expect(found({ Mars: 'Aquarius' }, 'house')).toMatchObject({ effect: 'describes', observed: { house: 11 } });
});

test('its dignity shows how firm the person is', () => {
  expect(found({ Mars: 'Capricorn' }, 'dignity').effect).toBe('supports');
  expect(found({ Mars: 'Cancer' }, 'dignity').effect).toBe('asks_care');
});

test('a great friend supports it, as it does any significator', () => {
  // Jupiter, friend of Mars by nature, stands in the 2nd from him.
  expect(found({ Mars: 'Sagittarius', Jupiter: 'Capricorn' }, 'dignity')).toMatchObject({
    effect: 'supports',
    observed: { dignity: 'great_friend' },
  });
});

test('vargottama is one sign in both charts', () => {
  expect(found({ Mars: 'Leo' }, 'vargottama').isMet).toBe(true);
  expect(found({ Mars: 'Leo' }, 'vargottama', { Mars: 'Virgo' })).toMatchObject({ isMet: false, meaning: null });
});

test('influences in the navamsa are listed by nature', () => {
  // Aries, Libra and Capricorn aspect Leo.
  const drawing: Drawing = { Mars: 'Leo', Venus: 'Leo 3', Saturn: 'Libra', Moon: 'Virgo 2', Rahu: 'Pisces' };
  expect(found(drawing, 'benefic_company').observed).toEqual({ joined: ['Venus'], aspecting: [] });
  expect(found(drawing, 'malefic_company').observed).toEqual({ joined: [], aspecting: ['Saturn'] });
});
