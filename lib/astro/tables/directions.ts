/** Directions of the day (Muhurta Chintamani, Yatra-prakarana). */
import { both, type Bilingual } from '../bilingual.ts';
import type { PanchangName } from './panchang.ts';

const DIRECTIONS = ['east', 'south', 'west', 'north'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const DIRECTION_NAMES: Readonly<Record<Direction, PanchangName>> = {
  east: { name: 'East', sanskrit: 'पूर्व' },
  south: { name: 'South', sanskrit: 'दक्षिण' },
  west: { name: 'West', sanskrit: 'पश्चिम' },
  north: { name: 'North', sanskrit: 'उत्तर' },
};

/** In which no journey is begun (disha shool), Sunday first. */
export const DISHA_SHOOL: readonly Direction[] = ['west', 'east', 'north', 'north', 'south', 'west', 'east'];

/** What is eaten or touched before a journey that cannot wait, Sunday first: custom of the almanacs. */
export const DISHA_SHOOL_REMEDIES: readonly Bilingual[] = [
  both('ghee or a betel leaf', 'घी या पान का पत्ता'),
  both('milk, or a look into a mirror', 'दूध, या एक बार दर्पण देखना'),
  both('jaggery', 'गुड़'),
  both('coriander or sesame', 'धनिया या तिल'),
  both('curd', 'दही'),
  both('barley or curd', 'जौ या दही'),
  both('ginger or sesame', 'अदरक या तिल'),
];

/** Returns where the Moon stays, by its sign: fire east, earth south, air west, water north. */
export function moonDirection(signIndex: number): Direction {
  return DIRECTIONS[signIndex % 4]!;
}
