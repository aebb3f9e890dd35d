import { expect, test } from '@jest/globals';
import { fact } from '../../../../lib/astro/judgement/jaimini/facts.ts';
import { relationFinding } from '../../../../lib/astro/judgement/jaimini/relationFinding.ts';
import { practice } from '../../../../lib/astro/source.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { JAIMINI } from '../../../../lib/words/subjects/jaimini.ts';
import { say } from '../../../../lib/words/say.ts';

const described = (first: Sign, second: Sign) =>
  relationFinding({
    id: 'relation',
    firstSignIndex: SIGNS.indexOf(first),
    secondSignIndex: SIGNS.indexOf(second),
    rule: fact('pada_relation_rule', { pada: 'karmapada' }),
    meaning: (apart) => fact('pada_relation', { pada: 'karmapada', ...apart }),
    source: practice('a practice'),
  });

test.each([
  [
    'Aries',
    'Aries',
    'The arudha of the 10th and the arudha of the ascendant share one sign. Work brings standing.',
    'आरूढ़ लग्न और राज्य पद (दसवें भाव का आरूढ़) एक ही राशि में हैं। काम से मान मिलता है।',
  ],
  [
    'Aries',
    'Leo',
    'The arudha of the 10th is in the 5th from the arudha of the ascendant. The two aspect each other by sign. Work brings standing.',
    'आरूढ़ लग्न से राज्य पद (दसवें भाव का आरूढ़) पाँचवीं राशि में है, यानी दोनों आपस में त्रिकोण में हैं। दोनों में राशि दृष्टि भी है। काम से मान मिलता है।',
  ],
  [
    'Aries',
    'Virgo',
    'The arudha of the 10th is in the 6th from the arudha of the ascendant. Work and standing need to be brought together.',
    'आरूढ़ लग्न से राज्य पद (दसवें भाव का आरूढ़) छठी राशि में है, यानी दोनों एक-दूसरे से छठे और आठवें हैं। काम और मान को जोड़ने में कोशिश लगती है।',
  ],
  [
    'Aries',
    'Scorpio',
    'The arudha of the 10th is in the 8th from the arudha of the ascendant. Work and standing need to be brought together. The two aspect each other by sign, so it can be talked over and mended.',
    'आरूढ़ लग्न से राज्य पद (दसवें भाव का आरूढ़) आठवीं राशि में है, यानी दोनों एक-दूसरे से छठे और आठवें हैं। काम और मान को जोड़ने में कोशिश लगती है। पर दोनों में राशि दृष्टि है, इसलिए बातचीत से बात बन जाती है।',
  ],
] as const)('%s and %s', (first, second, english, hindi) => {
  const { meaning, effect: tone } = described(first, second);
  expect(tone).toBe(english.includes('brings') ? 'supports' : 'asks_care');
  expect([say(JAIMINI, meaning!, 'en'), say(JAIMINI, meaning!, 'hi')]).toEqual([english, hindi]);
});
