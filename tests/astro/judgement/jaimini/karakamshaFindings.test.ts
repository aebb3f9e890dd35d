import { expect, test } from '@jest/globals';
import { karakamshaFindings, releaseFrom } from '../../../../lib/astro/judgement/jaimini/karakamshaFindings.ts';
import { JAIMINI } from '../../../../lib/words/subjects/jaimini.ts';
import { say } from '../../../../lib/words/say.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

/** Effects counted from Aries, in a chart read as it is drawn. */
const found = (drawing: Drawing) => {
  const chart = chartOf(drawing);
  return karakamshaFindings(chart, chart, 0).map(({ id }) => id);
};

test('planets in karakamsha and those that aspect it by sign count alike', () => {
  expect(found({ Mercury: 'Aries' })).toContain('mercury_1');
  expect(found({ Mercury: 'Leo' })).toContain('mercury_1');
  expect(found({ Mercury: 'Taurus' })).not.toContain('mercury_1');
});

test('the Moon with Venus must be near full', () => {
  expect(found({ Moon: 'Aries', Venus: 'Aries 3', Sun: 'Libra' })).toContain('full_moon_venus');
  expect(found({ Moon: 'Aries', Venus: 'Aries 3', Sun: 'Gemini' })).not.toContain('full_moon_venus');
});

test('combined effects need every planet', () => {
  expect(found({ Mars: 'Aries', Rahu: 'Aries' })).toContain('mars_rahu');
  expect(found({ Mars: 'Aries', Rahu: 'Taurus' })).not.toContain('mars_rahu');
});

test('the Sun with Rahu asks for care, and heals where a benefic joins them', () => {
  const described = (drawing: Drawing) => {
    const chart = chartOf({ Sun: 'Aries', Rahu: 'Aries', Mercury: 'Aries 20', Moon: 'Aries 12', ...drawing });
    return karakamshaFindings(chart, chart, 0).find(({ id }) => id === 'sun_rahu')!;
  };
  // Leo, Scorpio and Aquarius aspect Aries; Mercury and the Moon, new, take after the malefics.
  expect(described({ Venus: 'Virgo' })).toMatchObject({ effect: 'asks_care' });
  expect(described({ Venus: 'Virgo' }).meaning!.args).toMatchObject({ effect: 'sun_rahu', helpers: [] });
  expect(described({ Venus: 'Leo' })).toMatchObject({ effect: 'supports' });
  const { meaning } = described({ Venus: 'Leo' });
  expect(say(JAIMINI, meaning!, 'en')).toContain('with Venus to help, which points to the gift of healing');
  expect(say(JAIMINI, meaning!, 'hi')).toContain('शुक्र की मदद से यह विष का असर उतारने के हुनर का संकेत है।');
});

test('in the other houses only occupants count', () => {
  expect(found({ Jupiter: 'Leo' })).toContain('jupiter_5');
  expect(found({ Jupiter: 'Capricorn' })).not.toContain('jupiter_5');
});

test('malefics in the 3rd give courage, benefics mildness', () => {
  expect(found({ Saturn: 'Gemini' })).toContain('malefic_3');
  expect(found({ Jupiter: 'Gemini' })).toContain('benefic_3');
});

test('Ketu in the 12th points to release', () => {
  expect(found({ Ketu: 'Pisces' })).toContain('ketu_12');
  expect(found({ Ketu: 'Virgo' })).not.toContain('ketu_12');
});

test('Ketu in the 12th points to release, a benefic there or aspecting it supports that', () => {
  const release = (drawing: Drawing) => releaseFrom(chartOf(drawing), chartOf(drawing), 0);
  expect(release({ Ketu: 'Pisces' })).toMatchObject({ isPresent: true, occupants: ['Ketu'] });
  expect(release({ Ketu: 'Aquarius' }).isPresent).toBe(false);
  expect(release({ Ketu: 'Pisces', Jupiter: 'Sagittarius' }).hasBenefic).toBe(true);
  expect(release({ Ketu: 'Pisces', Jupiter: 'Taurus', Venus: 'Leo' }).hasBenefic).toBe(false);
});
