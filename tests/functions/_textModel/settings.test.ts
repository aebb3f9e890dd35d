/** Which model the environment configures, and what keeps it from being used. */
import { describe, expect, test } from '@jest/globals';
import { TEXT_LIMITS, textSettings } from '../../../functions/_textModel/settings.ts';

const COMPATIBLE = {
  TEXT_MODEL: 'openai_compatible',
  TEXT_MODEL_ID: 'some-model',
  TEXT_MODEL_URL: 'https://models.example/v1',
  TEXT_MODEL_INR_PER_MILLION_INPUT: '13.5',
  TEXT_MODEL_INR_PER_MILLION_OUTPUT: '53',
};
const BEDROCK = { ...COMPATIBLE, TEXT_MODEL: 'bedrock', TEXT_MODEL_URL: '', TEXT_MODEL_REGION: 'ap-south-1' };

describe('the model', () => {
  test.each([[{}], [{ TEXT_MODEL: '' }], [{ TEXT_MODEL: 'embedded' }]])(
    'is the embedded writer for %j',
    (environment) => {
      expect(textSettings(environment)).toEqual({ model: null, fault: null, limits: TEXT_LIMITS });
    },
  );

  test('is read with its prices, a budget of 100 rupees and the longest waits', () => {
    expect(textSettings(COMPATIBLE).model).toEqual({
      provider: 'openai_compatible',
      modelId: 'some-model',
      url: 'https://models.example/v1',
      region: null,
      price: { input: 13.5, output: 53 },
      dailyBudgetInr: 100,
      callMs: 20_000,
      answerMs: 24_000,
    });
    expect(textSettings(BEDROCK).model).toMatchObject({ provider: 'bedrock', url: null, region: 'ap-south-1' });
  });

  test('of Bedrock is called in the region of the function by default', () => {
    const { model } = textSettings({ ...BEDROCK, TEXT_MODEL_REGION: '', AWS_REGION: 'eu-central-1' });
    expect(model?.region).toBe('eu-central-1');
  });

  test.each([
    ['a provider that there is not', { TEXT_MODEL: 'oracle' }, 'TEXT_MODEL'],
    ['no model', { TEXT_MODEL_ID: ' ' }, 'TEXT_MODEL_ID'],
    ['no address', { TEXT_MODEL_URL: '' }, 'TEXT_MODEL_URL'],
    ['an address of another kind', { TEXT_MODEL_URL: 'file:///etc/passwd' }, 'TEXT_MODEL_URL'],
    ['no price', { TEXT_MODEL_INR_PER_MILLION_INPUT: '' }, 'TEXT_MODEL_INR_PER_MILLION_INPUT'],
    ['a price below nothing', { TEXT_MODEL_INR_PER_MILLION_OUTPUT: '-1' }, 'TEXT_MODEL_INR_PER_MILLION_OUTPUT'],
    ['a budget in words', { AI_DAILY_BUDGET_INR: 'much' }, 'AI_DAILY_BUDGET_INR'],
    ['longer waits than the gateway has', { TEXT_MODEL_ANSWER_MS: '60000' }, 'TEXT_MODEL_ANSWER_MS'],
  ])('is not used with %s, and the setting is named without its value', (_, wrong, name) => {
    const { fault, model } = textSettings({ ...COMPATIBLE, ...wrong });
    expect({ fault, model }).toEqual({ fault: `missing or malformed: ${name}`, model: null });
  });
});

describe('the limits', () => {
  test('are 5 a minute and 60 a day for an address; signed in 5 and 50 for a user, 600 a day for the address', () => {
    const hits = Object.fromEntries(
      Object.entries(TEXT_LIMITS).map(([name, { hits: most, windowSeconds }]) => [name, [most, windowSeconds]]),
    );
    expect(hits).toEqual({
      text_minute_ip: [5, 60],
      text_day_ip: [60, 86_400],
      text_minute_user: [5, 60],
      text_day_user: [50, 86_400],
      text_day_ip_signed_in: [600, 86_400],
    });
  });

  test('can be changed one by one; a malformed setting changes none', () => {
    const given = JSON.stringify({ text_minute_ip: { hits: 20, windowSeconds: 60 } });
    expect(textSettings({ AI_LIMITS: given }).limits).toEqual({
      ...TEXT_LIMITS,
      text_minute_ip: { hits: 20, windowSeconds: 60 },
    });
    for (const wrong of ['{', '{"text_minute_ip":5}', '{"text_hour_ip":{"hits":1,"windowSeconds":1}}']) {
      expect(textSettings({ AI_LIMITS: wrong }).limits).toEqual(TEXT_LIMITS);
    }
  });

  test('are none where counting is off', () => {
    expect(textSettings({ AI_THROTTLING: 'off' }).limits).toBeNull();
  });
});
