/**
 * A failing report: the chart is answered, and the log says where, not for whom (spec/security, section 2).
 * @jest-environment node
 * @isolated
 */
import { expect, jest, test } from '@jest/globals';
import { BIRTH, post } from '../../support/call.ts';
import { signedInHeaders } from '../../support/principal.ts';

jest.unstable_mockModule('../../../functions/chart/report/bundle.ts', () => ({
  chartReport: () => {
    throw new RangeError(`No memory left for ${BIRTH.name}`);
  },
}));
const { handler } = await import('../../../functions/chart/routes.ts');
const headers = signedInHeaders();

test('both requested: the chart without the report, and a warning', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { json, status } = await post(
    handler,
    '/chart/birth',
    { ...BIRTH, include_pdf: true, include_svg: true },
    { headers },
  );
  expect(status).toBe(200);
  expect(json).toMatchObject({
    data: { pdf: null, svg: expect.stringMatching(/^<svg/), planets: { length: 9 } },
    meta: { warnings: [{ code: 'pdf_unavailable' }] },
  });
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]![0]).toMatch(/"code":"pdf_unavailable","name":"RangeError"/);
  expect(JSON.stringify(log.mock.calls)).not.toContain(BIRTH.name);
  log.mockRestore();
});

test('the report alone requested: 503, with Retry-After', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const options = { headers: { ...headers, accept: 'application/pdf' } };
  const { headers: answered, json, status } = await post(handler, '/chart/birth', BIRTH, options);
  expect({ status, json }).toMatchObject({ status: 503, json: { code: 'temporarily_unavailable' } });
  expect(answered['retry-after']).toBe('30');
  expect(JSON.stringify(log.mock.calls)).not.toContain(BIRTH.name);
  log.mockRestore();
});
