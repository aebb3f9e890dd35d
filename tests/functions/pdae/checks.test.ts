/** What the queries of /pdae refuse, and what they accept (spec/contract section 3 and "Bounds"). */
import { MonthQuery } from '../../../lib/schemas/common/calendar/inputs.ts';
import { describe, expect, test } from '@jest/globals';
import { checkMonth, checkNow, checkRange, checkTargetDate } from '../../../functions/pdae/checks.ts';
import { natal } from '../../../functions/_shell/kinds/natal.ts';
import { serve } from '../../../functions/_shell/server.ts';
import {
  BEST_DAYS_RANGE,
  BestDaysQuery,
  FormatQuery,
  PersonalDayInput,
  RANGE_DAYS,
  RangeQuery,
  TargetDateQuery,
} from '../../../lib/schemas/pdae/inputs.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

/** Rows that answer what they understood. */
const asked = ({ query }: { query: object }) => ({ ...query, detail: undefined });
const input = PersonalDayInput;
const handler = serve([
  natal('/day', asked, {
    answer: 'data',
    input,
    query: { ...TargetDateQuery, ...FormatQuery },
    check: checkTargetDate,
  }),
  natal('/range', asked, { answer: 'data', input, query: RangeQuery, check: checkRange(RANGE_DAYS) }),
  natal('/best', asked, { answer: 'data', input, query: BestDaysQuery, check: checkRange(BEST_DAYS_RANGE) }),
  natal('/month', asked, { answer: 'data', input, query: { ...MonthQuery, ...FormatQuery }, check: checkMonth }),
  natal('/today', ({ input: { current_location } }) => ({ current_location }), {
    answer: 'data',
    input,
    usesNow: true,
    check: checkNow,
  }),
]);

interface Refusal {
  code: string;
  detail: { loc: string[]; msg: string; type: string }[];
}

async function refusal(path: string, body: object = BIRTH): Promise<Refusal> {
  const { json, status, text } = await post(handler, path, body);
  expect([path, status, status === 422 ? '' : text]).toEqual([path, 422, '']);
  return json as Refusal;
}

const understood = async (path: string) => dataOf<Record<string, unknown>>(await post(handler, path, BIRTH));

describe('target_date', () => {
  test.each([
    ['/day', 'missing', 'validation_error', /^Field target_date is required: .*YYYY-MM-DD/],
    ['/day?target_date=', 'format', 'validation_error', /YYYY-MM-DD/],
    ['/day?target_date=20-11-2026', 'format', 'validation_error', /YYYY-MM-DD/],
    ['/day?target_date=2026-11-20T12:00:00Z', 'format', 'validation_error', /YYYY-MM-DD/],
    ['/day?target_date=2026-02-30', 'invalid_value', 'validation_error', /2026-02-30 is not a day/],
    ['/day?target_date=2026-13-01', 'invalid_value', 'validation_error', /not a day/],
    ['/day?target_date=1599-12-31', 'date_out_of_range', 'date_out_of_range', /1600-01-01 to 2400-12-31/],
    ['/day?target_date=2401-01-01', 'date_out_of_range', 'date_out_of_range', /got 2401-01-01/],
  ])('%s: %s', async (path, type, code, hint) => {
    const { code: answered, detail } = await refusal(path);
    expect(detail).toHaveLength(1);
    expect([answered, detail[0]!.loc, detail[0]!.type]).toEqual([code, ['query', 'target_date'], type]);
    expect(detail[0]!.msg).toMatch(hint);
  });

  test.each(['1600-01-01', '2024-02-29', '2400-12-31'])('takes %s', async (date) => {
    expect(await understood(`/day?target_date=${date}`)).toEqual({ target_date: date });
  });

  test('is reported together with other mistakes', async () => {
    const { code, detail } = await refusal('/day?target_date=1500-01-01&format=pdf', { ...BIRTH, latitude: 91 });
    expect(code).toBe('validation_error');
    expect(detail.map(({ loc }) => loc.join('.')).sort()).toEqual([
      'body.latitude',
      'query.format',
      'query.target_date',
    ]);
  });
});

