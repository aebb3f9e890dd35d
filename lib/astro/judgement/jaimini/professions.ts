/** Fields of work by the planets that signify them (interpretive). */
import type { Bilingual } from '../../bilingual.ts';
import { houseFromSign } from '../../jaimini/signHouses.ts';
import { PROFESSIONS } from '../../jaimini/tables/karakaTexts.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { bphs, jaiminiSutras, practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { fact, type JaiminiFact } from './facts.ts';
import type { KarakaContext } from './karakaContext.ts';

export interface Profession {
  readonly planet: Planet;
  readonly basis: 'amatyakaraka' | 'tenth_from_karakamsha' | 'navamsa_dispositor' | 'tenth_lord';
  readonly reason: JaiminiFact;
  readonly fields: readonly Bilingual[];
  readonly source: Source;
}

/** Lists fields of work, each planet once, the foremost first, that of the amatyakaraka. */
export function professions(context: KarakaContext): [Profession, ...Profession[]] {
  const { chart, karaka, navamsa } = context;
  const { planet } = karaka;
  const stood = navamsa.signs[planet];
  const [dispositor, tenthLord] = [signLord(stood), lordOfHouse(chart, 10)];
  const first = profession(planet, 'amatyakaraka', fact('work_of_amatyakaraka', { planet }), bphs(32, '13-17'));
  const others = [
    ...tenthFromKarakamsha(context),
    profession(
      dispositor,
      'navamsa_dispositor',
      fact('work_of_dispositor', { planet: dispositor, signIndex: stood }),
      practice('Practice: the lord of the navamsa sign of the significator of work'),
    ),
    profession(tenthLord, 'tenth_lord', fact('work_of_tenth_lord', { planet: tenthLord }), bphs(11, '11')),
  ];
  const isNew = (one: Profession, index: number) =>
    one.planet !== planet && others.findIndex((other) => other.planet === one.planet) === index;
  return [first, ...others.filter(isNew)];
}

function tenthFromKarakamsha({ karakamshaSignIndex, navamsa }: KarakaContext): Profession[] {
  const { occupants, signIndex } = houseFromSign(navamsa, karakamshaSignIndex, 10);
  return occupants.map((planet) =>
    profession(planet, 'tenth_from_karakamsha', fact('work_of_tenth', { planet, signIndex }), jaiminiSutras('1.2')),
  );
}

function profession(planet: Planet, basis: Profession['basis'], reason: JaiminiFact, source: Source): Profession {
  return { planet, basis, reason, fields: PROFESSIONS[planet], source };
}
