/** Ids of closed lists, in their classical order, as answers have them. */
import * as v from 'valibot';
import { HOUSE_TOPICS } from '../../../astro/tables/houses.ts';
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import { NAKSHATRAS } from '../../../astro/tables/nakshatras.ts';
import { KARANAS, NITYA_YOGAS, TITHIS, VARAS } from '../../../astro/tables/panchang.ts';
import { SAMVATSARAS } from '../../../astro/tables/samvatsaras.ts';
import { SIGNS } from '../../../astro/tables/signs.ts';
import { wireId } from '../../../words/names.ts';

/** One of the names as an id; for programs the list is in the document, for records it is a text. */
const oneOf = (names: readonly string[], description: string) =>
  v.pipe(v.picklist([...new Set(names.map(wireId))]), v.description(description));

/** The same with a name of its own in the document, for what several records have. */
const namedId = (title: string, names: readonly string[], description: string) =>
  v.pipe(oneOf(names, description), v.title(title));

const nameOf = ({ name }: { readonly name: string }) => name;

export const SignId = oneOf(SIGNS, 'aries to pisces');
export const NakshatraId = oneOf(NAKSHATRAS, 'ashwini to revati');
export const HouseId = oneOf(
  HOUSE_TOPICS.map(({ id }) => id),
  'tanu to vyaya',
);
export const TithiId = namedId(
  'TithiId',
  TITHIS.map(({ fullName }) => fullName),
  'shukla_pratipada to purnima, krishna_pratipada to amavasya',
);
export const NityaYogaId = namedId('NityaYogaId', NITYA_YOGAS.map(nameOf), 'vishkambha to vaidhriti');
export const KaranaId = namedId(
  'KaranaId',
  KARANAS.map(nameOf),
  'bava to vishti, shakuni, chatushpada, naga, kimstughna',
);
export const VaraId = oneOf(
  VARAS.map(({ transliteration }) => transliteration),
  'ravivara to shanivara',
);
export const LunarMonthId = oneOf(LUNAR_MONTHS.map(nameOf), 'chaitra to phalguna');
export const SamvatsaraId = oneOf(SAMVATSARAS.map(nameOf), 'prabhava to akshaya');
