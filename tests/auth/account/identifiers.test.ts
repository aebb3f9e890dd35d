import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emailAddress, personText, username, type Problem } from '../../../lib/auth/account/identifiers.ts';
import { sayMessage } from '../../../lib/words/message.ts';

/** The message of a problem; empty where there is none. */
const english = (found: object | Problem) => ('problem' in found ? sayMessage(found.problem, 'en') : '');

describe('an e-mail address', () => {
  // Punycode of the IDNA test domains as IANA lists them, and of faß.de as UTS 46 non-transitional has it.
  test.each<[string, string, string, string]>([
    ['asha@example.com', 'asha@example.com', 'asha@example.com', 'asha@example.com'],
    ['  Asha.Rao@Example.COM\n', 'Asha.Rao@Example.COM', 'asha.rao@example.com', 'Asha.Rao@example.com'],
    ['a.s.h.a+tula@gmail.com', 'a.s.h.a+tula@gmail.com', 'a.s.h.a+tula@gmail.com', 'a.s.h.a+tula@gmail.com'],
    ["o'neil{}|~@x-y.co", "o'neil{}|~@x-y.co", "o'neil{}|~@x-y.co", "o'neil{}|~@x-y.co"],
    [
      'asha@उदाहरण.परीक्षा',
      'asha@उदाहरण.परीक्षा',
      'asha@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g',
      'asha@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g',
    ],
    ['asha@例え。テスト', 'asha@例え。テスト', 'asha@xn--r8jz45g.xn--zckzah', 'asha@xn--r8jz45g.xn--zckzah'],
    ['asha@faß.de', 'asha@faß.de', 'asha@xn--fa-hia.de', 'asha@xn--fa-hia.de'],
    ['asha@bu\u0308cher.de', 'asha@b\u00fccher.de', 'asha@xn--bcher-kva.de', 'asha@xn--bcher-kva.de'],
    ['asha@xn--bcher-kva.de', 'asha@xn--bcher-kva.de', 'asha@xn--bcher-kva.de', 'asha@xn--bcher-kva.de'],
    ['asha@1and1.com', 'asha@1and1.com', 'asha@1and1.com', 'asha@1and1.com'],
  ])('%j', (typed, display, key, address) => {
    expect(emailAddress(typed)).toEqual({ display, key, address });
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['no @', 'not-an-email'],
    ['no local part', '@example.com'],
    ['no domain', 'asha@'],
    ['no dot in the domain', 'asha@localhost'],
    ['a dot at the end', 'asha@example.com.'],
    ['two dots', 'asha@example..com'],
    ['two dots before the @', 'asha..rao@example.com'],
    ['a dot before the @', 'asha.@example.com'],
    ['two @', 'asha@rao@example.com'],
    ['quotes', '"asha rao"@example.com'],
    ['a comment', 'asha(rao)@example.com'],
    ['a display name', 'Asha <asha@example.com>'],
    ['a header of its own', 'a@example.com\r\nBcc: victim@example.com'],
    ['a line break in the domain', 'a@example\n.com'],
    ['a NUL', 'asha\0@example.com'],
    ['a DEL', 'asha\u007f@example.com'],
    ['a line separator', 'asha@exam\u2028ple.com'],
    ['Devanagari before the @', 'आशा@example.com'],
    ['a long s before the @', 'a\u017fha@example.com'],
    ['a soft hyphen', 'asha@exam\u00adple.com'],
    ['a bidi override', 'asha@\u202eexample.com'],
    ['a joiner where none belongs', 'asha@exam\u200dple.com'],
    ['a full-width @', 'asha＠example.com'],
    ['a path', 'asha@example.com/x'],
    ['a port', 'asha@example.com:25'],
    ['a question mark', 'asha@example.com?x'],
    ['a number sign', 'asha@example.com#x'],
    ['a backslash', 'asha@example.com\\x'],
    ['a percent escape', 'asha@%65xample.com'],
    ['an underscore in the domain', 'asha@ex_ample.com'],
    ['a hyphen before a label', 'asha@-example.com'],
    ['a hyphen after a label', 'asha@example-.com'],
    ['punycode of nothing', 'asha@xn--a.com'],
    ['an IP address', 'asha@127.0.0.1'],
    ['an IP address in short', 'asha@0x7f.1'],
    ['an IP literal', 'asha@[127.0.0.1]'],
    ['a local part of 65', `${'a'.repeat(65)}@example.com`],
    ['a label of 64', `asha@${'a'.repeat(64)}.com`],
    ['255 bytes', `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(7)}`],
    ['more than 254 bytes as punycode', `asha@${Array(14).fill('उदाहरणम्').join('.')}.com`],
    ['a million characters', `${'a.'.repeat(500_000)}@example.com`],
  ])('with %s is refused', (_, typed) => {
    expect(emailAddress(typed)).toEqual({ problem: expect.any(Object) as unknown });
  });

  test('may have 254 bytes', () => {
    const longest = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(6)}`;
    expect(longest).toHaveLength(254);
    expect(emailAddress(longest)).toMatchObject({ key: longest });
  });
});

describe('a username', () => {
  test.each<[string, string, string]>([
    ['asha', 'asha', 'asha'],
    [' Asha.Rao_7- ', 'Asha.Rao_7-', 'asha.rao_7-'],
    ['ＡＳＨＡ', 'ＡＳＨＡ', 'asha'],
    ['Straße', 'Straße', 'strasse'],
    ['STRASSE', 'STRASSE', 'strasse'],
    ['ΟΔΥΣΣΕΥΣ', 'ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['οδυσσευσ', 'οδυσσευσ', 'οδυσσευς'],
    ['Zoe\u0308', 'Zo\u00eb', 'zo\u00eb'],
    ['आशा_राव', 'आशा_राव', 'आशा_राव'],
    ['அசோகன்', 'அசோகன்', 'அசோகன்'],
    ['Пётр', 'Пётр', 'пётр'],
    ['李小龙', '李小龙', '李小龙'],
    ['क्\u200dषमा', 'क्\u200dषमा', 'क्षमा'],
    ['ශ්\u200dරීමතී', 'ශ්\u200dරීමතී', 'ශ්රීමතී'],
    ['മോഹന്\u200d', 'മോഹന്\u200d', 'മോഹന്'],
    ['_x_', '_x_', '_x_'],
    ['७७७', '७७७', '७७७'],
  ])('%s', (typed, display, key) => {
    expect(username(typed)).toEqual({ display, key });
  });

  test.each(
    `आशा लक्ष्मी कृष्णमूर्ति श्रीनिवास ज्ञानेश्वर अँजली हृषीकेश ऋतुपर्णा वैष्णवी बृहस्पति माधुरी_दीक्षित राम.प्रसाद सीता-७ शर्मा2026
    ராமன் அசோகன் மீனாட்சி கிருஷ்ணன் தமிழ்ச்செல்வி இளையராஜா
    রবীন্দ্রনাথ সুভাষ অনির্বাণ শ্রীজিতা মৃণাল_সেন
    اقبال غالب فاطمہ عبدالرحمن پروین_شاکر محمد۲
    లక్ష్మి వేంకటేశ్వర శ్రీనివాసరావు
    ಕುವೆಂಪು ಲಕ್ಷ್ಮೀಶ ಬೇಂದ್ರೆ
    മോഹൻലാൽ ശ്രീകുമാർ ലക്ഷ്മി
    ગાંધીજી હેમચંદ્ર નર્મદ
    ਗੁਰਪ੍ਰੀਤ ਅੰਮ੍ਰਿਤਾ ਹਰਮਨ੨
    ଜଗନ୍ନାଥ ଗୋପବନ୍ଧୁ
    ශ්‍රීමතී ᱥᱤᱫᱷᱩ ꯃꯩꯇꯩ 𑄌𑄋𑄴𑄟 सिद्धू_1
    Aarti_07 Mali mall Zoë.Ångström Ólafur Nguyễn_Trỗi Łukasz Iñaki dev.patel1 Adminath Rooting
    Дмитрий Αλέξανδρος Հայկ დავით דוד 山田たろう ヤマダ太郎 李小龙 김민준 金民準 สมชาย`
      .trim()
      .split(/\s+/),
  )('%s is a name', (typed) => {
    expect(username(typed)).toHaveProperty('key');
  });

  test('may have 64 characters, of any plane', () => {
    expect(username('𑄌'.repeat(64))).toHaveProperty('key');
    expect(username('𑄌'.repeat(65))).toHaveProperty('problem');
  });

  test.each<[string, string, RegExp]>([
    ['two characters', 'ab', /3 to 64 characters/],
    ['65 characters', 'a'.repeat(65), /3 to 64 characters/],
    ['two that one sees', 'क्\u200d', /3 to 64 characters/],
    ['65 in its lookup form', 'ß'.repeat(33), /3 to 64 characters/],
    ['a million', 'a'.repeat(1_000_000), /3 to 64 characters/],
    ['a space', 'asha rao', /letters, digits, dots/],
    ['an @', 'asha@example.com', /letters, digits, dots/],
    ['markup', '<b>asha', /letters, digits, dots/],
    ['a line break', 'asha\nrao', /letters, digits, dots/],
    ['an emoji', 'asha🪔', /letters, digits, dots/],
    ['a circled digit', 'asha①', /letters, digits, dots/],
    ['spaces in its lookup form', 'اب\ufdfa', /letters, digits, dots/],
    ['a bidi override', 'asha\u202e', /letters, digits, dots/],
    ['a zero-width space', 'ash\u200ba', /letters, digits, dots/],
    ['a joiner between Latin letters', 'as\u200dha', /letters, digits, dots/],
    ['a joiner without a virama', 'आ\u200dशा', /letters, digits, dots/],
    ['two joiners', 'क्\u200d\u200dषमा', /letters, digits, dots/],
    ['a grapheme joiner', 'as\u034fha', /letters, digits, dots/],
    ['a variation selector', 'asha\ufe0f', /letters, digits, dots/],
    ['a Hangul filler', 'asha\u3164', /letters, digits, dots/],
    ['a mark without a letter', '\u093eआशा', /letters, digits, dots/],
    ['an enclosing circle', 'asha\u20dd', /letters, digits, dots/],
    ['half a surrogate pair', 'asha\ud83e', /letters, digits, dots/],
    ['dots only', '...', /at least one letter/],
    ['a pile of marks', `asha${'\u0323'.repeat(6)}`, /at most four marks/],
    ['a Cyrillic а', 'аsha', /one script/],
    ['a Greek ο', 'rοhit', /one script/],
    ['a micro sign', 'asha\u00b5', /one script/],
    ['a Lisu letter', 'ꓮsha', /one script/],
    ['a Cherokee letter', 'Ꭺsha', /one script/],
    ['two scripts of India', 'ашаआशा', /one script/],
    ['a Latin and a Devanagari half', 'Ashaआशा', /one script/],
    ['digits of another script', 'asha७७', /one script/],
    ['Japanese and Korean', 'たろう김', /one script/],
    ['runes', 'ᚠᚢᚦᚨ', /one script/],
    ['a title', 'Admin', /reserved/],
    ['a title in disguise', '_r.o-o_t_', /reserved/],
    ['a title in full width', 'ｓｕｐｐｏｒｔ', /reserved/],
    ['the service', 'Vedic.Astrology', /reserved/],
    ['a title in small capitals', 'ᴀdmin', /reserved/],
    ['a title all in small capitals', 'ᴀᴅᴍɪɴ', /reserved/],
    ['a title with a digit', 'adm1n', /reserved/],
    ['a title that begins with one', '0perator', /reserved/],
    ['a title with one in its middle', 'supp0rt', /reserved/],
    ['digits and dots', '5.upp0r.t', /reserved/],
    ['a small L for an I', 'admln', /reserved/],
    ['a digit in what is a name else', 'ma1l', /reserved/],
    ['a capital I for an L', 'heIpdesk', /reserved/],
    ['a title with an accent', 'ádmin', /reserved/],
    ['a dotless i', 'admın', /reserved/],
    ['an m of two letters', 'adrnin', /reserved/],
    ['a title in Cyrillic letters', 'ѕуѕтем', /reserved/],
    ['a title in Greek capitals', 'ΤΕΑΜ', /reserved/],
    ['a title in Lisu', 'ꓮꓓꓟꓲꓠ', /reserved/],
    ['a title in Cherokee', 'ᎻᎬᏞᏢ', /reserved/],
    ['a title in mathematical letters', '𝐚𝐝𝐦𝐢𝐧', /reserved/],
    ['a Cyrillic first letter', 'аdmin', /one script/],
    ['Cyrillic vowels', 'rооt', /one script/],
    ['a Lisu first letter', 'ꓮdmin', /one script/],
  ])('with %s is refused', (_, typed, problem) => {
    expect(english(username(typed))).toMatch(problem);
  });

  test('has a key that is its own key, whatever its case', () => {
    // Neighbours in one alphabet, so that few are refused.
    const neighbours = fc
      .tuple(fc.integer({ min: 0x41, max: 0x24ff }), fc.array(fc.nat(40), { minLength: 4, maxLength: 12 }))
      .map(([first, steps]) => String.fromCodePoint(...steps.map((step) => first + step)))
      .map((text) => text.replace(/[^\p{L}\p{M}\p{Nd}]/gu, ''));
    fc.assert(
      fc.property(neighbours, (typed) => {
        const found = username(typed);
        fc.pre('key' in found);
        const { key } = found as { key: string };
        expect(username(key)).toMatchObject({ key });
        const shouted = username(typed.toUpperCase());
        expect('problem' in shouted || shouted.key === key).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('text that a person writes about themselves', () => {
  test.each<[unknown, string | null]>([
    [null, null],
    [undefined, null],
    ['', null],
    [' \u202e ', null],
    [' Asha  Rao ', 'Asha  Rao'],
    ['Asha\r\nBcc: x@example.com', 'Asha Bcc: x@example.com'],
    ['A\0sh\u0007a\u007f', 'Asha'],
    ['\u202eAsha\u202c \u2066Rao\u2069\ufeff', 'Asha Rao'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['क्\u200dषमा', 'क्\u200dषमा'],
    ['Asha \ud83e', 'Asha'],
    [919812345678, '919812345678'],
    [0, '0'],
    ['🪔'.repeat(200), '🪔'.repeat(200)],
  ])('%j is kept as %j', (value, text) => {
    expect(personText(value, 'full_name')).toEqual({ text });
  });

  test.each<[unknown, string]>([
    [true, 'Full name must be text.'],
    [['Asha'], 'Full name must be text.'],
    [{ first: 'Asha' }, 'Full name must be text.'],
    ['🪔'.repeat(201), 'Full name may have at most 200 characters.'],
  ])('%j is refused', (value, problem) => {
    expect(english(personText(value, 'full_name'))).toBe(problem);
  });
});
