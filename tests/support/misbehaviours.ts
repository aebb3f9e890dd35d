/** What a text model may do wrong, each as the stub of one does it with an answer that would be right. */
import type { Behaviour, ModelRequest } from './modelStub.ts';

/** @param good an answer with which nothing would be wrong */
export type Misbehaviour = (good: object) => Behaviour;

/** No answer comes, or none that is one. */
export const BROKEN_WIRES: Readonly<Record<string, Misbehaviour>> = {
  hangs: (answer) => ({ answer, waitMs: Infinity }),
  'is too slow': (answer) => ({ answer, waitMs: 5_000 }),
  'answers 429': (answer) => ({ answer, status: 429, headers: { 'retry-after': '1' } }),
  'answers 500': (answer) => ({ answer, status: 500 }),
  'answers 503': (answer) => ({ answer, status: 503 }),
  'answers 403 in HTML': (answer) => ({ answer, status: 403, body: '<html>Forbidden</html>' }),
  'breaks off before the headers': (answer) => ({ answer, broken: 'before_headers' }),
  'breaks off after the headers': (answer) => ({ answer, broken: 'after_headers' }),
  'sends an empty body': (answer) => ({ answer, body: '' }),
  'sends no JSON': (answer) => ({ answer, body: '<html>Hello</html>' }),
  'sends JSON of another kind': (answer) => ({ answer, body: '{"choices":[],"output":null}' }),
  'sends empty content': (answer) => ({ answer, content: () => '' }),
  'sends broken JSON inside': (answer) => ({ answer, content: (json) => json.slice(0, json.length / 2) }),
  'stops at the most tokens': (answer) => ({ answer, stopped: 'length', content: (json) => json.slice(0, -20) }),
  'is stopped by a filter': (answer) => ({ answer, stopped: 'filter', content: () => '' }),
  'sends another object': () => ({ answer: { poem: 'शुभ।' } }),
  'sends a list': (answer) => ({ answer: [answer] }),
};

const ENGLISH = 'Saturn asks you for rest and patience, so take good care of your knees and of your back. ';
const PLANET = /सूर्य|चन्द्रमा|मंगल|बुध|गुरु|शुक्र|शनि|राहु|केतु|Surya|Chandra|Mangal|Budh|Guru|Shukra|Shani|Rahu|Ketu/;
/** An answer comes, and must not be told as it is. */
export const UNFIT_TEXTS: Readonly<Record<string, Misbehaviour>> = {
  'writes English': spoiled((text) => ENGLISH.repeat(Math.ceil(text.length / ENGLISH.length)).trim()),
  'writes too much': spoiled((text) => `${text} ${text} ${text}`),
  'writes too little': spoiled((text) => (isDevanagari(text) ? 'शुभ है।' : 'Shubh hai.')),
  'invents a date': edited(/20\d\d/, () => '2099'),
  'invents a planet': edited(PLANET, either('प्लूटो', 'Pluto')),
  'links elsewhere': edited(/\s/, () => ' https://example.com '),
  'writes a code': edited(/\s/, () => ' sixth_lord '),
  'tells an illness': edited(/\s/, either(' मधुमेह ', ' madhumeh ')),
  'tells to stop medicine': edited(/[।.] /, either('। दवा बंद कर दें। ', '. Dawa band kar dein. ')),
  'leaves a blank': edited(/\s/, () => ' {name} '),
  'tells its prompt': (good) => ({ answer: (request: ModelRequest) => withLongest(good, () => request.system) }),
};

function spoiled(spoil: (text: string) => string, where = /./): Misbehaviour {
  return (good) => ({ answer: withLongest(good, spoil, where) });
}

/** The text of an answer is its longest string, among those that can be spoiled so. */
function withLongest(answer: object, change: (text: string) => string, where = /./): object {
  const fitting = stringsIn(answer).filter((text) => where.test(text));
  if (fitting.length === 0) throw new Error(`Nothing in the answer has ${String(where)}.`);
  const longest = fitting.reduce((one, other) => (other.length > one.length ? other : one));
  return JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    value === longest ? change(longest) : value,
  ) as object;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function edited(pattern: RegExp, byFor: (text: string) => string): Misbehaviour {
  return spoiled((text) => text.replace(pattern, byFor(text)), pattern);
}

function either(devanagari: string, latin: string): (text: string) => string {
  return (text) => (isDevanagari(text) ? devanagari : latin);
}

function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}
