/** Names of transit findings, and the sentences about one planet's transit. */
import { listed, ordinal, capitalised } from '../../astro/words.ts';
import { named } from '../../astro/planetWords.ts';
import type { Moorti } from '../../astro/tables/gochara.ts';
import { HOUSE_TOPICS } from '../../astro/tables/houses.ts';
import { isNode } from '../../astro/tables/planets.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import type { JudgedTransit, Reception, TransitBand } from '../../astro/transit/gochara.ts';
import type { WholeStay } from '../../astro/transit/stays.ts';
import { transitEffect } from '../../astro/transit/tables/transitEffects.ts';
import type { TransitResult } from '../../astro/transit/vedha.ts';
import { writtenDate, type PlaceClock } from '../../time/civilTime.ts';
import { dateText } from '../../time/writtenDates.ts';
import type { Named } from '../../words/names.ts';
import { isMany, isFew } from '../../astro/ashtakavarga/bands.ts';

export const RESULT_NAMES: Readonly<Record<TransitResult, Named>> = {
  favourable: { name: 'Favourable (shubha)', sanskrit: 'शुभ' },
  neutralised: { name: 'Held back by vedha', sanskrit: 'वेध से बाधित' },
  relieved: { name: 'Relieved by reverse vedha', sanskrit: 'विपरीत वेध से राहत' },
  unfavourable: { name: 'Unfavourable (ashubha)', sanskrit: 'अशुभ' },
};

export const TRANSIT_BAND_NAMES: Readonly<Record<TransitBand, Named>> = {
  very_good: { name: 'Very good', sanskrit: 'अति उत्तम' },
  good: { name: 'Good', sanskrit: 'अच्छा' },
  mixed: { name: 'Mixed', sanskrit: 'मिश्रित' },
  challenging: { name: 'Challenging', sanskrit: 'चुनौतीपूर्ण' },
  difficult: { name: 'Difficult', sanskrit: 'कठिन' },
};

export const MOORTI_NAMES: Readonly<Record<Moorti, Named>> = {
  swarna: { name: 'Swarna (gold)', sanskrit: 'स्वर्ण मूर्ति' },
  rajata: { name: 'Rajata (silver)', sanskrit: 'रजत मूर्ति' },
  tamra: { name: 'Tamra (copper)', sanskrit: 'ताम्र मूर्ति' },
  loha: { name: 'Loha (iron)', sanskrit: 'लौह मूर्ति' },
};

export const RECEPTION_NAMES: Readonly<Record<Reception, Named>> = {
  exalted: { name: 'Exalted (uchcha)', sanskrit: 'उच्च' },
  own: { name: 'Own sign (swakshetra)', sanskrit: 'स्वक्षेत्र' },
  friend: { name: 'Sign of a friend (mitra)', sanskrit: 'मित्र राशि' },
  neutral: { name: 'Sign of a neutral planet (sama)', sanskrit: 'सम राशि' },
  enemy: { name: 'Sign of an enemy (shatru)', sanskrit: 'शत्रु राशि' },
  debilitated: { name: 'Debilitated (neecha)', sanskrit: 'नीच' },
};

/** Returns the theme of a transit, the advice for it, and a description for this chart. */
export function transitText(
  clock: PlaceClock,
  crossing: WholeStay,
  judged: JudgedTransit,
): { theme: string; counsel: string; text: string } {
  const { counsel, theme } = transitEffect(judged.planet, judged.houseFromMoon);
  const sentences = [
    placeSentence(judged),
    resultSentence(judged, theme),
    bindusSentence(judged),
    motionSentence(judged),
    untilSentence(clock, crossing),
    `It helps to ${counsel}.`,
  ];
  return { theme, counsel, text: sentences.filter((sentence) => sentence !== '').join(' ') };
}

function placeSentence({ houseFromAscendant, houseFromMoon, place, planet }: JudgedTransit): string {
  const { area } = HOUSE_TOPICS[houseFromAscendant - 1]!;
  const sign = SIGNS[place.signIndex]!;
  return `${capitalised(named(planet))} passes through ${sign}, the ${ordinal(houseFromMoon)} from your Moon and the ${ordinal(houseFromAscendant)} house of your chart, that of ${area}.`;
}

function resultSentence({ vedha }: JudgedTransit, theme: string): string {
  const { by, pairedHouse, result } = vedha;
  const others = listed(by.map(named));
  switch (result) {
    case 'favourable':
      return `This is one of its good places, and nothing obstructs it: it brings ${theme}.`;
    case 'neutralised':
      return `This is one of its good places and would bring ${theme}, but ${others} in the ${ordinal(pairedHouse!)} from the Moon ${by.length > 1 ? 'hold' : 'holds'} it back for now.`;
    case 'relieved':
      return `By its place it would bring ${theme}; ${others} in the ${ordinal(pairedHouse!)} from the Moon ${by.length > 1 ? 'relieve' : 'relieves'} this.`;
    case 'unfavourable':
      return `Here it tends to bring ${theme}.`;
  }
}

/** A sentence where the bindus change what the house promises; empty where they are average. */
function bindusSentence({ bindus, place, planet, sarva, vedha }: JudgedTransit): string {
  const sign = SIGNS[place.signIndex]!;
  const ground = sarva >= 30 ? 'fertile' : sarva < 25 ? 'thin' : null;
  if (bindus === null) {
    return ground ? `With ${sarva} bindus of all planets, ${sign} is ${ground} ground in your chart.` : '';
  }
  const own = `${bindus} of 8 bindus of its own in ${sign}`;
  const whole = ground ? ` and ${ground} ground there (${sarva} in all)` : '';
  if (isMany(bindus)) return `With ${own}${whole}, ${named(planet)} ${WITH_MANY_BINDUS[vedha.result]}.`;
  if (isFew(bindus)) return `With only ${own}${whole}, ${named(planet)} ${WITH_FEW_BINDUS[vedha.result]}.`;
  return '';
}

const WITH_MANY_BINDUS: Readonly<Record<TransitResult, string>> = {
  favourable: 'gives freely',
  neutralised: 'keeps something of it for you all the same',
  relieved: 'is gentler still',
  unfavourable: 'is gentler than its place says',
};

const WITH_FEW_BINDUS: Readonly<Record<TransitResult, string>> = {
  favourable: 'gives less than its place says',
  neutralised: 'has little to give in any case',
  relieved: 'asks for some care even so',
  unfavourable: 'asks for more care',
};

function motionSentence({ place, planet }: JudgedTransit): string {
  if (!place.isRetrograde || isNode(planet)) return '';
  return 'As it moves backwards, old matters of this kind come up again and want to be settled.';
}

function untilSentence(clock: PlaceClock, { current, segments }: WholeStay): string {
  const day = (jdUT: number) => dateText(writtenDate(clock, jdUT), 'en');
  if (current.endJdUT === null) return '';
  const leaves = `It stays until ${day(current.endJdUT)}`;
  const next = segments[segments.indexOf(current) + 1];
  if (!next) return `${leaves}.`;
  const lastJdUT = segments.at(-1)!.endJdUT;
  const until = lastJdUT === null ? '' : ` and leaves for good on ${day(lastJdUT)}`;
  return `${leaves}, returns on ${day(next.startJdUT!)}${until}.`;
}
