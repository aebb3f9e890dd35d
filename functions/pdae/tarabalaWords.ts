/** Names and sentences of /pdae/tarabala. */
import { isFavourable, prevailing, type CombinedBala } from '../../lib/astro/panchang/chandrabala.ts';
import type { MoonBala, MoonBalaSpan } from '../../lib/astro/judgement/day/moonBala.ts';
import type { ChandraNature } from '../../lib/astro/tables/chandrabala.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import type { PanchangName } from '../../lib/astro/tables/panchang.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import type { Tara } from '../../lib/astro/panchang/tarabala.ts';
import { anyOf, ordinal } from '../../lib/astro/words.ts';
import { dateText, timeText } from '../../lib/time/writtenDates.ts';
import type { PersonalDay } from '../../lib/birth/personalDay.ts';

export const NATURE_NAMES: Readonly<Record<ChandraNature, PanchangName>> = {
  shubh: { name: 'Shubh (favourable)', sanskrit: 'शुभ' },
  madhyam: { name: 'Madhyam (medium)', sanskrit: 'मध्यम' },
  sama: { name: 'Sama (neutral)', sanskrit: 'सम' },
  ashubh: { name: 'Ashubh (unfavourable)', sanskrit: 'अशुभ' },
};

export const COMBINED_NAMES: Readonly<Record<CombinedBala, PanchangName>> = {
  excellent: { name: 'Excellent', sanskrit: 'उत्तम' },
  good: { name: 'Good', sanskrit: 'शुभ' },
  mixed: { name: 'Mixed', sanskrit: 'मिश्र' },
  avoid: { name: 'Better avoided', sanskrit: 'त्याज्य' },
};

export const TARABALA_NOTES = [
  'Tara, house of the Moon and what they make together hold at local noon; periods tell when they change.',
  'Janma, the star of birth, counts as unfavourable for beginnings, though mildly.',
  'Points, and the weight that later rounds leave to an unfavourable tara, are interpretive.',
];

/** @param later the periods after the one at noon */
export function assessment(
  found: MoonBala,
  natalStar: number,
  later: readonly MoonBalaSpan[],
  day: PersonalDay,
): string {
  return [starSaid(found, natalStar, day), moonSaid(found), verdict(found), ...turnSaid(found, later, day)].join(' ');
}

function starSaid({ nakshatraIndex, tara }: MoonBala, natalStar: number, { date }: PersonalDay): string {
  const from =
    tara.count === 1
      ? 'the star of birth itself'
      : `star ${tara.count} from ${NAKSHATRAS[natalStar]!}, the star of birth`;
  const side = tara.nature === 'shubh' ? 'a favourable tara' : 'an unfavourable tara';
  const left = tara.strength === 1 ? '' : ` ${ROUNDS[tara.cycle]}`;
  return `At noon on ${dateText(date, 'en')} the Moon is in ${NAKSHATRAS[nakshatraIndex]!}, ${from}: ${tara.name}, ${side} (${tara.meaning}).${specialSaid(tara)}${left}`;
}

/** Janma names both the tara and the star, and has been mentioned. */
function specialSaid({ special }: Tara): string {
  return special === null || special.id === 'janma'
    ? ''
    : ` It is also ${special.name}, the star of ${special.matter}.`;
}

const ROUNDS: Readonly<Record<Tara['cycle'], string>> = {
  1: '',
  2: 'In the second round two thirds of its weight are left.',
  3: 'In the third round only one third of its weight is left.',
};

function moonSaid({ moon, paksha, signIndex }: MoonBala): string {
  const place =
    moon.house === 1
      ? 'the sign of the Moon at birth'
      : `the ${ordinal(moon.house)} from the sign of the Moon at birth`;
  const phase = paksha === 'shukla' ? 'waxing' : 'waning';
  const more =
    prevailing(paksha) === 'chandrabala'
      ? 'its place counts for more than the tara'
      : 'the tara counts for more than its place';
  return `It stands in ${SIGNS[signIndex]!}, ${place}, and brings ${moon.effect}; as it is ${phase}, ${more}.`;
}

function verdict({ combined, moon, tara }: MoonBala): string {
  const suits = anyOf(tara.goodFor);
  const gift = tara.gift === null ? '' : ` Where something cannot wait, custom gives away ${tara.gift} first.`;
  switch (combined) {
    case 'excellent':
      return `Both support the day: a good one for ${suits}.`;
    case 'good':
      return `The tara carries the day: good for ${suits}, ${moon.nature === 'sama' ? 'with no help from the Moon' : 'at an easy pace'}.`;
    case 'avoid':
      return `Neither supports beginnings: use the day for ${suits}, and leave ${anyOf(tara.avoid)} to another where there is a choice.${gift}`;
    case 'mixed':
      return isFavourable(moon)
        ? `The Moon supports the day and the tara does not: good for ${suits}; ${anyOf(tara.avoid)} can wait.${gift}`
        : `The tara is good, but the Moon is not: ${suits} can go on, with rest between, and what is large is better begun when the Moon has moved on.`;
  }
}

/** What changes later in the day. */
function turnSaid({ combined }: MoonBala, later: readonly MoonBalaSpan[], { date, instant }: PersonalDay): string[] {
  const turn = later.find((span) => span.combined !== combined);
  if (!turn) return [];
  const { moon, startJdUT, tara } = turn;
  const at = timeText(instant(startJdUT), date);
  const what = `the tara is ${tara.name} and the Moon in the ${ordinal(moon.house)}`;
  return [`From ${at}, when ${what}, the day is ${TURNS[turn.combined]}.`];
}

const TURNS: Readonly<Record<CombinedBala, string>> = {
  excellent: 'excellent for beginnings',
  good: 'good for beginnings',
  mixed: 'mixed: go on with what is under way',
  avoid: 'better kept to routine and rest',
};
