/** What favours or burdens a period, in English: as sentences, and in a few words. */
import type { BirthPlace, PeriodFindingFacts, SignPlace } from '../../astro/judgement/dasha/facts.ts';
import { isStrongBySign, type Dignity } from '../../astro/planet/dignity.ts';
import { placedInSign } from '../../astro/planetWords.ts';
import { sentence, capitalised, dateEn, named, namedList, ordinal, signEn, uncapitalised } from './grammar.ts';
import { yogaCalled } from '../../astro/judgement/yogaWords.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Sentences } from '../sentences.ts';
import { agentsEn, housesEn } from './dasha.ts';

/** The two planets that are malefic only in some charts. */
const MALEFICS: Readonly<Partial<Record<Planet, string>>> = {
  Moon: 'a malefic in its dark phase',
  Mercury: 'a malefic through its company',
};

const OFFICES = {
  yogakaraka: 'Its periods raise what it touches.',
  benefic: 'It serves your whole chart.',
  malefic: 'It gives in return for effort.',
  killing_malefic: 'It gives in return for effort. It is a maraka too, so keep a measured pace.',
} as const;

const OFFICE_NAMES = {
  yogakaraka: 'the yogakaraka',
  benefic: 'a functional benefic',
  malefic: 'a functional malefic',
  killing_malefic: 'a functional malefic',
} as const;

const RELATIONS = {
  smooth: 'so the two periods work together.',
  mild: 'so one spends what the other earns. Keep their aims apart.',
  strife: 'so their aims cross. Do one thing at a time.',
} as const;

/** What a yoga does in the periods of its planets: one that gives, and one that strains. */
const RIPENING = {
  gives: {
    active: (periods: string) => `, active in ${periods}`,
    reduced: (periods: string) => `, weakened but partly active in ${periods}`,
  },
  strains: {
    active: (periods: string) => `, which needs patience in ${periods}`,
    reduced: (periods: string) => `, which is eased and needs a little patience in ${periods}`,
  },
} as const;

/** From five on; there are nine planets. */
const COUNTS = ['Five', 'Six', 'Seven', 'Eight', 'Nine'] as const;

export const PERIOD_FINDINGS_EN: Sentences<PeriodFindingFacts> = {
  dignity: ({ planet, ...place }) =>
    sentence(`${named(planet)} is ${birthPlaceEn(place)}, so ${dignityMeaning(place.dignity, place.isLifted)}`),
  place: ({ house, kind, planet }) => {
    const where = `your ${ordinal(house)} house, of ${areaOf(house)}`;
    if (kind === 'prospers') {
      const who = `${named(planet)}, ${MALEFICS[planet] ?? 'a natural malefic'},`;
      return `${sentence(`${who} does well in ${where}`)} Effort is rewarded there.`;
    }
    const meaning = {
      dusthana: 'Service, patience and letting go bring gain there.',
      trikona: 'From this trine (trikona) it lends the period good fortune.',
      kendra: 'From this angle (kendra) its results show openly.',
    }[kind];
    return `${sentence(`${named(planet)} stands in ${where}`)} ${meaning}`;
  },
  office: ({ ascendantSignIndex, lordship, office }) => {
    const { agents, houses, planet } = lordship;
    const whose = agents.length === 0 ? `lord of your ${housesEn(houses)}` : `acting for ${agentsEn(agents)}`;
    const head = `${named(planet)}, ${whose}, is ${OFFICE_NAMES[office]} for ${signEn(ascendantSignIndex)} rising`;
    return `${sentence(head)} ${OFFICES[office]}`;
  },
  navamsa: ({ isHeld, isVargottama, judge, planet, ...place }) => {
    const whose = judge === planet ? '' : `, which rules the sign of ${named(planet)} there,`;
    const seen = `In the navamsa (D9) ${named(judge)}${whose} is ${signPlaceEn(place)}.`;
    const kept = isVargottama ? [sentence(`${named(planet)} keeps its sign there (vargottama)`)] : [];
    return [
      seen,
      ...kept,
      isHeld ? `What ${named(planet)} promises holds.` : `Tend what ${named(planet)} brings so that it lasts.`,
    ].join(' ');
  },
  combustion: ({ planet }) =>
    `${sentence(`${named(planet)} is combust, too close to the Sun`)} Its matters wait behind those of authority until you make room for them.`,
  company: ({ isHelp, others, planet }) => {
    const isOne = others.length === 1;
    return sentence(
      isHelp
        ? `${namedList(others)} ${isOne ? 'supports' : 'support'} ${named(planet)}, so help is at hand`
        : `${namedList(others)} ${isOne ? 'presses' : 'press'} on ${named(planet)}, so be patient`,
    );
  },
  relation: ({ fromHouse, kind, parentLord, planet }) =>
    capitalised(`${named(planet)} stands in ${placeFrom(fromHouse, parentLord)}, ${RELATIONS[kind]}`),
  friendship: ({ isFriendly, parentLord, planet }) => {
    const both = `${named(planet)} and ${named(parentLord)}`;
    return isFriendly
      ? `${sentence(`${both} are friends by nature`)} Each helps what the other brings.`
      : `${sentence(`${both} are at odds by nature`)} Give each its own time and place.`;
  },
  transit: ({ fromHouse, isAtStart, isGood, planet, signIndex }) => {
    const when = isAtStart ? 'As the period begins' : 'In transit';
    const seen = `${when}, ${named(planet)} is in ${signEn(signIndex)}, the ${ordinal(fromHouse)} from your birth Moon.`;
    return `${seen} ${isGood ? 'It does well there.' : 'It is less at ease there.'}`;
  },
  yoga: ({ isActive, name, planets, polarity, result, variant }) => {
    const who =
      planets.length < 5
        ? `${namedList(planets)} ${planets.length === 1 ? 'forms' : 'form'}`
        : `${COUNTS[planets.length - 5]!} planets form`;
    const becomes = RIPENING[polarity === 'bad' ? 'strains' : 'gives'][isActive ? 'active' : 'reduced'];
    const periods = planets.length === 1 ? 'its periods' : 'their periods';
    const formed = sentence(`${who} ${yogaCalled({ name, variant })}${becomes(periods)}`);
    const [first, ...more] = result.en.split('; ');
    return [formed, `It stands for ${uncapitalised(first!)}.`, ...more.map(sentence)].join(' ');
  },
  dasha_sandhi: ({ date, nextLord, planet }) =>
    `The mahadasha of ${named(planet)} is in its last tenth, and that of ${named(nextLord)} begins on ${dateEn(date)}. Finish what is nearly done, and begin larger things after that date.`,
};

