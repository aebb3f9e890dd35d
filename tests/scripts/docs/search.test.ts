/** The search of the pages, asked what people type: the real index of the real document. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { finderOf } from '../../../web/docs/finder.ts';

const file = new URL('../../../dist/site/docs/search.json', import.meta.url);
const find = finderOf(readFileSync(file, 'utf8'));

/** What is typed, and the path, error or page that it is meant for. */
const TYPED: readonly (readonly [typed: string, meant: string])[] = [
  ['mangal', '/dosha/manglik'],
  ['mangal dosha', '/dosha/manglik'],
  ['manglik', '/dosha/manglik'],
  ['mangalik', '/dosha/manglik'],
  ['kuja dosha', '/dosha/manglik'],
  ['मांगलिक', '/dosha/manglik'],
  ['मंगल दोष', '/dosha/manglik'],
  ['rahukaal', '/panchang/rahu-kaal'],
  ['rahu kalam', '/panchang/rahu-kaal'],
  ['Rahu Kaal', '/panchang/rahu-kaal'],
  ['राहु काल', '/panchang/rahu-kaal'],
  ['sade sati', '/transit/sade-sati'],
  ['sadhesati', '/transit/sade-sati'],
  ['sadhe saati', '/transit/sade-sati'],
  ['साढ़े साती', '/transit/sade-sati'],
  ['साढे साती', '/transit/sade-sati'],
  ['kundli', '/chart/birth'],
  ['janam kundali', '/chart/birth'],
  ['कुंडली', '/chart/birth'],
  ['birth chart', '/chart/birth'],
  ['horoscope', '/chart/birth'],
  ['svg', '/chart/birth'],
  ['png', '/chart/birth'],
  ['pdf', '/chart/full'],
  ['ayanamsa', 'Conventions'],
  ['ayanamsha', 'Conventions'],
  ['lahiri', 'Conventions'],
  ['match', '/matching/ashtakoota'],
  ['guna milan', '/matching/ashtakoota'],
  ['choghadiya', '/panchang/choghadiya'],
  ['chaughadia', '/panchang/choghadiya'],
  ['hora', '/panchang/hora'],
  ['tithi', '/panchang/tithi'],
  ['panchang', '/panchang/daily'],
  ['पंचांग', '/panchang/daily'],
  ['navamsa', '/varga/d9'],
  ['navamsha', '/varga/d9'],
  ['dasamsa', '/varga/d10'],
  ['dashamsha', '/varga/d10'],
  ['sunrise', '/panchang/sunrise-sunset'],
  ['moonrise', '/panchang/moonrise-moonset'],
  ['muhurat', '/muhurta/search'],
  ['shubh muhurat', '/muhurta/search'],
  ['kundli milan', '/matching/ashtakoota'],
  ['porutham', '/matching/porutham'],
  ['shadbala', '/planets/dignity'],
  ['ashtakavarga', '/special/ashtakavarga-sarva'],
  ['ashtakvarga', '/special/ashtakavarga-sarva'],
  ['vimshottari', '/dasha/vimshottari'],
  ['mahadasha', '/dasha/vimshottari'],
  ['antardasha', '/dasha/antardasha'],
  ['varshphal', '/varshphal/chart'],
  ['tajik', '/varshphal/chart'],
  ['gemstone', '/remedy/gemstones'],
  ['rudraksha', '/remedy/rudraksha'],
  ['kaal sarp', '/dosha/kaal-sarp'],
  ['kalsarpa', '/dosha/kaal-sarp'],
  ['pitra dosha', '/dosha/pitra'],
  ['gajakesari', '/yoga/gajakesari'],
  ['raja yoga', '/yoga/raja'],
  ['atmakaraka', '/jaimini/atmakaraka'],
  ['upapada', '/jaimini/upapada'],
  ['arudha', '/jaimini/arudha-lagna'],
  ['retrograde', '/planets/retrograde'],
  ['combust', '/planets/combustion'],
  ['transit', '/transit/current'],
  ['gochar', '/transit/current'],
  ['places', '/places'],
  ['geocode', '/places'],
  ['city', '/places'],
  ['timezone', 'timezone'],
  ['login', '/auth/login'],
  ['token', '/auth/login'],
  ['error', 'Error codes'],
  ['rate limit', 'rate_limited'],
  ['lucky', '/pdae/today'],
  ['batch', '/batch'],
  ['career', '/career/analyze'],
  ['api key', 'API keys'],
];

test('there are more than fifty', () => {
  expect(TYPED.length).toBeGreaterThan(50);
});

test.each(TYPED)('%s leads to %s', (typed, meant) => {
  const titles = find(typed).map(({ title }) => title);
  expect(titles.slice(0, 2).map((title) => title.split(',')[0])).toContain(meant);
});

describe('half typed', () => {
  test.each([
    ['sade', '/transit/sade-sati'],
    ['choghad', '/panchang/choghadiya'],
    ['navam', '/varga/d9'],
    ['moonr', '/panchang/moonrise-moonset'],
  ])('%s already leads to %s', (typed, meant) => {
    expect(find(typed).map(({ title }) => title)).toContain(meant);
  });
});

test('an error code, a field and a heading of a guide are found', () => {
  expect(find('token_expired')[0]).toMatchObject({ title: 'token_expired', url: '/errors/token_expired' });
  expect(find('less_than_equal')[0]!.url).toBe('/errors/types/less_than_equal');
  expect(find('hasRahu is_retrograde').length).toBeGreaterThan(0);
  expect(find('when to try again')[0]!.url).toBe('/docs/guide/errors#when-to-try-again');
});

test('what means nothing finds nothing', () => {
  expect(find('qqqxyzzy')).toEqual([]);
});

test('every result leads to a page', () => {
  for (const [typed] of TYPED) {
    for (const { kind, text, url } of find(typed)) {
      expect(url).toMatch(/^\/(docs|errors|openapi|playground)/);
      expect([kind, text].every((part) => part.length > 0)).toBe(true);
    }
  }
});
