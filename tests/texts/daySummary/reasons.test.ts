import { describe, expect, test } from '@jest/globals';
import { factsOf, type Fact } from '../../../lib/astro/factsOf.ts';
import { sidesOf } from '../../../lib/texts/daySummary/reasons.ts';
import type { DayFacts } from '../../../lib/texts/day/words.ts';
import type { DaySideFacts } from '../../../lib/words/facts/day/prose.ts';
import { SIDES_DIRECT, SIDES_OBLIQUE, specialYogaHi } from '../../../lib/words/hi/day/prose/sides.ts';
import { sayIn } from '../../../lib/words/say.ts';

type Described = Pick<DayFacts['recommendations'][number], 'component' | 'id' | 'planet'>;

/** A day of one nakshatra, Rohini, and of two nitya yogas: Vyatipata, then Variyan. */
const facts = (leave: readonly Described[]) =>
  ({
    recommendations: leave.map((one) => ({ ...one, kind: 'leave' })),
    panchang: {
      nakshatra: [{ number: 4 }],
      yoga: [
        { number: 17, id: 'vyatipata' },
        { number: 18, id: 'variyan' },
      ],
    },
    daily_yogas: { of_the_day: [] },
  }) as unknown as DayFacts;

const fact = factsOf<DaySideFacts>();
const oblique = (one: Fact<DaySideFacts>) => sayIn(SIDES_OBLIQUE, one);

/** The phrases of one side of a day. */
const phrasesOf = (day: DayFacts, kind: 'do' | 'leave') => sidesOf(day, kind).map((one) => sayIn(SIDES_DIRECT, one));

const SATURN: Described = { component: 'saturn', id: 'saturn_peak', planet: 'saturn' };

describe('what burdens a day', () => {
  test('is named by what was found', () => {
    const said = (component: string, id: string, planet: Described['planet'] = null) =>
      phrasesOf(facts([{ component, id, planet }]), 'leave');
    expect(said('tarabala', 'tara_vipat', 'moon')).toEqual(['विपत तारा']);
    expect(said('chandrabala', 'moon_8', 'moon')).toEqual(['आठवाँ चंद्रमा']);
    expect(said('nakshatra', 'nakshatra_ugra')).toEqual(['उग्र स्वभाव का रोहिणी नक्षत्र']);
    expect(said('yoga', 'yoga_vyatipata')).toEqual(['व्यतीपात योग']);
    expect(said('yoga', 'yoga_good')).toEqual(['अशुभ नित्य योग']);
    expect(said('special_yogas', 'special_bad')).toEqual(['पंचक']);
    expect(said('gochara', 'pressed_by_mars', 'mars')).toEqual(['मंगल का गोचर']);
    expect(said('vara', 'vara_bad', 'sun')).toEqual(['वार-स्वामी सूर्य']);
  });

  test('is described by at most two reasons, and Saturn once', () => {
    const transit: Described = { component: 'gochara', id: 'pressed_by_saturn', planet: 'saturn' };
    const rikta: Described = { component: 'tithi', id: 'tithi_rikta', planet: null };
    expect(phrasesOf(facts([transit, SATURN, rikta]), 'leave')).toEqual(['शनि की साढ़ेसाती', 'रिक्ता तिथि']);
    expect(phrasesOf(facts([transit, rikta, { ...SATURN, id: 'saturn_kantaka' }]), 'leave')).toEqual([
      'रिक्ता तिथि',
      'शनि की ढैया',
    ]);
    expect(phrasesOf(facts([transit, rikta]), 'leave')).toEqual(['शनि का गोचर', 'रिक्ता तिथि']);
    expect(phrasesOf(facts([SATURN]), 'do')).toEqual([]);
  });
});

test('before a postposition its words have their other form', () => {
  expect(oblique(fact('transit', { planet: 'Saturn' }))).toBe('शनि के गोचर');
  expect(oblique(fact('nakshatra', { kind: 'ugra', nakshatraIndex: 3 }))).toBe('उग्र स्वभाव के रोहिणी नक्षत्र');
  const ranks = [2, 3, 4, 5, 6, 12].map((house) => oblique(fact('moon', { house })));
  expect(ranks.join(' ')).toBe('दूसरे चंद्रमा तीसरे चंद्रमा चौथे चंद्रमा पाँचवें चंद्रमा छठे चंद्रमा बारहवें चंद्रमा');
  expect(oblique(fact('moon', { house: 1 }))).toBe('जन्म राशि के चंद्रमा');
  expect(oblique(fact('sade_sati', {}))).toBe('शनि की साढ़ेसाती');
});

test('a name that already says what it is gets no second word', () => {
  expect((['sarvartha_siddhi', 'ravi', 'siddha'] as const).map(specialYogaHi)).toEqual([
    'सर्वार्थ सिद्धि योग',
    'रवि योग',
    'सिद्धा तिथि',
  ]);
});
