/** The report of a match as a PDF of its path. */
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/matching/routes.ts';
import { call, gatewayEvent } from '../../support/call.ts';
import { GOOD_MATCH, matchReportOf, withoutTimes } from '../../support/matchReportOf.ts';

const URL = '/api/v1/matching/report?as_of=2026-11-20';

async function answered(body: object, lang = 'en'): Promise<APIGatewayProxyStructuredResultV2 & { file: Buffer }> {
  const event = gatewayEvent('POST', `${URL}&lang=${lang}`, body, { headers: { accept: 'application/pdf' } });
  const result = (await handler(event, {} as Context)) as APIGatewayProxyStructuredResultV2;
  return { ...result, file: Buffer.from(result.body!, result.isBase64Encoded ? 'base64' : 'utf8') };
}

test.each(['en', 'hi'] as const)('is that of the group, with a fixed name and its language: %s', async (lang) => {
  const { file, headers, statusCode } = await answered(GOOD_MATCH, lang);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="matching.pdf"',
    'content-language': lang,
  });
  expect(file.equals(matchReportOf(GOOD_MATCH, lang))).toBe(true);
});

test('is answered without times of birth', async () => {
  const { file, statusCode } = await answered(withoutTimes(GOOD_MATCH));
  expect(statusCode).toBe(200);
  expect(file.toString('latin1', 0, 8)).toBe('%PDF-1.7');
});

test('takes a brand and a style; a logo that cannot be drawn is a mistake of the body', async () => {
  const plain = await answered(GOOD_MATCH);
  const styled = await answered({ ...GOOD_MATCH, chart_style: 'south', brand: { name: 'Jyotish Kendra' } });
  expect(styled.statusCode).toBe(200);
  expect(styled.file.equals(plain.file)).toBe(false);
  const wrong = await call(handler, 'POST', URL, { ...GOOD_MATCH, brand: { logo_svg: '<svg><text/></svg>' } });
  expect({ status: wrong.status, json: wrong.json }).toMatchObject({
    status: 422,
    json: { detail: [{ loc: ['body', 'brand', 'logo_svg'] }] },
  });
});

test('JSON is answered where no PDF is asked for', async () => {
  const { headers, json, status } = await call(handler, 'POST', URL, GOOD_MATCH);
  expect({ status, type: headers['content-type'] }).toMatchObject({
    status: 200,
    type: expect.stringContaining('application/json'),
  });
  expect(json).toMatchObject({ data: { summary: { headline: expect.any(String) } } });
});
