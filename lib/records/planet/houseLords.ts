/** Builds the fields that every house record begins with. */
import { fullAspects, type House } from '../../astro/chart/houses.ts';
import { HOUSE_TOPICS } from '../../astro/tables/houses.ts';
import type { Names } from '../../words/names.ts';
import { signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';

/** Returns the fields that every house record begins with; only full aspects count. */
export function houseHead(house: House, names: Names) {
  const topic = HOUSE_TOPICS[house.number - 1]!;
  return {
    number: house.number,
    id: topic.id,
    name: names.of(topic),
    sign: signRef(house.signIndex, names),
    lord: planetId(house.lord),
    lord_house: house.lordHouse,
    occupants: house.occupants.map(planetId),
    aspected_by: fullAspects(house).map(({ planet }) => planetId(planet)),
  };
}
