import { describe, expect, test } from '@jest/globals';
import { kemadrumaAffliction, kemdrumAffliction } from '../../../lib/astro/affliction/kemadruma.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { LONELY_MOON } from '../../support/lonelyMoon.ts';

const conditions = (drawing: Drawing, affliction = kemdrumAffliction) =>
  affliction.examine(chartOf({ ...LONELY_MOON, ...drawing }), { ratios: null });

const reliefs = (drawing: Drawing) =>
  conditions(drawing)
    .filter(({ effect, isMet }) => isMet && effect === 'cancels')
    .map(({ id }) => id);

test('neighbours stand in the 2nd and the 12th; nodes are none, and the texts leave the Sun aside', () => {
  const drawing: Drawing = { Sun: 'Cancer 1', Mars: 'Taurus', Rahu: 'Cancer' };
  expect(conditions(drawing)[0]!.observed).toEqual({ second: ['Sun'], twelfth: ['Mars'] });
  expect(conditions(drawing, kemadrumaAffliction)[0]!.observed).toEqual({ planets: ['Mars'], sun_beside: true });
});

test('nothing relieves the Moon of the drawing', () => {
  expect(reliefs({})).toEqual([]);
});

test('both counts have the same reliefs', () => {
  const cancelling = (affliction: typeof kemdrumAffliction) =>
    conditions({ Jupiter: 'Aquarius' }, affliction).filter(({ effect }) => effect === 'cancels');
  expect(cancelling(kemadrumaAffliction)).toEqual(cancelling(kemdrumAffliction));
});

describe('BPHS 37', () => {
  test('kendras count the five, not the Sun', () => {
    expect(reliefs({ Sun: 'Virgo' })).toEqual([]);
    expect(reliefs({ Mars: 'Virgo' })).toEqual(['kendra_from_moon']);
    expect(reliefs({ Sun: 'Libra' })).toEqual([]);
    expect(reliefs({ Mars: 'Libra' })).toEqual(['kendra_from_ascendant']);
    expect(reliefs({ Mercury: 'Gemini' })).toEqual(['kendra_from_moon']);
  });

  test('a combust planet is no company', () => {
    expect(reliefs({ Mars: 'Libra 10', Sun: 'Libra 12' })).toEqual([]);
  });

  test('the aspect of a benefic counts, that of a malefic does not', () => {
    expect(reliefs({ Jupiter: 'Aquarius' })).toEqual(['benefic_aspect']);
    expect(reliefs({ Saturn: 'Leo' })).toEqual([]);
    // From Sagittarius he aspects the 7th, and stands in a kendra from the Moon too.
    expect(reliefs({ Jupiter: 'Sagittarius' })).toEqual(['kendra_from_moon', 'benefic_aspect']);
  });

  test('a full Moon counts where it is exalted or at home, from 150 to 210 degrees', () => {
    // Nobody but the Sun is in a kendra from Taurus or Aries; Leo and Aquarius, where the others stand, are left free.
    const others: Drawing = {
      Mercury: 'Virgo 25',
      Venus: 'Virgo 28',
      Mars: 'Virgo 15',
      Saturn: 'Virgo 1',
      Jupiter: 'Virgo 2',
    };
    const full = (Sun: string) =>
      reliefs({ ...others, Moon: 'Taurus 3', Sun } as Drawing).includes('full_and_dignified');
    expect([
      full('Scorpio 3'),
      full('Sagittarius 3'),
      full('Sagittarius 3.1'),
      full('Libra 3'),
      full('Libra 2'),
    ]).toEqual([true, true, false, false, false]);
    expect(reliefs({ Sun: 'Sagittarius 15' })).toEqual([]);
  });
});
