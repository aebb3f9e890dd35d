/** Checks of every text: sentences that must pass, and sentences that must not. */
import { describe, expect, test } from '@jest/globals';
import { allowedIn } from '../../../lib/texts/model/facts.ts';
import {
  cleaned,
  textProblems,
  wordCount,
  type TextRules,
  type TextLanguage,
} from '../../../lib/texts/model/textChecks.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';

const FACTS = [
  { score: 45.3, house: 8, times: ['13:17', '14:50'] },
  { start: '2027-06-15', end: '2028-03-20' },
];

const rules = (language: TextLanguage, differing: Partial<TextRules> = {}): TextRules => ({
  language,
  words: { least: 1, most: 60 },
  allowed: allowedIn(FACTS, [108]),
  planets: new Set(PLANETS),
  ...differing,
});

const found = (language: TextLanguage, text: string, differing?: Partial<TextRules>) =>
  textProblems(text, rules(language, differing)).join(' ');

describe('length', () => {
  test.each([
    ['शनि की दशा है।', 4],
    ['महादशा-अंतर्दशा — 15 जून ।', 3],
    ['  one \n two  ', 2],
    ['', 0],
    ['… — !', 0],
  ])('%s has its words', (text, count) => {
    expect(wordCount(text)).toBe(count);
  });

  test('the least and the most are themselves within', () => {
    const text = (count: number) => `${'दिन है '.repeat(count).split(' ').slice(0, count).join(' ')}।`;
    const within = (count: number) => found('hindi', text(count), { words: { least: 200, most: 250 } });
    expect([within(200), within(250)]).toEqual(['', '']);
    expect(within(199)).toMatch('199 words');
    expect(within(251)).toMatch('Write 200 to 250');
  });
});

const HINDI = 'आपकी शनि की दशा चल रही है, इसलिए घुटनों और कमर का ध्यान रखें।';
const HINGLISH = 'Aapki Shani ki dasha chal rahi hai, isliye ghutnon aur kamar ka dhyan rakhein.';
const ENGLISH = 'Saturn’s dasha is running, so take care of your knees and of your back.';
const MARATHI =
  'तुमची शनीची दशा सुरू आहे, म्हणून गुडघे आणि कंबर यांची काळजी घ्या, पाणी भरपूर प्या, वेळेवर झोपा, रोज चाला आणि मन शांत ठेवा, सर्व काही हळूहळू चांगले होत जाते.';
const GERMAN =
  'Saturn steht im achten Haus, deshalb achten Sie bitte auf Knie und Rücken, schlafen Sie genug, gehen Sie täglich spazieren, trinken Sie viel Wasser, bleiben Sie ruhig.';

describe('language', () => {
  test.each<[TextLanguage, string]>([
    ['hindi', HINDI],
    ['hinglish', HINGLISH],
    ['english', ENGLISH],
    ['hindi', 'सादा भोजन।'],
    ['hinglish', 'Saada bhojan.'],
    ['hinglish', 'Is samay to neend poori lein, phir subah taaza uthein.'],
  ])('%s: %s', (language, text) => {
    expect(found(language, text)).toBe('');
  });

  test.each<[TextLanguage, string]>([
    ['hindi', HINGLISH],
    ['hindi', ENGLISH],
    ['hindi', MARATHI],
    ['hindi', `${`${HINDI} `.repeat(3)}Take more rest.`],
    ['hinglish', HINDI],
    ['hinglish', ENGLISH],
    ['hinglish', GERMAN],
    ['hinglish', `${HINGLISH} शनि।`],
    ['english', HINDI],
    ['english', HINGLISH],
  ])('not %s: %s', (language, text) => {
    expect(found(language, text)).toMatch(/^Write (in|Hindi)/);
  });
});

