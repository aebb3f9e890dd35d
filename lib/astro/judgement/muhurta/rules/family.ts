/** Rules on a person that single purposes have: Jupiter for a bride, the Sun for a groom, month and star of birth, age. */
import { countFrom } from '../../../angle.ts';
import type { Role } from '../../../tables/muhurta/ids.ts';
import type { PersonalRuleId, RiteAge } from '../../../tables/muhurta/purpose.ts';
import { FURTHER_POINTS, GURU_BALA, SURYA_BALA } from '../../../tables/muhurta/rules.ts';
import { DAYS_PER_YEAR, MONTHS_PER_YEAR } from '../../../time.ts';
import type { Choice } from '../ruleContext.ts';
import { muhurtaFact as fact, type BalaGrade } from '../facts.ts';
import { pointsMark, shareMark, type Mark, type MomentRule } from '../marks.ts';
import { signOf } from '../moments.ts';
import type { MuhurtaPerson } from '../request.ts';

type PersonRule = (choice: Choice, person: MuhurtaPerson) => MomentRule[];

/** Who each rule is about; null for everyone. The last asks what no request tells. */
const RULES: Readonly<Record<PersonalRuleId, { readonly role: Role | null; readonly rules: PersonRule }>> = {
  guru_bala_bride: { role: 'bride', rules: (_, person) => [guruBalaRule(person)] },
  guru_bala_child: { role: 'child', rules: (_, person) => [guruBalaRule(person)] },
  surya_bala_groom: { role: 'groom', rules: (_, person) => [suryaBalaRule(person)] },
  not_birth_month_star_of_eldest: {
    role: null,
    rules: (_, person) => [...birthMonthRules(person, true), birthStarRule(person, true)],
  },
  not_birth_month: { role: null, rules: (_, person) => birthMonthRules(person, false) },
  not_birth_star: { role: null, rules: (_, person) => [birthStarRule(person, false)] },
  mother_not_5_months_pregnant: { role: null, rules: () => [] },
};

/** Returns the rules that the purpose has on one person. */
export function familyRules(choice: Choice, person: MuhurtaPerson): MomentRule[] {
  const { age, personal } = choice.purpose;
  const ofPerson = personal
    .map((id) => RULES[id])
    .filter(({ role }) => role === null || role === person.role)
    .flatMap(({ rules }) => rules(choice, person));
  const { birthJdUT } = person;
  return age === null || birthJdUT === null ? ofPerson : [...ofPerson, ageRule(choice, person.role, birthJdUT, age)];
}

/** Houses of a planet from the Moon of birth, with the grade of each, or null where the signs that it may be in differ. */
type BalaLists = Readonly<Record<BalaGrade, readonly number[]>>;

function gradeOf(house: number, lists: BalaLists): BalaGrade {
  if (lists.good.includes(house)) return 'good';
  return lists.bad.includes(house) ? 'bad' : 'with_worship';
}

/** What Jupiter or the Sun is to a person, where it is sure. */
export function balaOf(
  { moonSignIndexes }: MuhurtaPerson,
  planetSign: number,
  planet: 'Jupiter' | 'Sun',
): { readonly house: number; readonly grade: BalaGrade } | null {
  const lists: BalaLists = planet === 'Jupiter' ? GURU_BALA : SURYA_BALA;
  const found = moonSignIndexes.map((natal) => {
    const house = countFrom(natal, planetSign);
    return { house, grade: gradeOf(house, lists) };
  });
  const [first] = found;
  return first !== undefined && found.every(({ grade }) => grade === first.grade) ? first : null;
}

function guruBalaRule(person: MuhurtaPerson): MomentRule {
  return balaRule('guru_bala', 'Jupiter', person, FURTHER_POINTS.guru_bala_bad);
}

function suryaBalaRule(person: MuhurtaPerson): MomentRule {
  return balaRule('surya_bala', 'Sun', person, FURTHER_POINTS.surya_bala_bad);
}

