import { describe, expect, test } from '@jest/globals';
import { onMonth, onRange, onTargetDate, onToday } from '../../../functions/pdae/dayRange.ts';
import type { PersonalDates } from '../../../lib/birth/personalDay.ts';
import { natal } from '../../../functions/_shell/kinds/natal.ts';
import { serve } from '../../../functions/_shell/server.ts';
import { MonthQuery } from '../../../lib/schemas/common/calendar/inputs.ts';
import { PersonalDayInput, RangeQuery, TargetDateQuery } from '../../../lib/schemas/pdae/inputs.ts';
import { BIRTH, post } from '../../support/call.ts';

const input = PersonalDayInput;
const datesOf = ({ dates }: PersonalDates) => ({ dates: dates.map(({ date }) => date) });
const handler = serve([
  natal(
    '/day',
    onTargetDate(({ date }) => ({ date })),
    { answer: 'data', input, query: TargetDateQuery },
  ),
  natal(
    '/today',
    onToday(({ date }) => ({ date })),
    { answer: 'data', input, usesNow: true },
  ),
  natal('/range', onRange(datesOf), { answer: 'data', input, query: RangeQuery }),
  natal('/month', onMonth(datesOf), { answer: 'data', input, query: MonthQuery }),
]);

interface Described {
  data: { date: string; dates: string[] };
  meta: { warnings: { code: string }[] };
}

async function asked(path: string, current_location: string | null = null): Promise<Described> {
  const { json, status, text } = await post(handler, path, { ...BIRTH, current_location });
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  return json as Described;
}

test('a date, the date of an instant, a range', async () => {
  expect((await asked('/day?target_date=2026-11-20')).data).toEqual({ date: '2026-11-20' });
  expect((await asked('/today?as_of=2026-11-20T20:00:00Z')).data).toEqual({ date: '2026-11-21' });
  expect((await asked('/today?as_of=2026-11-20T20:00:00Z', 'Europe/London')).data).toEqual({ date: '2026-11-20' });
  const { dates } = (await asked('/range?start_date=2026-11-29&end_date=2026-12-02')).data;
  expect(dates).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']);
});

describe('a month', () => {
  test.each([
    [2, 2024, 29],
    [2, 2026, 28],
    [2, 2100, 28],
    [12, 2400, 31],
    [1, 1600, 31],
    [11, 2026, 30],
  ])('%d of %d has %d days', async (month, year, days) => {
    const { dates } = (await asked(`/month?month=${month}&year=${year}`)).data;
    const start = `${year}-${String(month).padStart(2, '0')}`;
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([days, `${start}-01`, `${start}-${days}`]);
  });
});

test('warnings of the days are those of the answer', async () => {
  const codes = async (path: string) => (await asked(path, 'Pacific/Apia')).meta.warnings.map(({ code }) => code);
  expect(await codes('/day?target_date=2011-12-30')).toEqual(['nonexistent_local_time']);
  expect(await codes('/month?month=12&year=2011')).toEqual(['nonexistent_local_time']);
  expect(await codes('/day?target_date=2011-12-29')).toEqual([]);
});
