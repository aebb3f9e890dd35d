/** Sentences about tara and Moon of a day, in Hindi. */
import { hindiOrdinal } from '../../astro/words.ts';
import { TARAS } from '../../astro/tables/taras.ts';
import { listHi, rankHi } from '../../words/hi/grammar.ts';
import { COMBINED_SAID, MOON_BRINGS, TARA_MEANINGS, WAXING_MOON_BRINGS } from './tables/hindiPhrases.ts';
import { clockText, otherPeriods, type DayFacts } from './words.ts';

/** Returns sentences about both at noon, and about what changes before and after it. */
export function moonInHindi(facts: DayFacts): string[] {
  return [noon(facts), ...moonTurns(facts)];
}

function noon({ chandrabala, tarabala }: DayFacts): string {
  const { tara } = tarabala;
  const { alias, id, sanskrit } = TARAS[tara.number - 1]!;
  const star = tara.count === 1 ? 'आपका जन्म नक्षत्र ही है' : `आपके जन्म नक्षत्र से गिनने पर ${rankHi(tara.count)} है`;
  const named = `${sanskrit} तारा${alias && HINDI_ALIASES[alias] ? ` (${HINDI_ALIASES[alias]})` : ''}`;
  return `दोपहर का नक्षत्र ${star}, जिससे ${named} बनती है: ${TARA_MEANINGS[id]}। ${placeSaid(chandrabala.house)} चंद्रमा ${moonBrings(chandrabala)} की ओर संकेत करता है; ${COMBINED_SAID[moonHelp(tarabala)]}।`;
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

/** What the house of the Moon brings, as it stands before `की ओर संकेत करता है`. */
export function moonBrings({ house, paksha }: DayFacts['chandrabala']): string {
  return (paksha === 'shukla' ? WAXING_MOON_BRINGS[house] : undefined) ?? MOON_BRINGS[house - 1]!;
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

const HINDI_ALIASES: Readonly<Record<string, string>> = {
  Pratyari: 'प्रत्यरि',
  Sadhana: 'साधन',
  Vadha: 'वध',
  'Ati-Mitra': 'अतिमित्र',
};