function balaRule(
  id: 'guru_bala' | 'surya_bala',
  planet: 'Jupiter' | 'Sun',
  person: MuhurtaPerson,
  badPoints: number,
): MomentRule {
  const marks: Readonly<Record<BalaGrade, Mark>> = {
    good: shareMark(id, 'supports', 0),
    with_worship: shareMark(id, 'neutral', 0),
    bad: pointsMark(id, badPoints),
  };
  const bySign = Array.from({ length: 12 }, (_, sign) => balaOf(person, sign, planet));
  return {
    component: null,
    weight: null,
    mark({ sky }) {
      const found = bySign[signOf(sky, planet)]!;
      return found && marks[found.grade];
    },
    told({ sky }) {
      const { grade, house } = bySign[signOf(sky, planet)]!;
      const { role } = person;
      return { fact: fact(id, { role, house, grade }), observed: { role, planet, house, grade } };
    },
  };
}

function birthMonthRules({ birthMonthIndex, role }: MuhurtaPerson, isForEldest: boolean): MomentRule[] {
  if (birthMonthIndex === null) return [];
  const mark = isForEldest
    ? shareMark('birth_month', 'neutral', 0)
    : pointsMark('birth_month', FURTHER_POINTS.birth_month);
  return [
    {
      component: null,
      weight: null,
      mark: ({ month }) => (month.monthIndex === birthMonthIndex ? mark : null),
      told: () => ({
        fact: fact('birth_month', { role, monthIndex: birthMonthIndex, isForEldest }),
        observed: { role, month: birthMonthIndex },
      }),
    },
  ];
}

/** The star of birth, where it is sure. */
function birthStarRule({ nakshatraIndexes, role }: MuhurtaPerson, isForEldest: boolean): MomentRule {
  const star = nakshatraIndexes.length === 1 ? nakshatraIndexes[0]! : null;
  const mark = isForEldest
    ? shareMark('birth_star', 'neutral', 0)
    : pointsMark('birth_star', FURTHER_POINTS.birth_star);
  return {
    component: null,
    weight: null,
    mark: ({ nakshatra }) => (nakshatra - 1 === star ? mark : null),
    told: ({ nakshatra }) => ({
      fact: fact('birth_star', { role, nakshatraIndex: nakshatra - 1, isForEldest }),
      observed: { role, nakshatra },
    }),
  };
}

const UNIT_DAYS: Readonly<Record<RiteAge['unit'], number>> = {
  day: 1,
  month: DAYS_PER_YEAR / MONTHS_PER_YEAR,
  year: DAYS_PER_YEAR,
};

/** The running day, month or year of a child; custom differs, so that it is told and gives no points. */
function ageRule({ purpose }: Choice, role: Role, birthJdUT: number, age: RiteAge): MomentRule {
  const kept = shareMark('age', 'supports', 0);
  const other = shareMark('age', 'neutral', 0);
  const countAt = (jdUT: number) => Math.floor((jdUT - birthJdUT) / UNIT_DAYS[age.unit]) + 1;
  const ofWhom = (count: number) => {
    if (age.girlCounts === undefined) return null;
    return age.girlCounts.includes(count) ? 'girl' : age.counts.includes(count) ? 'boy' : null;
  };
  const isCustomary = (count: number) => age.counts.includes(count) || ofWhom(count) !== null;
  return {
    component: null,
    weight: null,
    mark: ({ atJdUT }) => (isCustomary(countAt(atJdUT)) ? kept : other),
    told({ atJdUT }) {
      const ageCount = countAt(atJdUT);
      return {
        fact: fact('age', {
          purpose: purpose.id,
          role,
          unit: age.unit,
          ageCount,
          isCustomary: isCustomary(ageCount),
          ofWhom: ofWhom(ageCount),
        }),
        observed: { role, unit: age.unit, count: ageCount },
      };
    },
  };
}
