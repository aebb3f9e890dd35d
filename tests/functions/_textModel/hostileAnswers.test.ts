/**
 * Answers of a model that are JSON but must not be used: nothing of them reaches a caller.
 * @isolated
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { listening, type Heard } from '../../support/accounts.ts';
import { TEXT_PATHS } from '../../support/textPaths.ts';
import { startTextRun, describedIn, type TextRun } from '../../support/textRun.ts';

const MARK = 'शनिचिह्न';
const HINDI = `आपकी ${MARK} की दशा चल रही है और इसलिए घुटनों का ध्यान रखें। `;

type Change = (good: Record<string, unknown>) => unknown;

/** Spoils the first text, or the first of a list. */
const textOf = (spoil: (text: string) => unknown): Change => {
  return (good) => {
    const [name, text] = Object.entries(good).find(([, one]) => typeof one === 'string') as [string, string];
    return { ...good, [name]: spoil(text) };
  };
};
const withinWords = (word: string) => textOf((text) => text.replace(/ /, ` ${MARK} ${word} `));

const CHANGES: Readonly<Record<string, Change>> = {
  'a null': textOf(() => null),
  'a number': textOf(() => 5),
  'a list': textOf((text) => [text, MARK]),
  'an object': textOf((text) => ({ text, MARK })),
  'a text in a text': textOf((text) => JSON.stringify({ text, MARK })),
  '100,000 words': textOf(() => HINDI.repeat(8_000).trim()),
  '300 lines': textOf((text) => `${MARK} ${text}`.replaceAll(' ', '\n')),
  'a word with joiners': withinWords('मृ\u200dत्यु'),
  'a word with nothing in it': withinWords('मृ\u200bत्यु'),
  'letters that look alike': withinWords('сancer'),
  'full-width figures': withinWords('１５ जून २０99'),
  'a day in words': withinWords('पंद्रह जून'),
  'letters from right to left': withinWords('म\u202eृत्यु\u202c'),
  'half a letter': withinWords('\ud83d'),
  'a link that looks alike': withinWords('exаmple．com'),
  'a table': textOf((text) => `${MARK} | ${MARK}\n--- | ---\n${text}`),
  'everything as keys': (good) => Object.fromEntries(Object.keys(good).map((name) => [`${name}${MARK}`, name])),
  nothing: () => ({}),
  'keys of machinery': () => JSON.parse(`{"__proto__": {"text": "${MARK}।"}, "constructor": "${MARK}।"}`) as unknown,
};

const LISTS: Readonly<Record<string, Change>> = {
  'rows that nobody asked for': (good) => ({ ...good, dasha: [...(good['dasha'] as string[]), `${MARK} है।`] }),
  'a row too few': (good) => ({ ...good, dasha: [`${MARK} है।`] }),
  '100,000 rows': (good) => ({ ...good, body_parts: Array(100_000).fill(`${MARK} है।`) }),
  'null as a row': (good) => ({ ...good, dasha: (good['dasha'] as string[]).map(() => null) }),
  'a text for rows': (good) => ({ ...good, dasha: `${MARK} है।` }),
};

const ROUNDS: readonly (readonly ['day' | 'timeline', Readonly<Record<string, Change>>])[] = [
  ['day', CHANGES],
  ['timeline', { ...CHANGES, ...LISTS }],
];

describe.each(ROUNDS)('%s', (name, changes) => {
  const path = TEXT_PATHS[name];
  let run: TextRun;
  let heard: Heard;
  let body: object;
  let ours: string[];
  let good: Record<string, unknown>;
  beforeAll(async () => {
    const embedded = await startTextRun(null);
    body = await path.body(embedded, {});
    const answer = await path.ask(embedded, body);
    [ours, good] = [path.texts(answer), path.good(answer) as Record<string, unknown>];
    await embedded.stop();
    run = await startTextRun('openai_compatible', {
      AI_DAILY_BUDGET_INR: '100000',
      TEXT_MODEL_CALL_MS: '5000',
      TEXT_MODEL_ANSWER_MS: '15000',
    });
    heard = listening();
  });
  beforeEach(() => run.stub.forget());
  afterAll(async () => {
    heard.end();
    await run.stop();
  });

  test.each(Object.keys(changes))('%s', async (how) => {
    run.stub.always({ answer: () => changes[how]!(good) as object });
    const answer = await path.ask(run, body);
    expect([answer.status, answer.text.includes(MARK)]).toEqual([200, false]);
    expect([describedIn(answer).ai_status, describedIn(answer).ai_reason]).toEqual(['template', 'unfit_answer']);
    expect(path.texts(answer)).toEqual(ours);
    expect(run.stub.requests).toHaveLength(2);
    // A text that is far too long is not sent back either.
    expect(run.stub.requests[1]!.text.length).toBeLessThan(60_000);
  });

  test('a key too many is left out', async () => {
    run.stub.always({ answer: { ...good, note: MARK, ['__proto__x']: MARK } });
    const answer = await path.ask(run, body);
    expect([answer.status, describedIn(answer).ai_status, answer.text.includes(MARK)]).toEqual([
      200,
      'generated',
      false,
    ]);
  });

  test('nothing of an answer is in the log', () => {
    expect(heard.lines().join('\n')).not.toContain(MARK);
  });
});
