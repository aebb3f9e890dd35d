/** The deities of the planets as Jaimini Upadesha Sutras 1.2.72-79 name them, in the order of the text. */
import { describe, expect, test } from '@jest/globals';
import { devataRecord } from '../../../lib/records/planet/devatas.ts';
import { namesIn } from '../../../lib/words/names.ts';
import type { Devata, DevataId } from '../../../lib/astro/jaimini/devatas.ts';
import { ISHTA_DEITIES } from '../../../lib/astro/jaimini/tables/deities.ts';
import { DEITY_WORSHIP } from '../../../lib/astro/tables/deityWorship.ts';
import { PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';

/** raviketubhyam ... ketuna ganeshe skande cha: number of the sutra, who is named. */
const SUTRAS: readonly [number, Planet, readonly [string, string][]][] = [
  [72, 'Sun', [['Shiva', 'शिव']]],
  [73, 'Moon', [['Parvati', 'पार्वती']]],
  [74, 'Venus', [['Lakshmi', 'लक्ष्मी']]],
  [75, 'Mars', [['Kartikeya', 'कार्तिकेय']]],
  [76, 'Mercury', [['Vishnu', 'विष्णु']]],
  [76, 'Saturn', [['Narayana', 'नारायण']]],
  [77, 'Jupiter', [['Samba Shiva', 'सांब शिव']]],
  [78, 'Rahu', [['Durga', 'दुर्गा']]],
  [
    79,
    'Ketu',
    [
      ['Ganesha', 'गणेश'],
      ['Skanda', 'स्कंद'],
    ],
  ],
];

const seenThrough = (planet: Planet, id: DevataId = 'ishta'): Devata => ({
  id,
  fromSignIndex: 0,
  house: 12,
  signIndex: 11,
  occupants: [planet],
  aspectedBy: [],
  lord: 'Jupiter',
  basis: 'occupant',
  planets: [planet],
  rankedBy: null,
});

describe.each(SUTRAS)('1.2.%d', (sutra, planet, deities) => {
  const source = `Jaimini Upadesha Sutras 1.2.${sutra}`;

  test(`${planet}: the deity of the sutra comes first, in both languages, with its verse`, () => {
    for (const [i, lang] of (['en', 'hi'] as const).entries()) {
      const record = devataRecord(seenThrough(planet), namesIn(lang));
      expect(record.deities.slice(0, deities.length)).toEqual(deities.map((names) => names[i]));
      expect(record.sources.slice(0, deities.length)).toEqual(deities.map(() => source));
      expect(record.sources).toHaveLength(record.deities.length);
      expect(record.source).toBe(source);
    }
  });

  test(`${planet}: prayer and rite are for the same deity`, () => {
    for (const [name, sanskrit] of deities) {
      expect(DEITY_WORSHIP[planet].deity.en).toContain(name);
      expect(DEITY_WORSHIP[planet].deity.hi).toContain(sanskrit);
    }
  });
});

test('a deity outside the sutra names another text', () => {
  const named = new Set(SUTRAS.flatMap(([, , deities]) => deities.map(([name]) => name)));
  for (const planet of PLANETS) {
    for (const { name, source } of ISHTA_DEITIES[planet]) {
      expect([name, source.text === 'Jaimini Upadesha Sutras']).toEqual([name, named.has(name)]);
    }
  }
});

test('the sutras speak of the twelfth from karakamsha: the other deities are of practice', () => {
  for (const id of ['palana', 'dharma'] as const) {
    expect(devataRecord(seenThrough('Jupiter', id), namesIn('en')).source).toMatch(/^Jaimini practice/);
  }
});
