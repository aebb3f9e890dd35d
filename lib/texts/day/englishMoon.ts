/** Sentences about tara and Moon of a day, in English. */
import { CHANDRABALA } from '../../astro/tables/chandrabala.ts';
import { TARAS } from '../../astro/tables/taras.ts';
import { capitalised, listed, ordinal } from '../../astro/words.ts';
import { clockText, otherPeriods, type DayFacts } from './words.ts';

/** Returns sentences about both at noon, and about what changes before and after it. */
export function moonInEnglish(facts: DayFacts): string[] {
  return [noon(facts), ...moonTurns(facts)];
}

/**
 * Names the house of the Moon as it stands in a sentence: `the Moon in the 4th from your own`.
 *
 * @param house counted from the natal Moon, 1..12
 */
export function moonPlace(house: number): string {
  return house === 1 ? 'the Moon in your own Moon sign' : `the Moon in the ${ordinal(house)} from your own`;
}

function noon({ chandrabala, tarabala: { tara } }: DayFacts): string {
  const { alias, meaning, name } = TARAS[tara.number - 1]!;
  const star =
    tara.count === 1 ? 'your birth star itself' : `the ${tara.count}${suffix(tara.count)} from your birth star`;
  const place =
    chandrabala.house === 1
      ? 'it stands in your own Moon sign'
      : `from your own Moon it stands in the ${ordinal(chandrabala.house)}`;
  // The tara of the birth star already includes this in its meaning.
  const means = tara.number === 1 ? `when ${meaning.en.split(': ')[1]!}` : meaning.en;
  const effect = CHANDRABALA[chandrabala.house - 1]!.effect[chandrabala.paksha].en;
  return `At noon the nakshatra of the Moon is ${star}, which makes ${name}${alias ? ` (${alias.en})` : ''} tara, ${means}; ${place} and brings ${effect}.`;
}

/** Tara and Moon before and after noon, where they differ from noon. */
function moonTurns(facts: DayFacts): string[] {
  const date = facts.target_date;
  const described = otherPeriods(facts).map(({ end, house, isBefore, isHouseNew, isTaraNew, start, tara }) => {
    const { name, nature } = TARAS[tara - 1]!;
    const star = isTaraNew ? [`the tara is ${name} (${nature === 'shubh' ? 'favourable' : 'unfavourable'})`] : [];
    const place = isHouseNew ? [moonPlace(house).replace('the Moon', 'the Moon stands')] : [];
    const when = isBefore ? `until ${clockText(end, date, 'en')}` : `from ${clockText(start, date, 'en')}`;
    return `${when} ${listed([...star, ...place])}`;
  });
  return described.length > 0 ? [`${capitalised(described.join('; '))}.`] : [];
}

/** Returns the ordinal suffix of a number up to 27: 21st, 22nd, 23rd. */
function suffix(count: number): string {
  const last = count % 10;
  return count > 3 && count < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th');
}
