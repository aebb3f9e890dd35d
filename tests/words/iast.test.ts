import { expect, test } from '@jest/globals';
import { iast } from '../../lib/words/iast.ts';
import { NITYA_YOGAS, TITHIS, VARAS } from '../../lib/astro/tables/panchang.ts';

// Spellings of Monier-Williams' dictionary in IAST.
test.each([
  ['विष्कम्भ', 'viṣkambha'],
  ['प्रीति', 'prīti'],
  ['आयुष्मान्', 'āyuṣmān'],
  ['व्यतीपात', 'vyatīpāta'],
  ['ऐन्द्र', 'aindra'],
  ['सौभाग्य', 'saubhāgya'],
  ['किंस्तुघ्न', 'kiṃstughna'],
  ['चतुर्दशी', 'caturdaśī'],
  ['पञ्चमी', 'pañcamī'],
  ['कृत्तिका', 'kṛttikā'],
  ['ज्येष्ठा', 'jyeṣṭhā'],
  ['मंगलवार', 'maṅgalavāra'],
  ['संक्रान्ति', 'saṅkrānti'],
  ['पूर्वाषाढ़ा', 'pūrvāṣāḍhā'],
  ['उत्तराषाढ़ा'.normalize('NFC'), 'uttarāṣāḍhā'],
  ['अग्निः', 'agniḥ'],
  ['ऋषि', 'ṛṣi'],
  ['अज एकपाद', 'aja ekapāda'],
])('%s is %s', (devanagari, latin) => {
  expect(iast(devanagari)).toBe(latin);
});

test('no Devanagari is left in any name', () => {
  for (const { sanskrit } of [...TITHIS, ...NITYA_YOGAS, ...VARAS])
    expect(iast(sanskrit)).toMatch(/^[a-zāīūṛṅñṭḍṇśṣṃḥ]+$/);
});
