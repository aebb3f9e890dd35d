/** Directions of planets and signs, and the countries that custom sees there from India (later practice). */
import type { Planet } from '../../../tables/planets.ts';
import type { Element } from '../../../tables/signs.ts';

export const DIRECTIONS = [
  { id: 'east', name: 'East', sanskrit: 'पूर्व' },
  { id: 'south_east', name: 'South-East', sanskrit: 'आग्नेय (दक्षिण-पूर्व)' },
  { id: 'south', name: 'South', sanskrit: 'दक्षिण' },
  { id: 'south_west', name: 'South-West', sanskrit: 'नैऋत्य (दक्षिण-पश्चिम)' },
  { id: 'west', name: 'West', sanskrit: 'पश्चिम' },
  { id: 'north_west', name: 'North-West', sanskrit: 'वायव्य (उत्तर-पश्चिम)' },
  { id: 'north', name: 'North', sanskrit: 'उत्तर' },
  { id: 'north_east', name: 'North-East', sanskrit: 'ईशान (उत्तर-पूर्व)' },
] as const;
export type DirectionRow = (typeof DIRECTIONS)[number];
export type DirectionId = DirectionRow['id'];

/** Lords of the eight directions, Ketu with Rahu. */
export const PLANET_DIRECTIONS: Readonly<Record<Planet, DirectionId>> = {
  Sun: 'east',
  Venus: 'south_east',
  Mars: 'south',
  Rahu: 'south_west',
  Ketu: 'south_west',
  Saturn: 'west',
  Moon: 'north_west',
  Mercury: 'north',
  Jupiter: 'north_east',
};

export const ELEMENT_DIRECTIONS: Readonly<Record<Element, DirectionId>> = {
  fire: 'east',
  earth: 'south',
  air: 'west',
  water: 'north',
};

/** Parts of the world by the elements of signs. */
export const CONTINENTS = {
  fire: {
    id: 'the_east',
    name: 'The East: East Asia and the Pacific',
    sanskrit: 'पूर्वी देश: पूर्वी एशिया और प्रशांत',
  },
  earth: {
    id: 'the_south',
    name: 'The South: Africa and the southern islands',
    sanskrit: 'दक्षिणी देश: अफ़्रीका और दक्षिणी द्वीप',
  },
  air: {
    id: 'the_west',
    name: 'The West: the Gulf, the Near East and beyond',
    sanskrit: 'पश्चिमी देश: खाड़ी, पश्चिम एशिया और आगे',
  },
  water: {
    id: 'across_the_sea',
    name: 'Across the sea: Europe and the Americas',
    sanskrit: 'समुद्र पार: यूरोप और अमेरिका',
  },
} as const satisfies Record<Element, { id: string; name: string; sanskrit: string }>;

interface CountryRow<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly sanskrit: string;
  readonly directions: readonly DirectionId[];
  /** Its direction for those who go to study. */
  readonly studyDirection: DirectionId | null;
}

const country = <Id extends string>(
  id: Id,
  name: string,
  sanskrit: string,
  directions: readonly DirectionId[],
  studyDirection: DirectionId | null = null,
): CountryRow<Id> => ({ id, name, sanskrit, directions, studyDirection });

export const COUNTRIES = [
  country('japan', 'Japan', 'जापान', ['east', 'north_east']),
  country('korea', 'Korea', 'कोरिया', ['east', 'north_east']),
  country('china', 'China', 'चीन', ['east', 'north_east']),
  country('philippines', 'Philippines', 'फ़िलीपींस', ['east']),
  country('australia', 'Australia', 'ऑस्ट्रेलिया', ['east', 'south_east']),
  country('singapore', 'Singapore', 'सिंगापुर', ['south_east']),
  country('malaysia', 'Malaysia', 'मलेशिया', ['south_east']),
  country('indonesia', 'Indonesia', 'इंडोनेशिया', ['south_east']),
  country('south_africa', 'South Africa', 'दक्षिण अफ़्रीका', ['south']),
  country('sri_lanka', 'Sri Lanka', 'श्रीलंका', ['south']),
  country('mauritius', 'Mauritius', 'मॉरीशस', ['south']),
  country('kenya', 'Kenya', 'केन्या', ['south_west']),
  country('tanzania', 'Tanzania', 'तंज़ानिया', ['south_west']),
  country('south_america', 'South America', 'दक्षिण अमेरिका', ['south_west']),
  country('united_arab_emirates', 'United Arab Emirates', 'संयुक्त अरब अमीरात', ['west']),
  country('oman', 'Oman', 'ओमान', ['west']),
  country('egypt', 'Egypt', 'मिस्र', ['west']),
  country('united_states', 'United States', 'संयुक्त राज्य अमेरिका', ['west', 'north_west'], 'north_east'),
  country('united_kingdom', 'United Kingdom', 'यूनाइटेड किंगडम', ['north_west']),
  country('europe', 'Western Europe', 'पश्चिमी यूरोप', ['north_west']),
  country('canada', 'Canada', 'कनाडा', ['north_west']),
  country('russia', 'Russia', 'रूस', ['north']),
  country('central_asia', 'Central Asia', 'मध्य एशिया', ['north']),
  country('nordic_countries', 'Nordic countries', 'नॉर्डिक देश', ['north']),
  country('taiwan', 'Taiwan', 'ताइवान', ['north_east']),
];
export type CountryId = (typeof COUNTRIES)[number]['id'];
export type Country = CountryRow<CountryId>;
