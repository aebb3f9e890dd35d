/** The mechanism: what agrees, what differs for a reason that leads to the golden value, and what does not. */
import { describe, expect, test } from '@jest/globals';
import { findingsOf } from '../../../verify/conformance/findings.ts';
import {
  arc,
  distance,
  seconds,
  subject,
  type Compared,
  type Golden,
  type Subject,
} from '../../../verify/conformance/subject.ts';

const none: Golden = () => {
  throw new Error('these subjects bring their own values');
};

type Given = Omit<Compared, 'of' | 'what'> & Partial<Compared>;

function findings(values: readonly Given[], more: Partial<Subject> = {}) {
  const compared = values.map((value, i) => ({ of: `S00${i}`, what: 'value', ...value }));
  return findingsOf(
    subject({ id: 'drawn', title: 'Drawn', file: 'none', basis: 'rule', compared: () => compared, ...more }),
    none,
  );
}

describe('equal or not', () => {
  test('counts cases and values, and names what differs', () => {
    const { agreed, cases, unexplained, values } = findings([
      { found: 'Mars', expected: 'Mars' },
      { found: 3, expected: 4, of: 'S000', what: 'sign' },
      { found: null, expected: null },
    ]);
    expect({ agreed, cases, values }).toEqual({ agreed: 2, cases: 2, values: 3 });
    expect(unexplained).toEqual([{ of: 'S000', what: 'sign', found: 3, expected: 4, apart: Infinity }]);
  });

  test('a falsified golden value is reported, a true one is not', () => {
    const of = (expected: boolean) => findings([{ found: true, expected }]).unexplained.length;
    expect([of(true), of(false)]).toEqual([0, 1]);
  });
});

describe('measured', () => {
  test('within the tolerance it agrees; median and largest are given with their case', () => {
    const { agreed, largest, median, unexplained } = findings(
      [
        { found: 10, expected: 10.5 },
        { found: 10, expected: 10 },
        { found: 10, expected: 12.5, what: 'far' },
      ],
      { measure: distance('days', 1) },
    );
    expect([agreed, median, largest?.apart, largest?.what, unexplained.length]).toEqual([2, 0.5, 2.5, 'far', 1]);
  });

  test('degrees go round the circle, seconds are those of Julian days', () => {
    expect(arc('arcsec', 1).apart(359.9999, 0.0001)).toBeCloseTo(0.72, 6);
    expect(arc('deg', 1).apart(10, 350)).toBeCloseTo(20, 9);
    expect(seconds(1).apart(2451545 + 1 / 86400, 2451545)).toBeCloseTo(1, 4);
  });

  test('a missing value agrees with a missing one alone', () => {
    const { apart } = seconds(1);
    expect([apart(null, null), apart(2451545, null), apart(null, 2451545)]).toEqual([0, Infinity, Infinity]);
  });
});

describe('reasons', () => {
  const rereadAs = (value: number) => ({ reread: () => ({ saham_sign: value }) });

  test('one that leads to the golden value explains the difference, and takes it out of the measures', () => {
    const { agreed, largest, onPurpose, unexplained } = findings(
      [
        { found: 40, expected: 70, otherwise: rereadAs(70) },
        { found: 40, expected: 40.5, otherwise: rereadAs(70) },
      ],
      { measure: distance('deg', 1), reasons: ['saham_sign'] },
    );
    expect(onPurpose).toMatchObject([{ reason: 'saham_sign', reworked: 1, differences: [{ found: 40, apart: 30 }] }]);
    expect([agreed, largest?.apart, unexplained.length]).toEqual([1, 0.5, 0]);
  });

  test('a reason that leads elsewhere explains nothing', () => {
    const { faults, onPurpose, unexplained } = findings([{ found: 40, expected: 75, otherwise: rereadAs(70) }], {
      measure: distance('deg', 1),
      reasons: ['saham_sign'],
    });
    expect([onPurpose.length, unexplained.length]).toEqual([0, 1]);
    expect(faults).toEqual(['names the reason saham_sign, which explains no difference']);
  });

  test('one that the subject does not name explains nothing', () => {
    const { unexplained } = findings([{ found: 40, expected: 70, otherwise: rereadAs(70) }]);
    expect(unexplained).toHaveLength(1);
  });

  test('a stated reason is counted apart from a computed one', () => {
    const { onPurpose } = findings(
      [
        { found: 40, expected: 70, otherwise: { ...rereadAs(70), stated: 'saham_lords' } },
        { found: 40, expected: 75, otherwise: { ...rereadAs(70), stated: 'saham_lords' } },
      ],
      { measure: distance('deg', 1), reasons: ['saham_sign', 'saham_lords'] },
    );
    expect(onPurpose.map(({ reason, reworked }) => [reason, reworked])).toEqual([
      ['saham_sign', 1],
      ['saham_lords', 0],
    ]);
  });
});

test('a subject that compares nothing is at fault', () => {
  expect(findings([]).faults).toEqual(['compares nothing']);
});