describe('ranges', () => {
  const range = (path: string, start: string, end: string) => `${path}?start_date=${start}&end_date=${end}`;

  test.each([
    [range('/range', '2026-11-20', '2026-11-19'), 'invalid_value', 'validation_error', /2026-11-19 is before/],
    [range('/range', '2026-11-20', '2026-12-22'), 'range_too_long', 'range_too_long', /at most 31 days.*got 32/],
    [range('/best', '2026-01-01', '2027-01-03'), 'range_too_long', 'range_too_long', /at most 366 days.*got 367/],
    [range('/range', '2400-12-01', '2401-01-05'), 'date_out_of_range', 'date_out_of_range', /2400-12-31/],
    ['/range?start_date=2026-11-20', 'missing', 'validation_error', /end_date is required/],
  ])('%s: %s', async (path, type, code, hint) => {
    const { code: answered, detail } = await refusal(path);
    expect(detail).toHaveLength(1);
    expect([answered, detail[0]!.loc, detail[0]!.type]).toEqual([code, ['query', 'end_date'], type]);
    expect(detail[0]!.msg).toMatch(hint);
  });

  test.each([
    ['/range', '2026-11-20', '2026-11-20'],
    ['/range', '2026-12-01', '2026-12-31'],
    ['/range', '2026-11-20', '2026-12-21'],
    ['/best', '2026-01-01', '2027-01-02'],
  ])('%s takes %s to %s', async (path, start, end) => {
    expect(await understood(range(path, start, end))).toEqual({ start_date: start, end_date: end });
  });

  test('a malformed date is reported as that alone', async () => {
    const { detail } = await refusal('/range?start_date=soon&end_date=2026-11-20');
    expect(detail.map(({ loc, type }) => [loc.join('.'), type])).toEqual([['query.start_date', 'format']]);
  });

  test('two ends outside the ephemeris are both reported', async () => {
    const { code, detail } = await refusal(range('/range', '1500-01-01', '1500-01-05'));
    expect(code).toBe('date_out_of_range');
    expect(detail.map(({ loc }) => loc[1])).toEqual(['start_date', 'end_date']);
  });
});

describe('category, min_score, month, year, format', () => {
  const best = '/best?start_date=2026-11-20&end_date=2026-11-26';

  test.each([
    [`${best}&category=love`, 'category', 'invalid_value', /career, finance, relationship, health/],
    [`${best}&category=`, 'category', 'invalid_value', /Choose one of/],
    [`${best}&min_score=101`, 'min_score', 'less_than_equal', /0 to 100 \(got 101\)/],
    [`${best}&min_score=-1`, 'min_score', 'greater_than_equal', /0 to 100/],
    [`${best}&min_score=50.5`, 'min_score', 'format', /whole number/],
    [`${best}&min_score=high`, 'min_score', 'format', /whole number/],
    ['/month?month=13&year=2026', 'month', 'less_than_equal', /1 to 12 \(got 13\)/],
    ['/month?month=0&year=2026', 'month', 'greater_than_equal', /1 to 12/],
    ['/month?month=november&year=2026', 'month', 'format', /1 to 12/],
    ['/month?year=2026', 'month', 'missing', /month is required/],
    ['/month?month=11', 'year', 'missing', /year is required/],
    ['/month?month=11&year=26.5', 'year', 'format', /whole number/],
    ['/month?month=11&year=2026&format=html', 'format', 'enum', /json, text_hi, text_en/],
    ['/day?target_date=2026-11-20&format=TEXT', 'format', 'enum', /json, text_hi, text_en/],
  ])('%s', async (path, field, type, hint) => {
    const { code, detail } = await refusal(path);
    expect([code, detail.map(({ loc }) => loc), detail[0]!.type]).toEqual([
      'validation_error',
      [['query', field]],
      type,
    ]);
    expect(detail[0]!.msg).toMatch(hint);
  });

  test.each([
    ['1599', /1600-01-01 to 2400-12-31.*1599/],
    ['26', /0026/],
    ['2401', /2401/],
  ])('the year %s is outside the ephemeris', async (year, hint) => {
    const { code, detail } = await refusal(`/month?month=11&year=${year}`);
    expect([code, detail.map(({ loc }) => loc)]).toEqual(['date_out_of_range', [['query', 'year']]]);
    expect(detail[0]!.msg).toMatch(hint);
  });

  test('are understood in any case of letters, as numbers where they are numbers', async () => {
    expect(await understood(`${best}&category=Spirituality&min_score=0`)).toMatchObject({
      category: 'spirituality',
      min_score: 0,
    });
    expect(await understood('/month?month=12&year=2400&format=text_hi')).toEqual({
      month: 12,
      year: 2400,
      format: 'text_hi',
    });
  });
});

test.each(['1599-12-31', '2401-01-01T00:00:00Z'])('as_of %s is outside the ephemeris', async (asOf) => {
  const { code, detail } = await refusal(`/today?as_of=${asOf}`);
  expect([code, detail.map(({ loc }) => loc)]).toEqual(['date_out_of_range', [['query', 'as_of']]]);
});

describe('current_location', () => {
  const at = (current_location: unknown) => ({ ...BIRTH, current_location });

  test.each([[7], [true], [[51.5, -0.1]], [{}], ['Xyzzy'], [{ latitude: 91, longitude: 0 }], [{ timezone: 5 }]])(
    '%j is not refused: what it means is found with the day',
    async (location) => {
      expect((await post(handler, '/today', at(location))).status).toBe(200);
    },
  );

  test.each([
    [null],
    [undefined],
    ['Europe/London'],
    [' asia/calcutta '],
    [{ timezone: 'America/New_York' }],
    [{ latitude: null, longitude: null, timezone: 'America/New_York', place_name: null }],
    [{ latitude: -13.83, longitude: -171.76 }],
    [{ latitude: 90, longitude: 180, timezone: '+05:30', place_name: 'North Pole' }],
    [{ latitude: 51.5, longitude: 0, timezone: null }],
  ])('%j is taken', async (location) => {
    expect((await post(handler, '/today', at(location))).status).toBe(200);
  });
});
