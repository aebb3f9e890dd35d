/** Planets that influence a sign: those in it and those that aspect it by sign, as lists and in words. */
import type { SignHouse } from '../../jaimini/signHouses.ts';
import type { Planet } from '../../tables/planets.ts';
import { ordinal } from '../../words.ts';
import { namedList } from '../../planetWords.ts';

/** Lists the planets in a house, then those that aspect it by sign. */
export function influencesOnHouse({ aspectedBy, occupants }: SignHouse): Planet[] {
  return [...occupants, ...aspectedBy];
}

/** Returns a clause on the influences on a house: `Venus stands in, and Saturn and Rahu aspect, the 2nd from the upapada`. */
export function bearing({ occupants }: SignHouse, planets: readonly Planet[], where: string): string {
  const inside = planets.filter((planet) => occupants.includes(planet));
  const aspecting = planets.filter((planet) => !occupants.includes(planet));
  const acts = [
    ...(inside.length > 0 ? [`${namedList(inside)} ${inside.length > 1 ? 'stand' : 'stands'} in`] : []),
    ...(aspecting.length > 0 ? [`${namedList(aspecting)} ${aspecting.length > 1 ? 'aspect' : 'aspects'}`] : []),
  ];
  return acts.length > 1 ? `${acts.join(', and ')}, ${where}` : `${acts.join('')} ${where}`;
}

/** Names a house counted from a point: `karakamsha`, or `the 3rd from karakamsha`. */
export function houseFromPoint(house: number, point: string): string {
  return house === 1 ? point : `the ${ordinal(house)} from ${point}`;
}
