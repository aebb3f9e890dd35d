/** What favours or burdens a period, in English: as sentences, and in a few words. */
import type { BirthPlace, PeriodFindingFacts, SignPlace } from '../../astro/judgement/dasha/facts.ts';
import { isStrongBySign, type Dignity } from '../../astro/planet/dignity.ts';
import { placedInSign } from '../../astro/planetWords.ts';
import { sentence } from '../../astro/judgement/phrases.ts';
import { yogaBrief, yogaCalled } from '../../astro/judgement/yogaWords.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Sentences } from '../sentences.ts';
import { lordshipEn } from './dasha.ts';
import { dateEn, named, namedList, ordinal, signEn } from './grammar.ts';

/** The two planets that are malefic only in some charts. */
const MALEFICS: Readonly<Partial<Record<Planet, string>>> = {
  Moon: 'in its dark phase and so counted with the malefics',
  Mercury: 'counted with the malefics for the company it keeps',
};

const OFFICES = {
  yogakaraka: 'its periods raise what it touches',
  benefic: 'what it brings serves the chart as a whole',
  malefic: 'it gives in return for effort',
  killing_malefic: 'it gives in return for effort; named among the marakas, it asks one to keep a measured pace',
} as const;

const OFFICE_NAMES = {
  yogakaraka: 'the yogakaraka',
  benefic: 'a functional benefic',
  malefic: 'a functional malefic',
  killing_malefic: 'a functional malefic',
} as const;

const RELATIONS = {
  smooth: 'the two periods work together',
  mild: 'the one spends what the other earns, so their aims are best kept apart',
  strife: 'their aims cross, and one thing at a time goes better than two',
} as const;

/** What a yoga does in the periods of its planets: one that gives, and one that strains. */
const RIPENING = {
  gives: {
    active: 'ripens in the periods of its planets',
    reduced: 'is weakened, and ripens in part in the periods of its planets',
  },
  strains: {
    active: 'calls for patience in the periods of its planets',
    reduced: 'is eased, and calls for a little patience in the periods of its planets',
  },
} as const;

