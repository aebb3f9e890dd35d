/** Planets that bear on a sign, said as who stands in it and who aspects it by sign. */
import type { SignHouse } from '../../jaimini/signHouses.ts';
import type { Planet } from '../../tables/planets.ts';
import { ordinal } from '../../words.ts';
import { namedList } from '../../planetWords.ts';

/** Lists what joins a house or aspects it by sign. */
export function influencesOnHouse({ aspectedBy, occupants }: SignHouse): Planet[] {
  return [...occupants, ...aspectedBy];
}

/** Tells who bears on a house: `Venus stands in, and Saturn and Rahu aspect, the 2nd from the upapada`. */
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
