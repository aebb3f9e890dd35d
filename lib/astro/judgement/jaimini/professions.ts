/** Fields of work by the planets that signify them (interpretive). */
import { houseFromSign } from '../../jaimini/signHouses.ts';
import { PROFESSIONS } from '../../jaimini/tables/karakaTexts.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { bphs, jaiminiSutras, practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS, signLord } from '../../tables/signs.ts';
import { sentence } from '../phrases.ts';
import { named } from '../../planetWords.ts';
import type { KarakaContext } from './karakaContext.ts';

export interface Profession {
  readonly planet: Planet;
  readonly basis: 'amatyakaraka' | 'tenth_from_karakamsha' | 'navamsa_dispositor' | 'tenth_lord';
  readonly reason: string;
  readonly fields: readonly string[];
  readonly source: Source;
}

/** Lists fields of work, each planet once, the foremost first, that of the amatyakaraka. */
export function professions(context: KarakaContext): [Profession, ...Profession[]] {
  const { chart, karaka, navamsa } = context;
  const { planet } = karaka;
  const stood = navamsa.signs[planet];
  const [dispositor, tenthLord] = [signLord(stood), lordOfHouse(chart, 10)];
  const first = profession(planet, 'amatyakaraka', `${named(planet)} is the amatyakaraka`, bphs(32, '13-17'));
  const others = [
    ...tenthFromKarakamsha(context),
    profession(
      dispositor,
      'navamsa_dispositor',
      `${named(dispositor)} owns ${SIGNS[stood]!}, where the amatyakaraka stands in the navamsa`,
      practice('Practice: the lord of the navamsa sign of the significator of work'),
    ),
    profession(tenthLord, 'tenth_lord', `${named(tenthLord)} is lord of the 10th house`, bphs(11, '11')),
  ];
  const isNew = (one: Profession, index: number) =>
    one.planet !== planet && others.findIndex((other) => other.planet === one.planet) === index;
  return [first, ...others.filter(isNew)];
}

function tenthFromKarakamsha({ karakamshaSignIndex, navamsa }: KarakaContext): Profession[] {
  const { occupants, signIndex } = houseFromSign(navamsa, karakamshaSignIndex, 10);
  return occupants.map((planet) =>
    profession(
      planet,
      'tenth_from_karakamsha',
      `${named(planet)} is in ${SIGNS[signIndex]!}, the 10th from karakamsha in the navamsa`,
      jaiminiSutras('1.2'),
    ),
  );
}

function profession(planet: Planet, basis: Profession['basis'], reason: string, source: Source): Profession {
  return { planet, basis, reason: sentence(reason), fields: PROFESSIONS[planet], source };
}
