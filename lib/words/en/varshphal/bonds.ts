/** Sentences about two planets of a year that form a yoga, or do not, in English. */
import type { BondKind } from '../../../astro/varshphal/tables/tajika.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';
import type { WeaknessArgs } from '../../../astro/varshphal/facts.ts';
import { variantOf } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import type { BondWords, ContactArgs } from '../../facts/varshphal.ts';
import { capitalised, listed, named, namedList, ordinal } from '../grammar.ts';

function stateText({ house, state }: WeaknessArgs): string {
  return state === 'dusthana' ? `stands in the ${ordinal(house)} house` : `is ${state}`;
}

function weakenedTexts(weaknesses: readonly WeaknessArgs[], nameOf: (planet: SevenPlanet) => string): string[] {
  const planets = [...new Set(weaknesses.map(({ planet }) => planet))];
  const statesOf = (id: SevenPlanet) => weaknesses.filter(({ planet }) => planet === id).map(stateText);
  return planets.map((id) => `${nameOf(id)} ${listed(statesOf(id))}`);
}

/** Returns the weakened planets with the reasons, each once: `Venus is retrograde and stands in the 12th house`. */
export function weaknessesEn(weaknesses: readonly WeaknessArgs[], nameOf: (planet: SevenPlanet) => string): string {
  return listed(weakenedTexts(weaknesses, nameOf));
}

/** What follows where two lords do not meet; an answer says it of several areas. */
const OTHER_SUPPORTS = [
  'The matter depends on other planets.',
  'Other planets decide the matter.',
  'Help for the matter has to come from other planets.',
] as const;

function apartText(lords: string, contact: ContactArgs | null): string {
  if (contact === null) return `${lords} do not come together.`;
  if (contact.kind === 'unseen') return `${lords} do not see each other.`;
  return contact.aspect === 'conjunction'
    ? `${lords} share a sign but stand too far apart to join.`
    : `${lords} see each other but are too far from exact to join.`;
}

function gapText(gapDeg: number): string {
  if (Math.abs(gapDeg) < 1) return 'almost exact';
  return gapDeg > 0 ? 'not yet exact' : 'already past exact';
}

function instanceText({ contact, houses, planets }: BondWords['yoga_places']['instances'][number]): string {
  const form = `${capitalised(namedList(planets))} ${planets.length > 1 ? 'form' : 'forms'} it`;
  if (houses.length > 0)
    return `${form} for the ${listed(houses.map(ordinal))} ${houses.length > 1 ? 'houses' : 'house'}.`;
  if (contact === null) return `${form}.`;
  const { aspect, faster, gapDeg, slower } = contact;
  return `${capitalised(named(faster))} and ${named(slower)} form it by ${aspect}, ${gapText(gapDeg)}.`;
}

export const BONDS_EN: Sentences<BondWords> = {
  weakness: (weakness) => `${capitalised(named(weakness.planet))} ${stateText(weakness)}`,
  bond: ({ ascendantLord, carriers, contact, isMoonJoining, karyesh, kind, spoilers, weaknesses }) => {
    const lords = capitalised(`${named(ascendantLord)} and ${named(karyesh)}`);
    const through = namedList(carriers);
    const texts: Readonly<Record<BondKind, string>> = {
      same: `${capitalised(named(karyesh))} stands both for you and for the matter, which is in your own hands.`,
      ithasala: `${lords} come together by ${contact?.aspect} (ithasala), which favours the matter.`,
      bhavishyat: `${lords} are about to come together (bhavishyat), so the matter comes late in the year.`,
      nakta: `${lords} meet through ${through} (nakta). Someone quick or young brings the matter about.`,
      yamaya: `${lords} meet through ${through} (yamaya). An elder or a mediator brings the matter about.`,
      ishrafa: `${lords} have passed each other (ishrafa). Finish old work rather than begin new.`,
      none: `${apartText(lords, contact)} ${variantOf(OTHER_SUPPORTS, ascendantLord, karyesh, 'supports')}`,
    };
    const found = [
      texts[kind],
      ...(spoilers.length > 0
        ? [
            `${capitalised(namedList(spoilers))} ${spoilers.length > 1 ? 'come' : 'comes'} between, so be ready for a second try.`,
          ]
        : []),
      ...weakenedTexts(weaknesses, named).map((text, i) =>
        i === 0 ? `Part of the result may be lost again, as ${text}.` : `${capitalised(text)} as well.`,
      ),
      ...(isMoonJoining ? ['The Moon joins in and makes it easier.'] : []),
    ];
    return found.join(' ');
  },
  bond_of_health: ({ ascendantLord, karyesh, kind }) => {
    const lord = capitalised(named(ascendantLord));
    const sixth = `${named(karyesh)}, lord of the 6th house`;
    const texts: Readonly<Record<BondKind, string>> = {
      same: `${capitalised(named(karyesh))} rules both the ascendant and the 6th house. Balance is a matter of daily habit.`,
      ithasala: `${lord} joins ${sixth}. Strain shows early, so rest early.`,
      bhavishyat: `${lord} is about to join ${sixth}. Rest well before the later part of the year.`,
      nakta: `${lord} is brought together with ${sixth}. Do not let other people’s haste tire you.`,
      yamaya: `${lord} is brought together with ${sixth}. Do not let duties pile up.`,
      ishrafa: `${lord} parts from ${sixth}. The time of strain lies behind you.`,
      none: `${lord} does not join ${sixth}, so daily balance is easier to keep.`,
    };
    return texts[kind];
  },
  yoga_places: ({ instances }) => instances.map(instanceText).join(' '),
};
