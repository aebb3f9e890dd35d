/** Star and sign of the Moon against those of birth. */
import { countFrom } from '../../../angle.ts';
import { prevailing } from '../../../panchang/chandrabala.ts';
import { tara as taraOf, type Tara } from '../../../panchang/tarabala.ts';
import { CHANDRA_POINTS, COMPONENT_MAX, TARA_POINTS } from '../../../tables/muhurta/rules.ts';
import type { Choice } from '../ruleContext.ts';
import { muhurtaFact as fact, type ListGrade, type MuhurtaFact } from '../facts.ts';
import { shareMark, type FactorEffect, type MomentRule } from '../marks.ts';
import { signOf, type Moment } from '../moments.ts';
import type { MuhurtaPerson } from '../request.ts';

const EFFECTS: Readonly<Record<ListGrade, FactorEffect>> = { good: 'supports', middling: 'neutral', bad: 'against' };

/** What a star or a sign of the Moon gives to a person. */
export interface Given {
  readonly grade: ListGrade;
  readonly points: number;
}

/** The purposes that mind the star of birth itself. */
const MINDING_JANMA: readonly string[] = ['treatment', 'mundan'];

function taraGiven({ cycle, id, nature }: Tara, purposeId: string): Given {
  if (id === 'janma' && !MINDING_JANMA.includes(purposeId)) return { grade: 'middling', points: TARA_POINTS.janma };
  if (nature === 'shubh') return { grade: 'good', points: TARA_POINTS.good };
  return { grade: 'bad', points: TARA_POINTS.bad[cycle - 1]! };
}

/** Lists the taras of a nakshatra, 1 to 27, to a person: one for each star that the person's may be. */
export function tarasOf({ nakshatraIndexes }: MuhurtaPerson, nakshatra: number): Tara[] {
  return nakshatraIndexes.map((natal) => taraOf(natal, nakshatra - 1));
}

/** Returns what the taras of a person give, or null where they do not all say the same. */
export function givenTara(person: MuhurtaPerson, nakshatra: number, purposeId: string): Given | null {
  return agreed(tarasOf(person, nakshatra).map((one) => taraGiven(one, purposeId)));
}

/** Lists the houses of the Moon's sign from that of a birth, one for each sign that it may be. */
export function chandraHouses({ moonSignIndexes }: MuhurtaPerson, moonSign: number): number[] {
  return moonSignIndexes.map((natal) => countFrom(natal, moonSign));
}

/** Returns what the Moon gives a person, or null where it is not sure. */
export function givenChandra(person: MuhurtaPerson, moonSign: number): Given | null {
  return agreed(
    chandraHouses(person, moonSign).map((house) => {
      const points = CHANDRA_POINTS[house - 1]!;
      return { points, grade: points === COMPONENT_MAX.chandra ? 'good' : points === 0 ? 'bad' : 'middling' };
    }),
  );
}

function agreed(given: readonly Given[]): Given | null {
  const [first] = given;
  return first !== undefined && given.every(({ points }) => points === first.points) ? first : null;
}

/** Which of the two leads: the Moon while it waxes, the tara while it wanes. */
function leads({ tithi }: Moment, id: 'tarabala' | 'chandrabala'): boolean {
  return prevailing(tithi <= 15 ? 'shukla' : 'krishna') === id;
}

/** Returns the rule of the tara of a person. */
export function taraRule({ purpose }: Choice, person: MuhurtaPerson): MomentRule {
  const { role } = person;
  const mark = marker('tara', COMPONENT_MAX.tara);
  const given = Array.from({ length: 28 }, (_, nakshatra) => givenTara(person, nakshatra, purpose.id));
  const marks = given.map((one) => one && mark(one));
  return {
    component: 'tara',
    weight: null,
    mark: ({ nakshatra }) => marks[nakshatra]!,
    told(moment) {
      const { grade, points } = given[moment.nakshatra]!;
      const taras = tarasOf(person, moment.nakshatra);
      return {
        fact: taraFact(person, taras, grade),
        observed: {
          role,
          tara: taras.map(({ id }) => id),
          count: taras.map(({ count }) => count),
          points_of_8: points,
          leads: leads(moment, 'tarabala'),
        },
      };
    },
  };
}

function taraFact({ role }: MuhurtaPerson, taras: readonly Tara[], grade: ListGrade): MuhurtaFact {
  const [only, ...others] = taras;
  if (others.length > 0) return fact('tara_of_several', { role, grade });
  return fact('tara', { role, tara: only!.id, starCount: only!.count, round: only!.cycle });
}

/** Returns the rule of the Moon's house for a person. */
export function chandraRule(person: MuhurtaPerson): MomentRule {
  const { role } = person;
  const mark = marker('chandra', COMPONENT_MAX.chandra);
  const given = Array.from({ length: 12 }, (_, sign) => givenChandra(person, sign));
  const marks = given.map((one) => one && mark(one));
  return {
    component: 'chandra',
    weight: null,
    mark: ({ sky }) => marks[signOf(sky, 'Moon')]!,
    told(moment) {
      const moonSign = signOf(moment.sky, 'Moon');
      const { grade, points } = given[moonSign]!;
      const houses = chandraHouses(person, moonSign);
      return {
        fact:
          houses.length > 1
            ? fact('chandra_of_several', { role, grade })
            : fact('chandra', { role, house: houses[0]!, grade }),
        observed: { role, house: houses, points_of_8: points, leads: leads(moment, 'chandrabala') },
      };
    },
  };
}

/** Makes each mark of a person once. */
function marker(id: 'tara' | 'chandra', max: number) {
  const known = new Map<number, ReturnType<typeof shareMark>>();
  return ({ grade, points }: Given) => {
    const mark = known.get(points) ?? shareMark(id, EFFECTS[grade], points / max);
    known.set(points, mark);
    return mark;
  };
}
