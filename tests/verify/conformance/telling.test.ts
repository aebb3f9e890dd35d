/** Reports of findings: numbers for people, lines for a terminal, the page. */
import { describe, expect, test } from '@jest/globals';
import { findingsOf, type ChapterFindings } from '../../../verify/conformance/findings.ts';
import { amount, count, percent } from '../../../verify/conformance/format.ts';
import { linesOf } from '../../../verify/conformance/lines.ts';
import { reasonSections } from '../../../verify/conformance/reasonSections.ts';
import { birthsLine, sourceLines } from '../../../verify/conformance/sourceLines.ts';
import { arc, subject, type Subject } from '../../../verify/conformance/subject.ts';
import { byTheirDeltaT } from '../../../verify/conformance/theirDeltaT.ts';
import { golden } from '../../support/golden.ts';

describe('numbers', () => {
  test('a share is never rounded up to all', () => {
    expect([percent(10, 10), percent(99_999, 100_000), percent(1, 3), percent(0, 0)]).toEqual([
      '100 %',
      '99.99 %',
      '33.33 %',
      'none',
    ]);
  });

  test('differences have two digits that count', () => {
    expect([0.0123456, 12.34, 0, 1e-9, 5].map((value) => amount(value, 's'))).toEqual([
      '0.012 s',
      '12 s',
      '0 s',
      'below 0.000001 s',
      '5 s',
    ]);
    expect([amount(Infinity, 's'), count(1234567)]).toEqual(['one is missing', '1,234,567']);
  });
});

const drawn: Subject = subject({
  id: 'drawn',
  title: 'Drawn places',
  file: 'jyotish/positions',
  basis: 'library',
  measure: arc('deg', 1),
  reasons: ['saham_sign', 'exalted_nodes'],
  compared: () => [
    { of: 'S001', what: 'punya', found: 10, expected: 10.25 },
    {
      of: 'S002',
      what: 'punya',
      found: 10,
      expected: 40,
      otherwise: { reread: () => ({ saham_sign: 40 }), remark: 'a sign' },
    },
    { of: 'S003', what: 'punya', found: 10, expected: 25 },
  ],
});
const chapters: readonly ChapterFindings[] = [{ title: 'Chapter', findings: [findingsOf(drawn, golden)] }];

test('lines hold the table, what is wrong, and the sum', () => {
  const lines = linesOf(chapters, 5);
  expect(lines.find((line) => line.startsWith('Drawn places'))).toMatch(
    /3 +3 +33\.33 % +1 +1 +0\.25 deg +15 deg, S003 punya$/,
  );
  expect(lines).toContain('  drawn: S003 punya: 10, golden 25 (15 deg)');
  expect(lines).toContain('  drawn: names the reason exalted_nodes, which explains no difference');
  expect(lines.at(-1)).toBe('3 values of 1 subjects: 1 agree, 1 differ on purpose, 1 without a reason; 1 faults');
});

test('a reason is listed with its proof and its remarks, one without a difference is not', () => {
  const sections = reasonSections(chapters.flatMap(({ findings }) => findings));
  expect(sections).toEqual(
    expect.arrayContaining([
      '### The sign that is added to a saham',
      '- Drawn places: 1, all of them worked out',
      '| a sign | 1 |',
    ]),
  );
  expect(sections).not.toContain('### Exalted and debilitated nodes');
});

test('files are named with what they say of their origin', () => {
  const lines = sourceLines(golden, [
    'ephemeris/positions',
    'ephemeris/deltat',
    'jyotish/vargas',
    'jyotish/book-cases',
  ]);
  expect(lines.map(({ files }) => files)).toEqual([
    ['ephemeris/positions', 'ephemeris/deltat'],
    ['jyotish/vargas'],
    ['jyotish/book-cases'],
  ]);
  expect(lines.map(({ text }) => text)).toEqual([
    expect.stringContaining('Swiss Ephemeris 2.10.03'),
    expect.stringContaining('PyJHora 4.8.5'),
    expect.stringContaining('Narasimha Rao'),
  ]);
  expect(birthsLine(golden)).toMatch(/^80 births from 1906 to 2025, from 37\.8° south to 60\.1° north, in \d+ places$/);
});

test('with the Delta T of the reference an instant of 2028 moves by what the two predict apart', () => {
  // 1 January 2028: the file has 0.76 s less than we predict, or more; nothing in 2000, where both were measured.
  const moved = byTheirDeltaT(golden);
  const seconds = (jdUT: number) => Math.abs(moved(jdUT) - jdUT) * 86_400;
  expect(seconds(2461771.5)).toBeCloseTo(0.76, 1);
  expect(seconds(2451544.5)).toBeLessThan(0.001);
});
