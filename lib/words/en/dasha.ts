/** Sentences of /dasha in English. */
import type { Lordship } from '../../astro/dasha/facts.ts';
import { LEVEL_NAMES } from '../../astro/dasha/period.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import { signLord } from '../../astro/tables/signs.ts';
import type { DashaWords } from '../facts/dasha.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, dateEn, listed, named, nakshatraEn, ordinal, signEn } from './grammar.ts';

const SUPPORTS = [
  'neither of the two further conditions speaks',
  'one of the two further conditions speaks',
  'both further conditions speak',
] as const;

export const DASHA_EN: Sentences<DashaWords> = {
  rahu_from_ascendant_lord: () => 'Rahu is in a kendra or trikona (1, 4, 5, 7, 9 or 10) from the lord of the ascendant',
  rahu_outside_ascendant: () => 'Rahu is not in the ascendant',
  day_and_paksha: () => 'The birth was by day in the dark half of the month, or by night in the bright half',
  opening: ({ elapsedShare, lord, nakshatraIndexes, years }) => {
    const crossed = listed(nakshatraIndexes.map(nakshatraEn));
    const belongs = nakshatraIndexes.length === 1 ? 'belongs' : 'belong';
    const left = (years * (1 - elapsedShare)).toFixed(2);
    return `The Moon has crossed ${(elapsedShare * 100).toFixed(2)} % of ${crossed}, which ${belongs} to ${named(lord)}: ${left} of ${years} years are left at birth.`;
  },
  applicability: ({ isRahuPlaced, supports }) =>
    isRahuPlaced
      ? `Rahu stands where Ashtottari asks for, so it may be read beside Vimshottari; ${SUPPORTS[supports]} for it.`
      : `Rahu does not stand where Ashtottari asks for, so Vimshottari goes before it; ${SUPPORTS[supports]} for it.`,
  chosen: ({ basis, date, level, lord, state }) => {
    const name = LEVEL_NAMES[level - 1]!;
    if (basis === 'running') return `The ${name} of ${named(lord)} runs at as_of.`;
    const when = {
      running: 'it runs at as_of',
      over: `it ended on ${dateEn(date)}`,
      to_come: `it begins on ${dateEn(date)}`,
    }[state];
    if (basis === 'asked') return `The ${name} of ${named(lord)} was asked for: ${when}.`;
    return `No ${name} was named and none of its parent runs at as_of, so the first that is lived is taken, that of ${named(lord)}: ${when}.`;
  },
  mahadasha_begins: ({ lord, previousLord, years }) =>
    `The mahadasha of ${named(lord)} follows that of ${named(previousLord)} and lasts ${lengthEn(years)}.`,
  own_antardasha_begins: ({ lord, years }) =>
    `The antardasha of ${named(lord)} itself opens its mahadasha and lasts ${lengthEn(years)}.`,
  antardasha_begins: ({ lord, mahadashaLord, previousLord, years }) =>
    `In the mahadasha of ${named(mahadashaLord)}, the antardasha of ${named(lord)} follows that of ${named(previousLord)} and lasts ${lengthEn(years)}.`,
  lord_stands: ({ house, houses, lord, signIndex }) => {
    const who = capitalised(named(lord));
    const areas = [...new Set([...houses, house])].map((number) => areaOf(number)).join('; ');
    const place =
      houses.length === 0
        ? `${who} stands in the ${ordinal(house)} house, in ${signEn(signIndex)}, the sign of ${named(signLord(signIndex))}`
        : `${who} owns the ${listed(houses.map(ordinal))} and stands in the ${ordinal(house)} house`;
    return `${place}. To the fore: ${areas}.`;
  },
  junction: ({ from, isChhidra, to }) => {
    const [one, other] = [named(from.planet), named(to.planet)];
    const reading = `The last tenth of the mahadasha of ${one}, ${lordshipEn(from)}, prepares that of ${other}, ${lordshipEn(to)}: matters of ${one} are brought to a close, and new ones are better begun lightly.`;
    return isChhidra
      ? `${reading} The change from ${one} to ${other} is one of three that practice takes for a sharper turn, so it is given time and room.`
      : reading;
  },
};

/** Returns `2.69 years`; below one year in months: `4.9 months`. */
function lengthEn(years: number): string {
  if (years < 1) return `${Number((years * 12).toFixed(1))} months`;
  return `${Number(years.toFixed(2))} ${years === 1 ? 'year' : 'years'}`;
}

/** Returns `lord of the 6th and 7th`; of a node, for whom it acts. */
export function lordshipEn({ agents, houses }: Lordship): string {
  const lordOf = (owned: readonly number[]) => `lord of the ${listed(owned.map(ordinal))}`;
  if (agents.length === 0) return lordOf(houses);
  return `acting for ${listed(agents.map((agent) => `${named(agent.planet)} (${lordOf(agent.houses)})`))}`;
}
