import { describe, expect, test } from '@jest/globals';
import { oblique, reasonsSaid, yogaNamed } from '../../../lib/texts/daySummary/reasons.ts';
import type { DayFacts } from '../../../lib/texts/day/words.ts';

type Described = Pick<DayFacts['recommendations'][number], 'component' | 'id' | 'planet'>;

/** A day of one nakshatra, Rohini, and of two nitya yogas: Vyatipata, then Variyan. */
const facts = (leave: readonly Described[]) =>
  ({
    recommendations: leave.map((one) => ({ ...one, kind: 'leave' })),
    panchang: { nakshatra: [{ number: 4 }], yoga: [{ number: 17 }, { number: 18 }] },
    daily_yogas: { of_the_day: [] },
  }) as unknown as DayFacts;

const SATURN: Described = { component: 'saturn', id: 'saturn_peak', planet: 'saturn' };

describe('what burdens a day', () => {
  test('is named by what was found', () => {
    const said = (component: string, id: string, planet: Described['planet'] = null) =>
      reasonsSaid(facts([{ component, id, planet }]), 'leave');
    expect(said('tarabala', 'tara_vipat', 'moon')).toEqual(['विपत तारा']);
    expect(said('chandrabala', 'moon_8', 'moon')).toEqual(['आठवाँ चंद्रमा']);
    expect(said('nakshatra', 'nakshatra_ugra')).toEqual(['उग्र स्वभाव का रोहिणी नक्षत्र']);
    expect(said('yoga', 'yoga_whole')).toEqual(['व्यतीपात योग']);
    expect(said('yoga', 'yoga_bad')).toEqual(['अशुभ नित्य योग']);
    expect(said('special_yogas', 'special_bad')).toEqual(['पंचक']);
    expect(said('gochara', 'pressed_by_mars', 'mars')).toEqual(['मंगल का गोचर']);
    expect(said('vara', 'vara_bad', 'sun')).toEqual(['वार-स्वामी सूर्य']);
  });

  test('is described by at most two reasons, and Saturn once', () => {
    const transit: Described = { component: 'gochara', id: 'pressed_by_saturn', planet: 'saturn' };
    const rikta: Described = { component: 'tithi', id: 'tithi_rikta', planet: null };
    expect(reasonsSaid(facts([transit, SATURN, rikta]), 'leave')).toEqual(['शनि की साढ़ेसाती', 'रिक्ता तिथि']);
    expect(reasonsSaid(facts([transit, rikta, { ...SATURN, id: 'saturn_kantaka' }]), 'leave')).toEqual([
      'रिक्ता तिथि',
      'शनि की ढैया',
    ]);
    expect(reasonsSaid(facts([transit, rikta]), 'leave')).toEqual(['शनि का गोचर', 'रिक्ता तिथि']);
    expect(reasonsSaid(facts([SATURN]), 'do')).toEqual([]);
  });
});

test('before a postposition its words have their other form', () => {
  expect(oblique('शनि का गोचर')).toBe('शनि के गोचर');
  expect(oblique('उग्र स्वभाव का रोहिणी नक्षत्र')).toBe('उग्र स्वभाव के रोहिणी नक्षत्र');
  const ranks = ['दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा', 'बारहवाँ'].map((rank) => oblique(`${rank} चंद्रमा`));
  expect(ranks.join(' ')).toBe('दूसरे चंद्रमा तीसरे चंद्रमा चौथे चंद्रमा पाँचवें चंद्रमा छठे चंद्रमा बारहवें चंद्रमा');
  expect(oblique('शनि की साढ़ेसाती और चौथा चंद्रमा')).toBe('शनि की साढ़ेसाती और चौथे चंद्रमा');
});

test('a name that already says what it is gets no second word', () => {
  expect(['सर्वार्थ सिद्धि', 'रवि योग', 'सिद्धा तिथि'].map(yogaNamed)).toEqual([
    'सर्वार्थ सिद्धि योग',
    'रवि योग',
    'सिद्धा तिथि',
  ]);
});
