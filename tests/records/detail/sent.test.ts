/** Fields that are left empty where they are not sent: the answer is the one that is cut from a full record. */
import { expect, test } from '@jest/globals';
import { ALL_SENT, sentAt } from '../../../lib/records/detail/sent.ts';
import { shortened } from '../../../lib/records/detail/shortened.ts';
import { verdictRecord } from '../../../lib/records/common.ts';
import { judge } from '../../../lib/astro/rule.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { DETAILS } from '../../../lib/schemas/common/asked/detailInputs.ts';
import { namesIn } from '../../../lib/words/names.ts';
import { chartOf } from '../../support/chartOf.ts';

const chart = chartOf({ Moon: 'Aries', Jupiter: 'Cancer' });
const verdicts = YOGAS.map((rule) => judge(rule, chart));
const names = namesIn('en');

test.each(DETAILS)('in a list at %s', (detail) => {
  const asked = { detail, include: 'all', listsRules: true } as const;
  const sentOf = sentAt({ detail, isListed: true });
  const written = { yogas: verdicts.map((verdict) => verdictRecord(verdict, names, sentOf)) };
  const whole = { yogas: verdicts.map((verdict) => verdictRecord(verdict, names)) };
  expect(shortened(written, asked)).toEqual(shortened(whole, asked));
});

test('a rule that stands alone is told in full, formed or not; in a list one that does not hold is a line', () => {
  const isSent = (isListed: boolean, isPresent: boolean | null) =>
    sentAt({ detail: 'standard', isListed })(isPresent).part('evidence');
  expect([isSent(false, false), isSent(true, true), isSent(true, null), isSent(true, false)]).toEqual([
    ...[true, true, true],
    false,
  ]);
});

test('what a path tells in full only is sent in full only', () => {
  const has = (detail: (typeof DETAILS)[number]) =>
    sentAt({ detail, fullOnly: ['formation'], isListed: false })(true).value('formation');
  expect(DETAILS.map(has)).toEqual([false, false, true]);
  expect(ALL_SENT(false).value('formation')).toBe(true);
});