export const PERIOD_FINDINGS_EN: Sentences<PeriodFindingFacts> = {
  dignity: ({ planet, ...place }) =>
    sentence(`${named(planet)} stands ${birthPlaceEn(place)}: ${dignityMeaning(place.dignity, place.isLifted)}`),
  place: ({ house, kind, planet }) => {
    const where = `the ${ordinal(house)}, of ${areaOf(house)}`;
    if (kind === 'prospers') {
      return sentence(
        `${named(planet)}, ${MALEFICS[planet] ?? 'a natural malefic'}, prospers in ${where}: effort is rewarded there`,
      );
    }
    const meaning = {
      dusthana: 'gain comes there by service, patience and letting go',
      trikona: 'a trikona, which lends the period good fortune',
      kendra: 'a kendra, which lets the period act in plain sight',
    }[kind];
    return sentence(`${named(planet)} stands in ${where}: ${meaning}`);
  },
  office: ({ ascendantSignIndex, lordship, office }) =>
    sentence(
      `${named(lordship.planet)}, ${lordshipEn(lordship)}, is ${OFFICE_NAMES[office]} for ${signEn(ascendantSignIndex)} rising: ${OFFICES[office]}`,
    ),
  navamsa: ({ isHeld, isVargottama, judge, planet, ...place }) => {
    const kept = isVargottama ? `; ${named(planet)} is vargottama` : '';
    const whose = judge === planet ? '' : `, the dispositor of ${planet} there,`;
    const seen = `in the navamsa ${named(judge)}${whose} stands ${signPlaceEn(place)}${kept}`;
    return sentence(`${seen}: ${isHeld ? 'the promise holds' : 'results need tending to last'}`);
  },
  combustion: ({ planet, separationDeg }) =>
    sentence(
      `${named(planet)} is combust, ${separationDeg.toFixed(1)} degrees from the Sun: its matters stand behind those of authority until they are given room`,
    ),
  company: ({ isHelp, others, planet }) => {
    const by = namedList(others);
    const isOne = others.length === 1;
    return sentence(
      isHelp
        ? `${by} support${isOne ? 's' : ''} ${named(planet)} by company or aspect: help is at hand`
        : `${by} press${isOne ? 'es' : ''} on ${named(planet)} by company or aspect, which asks for patience`,
    );
  },
  relation: ({ fromHouse, kind, parentLord, planet }) =>
    sentence(`${named(planet)} stands in ${placeFrom(fromHouse, parentLord)}: ${RELATIONS[kind]}`),
  friendship: ({ isFriendly, parentLord, planet }) => {
    const both = `${named(planet)} and ${named(parentLord)}`;
    return sentence(
      isFriendly
        ? `${both} are friends by nature: each helps what the other brings`
        : `${both} are at odds by nature: give each its own time and place`,
    );
  },
  transit: ({ fromHouse, isAtStart, isGood, planet, signIndex }) => {
    const when = isAtStart ? 'as the period begins, ' : '';
    const seen = `${when}${named(planet)} passes through ${signEn(signIndex)}, the ${ordinal(fromHouse)} from the Moon of birth`;
    return sentence(isGood ? `${seen}, a good place` : `${seen}, which is not among its good places`);
  },
  yoga: ({ isActive, name, planets, polarity, result, strength, variant }) => {
    const seen = `${yogaCalled({ name, variant })}, made by ${namedList(planets)}, with ${strength} of 100`;
    const becomes = RIPENING[polarity === 'bad' ? 'strains' : 'gives'][isActive ? 'active' : 'reduced'];
    return sentence(`${seen}, ${becomes}: ${result.en}`);
  },
  dasha_sandhi: ({ date, nextLord, planet }) =>
    `The mahadasha of ${named(planet)} is in its last tenth and gives way to that of ${named(nextLord)} on ${dateEn(date)}: what is ripe is better finished, and what is large is better begun after it.`,
};

export const PERIOD_BRIEFS_EN: Sentences<PeriodFindingFacts> = {
  dignity: ({ planet, ...place }) => `${named(planet)} ${birthPlaceEn(place)}`,
  place: ({ house, planet }) => `${named(planet)} in the ${ordinal(house)}`,
  office: ({ ascendantSignIndex, lordship, office }) =>
    `${named(lordship.planet)} as ${OFFICE_NAMES[office]} for ${signEn(ascendantSignIndex)} rising`,
  navamsa: ({ judge, ...place }) => `the navamsa, with ${named(judge)} ${signPlaceEn(place)}`,
  combustion: ({ planet }) => `${named(planet)} combust`,
  company: ({ isHelp, others }) => `the ${isHelp ? 'support' : 'pressure'} of ${namedList(others)}`,
  relation: ({ fromHouse, parentLord }) => `its place in ${placeFrom(fromHouse, parentLord)}`,
  friendship: ({ isFriendly, parentLord, planet }) =>
    `the ${isFriendly ? 'friendship' : 'enmity'} of ${named(planet)} and ${named(parentLord)}`,
  transit: ({ signIndex }) => `its passage through ${signEn(signIndex)}`,
  yoga: yogaBrief,
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
  if (isStrongBySign(dignity)) return 'it gives from its own means';
  if (dignity === 'great_friend' || dignity === 'friend') return 'it is received well and finds helpers';
  if (dignity !== 'debilitated') return 'it works among people of another mind and needs tact';
  return isLifted ? 'an early difficulty turns into skill' : 'what it gives must be learned step by step';
}

function placeFrom(fromHouse: number, parentLord: Planet): string {
  return fromHouse === 1
    ? `the same sign as ${named(parentLord)}`
    : `the ${ordinal(fromHouse)} from ${named(parentLord)}`;
}
