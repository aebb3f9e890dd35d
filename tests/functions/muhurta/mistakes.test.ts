/** Mistakes in requests for a chosen time: each is refused at its field, with a way to put it right. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/muhurta/routes.ts';
import { post } from '../../support/call.ts';
import { DELHI } from '../../support/occasions.ts';

const SEARCH = { purpose: 'marriage', ...DELHI, from: '2027-02-01', to: '2027-02-28' };
const DAY = { purpose: 'marriage', ...DELHI, date: '2027-02-11' };
const MOMENT = { purpose: 'marriage', ...DELHI, datetime: '2027-02-11T12:20:00' };

interface Refusal {
  readonly code: string;
  readonly detail: { readonly loc: (string | number)[]; readonly msg: string }[];
}

async function refused(path: string, body: object, lang = 'en'): Promise<Refusal> {
  const { json, status } = await post(handler, `/muhurta/${path}?lang=${lang}`, body);
  expect(status).toBe(422);
  return json as Refusal;
}

test.each([
  ['92 days are searched', { to: '2027-05-04' }, 200],
  ['93 are not', { to: '2027-05-05' }, 422],
])('%s', async (_, change, status) => {
  const answer = await post(handler, '/muhurta/search', { ...SEARCH, ...change });
  expect(answer.status).toBe(status);
  if (status === 422) expect(answer.json).toMatchObject({ code: 'range_too_long' });
});

test('a range that ends before it begins, and dates outside the ephemeris', async () => {
  const reversed = await refused('search', { ...SEARCH, to: '2027-01-01' });
  expect(reversed.detail[0]!.loc).toEqual(['body', 'to']);
  for (const [path, body, field] of [
    ['search', { ...SEARCH, from: '1200-01-01', to: '1200-01-10' }, 'from'],
    ['day', { ...DAY, date: '1200-01-01' }, 'date'],
    ['evaluate', { ...MOMENT, datetime: '1200-01-01T00:00:00' }, 'datetime'],
  ] as const) {
    const { code, detail } = await refused(path, body);
    expect(code).toBe('date_out_of_range');
    expect(detail[0]!.loc).toEqual(['body', field]);
  }
});

test.each([
  ['purpose', { purpose: 'mariage' }, 'marriage'],
  ['direction', { direction: 'south_wst' }, 'south_west'],
  ['calendar', { calendar: 'lunr' }, 'lunar'],
])('%s: the nearest value is named, in both languages', async (field, change, nearest) => {
  for (const lang of ['en', 'hi']) {
    const { detail } = await refused('search', { ...SEARCH, ...change }, lang);
    expect(detail.map(({ loc }) => loc)).toEqual([['body', field]]);
    expect(detail[0]!.msg).toContain(nearest);
  }
});

test('a role that there is none of is refused within its birth; five births are too many', async () => {
  const birth = { ...DELHI, date: '1999-05-04', time: '06:10:00' };
  const { detail } = await refused('search', { ...SEARCH, births: [birth, { ...birth, role: 'brid' }] });
  expect(detail[0]!.loc).toEqual(['body', 'births', 1, 'role']);
  expect(detail[0]!.msg).toContain('bride');
  const many = await refused('search', { ...SEARCH, births: Array.from({ length: 5 }, () => birth) });
  expect(many.detail[0]!.loc).toEqual(['body', 'births']);
});

test('numbers beyond their bounds, and an instant that is none', async () => {
  const { detail } = await refused('search', { ...SEARCH, limit: 51, min_score: 101, per_day: 0 });
  expect(detail.map(({ loc }) => loc.at(-1)).sort()).toEqual(['limit', 'min_score', 'per_day']);
  const moment = await refused('evaluate', { ...MOMENT, datetime: 'tomorrow' });
  expect(moment.detail[0]!.loc).toEqual(['body', 'datetime']);
});

test('a date that the clock of the place left out means the next', async () => {
  const apia = { latitude: -13.83, longitude: -171.76, timezone: 'Pacific/Apia' };
  const left = { purpose: 'job', ...apia, from: '2011-12-30', to: '2011-12-30' };
  const { json, status } = await post(handler, '/muhurta/search', left);
  expect([status, (json as { data: { days: { date: string }[] } }).data.days.map(({ date }) => date)]).toEqual([
    200,
    ['2011-12-31'],
  ]);
});
