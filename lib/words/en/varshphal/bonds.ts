/** Sentences about two planets of a year that form a yoga, or do not, in English. */
import type { BondKind } from '../../../astro/varshphal/tables/tajika.ts';
import { sentence } from '../../../astro/judgement/phrases.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';
import type { WeaknessArgs } from '../../../astro/varshphal/facts.ts';
import type { Sentences } from '../../sentences.ts';
import type { BondWords, ContactArgs } from '../../facts/varshphal.ts';
import { capitalised, listed, named, namedList, ordinal } from '../grammar.ts';

function stateText({ house, state }: WeaknessArgs): string {
  return state === 'dusthana' ? `stands in the ${ordinal(house)}` : `is ${state}`;
}

/** Returns the weakened planets with the reasons, each once: `Venus is retrograde and stands in the 12th`. */
export function weaknessesEn(weaknesses: readonly WeaknessArgs[], nameOf: (planet: SevenPlanet) => string): string {
  const planets = [...new Set(weaknesses.map(({ planet }) => planet))];
  const statesOf = (id: SevenPlanet) => weaknesses.filter(({ planet }) => planet === id).map(stateText);
  return listed(planets.map((id) => `${nameOf(id)} ${listed(statesOf(id))}`));
}

function apartText({ aspect, faster, gapDeg, kind, orbDeg, place, slower }: ContactArgs): string {
  const [quick, slow] = [named(faster), named(slower)];
  if (kind === 'unseen')
    return `${quick} and ${slow} do not see each other, ${slow} in the ${ordinal(place)} from ${quick}`;
  const how = aspect === 'conjunction' ? 'share a sign' : `see each other by ${aspect}`;
  return `${quick} and ${slow} ${how}, but ${Math.abs(gapDeg).toFixed(1)} degrees from exact, beyond their orb of ${orbDeg}`;
}

function gapText(gapDeg = 0): string {
  return Math.abs(gapDeg) < 1 ? 'exact within a degree' : `with ${gapDeg.toFixed(1)} degrees to go`;
}

function instanceText({ contact, houses, planets }: BondWords['yoga_places']['instances'][number]): string {
  if (houses.length > 0) return `for the ${listed(houses.map(ordinal))}, ${namedList(planets)}`;
  if (contact === null) return `by ${namedList(planets)}`;
  const { aspect, faster, gapDeg, slower } = contact;
  const gap = gapDeg <= -1 ? `past exactness by ${(-gapDeg).toFixed(1)} degrees` : gapText(gapDeg);
  return `${named(faster)} and ${named(slower)} by ${aspect}, ${gap}`;
}

export const BONDS_EN: Sentences<BondWords> = {
  weakness: (weakness) => `${capitalised(named(weakness.planet))} ${stateText(weakness)}`,
  bond: ({ ascendantLord, carriers, contact, isMoonJoining, karyesh, kind, spoilers, weaknesses }) => {
    const lords = `${named(ascendantLord)} and ${named(karyesh)}`;
    const through = namedList(carriers);
    const texts: Readonly<Record<BondKind, string>> = {
      same: `${named(karyesh)} stands both for you and for the matter, which rests in your own hands`,
      ithasala: `${lords} come together by ${contact?.aspect}, ${gapText(contact?.gapDeg)}: the matter is promised`,
      bhavishyat: `${lords} are about to come together: the matter ripens late in the year`,
      nakta: `${lords} meet through ${through}: someone quick or younger carries the matter`,
      yamaya: `${lords} meet through ${through}: an elder or a mediator brings the matter about`,
      ishrafa: `${lords} have passed each other: what was ripe earlier is finished rather than begun`,
      none: `${contact ? apartText(contact) : lords}: the matter moves by other supports`,
    };
    const troubles = [
      ...(spoilers.length > 0 ? [`${namedList(spoilers)} gets between and asks for a second try`] : []),
      ...(weaknesses.length > 0 ? [`part of it may be given back, as ${weaknessesEn(weaknesses, named)}`] : []),
      ...(isMoonJoining ? ['the Moon joins in and eases it'] : []),
    ];
    return sentence([texts[kind], ...troubles].join('; '));
  },
  bond_of_health: ({ ascendantLord, karyesh, kind }) => {
    const lord = named(ascendantLord);
    const sixth = `${named(karyesh)}, lord of the 6th`;
    const texts: Readonly<Record<BondKind, string>> = {
      same: `${named(karyesh)} rules both the ascendant and the 6th: balance is a matter of daily habit`,
      ithasala: `${lord} joins ${sixth}: strain shows early, so heed it early`,
      bhavishyat: `${lord} is about to join ${sixth}: rest ahead of the later part of the year`,
      nakta: `${lord} is brought together with ${sixth}: keep strain from coming in by other people’s haste`,
      yamaya: `${lord} is brought together with ${sixth}: keep strain from coming in by duties that pile up`,
      ishrafa: `${lord} parts from ${sixth}: strain lies behind rather than ahead`,
      none: `${lord} does not join ${sixth}, and daily balance is the easier to keep`,
    };
    return sentence(texts[kind]);
  },
  yoga_places: ({ instances }) => sentence(instances.map(instanceText).join('; ')),
};
