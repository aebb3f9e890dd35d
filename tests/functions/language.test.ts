/**
 * Errors, warnings and disclaimers at the door, in the requested language.
 * @isolated
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Handler } from '../../functions/_shell/server.ts';
import { DISCLAIMERS_EN } from '../../lib/words/en/disclaimers.ts';
import { DISCLAIMERS_HI } from '../../lib/words/hi/disclaimers.ts';
import { startAccounts, type Accounts } from '../support/accounts.ts';
import { BIRTH, call, type Answer, type CallOptions } from '../support/call.ts';
import { loadGroups } from '../support/groups.ts';

const handlers = new Map<string, Handler>();
let accounts: Accounts;
beforeAll(async () => {
  for (const { name, handler } of await loadGroups()) handlers.set(name, handler);
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

type Asked = readonly [method: 'GET' | 'POST', path: string, body?: object | undefined, options?: CallOptions];

/** Sends one request in one language. */
function ask([method, path, body, options]: Asked, lang: string): Promise<Answer> {
  const url = `/api/v1${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
  return call(handlers.get(path.split(/[/?]/)[1]!)!, method, url, body, options);
}

interface Problem {
  readonly detail: string | readonly { readonly msg: string }[];
  readonly title: string;
}

/** The text of an error: its title, then its detail or the messages of its fields. */
function wordsOf({ json }: Answer): string[] {
  const { detail, title } = json as Problem;
  return [title, ...(typeof detail === 'string' ? [detail] : detail.map(({ msg }) => msg))];
}

const RANGE = 'start_date=2026-01-01&end_date=2026-03-31';

const REFUSED: readonly (readonly [
  what: string,
  asked: Asked,
  english: readonly string[],
  hindi: readonly string[],
])[] = [
  [
    'no token',
    ['GET', '/auth/me'],
    ['Not authenticated', 'Send the header Authorization: Bearer ACCESS_TOKEN.'],
    ['पहचान नहीं हुई', 'अनुरोध के साथ Authorization: Bearer ACCESS_TOKEN हेडर भेजें।'],
  ],
  [
    'a token that is none',
    ['GET', '/auth/me', undefined, { headers: { authorization: 'Bearer abc' } }],
    ['Not authenticated', 'This is not a valid access token. Send the access token of POST /api/v1/auth/login.'],
    ['पहचान नहीं हुई', 'यह access_token मान्य नहीं है। POST /api/v1/auth/login से मिला access_token भेजें।'],
  ],
  [
    'a weak password and no address',
    ['POST', '/auth/register', { email: 'asha', username: 'asha', password: 'password' }],
    [
      'Invalid input',
      'Give an e-mail address such as asha@example.com, in ASCII before the @.',
      'This password is among the most common ones in the world, which are tried first. Choose one of your own, such as four words.',
    ],
    [
      'भेजी गई जानकारी सही नहीं है',
      'ई-मेल पता asha@example.com जैसा लिखें; @ से पहले केवल ASCII अक्षर रखें।',
      'यह पासवर्ड दुनिया के सबसे आम पासवर्डों में है, जो सबसे पहले आज़माए जाते हैं। अपना अलग पासवर्ड बनाएँ, जैसे चार शब्द मिलाकर।',
    ],
  ],
  [
    'a slug that no yoga has',
    ['GET', '/yoga/catalog/no-such-yoga'],
    ['Not found', 'There is no yoga of this slug. GET /api/v1/yoga/catalog lists them all.'],
    ['नहीं मिला', 'इस स्लग का कोई योग नहीं है। सारे योग GET /api/v1/yoga/catalog पर हैं।'],
  ],
  [
    'a slug that is none',
    ['GET', '/yoga/catalog/No_Slug'],
    ['Invalid input', 'A slug has lower-case letters, digits and single hyphens, such as gajakesari or dhana-2-11.'],
    ['भेजी गई जानकारी सही नहीं है', 'स्लग में अंग्रेज़ी के छोटे अक्षर, अंक और इकहरे हाइफ़न होते हैं, जैसे gajakesari या dhana-2-11।'],
  ],
  [
    'a range of days that is too long',
    ['POST', `/pdae/range?${RANGE}`, BIRTH],
    [
      'Invalid input',
      'The last day may be at most 31 days after the first (got 89). Ask for shorter ranges one after another.',
    ],
    [
      'भेजी गई जानकारी सही नहीं है',
      'पहले और अंतिम दिन के बीच ज़्यादा-से-ज़्यादा 31 दिन हो सकते हैं (मिला: 89)। छोटी-छोटी अवधियाँ एक के बाद एक माँगें।',
    ],
  ],
  [
    'a count beyond its bounds',
    ['POST', '/dasha/timeline?years_ahead=121', BIRTH],
    ['Invalid input', 'Give a whole number from 1 to 120 (got 121).'],
    ['भेजी गई जानकारी सही नहीं है', '1 से 120 तक की कोई पूरी संख्या दें (मिला: 121)।'],
  ],
  [
    'a planet that is none',
    ['POST', '/dasha/effects?mahadasha_lord=sun&antardasha_lord=pluto', BIRTH],
    ['Invalid input', 'Choose one of: sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu.'],
    ['भेजी गई जानकारी सही नहीं है', 'इनमें से एक चुनें: sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu।'],
  ],
  [
    // Of Rahu 0.0495 years are left at birth, until 3 July 1990; the last 1.05 years of it are those of Mars.
    'a period that ended before birth',
    ['POST', '/dasha/effects?mahadasha_lord=rahu&antardasha_lord=moon', BIRTH],
    [
      'Invalid input',
      'The antardasha of the Moon in the mahadasha of Rahu ended on 1989-06-15, before birth. Choose one of: mars.',
    ],
    [
      'भेजी गई जानकारी सही नहीं है',
      'राहु की महादशा में चंद्रमा की अंतर्दशा जन्म से पहले, 15 जून 1989 को, पूरी हो चुकी थी। इनमें से एक चुनें: mars।',
    ],
  ],
  [
    'a period of a mahadasha that is not named',
    ['POST', '/dasha/effects?as_of=1980-01-01&antardasha_lord=sun', BIRTH],
    ['Invalid input', 'No period runs at as_of: name the mahadasha_lord whose antardasha is meant.'],
    ['भेजी गई जानकारी सही नहीं है', 'as_of पर कोई दशा नहीं चल रही। mahadasha_lord में बताएँ कि किस महादशा की अंतर्दशा चाहिए।'],
  ],
  [
    'findings that nobody understands',
    ['POST', '/medical/ai-reading', { medical_data: { liver: 'bad' } }],
    [
      'Invalid input',
      'Nothing in medical_data is understood. Send the data of POST /medical/analyze, or at least one weak planet, such as {"weak_planets": ["saturn"]}.',
    ],
    [
      'भेजी गई जानकारी सही नहीं है',
      'medical_data में कुछ भी समझ नहीं आया। POST /medical/analyze का data भेजें, या कम-से-कम एक कमज़ोर ग्रह, जैसे {"weak_planets": ["saturn"]}।',
    ],
  ],
  [
    'a key with blanks',
    [
      'POST',
      '/medical/ai-reading',
      { medical_data: { weak_planets: ['saturn'] } },
      { headers: { 'idempotency-key': 'a b' } },
    ],
    ['Invalid input', 'Send 1 to 255 visible characters without blanks, such as a UUID.'],
    ['भेजी गई जानकारी सही नहीं है', 'बिना खाली जगह के 1 से 255 तक दिखने वाले अक्षर भेजें, जैसे कोई UUID।'],
  ],
];

describe('an error', () => {
  test.each(REFUSED)('about %s is in both languages', async (_, asked, english, hindi) => {
    const [inEnglish, inHindi] = [await ask(asked, 'en'), await ask(asked, 'hi')];
    expect(wordsOf(inEnglish)).toEqual(english);
    expect(wordsOf(inHindi)).toEqual(hindi);
    expect(inEnglish.headers['content-language']).toBe('en');
    expect(inHindi.headers['content-language']).toBe('hi');
    expect(inHindi.status).toBe(inEnglish.status);
  });

  test('keeps its header in ASCII', async () => {
    const { headers } = await ask(REFUSED[1]![1], 'hi');
    expect(headers['www-authenticate']).toBe(
      'Bearer error="invalid_token", error_description="This is not a valid access token. Send the access token of POST /api/v1/auth/login."',
    );
  });

  test('of a login is in Hindi, and so is its result', async () => {
    const wrong = await accounts.post('/login?lang=hi', { email: 'nobody@example.com', password: 'Mithuna-Lagna-7' });
    expect(wordsOf(wrong)).toEqual(['पहचान नहीं हुई', 'ई-मेल पता या पासवर्ड सही नहीं है।']);
    expect(wrong.headers['www-authenticate']).toBe('Bearer');
    const asked = await accounts.post('/forgot-password?lang=hi', { email: 'nobody@example.com' });
    expect(asked.json).toMatchObject({
      message: 'इस पते का खाता हो, तो पासवर्ड बदलने के लिंक वाला मेल भेजा जा रहा है।',
    });
  });
});

describe('a warning', () => {
  const warningsOf = ({ json }: Answer) =>
    (json as { meta: { warnings: { code: string; message: string }[] } }).meta.warnings;

  test.each<[string, Asked, string, RegExp]>([
    [
      'a time before birth',
      ['POST', '/dasha/vimshottari?as_of=1980-01-01', BIRTH],
      'nothing_runs',
      /^as_of जन्म से पहले का है, इसलिए कोई दशा नहीं चल रही। दशाएँ जन्म \(15 जून 1990\) से \d+ [^ -~]+ 21\d\d तक की हैं।$/,
    ],
    [
      'a time after all periods',
      ['POST', '/dasha/vimshottari?as_of=2150-01-01', BIRTH],
      'nothing_runs',
      /^as_of आखिरी दशा के बाद का है/,
    ],
  ])('of %s is in Hindi', async (_, asked, code, words) => {
    expect(warningsOf(await ask(asked, 'hi'))).toContainEqual({
      code,
      message: expect.stringMatching(words) as unknown,
    });
    const [english] = warningsOf(await ask(asked, 'en')).filter((warning) => warning.code === code);
    expect(english!.message).toMatch(
      /^as_of lies .*, so no period is current\. Periods are told from the birth, 1990-06-15, to 21/,
    );
  });
});

describe('a disclaimer', () => {
  const day = 'target_date=2026-11-20';
  test.each<[string]>([
    ['/dasha/effects'],
    ['/dasha/current'],
    ['/dosha/all'],
    ['/houses/8'],
    ['/karma/analyze'],
    ['/karma/remedies'],
    ['/medical/analyze'],
    ['/medical/constitution'],
    ['/medical/weak-planets'],
    [`/pdae/analyze?${day}`],
    ['/prediction/health'],
    ['/prediction/wealth'],
    ['/prediction/health-timing'],
    ['/special/longevity'],
    ['/special/mrityubhaga'],
    ['/videsh-yoga/direction'],
  ])('of %s is in both languages, each its own', async (path) => {
    const [english, hindi] = [await ask(['POST', path, BIRTH], 'en'), await ask(['POST', path, BIRTH], 'hi')].map(
      ({ json }) => (json as { data: { disclaimer: string } }).data.disclaimer,
    );
    expect(Object.values<string>(DISCLAIMERS_EN)).toContain(english);
    expect(hindi).toMatch(/^[^a-z]+।$/i);
    const id = Object.entries(DISCLAIMERS_EN).find(([, text]) => text === english)![0] as keyof typeof DISCLAIMERS_HI;
    expect(hindi).toBe(DISCLAIMERS_HI[id]);
  });
});
