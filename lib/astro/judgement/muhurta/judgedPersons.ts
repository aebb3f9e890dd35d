/** What a time is to each person. */
import type { TaraId } from '../../tables/taras.ts';
import type { Role } from '../../tables/muhurta/ids.ts';
import type { PersonalRuleId } from '../../tables/muhurta/purpose.ts';
import type { Choice } from './ruleContext.ts';
import type { BalaGrade } from './facts.ts';
import { signOf, type Moment } from './moments.ts';
import type { MuhurtaPerson } from './request.ts';
import { balaOf } from './rules/family.ts';
import { chandraHouses, givenChandra, givenTara, tarasOf, type Given } from './rules/birthStars.ts';

/** Houses are counted from the sign of the Moon at birth. */
export interface JudgedPerson {
  readonly role: Role;
  /** Null where the time of birth is not known and the possible stars differ. */
  readonly tara: (Given & { readonly taras: readonly TaraId[]; readonly counts: readonly number[] }) | null;
  readonly chandra: (Given & { readonly houses: readonly number[] }) | null;
  /** Null where the purpose does not ask it of the person, too. */
  readonly guruBala: { readonly house: number; readonly grade: BalaGrade } | null;
  readonly suryaBala: { readonly house: number; readonly grade: BalaGrade } | null;
}

/** Returns what a moment is to each person, in the order of the request. */
export function judgedPersons({ persons, purpose }: Choice, { nakshatra, sky }: Moment): JudgedPerson[] {
  const asks = (id: PersonalRuleId) => purpose.personal.includes(id);
  const isForGuru = ({ role }: MuhurtaPerson) =>
    (role === 'bride' && asks('guru_bala_bride')) || (role === 'child' && asks('guru_bala_child'));
  const isForSurya = ({ role }: MuhurtaPerson) => role === 'groom' && asks('surya_bala_groom');
  return persons.map((person) => {
    const tara = givenTara(person, nakshatra, purpose.id);
    const taras = tarasOf(person, nakshatra);
    const moonSign = signOf(sky, 'Moon');
    const chandra = givenChandra(person, moonSign);
    return {
      role: person.role,
      tara: tara && { ...tara, taras: taras.map(({ id }) => id), counts: taras.map(({ count }) => count) },
      chandra: chandra && { ...chandra, houses: chandraHouses(person, moonSign) },
      guruBala: isForGuru(person) ? balaOf(person, signOf(sky, 'Jupiter'), 'Jupiter') : null,
      suryaBala: isForSurya(person) ? balaOf(person, signOf(sky, 'Sun'), 'Sun') : null,
    };
  });
}