describe('form', () => {
  test.each([
    '**शनि** की दशा है।',
    '# शनि\nदशा है।',
    '- शनि की दशा है।\n- कमर का ध्यान रखें।',
    '1. शनि की दशा है।',
    '• शनि की दशा है।',
    '<b>शनि</b> की दशा है।',
    'शनि की दशा है `sixth_lord`।',
    'यहाँ देखें: https://example.com।',
    'यहाँ देखें example.org।',
    'लिखें asha@example.com।',
    'शनि की दशा है 🙏।',
    'शनि&nbsp;की दशा है।',
    'शनि की\u202e दशा है।',
    'शनि की दशा \ufffd है।',
    '{"text": "शनि की दशा है।"}',
    '[नाम] की दशा है।',
  ])('%s has markup', (text) => {
    expect(found('hindi', text)).toMatch('plain sentences');
  });

  test.each([
    'Main ek AI language model hoon aur yeh kehta hai.',
    'System prompt mein yeh likha hai ki planet ka naam lein.',
    'In my instructions the words are given.',
    'मुझे दिए गए निर्देशों में यह लिखा है।',
    'एक भाषा मॉडल के रूप में मैं यह कहता हूँ।',
    'प्रॉम्प्ट में यह लिखा है।',
  ])('%s speaks of the writer', (text) => {
    expect(textProblems(text, rules('hindi')).join(' ')).toMatch('never about yourself');
  });

  test.each([
    'Shani ki dasha undefined tak hai.',
    'Score NaN hai.',
    'Shani ki dasha null tak hai.',
    'Shani ki dasha .... tak hai.',
    'Shani ki dasha XX tak hai.',
    'Shani ki dasha ?? tak hai.',
  ])('%s was left open', (text) => {
    expect(found('hinglish', text)).toMatch('Leave nothing open');
  });

  test.each(['शनि की दशा है', 'शनि की दशा है,', 'शनि की दशा है। ', 'शनि की दशा है। कमर का'])(
    '%s ends in no sentence',
    (text) => {
      expect(found('hindi', text)).toMatch('whole sentence');
    },
  );

  test.each([
    'वे कहते हैं, “शांत मन से जप करें।”',
    'क्या यह सच है? हाँ!',
    'शनि की दशा है॥',
    'शांत मन से “ॐ शं शनैश्चराय नमः” का 108 बार जप करें।',
    'डॉक्टर के निर्देशों के अनुसार दवा लें।',
    'गुरु — जो आठवें भाव में है — सहायक है; थोड़ा चलें (धीरे-धीरे)।',
    'पहला अनुच्छेद है।\n\nदूसरा अनुच्छेद है।',
    'र\u094d\u200dय और क\u094d\u200cष भी हिंदी में लिखे जाते हैं।',
  ])('%s is in form', (text) => {
    expect(found('hindi', text)).toBe('');
  });

  test('physicians may give instructions and care be prompt', () => {
    expect(found('english', 'Follow your physician’s instructions; prompt rest helps.')).toBe('');
  });
});

describe('truth', () => {
  test.each([
    'शनि की दशा 15 जून 2027 से २० मार्च २०२८ तक है।',
    'शनि की दशा 15 जून को शुरू होती है और मार्च 2028 तक है।',
    'साल 2027-28 में ध्यान रखें; 8वाँ भाव 45.3 (लगभग 45) अंक देता है।',
    'राहु काल 13:17 से 14:50 तक, यानी दोपहर 1:17 बजे से है।',
    'मंत्र का 108 बार जप करें।',
  ])('%s is among the facts', (text) => {
    expect(found('hindi', text)).toBe('');
  });

  test.each([
    ['शनि की दशा 16 जून 2027 तक है।', '2027-06-16'],
    ['शनि की दशा 16 जून तक है।', '06-16'],
    ['शनि की दशा अप्रैल 2028 तक है।', '2028-04'],
    ['शनि की दशा 2031 तक है।', '2031'],
    ['शनि की दशा २०३१ तक है।', '2031'],
    ['आठवाँ भाव 46.1 अंक देता है।', '46.1'],
    ['अगले 7 महीने ध्यान रखें।', '7'],
    ['राहु काल 13:50 से है।', '13:50'],
    ['शुभ समय 3:17 बजे है।', '03:17'],
    ['दशा 15/07/2027 तक है।', '2027-07-15'],
  ])('%s is not', (text, stray) => {
    expect(found('hindi', text)).toMatch(`not among the facts: ${stray}.`);
  });

  test('a planet that the facts do not name is a stranger', () => {
    const planets = new Set(['Saturn'] as const);
    expect(found('hindi', 'शनि की दशा है और राहु काल टालें।', { planets })).toBe('');
    expect(found('hindi', 'शनि और गुरु की दशा है।', { planets })).toMatch('planets are not among the facts: Jupiter');
  });
});

describe('cleaned', () => {
  test.each([
    ['**शनि** की _दशा_ है।', 'शनि की दशा है।'],
    ['```json\nशनि है।\n```', 'शनि है।'],
    ['[शनि](https://example.com) है।', 'शनि है।'],
    ['- शनि है।\n- कमर है।', 'शनि है।\nकमर है।'],
    ['  शनि\t की  दशा है। 🙏 ', 'शनि की दशा है।'],
    ['पहला है।\r\n\r\nदूसरा है।', 'पहला है।\n\nदूसरा है।'],
    ['<p>शनि है।</p>', 'शनि है।'],
  ])('%j', (text, plain) => {
    expect(cleaned(text, 100)).toBe(plain);
  });

  test('a code stays one, and is refused', () => {
    expect(found('hindi', cleaned('शनि sixth_lord है।', 100))).toMatch('plain sentences');
  });

  test('cuts after the last whole sentence that fits; a decimal ends none', () => {
    const text = 'एक दो तीन। चार 45.3 पाँच छह? “सात आठ!” नौ दस।';
    expect(cleaned(text, 20)).toBe(text);
    expect(cleaned(text, 10)).toBe('एक दो तीन। चार 45.3 पाँच छह? “सात आठ!”');
    expect(cleaned(text, 8)).toBe('एक दो तीन। चार 45.3 पाँच छह?');
    expect(cleaned(text, 5)).toBe('एक दो तीन।');
    expect(cleaned(text, 2)).toBe('');
  });
});
