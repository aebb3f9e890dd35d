/** Sentences about two planets of a year that form a yoga, or do not. */
import { sentence } from '../../lib/astro/judgement/phrases.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { weaknessesText, type Bond } from '../../lib/astro/varshphal/bonds.ts';
import { isOfAscendant, type JudgedArea } from '../../lib/astro/varshphal/predictionAreas.ts';
import type { TajikaContact } from '../../lib/astro/varshphal/tajikaAspects.ts';
import type { TajikaInstance } from '../../lib/astro/varshphal/tajikaYogas.ts';
import { listed, ordinal } from '../../lib/astro/words.ts';

export function areaBondText({ area, bond }: Pick<JudgedArea, 'area' | 'bond'>): string {
  return isOfAscendant(area) ? healthBondText(bond) : bondText(bond);
}

function bondText({ ascendantLord, contact, karyesh, kind, ...bond }: Bond): string {
  const lords = `${named(ascendantLord)} and ${named(karyesh)}`;
  const through = namedList(kind === 'nakta' ? bond.swiftCarriers : bond.slowCarriers);
  const texts: Readonly<Record<Bond['kind'], string>> = {
    same: `${named(karyesh)} stands both for you and for the matter, which rests in your own hands`,
    ithasala: `${lords} come together by ${contact?.aspect.id}, ${gapText(contact?.gapDeg)}: the matter is promised`,
    bhavishyat: `${lords} are about to come together: the matter ripens late in the year`,
    nakta: `${lords} meet through ${through}: someone quick or younger carries the matter`,
    yamaya: `${lords} meet through ${through}: an elder or a mediator brings the matter about`,
    ishrafa: `${lords} have passed each other: what was ripe earlier is finished rather than begun`,
    none: `${contact ? apartText(contact) : lords}: the matter moves by other supports`,
  };
  const troubles = [
    ...(bond.spoilers.length > 0 ? [`${namedList(bond.spoilers)} gets between and asks for a second try`] : []),
    ...(bond.weaknesses.length > 0
      ? [`part of it may be given back, as ${weaknessesText(bond.weaknesses, named)}`]
      : []),
    ...(bond.moon === 'kamboola' ? ['the Moon joins in and eases it'] : []),
  ];
  return sentence([texts[kind], ...troubles].join('; '));
}

function apartText({ aspect, faster, gapDeg, kind, orbDeg, place, slower }: TajikaContact): string {
  const [quick, slow] = [named(faster), named(slower)];
  if (kind === 'unseen')
    return `${quick} and ${slow} do not see each other, ${slow} in the ${ordinal(place)} from ${quick}`;
  const how = aspect.id === 'conjunction' ? 'share a sign' : `see each other by ${aspect.id}`;
  return `${quick} and ${slow} ${how}, but ${Math.abs(gapDeg).toFixed(1)} degrees from exact, beyond their orb of ${orbDeg}`;
}

function gapText(gapDeg = 0): string {
  return Math.abs(gapDeg) < 1 ? 'exact within a degree' : `with ${gapDeg.toFixed(1)} degrees to go`;
}

function healthBondText({ ascendantLord, karyesh, kind }: Bond): string {
  const lord = named(ascendantLord);
  const sixth = `${named(karyesh)}, lord of the 6th`;
  const apart = 'and daily balance is the easier to keep';
  const texts: Readonly<Record<Bond['kind'], string>> = {
    same: `${named(karyesh)} rules both the ascendant and the 6th: balance is a matter of daily habit`,
    ithasala: `${lord} joins ${sixth}: strain shows early, so heed it early`,
    bhavishyat: `${lord} is about to join ${sixth}: rest ahead of the later part of the year`,
    nakta: `${lord} is brought together with ${sixth}: keep strain from coming in by other people’s haste`,
    yamaya: `${lord} is brought together with ${sixth}: keep strain from coming in by duties that pile up`,
    ishrafa: `${lord} parts from ${sixth}: strain lies behind rather than ahead`,
    none: `${lord} does not join ${sixth}, ${apart}`,
  };
  return sentence(texts[kind]);
}

/** Describes where a yoga is formed: by which planets, how close, and for which houses of the year. */
export function instancesText(instances: readonly TajikaInstance[]): string {
  return sentence(instances.map(instanceText).join('; '));
}

function instanceText({ contact, houses, planets }: TajikaInstance): string {
  if (houses.length > 0) return `for the ${listed(houses.map(ordinal))}, ${namedList(planets)}`;
  if (contact === null) return `by ${namedList(planets)}`;
  const { aspect, faster, gapDeg, slower } = contact;
  const gap = gapDeg <= -1 ? `past exactness by ${(-gapDeg).toFixed(1)} degrees` : gapText(gapDeg);
  return `${named(faster)} and ${named(slower)} by ${aspect.id}, ${gap}`;
}
