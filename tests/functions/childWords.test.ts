/** What parents are told of a child by transits, the day and doshas: nothing of work, money or marriage. */
import { expect, test } from '@jest/globals';
import { randomInputs } from '../../scripts/shares/births.ts';
import { handler as doshaHandler } from '../../functions/dosha/routes.ts';
import { handler as pdaeHandler } from '../../functions/pdae/routes.ts';
import { handler as transitHandler } from '../../functions/transit/routes.ts';
import type { AllDoshas } from '../../lib/schemas/dosha/doshaVerdicts.ts';
import type { PersonalTarabala } from '../../lib/schemas/pdae/tarabala.ts';
import type { MoonTransit } from '../../lib/schemas/transit/moon.ts';
import type { SadeSati } from '../../lib/schemas/transit/saturn.ts';
import type { JupiterTransit, PlanetTransit } from '../../lib/schemas/transit/transitPlanet.ts';
import { dataOf, post } from '../support/call.ts';

const AS_OF = '2026-11-20';
const GROUPS = { dosha: doshaHandler, pdae: pdaeHandler, transit: transitHandler };

function asked<Data>(path: string, birth: object, lang: string): Promise<Data> {
  const group = path.split('/')[1] as keyof typeof GROUPS;
  const day = group === 'pdae' ? `target_date=${AS_OF}&` : '';
  return post(GROUPS[group], `${path}?${day}as_of=${AS_OF}&lang=${lang}`, birth).then((answer) => dataOf<Data>(answer));
}

const GROWN =
  /\b(money|debts?|savings?|business|marriage|wedding|partnership|careers?|property|salary|signing|negotiations?)\b|पैसे|कर्ज़|व्यापार|विवाह|साझेदारी|संपत्ति|बचत|हस्ताक्षर/i;

const textsOf = {
  moon: ({ stays }: MoonTransit) => stays.map(({ text }) => text),
  stays: ({ stays }: PlanetTransit) => stays.map(({ theme }) => theme),
  jupiter: ({ guru_bala: bala }: JupiterTransit) => [bala.text],
  saturn: ({ effects, text }: SadeSati) => [text, ...(effects ? [effects.touches, effects.gift, effects.counsel] : [])],
  tara: ({ taras }: PersonalTarabala) => taras.flatMap(({ avoid, good_for: suits }) => [...suits, ...avoid]),
  doshas: ({ doshas }: AllDoshas) => doshas.filter(({ present }) => present).map(({ effects }) => effects),
};

async function told(birth: object, lang: string): Promise<string[]> {
  return [
    ...textsOf.moon(await asked('/transit/moon-transit', birth, lang)),
    ...textsOf.stays(await asked('/transit/venus', birth, lang)),
    ...textsOf.jupiter(await asked('/transit/jupiter', birth, lang)),
    ...textsOf.saturn(await asked('/transit/sade-sati', birth, lang)),
    ...textsOf.saturn(await asked('/transit/dhaiya', birth, lang)),
    ...textsOf.tara(await asked('/pdae/tarabala', birth, lang)),
    ...textsOf.doshas(await asked('/dosha/all', birth, lang)),
  ];
}

const born = (years: readonly number[]) =>
  [...randomInputs(30)].map((birth, i) => ({
    ...birth,
    date: `${years[i % years.length]}-${birth.date.slice(5, 7)}-15`,
  }));

test.each(['en', 'hi'])('thirty children: no word of what belongs to later years (%s)', async (lang) => {
  for (const birth of born([2015, 2018, 2021, 2023])) {
    expect((await told(birth, lang)).filter((text) => GROWN.test(text))).toEqual([]);
  }
});

test.each(['en', 'hi'])('adults are told of them (%s)', async (lang) => {
  const all = await Promise.all(born([1980, 1990]).map((birth) => told(birth, lang)));
  expect(all.flat().filter((text) => GROWN.test(text)).length).toBeGreaterThan(30);
});
