import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isOddSign, SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import { partRuler } from '../../../lib/astro/varga/partRuler.ts';
import { vargaPlace } from '../../../lib/astro/varga/position.ts';
import { PART_RULERS } from '../../../lib/astro/varga/tables/partRulers.ts';
import { SHASHTIAMSHAS } from '../../../lib/astro/varga/tables/shashtiamshas.ts';
import { VARGA_IDS, VARGAS, type VargaId } from '../../../lib/astro/varga/vargas.ts';
import { placement } from '../../../lib/astro/chart/zodiac.ts';
import { golden } from '../../support/golden.ts';

function rulerAt(id: VargaId, longitudeDeg: number, method = Object.keys(VARGAS[id].methods)[0]!) {
  const born = placement(longitudeDeg);
  return partRuler(VARGAS[id], born.signIndex, vargaPlace(VARGAS[id], method, born).part);
}

/** The ruler of the nth part of a sign, from 1. */
function nth(id: VargaId, of: Sign, part: number) {
  return rulerAt(id, SIGNS.indexOf(of) * 30 + ((part - 0.5) * 30) / VARGAS[id].division)?.ruler.name;
}

// Read off the verses of BPHS 6.
test.each<[VargaId, Sign, number, string]>([
  ['d2', 'Aries', 1, 'Devas'],
  ['d2', 'Taurus', 1, 'Pitris'],
  ['d3', 'Taurus', 2, 'Agastya'],
  ['d4', 'Pisces', 4, 'Sanatana'],
  ['d5', 'Aries', 1, 'Mars'],
  ['d5', 'Taurus', 1, 'Venus'],
  ['d7', 'Aries', 1, 'Kshara'],
  ['d7', 'Taurus', 1, 'Shuddha Jala'],
  ['d7', 'Taurus', 7, 'Kshara'],
  ['d9', 'Aries', 1, 'Deva'],
  ['d9', 'Taurus', 1, 'Manushya'],
  ['d9', 'Gemini', 1, 'Rakshasa'],
  ['d9', 'Cancer', 9, 'Rakshasa'],
  ['d10', 'Leo', 1, 'Indra'],
  ['d10', 'Leo', 4, 'Nirriti'],
  ['d10', 'Virgo', 1, 'Ananta'],
  ['d11', 'Virgo', 11, 'Kapali'],
  ['d12', 'Virgo', 5, 'Ganesha'],
  ['d12', 'Virgo', 12, 'Sarpa'],
  ['d16', 'Aries', 1, 'Brahma'],
  ['d16', 'Taurus', 1, 'Surya'],
  ['d20', 'Aries', 20, 'Sumukhi'],
  ['d20', 'Taurus', 1, 'Daya'],
  ['d20', 'Taurus', 20, 'Aparajita'],
  ['d24', 'Aries', 13, 'Skanda'],
  ['d24', 'Taurus', 1, 'Bhima'],
  ['d24', 'Taurus', 24, 'Skanda'],
  ['d27', 'Aries', 27, 'Pushan'],
  ['d27', 'Taurus', 1, 'Pushan'],
  ['d40', 'Taurus', 13, 'Vishnu'],
  ['d40', 'Aries', 12, 'Varuna'],
  ['d40', 'Aries', 40, 'Tvashta'],
  ['d45', 'Aries', 1, 'Brahma'],
  ['d45', 'Taurus', 1, 'Shiva'],
  ['d45', 'Gemini', 1, 'Vishnu'],
  ['d45', 'Gemini', 2, 'Brahma'],
  ['d60', 'Aries', 1, 'Ghora'],
  ['d60', 'Taurus', 1, 'Chandrarekha'],
])('%s of %s, part %i: %s', (id, of, part, name) => expect(nth(id, of, part)).toBe(name));

test.each([
  [6, 'Vayu', 'Saturn'],
  [33, 'Varuna', 'Venus'],
  [38, 'Kubera', 'Mercury'],
  [45, 'Indra', 'Jupiter'],
  [57, 'Agni', 'Mars'],
])('the thirtieth at %i is under %s', (longitudeDeg, name, planet) => {
  expect(rulerAt('d30', longitudeDeg)!.ruler).toMatchObject({ name, planet });
});

test('no ruler where no text names one', () => {
  for (const id of ['d1', 'd6', 'd8'] as const) expect(rulerAt(id, 100)).toBeNull();
  expect(rulerAt('d30', 100, 'equal')).toBeNull();
});

// The twelve of D40 begin a fourth round and end in it; D30 has five unequal parts.
const EVEN = VARGA_IDS.filter((id) => id in PART_RULERS && id !== 'd30' && id !== 'd40');

test.each(EVEN)('%s: the list fills the parts evenly', (id) => {
  expect(VARGAS[id].division % PART_RULERS[id]!.rulers.length).toBe(0);
});

describe('shashtiamshas', () => {
  test('the synthetic chart', () => {
    const { d60Number, longitudes } = golden<{
      d60Number: Record<string, number>;
      longitudes: Record<string, number>;
    }>('reference_chart');
    const found = Object.entries(longitudes).map(([body, longitudeDeg]) => [
      body,
      rulerAt('d60', longitudeDeg)!.number,
    ]);
    expect(Object.fromEntries(found)).toEqual(d60Number);
  });

  test('numbers run backwards in even signs, while the mapping does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 719 }), (half) => {
        const longitudeDeg = half / 2 + 0.25;
        const { signIndex: s } = placement(longitudeDeg);
        const k = half % 60;
        expect(rulerAt('d60', longitudeDeg)!.number).toBe(isOddSign(s) ? k + 1 : 60 - k);
        const { signIndex } = vargaPlace(VARGAS.d60, 'from_sign', placement(longitudeDeg));
        expect(signIndex).toBe((s + k) % 12);
      }),
    );
  });

  test('33 are benefic and 27 malefic; disputed ones are marked', () => {
    const count = (nature: string) => SHASHTIAMSHAS.filter((part) => part.nature === nature).length;
    expect([count('benefic'), count('malefic')]).toEqual([33, 27]);
    const disputed = SHASHTIAMSHAS.flatMap((part, i) => (part.isNatureDisputed ? [i + 1] : []));
    expect(disputed).toEqual([5, 6, 7, 36, 41, 55, 60]);
  });
});