export const PERIOD_BRIEFS_EN: Sentences<PeriodFindingFacts> = {
  dignity: ({ planet, ...place }) => `${named(planet)} ${birthPlaceEn(place)}`,
  place: ({ house, planet }) => `${named(planet)} in your ${ordinal(house)} house`,
  office: ({ lordship, office }) => `${named(lordship.planet)} as ${OFFICE_NAMES[office]}`,
  navamsa: ({ judge, ...place }) => `${named(judge)} in the navamsa, ${signPlaceEn(place)}`,
  combustion: ({ planet }) => `${named(planet)} close to the Sun (combust)`,
  company: ({ isHelp, others }) => `the ${isHelp ? 'support' : 'pressure'} of ${namedList(others)}`,
  relation: ({ fromHouse, parentLord, planet }) => `${named(planet)} in ${placeFrom(fromHouse, parentLord)}`,
  friendship: ({ isFriendly, parentLord, planet }) =>
    `the ${isFriendly ? 'friendship' : 'enmity'} of ${named(planet)} and ${named(parentLord)}`,
  transit: ({ planet, signIndex }) => `the transit of ${named(planet)} through ${signEn(signIndex)}`,
  // A bad one with its result, as the name alone would frighten.
  yoga: ({ name, polarity, result, variant }) =>
    polarity === 'bad'
      ? `${yogaCalled({ name, variant })}, of ${uncapitalised(result.en)}`
      : yogaCalled({ name, variant }),
  dasha_sandhi: ({ nextLord }) => `the junction with the mahadasha of ${named(nextLord)}`,
};

/** Returns the dignity of a planet with its sign and with neecha bhanga where it holds: `exalted in Capricorn`. */
export function birthPlaceEn({ isLifted, ...place }: BirthPlace): string {
  return `${signPlaceEn(place)}${isLifted ? ' but lifted by neecha bhanga' : ''}`;
}

function signPlaceEn({ dignity, signIndex }: SignPlace): string {
  return placedInSign(dignity, signIndex);
}

function dignityMeaning(dignity: Dignity, isLifted: boolean): string {
  if (isStrongBySign(dignity)) return 'it gives from its own strength';
  if (dignity === 'great_friend' || dignity === 'friend') return 'it is received well and finds helpers';
  if (dignity !== 'debilitated') return 'it needs tact among people of another mind';
  return isLifted ? 'an early difficulty turns into skill' : 'you learn step by step what it gives';
}

function placeFrom(fromHouse: number, parentLord: Planet): string {
  return fromHouse === 1
    ? `the same sign as ${named(parentLord)}`
    : `the ${ordinal(fromHouse)} from ${named(parentLord)}`;
}
