/** Sentences about tara and Moon of a day, in Hindi. */
import { hindiOrdinal } from '../../astro/words.ts';
import { CHANDRABALA } from '../../astro/tables/chandrabala.ts';
import { TARAS } from '../../astro/tables/taras.ts';
import { listHi, rankHi } from '../../words/hi/grammar.ts';
import { COMBINED_SAID } from './tables/hindiPhrases.ts';
import { clockText, otherPeriods, type DayFacts } from './words.ts';

/** Returns sentences about both at noon, and about what changes before and after it. */
export function moonInHindi(facts: DayFacts): string[] {
  return [noon(facts), ...moonTurns(facts)];
}

function noon({ chandrabala, tarabala }: DayFacts): string {
  const { tara } = tarabala;
  const { alias, meaning, sanskrit } = TARAS[tara.number - 1]!;
  const star = tara.count === 1 ? 'आपका जन्म नक्षत्र ही है' : `आपके जन्म नक्षत्र से ${rankHi(tara.count)} है`;
  const named = `${sanskrit} तारा${alias ? ` (${alias.hi})` : ''}`;
  return `दोपहर का नक्षत्र ${star}, जिससे ${named} बनती है: ${meaning.hi}। चंद्रमा ${placeSaid(chandrabala.house)} है, जिससे ${moonBrings(chandrabala)}; ${COMBINED_SAID[moonHelp(tarabala)]}।`;
}

function placeSaid(house: number): string {
  return house === 1 ? 'जन्म राशि में' : `जन्म राशि से ${hindiOrdinal(house)} स्थान में`;
}

/** Tara and Moon before and after noon, where they differ from noon. */
function moonTurns(facts: DayFacts): string[] {
  const date = facts.target_date;
  const described = otherPeriods(facts).map(({ end, house, isBefore, isHouseNew, isTaraNew, start, tara }) => {
    const { nature, sanskrit } = TARAS[tara - 1]!;
    const star = isTaraNew ? [`${sanskrit} तारा (${nature === 'shubh' ? 'शुभ' : 'अशुभ'}) रहती है`] : [];
    const place = isHouseNew ? [`चंद्रमा ${placeSaid(house)} रहता है`] : [];
    const when = isBefore ? `${clockText(end, date, 'hi')} तक` : `${clockText(start, date, 'hi')} से`;
    return `${when} ${listHi([...star, ...place])}`;
  });
  return described.length > 0 ? [`${described.join('; ')}।`] : [];
}

/** Returns what the house of the Moon brings, as a clause that follows `इससे`. */
export function moonBrings({ house, paksha }: DayFacts['chandrabala']): string {
  return CHANDRABALA[house - 1]!.effect[paksha].hi;
}

/** Returns which of tara and Moon helps at noon, as a key of the phrases. */
export function moonHelp({ combined, tara }: DayFacts['tarabala']): keyof typeof COMBINED_SAID {
  return HELPING[combined] ?? (tara.nature === 'shubh' ? 'tara' : 'moon');
}

/** Results in which tara and Moon agree; for `mixed` the tara decides. */
const HELPING: Readonly<Partial<Record<DayFacts['tarabala']['combined'], keyof typeof COMBINED_SAID>>> = {
  excellent: 'both',
  good: 'tara',
  avoid: 'none',
};
