import { describe, expect, test } from '@jest/globals';
import { namesIn } from '../../lib/words/names.ts';
import { drawnChart, drawnTransits, drawnVarga } from '../../lib/drawing/drawnChart.ts';
import { vargaChart } from '../../lib/astro/varga/position.ts';
import { bareBody } from '../support/drawnCells.ts';
import { chartOf } from '../support/chartOf.ts';

const chart = chartOf({
  Ascendant: 'Virgo 24.9',
  Sun: 'Gemini 0.4',
  Moon: 'Pisces 1',
  Mars: 'Gemini 3',
  Mercury: 'Gemini 5 R',
  Jupiter: 'Cancer 15',
  Venus: 'Aries 22',
  Saturn: 'Capricorn 0 R',
  Rahu: 'Capricorn 17',
});
const english = { style: 'north', heading: ['Birth chart'], names: namesIn('en') } as const;
const hindi = { ...english, names: namesIn('hi') };

describe('a birth chart', () => {
  const { bodies, description, firstSignIndex } = drawnChart(chart, english);

  test('has the nine planets and then the ascendant, in whole degrees that are never rounded up', () => {
    expect(bodies.map(({ label, degree, signIndex }) => `${label} ${degree} ${signIndex}`)).toEqual([
      'Su 0° 2',
      'Mo 1° 11',
      'Ma 3° 2',
      'Me 5° 2',
      'Ju 15° 3',
      'Ve 22° 0',
      'Sa 0° 9',
      'Ra 17° 9',
      'Ke 17° 3',
      'As 24° 5',
    ]);
    expect(firstSignIndex).toBe(5);
    expect(bodies.filter(({ isAscendant }) => isAscendant).map(({ label }) => label)).toEqual(['As']);
    expect(bodies.filter(({ isRetrograde }) => isRetrograde).map(({ label }) => label)).toEqual([
      'Me',
      'Sa',
      'Ra',
      'Ke',
    ]);
    expect(bodies.filter(({ isCombust }) => isCombust).map(({ label }) => label)).toEqual(['Ma', 'Me']);
    expect(bodies.filter(({ isExalted }) => isExalted).map(({ label }) => label)).toEqual(['Ju']);
    expect(bodies.filter(({ isDebilitated }) => isDebilitated).map(({ label }) => label)).toEqual([]);
    // By hand: the first navamsa of a movable sign is its own, the fifth of a fixed one, the ninth of a dual one.
    expect(bodies.filter(({ isVargottama }) => isVargottama).map(({ label }) => label)).toEqual(['Sa']);
  });

  test('is described in sentences', () => {
    expect(description).toBe(
      'Ascendant in Virgo 24 degrees, first house. Sun in Gemini 0 degrees, tenth house. ' +
        'Moon in Pisces 1 degree, seventh house. Mars in Gemini 3 degrees, tenth house, combust. ' +
        'Mercury in Gemini 5 degrees, tenth house, retrograde, combust. Jupiter in Cancer 15 degrees, eleventh house, ' +
        'exalted. Venus in Aries 22 degrees, eighth house. Saturn in Capricorn 0 degrees, fifth house, retrograde, ' +
        'vargottama. Rahu in Capricorn 17 degrees, fifth house, retrograde. Ketu in Cancer 17 degrees, eleventh house, retrograde.',
    );
  });

  test('speaks Hindi', () => {
    const drawn = drawnChart(chart, hindi);
    expect(drawn.bodies.map(({ label }) => label).join(' ')).toBe('सू चं मं बु गु शु श रा के ल');
    expect(drawn.description).toMatch(/^लग्न कन्या में 24 अंश, पहला भाव। सूर्य मिथुन में 0 अंश, दसवाँ भाव। /);
    expect(drawn.description).toContain('बुध मिथुन में 5 अंश, दसवाँ भाव, वक्री, अस्त।');
  });
});

test('a chart from the Moon counts houses from her sign and leaves the ascendant in its own', () => {
  const drawn = drawnChart(chart, { ...english, firstSignIndex: chart.planets.Moon.signIndex });
  expect(drawn.firstSignIndex).toBe(11);
  expect(drawn.bodies.at(-1)).toMatchObject({ label: 'As', signIndex: 5 });
  expect(drawn.description).toMatch(
    /^Ascendant in Virgo 24 degrees, seventh house\. .*Moon in Pisces 1 degree, first house\./,
  );
});

test('a navamsa has signs without degrees', () => {
  // By hand: ninths of a dual sign are counted from the fifth sign from it, of a movable one from itself, of
  // a fixed one from the ninth. Virgo 24.9 is the eighth part: from Capricorn, Leo. Gemini 0.4: the first, Libra.
  const drawn = drawnVarga(chart, vargaChart(chart, 'd9'), english);
  expect(drawn.firstSignIndex).toBe(4);
  expect(drawn.bodies[0]).toEqual(bareBody({ label: 'Su', signIndex: 6, isDebilitated: true }));
  expect(drawn.description).toMatch(/^Ascendant in Leo, first house\. Sun in Libra, third house, debilitated\. /);
});

describe('transits over a birth', () => {
  const passing = chartOf({ Saturn: 'Pisces 12 R', Jupiter: 'Leo 3' }).planets;
  const drawn = drawnTransits(chart, passing, english);

  test('follow the bodies of the birth, which stay as they are', () => {
    expect(drawn.bodies.slice(0, 10)).toEqual(drawnChart(chart, english).bodies);
    expect(drawn.bodies.slice(10).every(({ isTransit }) => isTransit)).toBe(true);
    expect(drawn.bodies[16]).toEqual(
      bareBody({ label: 'Sa', degree: '12°', signIndex: 11, isRetrograde: true, isTransit: true }),
    );
  });

  test('are described after them, by the houses of the birth', () => {
    expect(drawn.description).toContain('Transiting Saturn in Pisces 12 degrees, seventh house, retrograde.');
    expect(drawnTransits(chart, passing, hindi).description).toContain('गोचर में शनि मीन में 12 अंश, सातवाँ भाव, वक्री।');
  });
});
