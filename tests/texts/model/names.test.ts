/** Planets as texts name them. */
import { expect, test } from '@jest/globals';
import { planetsIn, strangePlanets } from '../../../lib/texts/model/names.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';

test.each<[string, Planet[]]>([
  ['Saturn’s antardasha', ['Saturn']],
  ['शनि-राहु की दशा', ['Saturn', 'Rahu']],
  ['शनिदेव को तेल चढ़ाएँ।', ['Saturn']],
  ['सूर्यदेव को जल दें।', ['Sun']],
  ['चंद्रमा, चन्द्र और चंद्र', ['Moon']],
  ['Guru aur Shukra ki drishti', ['Jupiter', 'Venus']],
  ['बृहस्पति (गुरु)', ['Jupiter']],
  ['BUDH, mangal; ketu!', ['Mercury', 'Mars', 'Ketu']],
  ['Rahu aur Ketu', ['Rahu', 'Ketu']],
  ['सूरज की दृष्टि', ['Sun']],
  ['राहु की दशा और राहु काल', ['Rahu']],
])('%s names %j', (text, planets) => {
  expect([...planetsIn(text)].sort()).toEqual([...planets].sort());
});

test.each([
  'Monday, Sunday and Saturday are quiet days.',
  'मंगलवार, शनिवार, गुरुवार और रविवार को विश्राम करें।',
  'राहु काल में नया काम शुरू न करें।',
  'Rahu kaal mein naya kaam shuru na karein.',
  'आज रवि योग है और गुरु पुष्य योग भी।',
  'सुबह सूर्य नमस्कार करें और सूरज की रोशनी में बैठें।',
  'Subah surya namaskar karein.',
  'जन्म की चंद्र राशि से आठवाँ स्थान है।',
  'Doctor ki baat dhyan se sun lein.',
  'मंगल कार्य टालें।',
  'गुरुजनों का आदर करें और अपने गुरु का आशीर्वाद लें।',
  'चन्द्रबल और सूर्योदय अच्छे हैं।',
])('%s names none', (text) => {
  expect([...planetsIn(text)]).toEqual([]);
});

test('strangers are planets that are not known, and those that are never known', () => {
  const text = 'शनि, गुरु और प्लूटो; Uranus too.';
  expect(strangePlanets(text, new Set(['Saturn']))).toEqual(['Jupiter', 'प्लूटो', 'uranus']);
  expect(strangePlanets('राहु काल में शनि', new Set(['Saturn']))).toEqual([]);
});
