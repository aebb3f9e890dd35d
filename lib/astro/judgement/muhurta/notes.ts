/** Notes on a request: what is left out, and what no chosen time does. */
import type { Role } from '../../tables/muhurta/ids.ts';
import type { Purpose } from '../../tables/muhurta/purpose.ts';
import { muhurtaFact as fact, type MuhurtaFact } from './facts.ts';
import type { Judge } from './judge.ts';

/** Lists what is to be known of the answer to a request, whatever its times. */
export function requestNotes({ choice, course }: Judge): MuhurtaFact[] {
  const { options, purpose } = choice;
  const seen = course.eclipses.filter(
    ({ day }) => day.startJdUT < course.range.endJdUT && day.endJdUT > course.range.startJdUT,
  );
  return [
    ...(purpose.isMedical ? [fact('never_delays', { purpose: purpose.id })] : []),
    ...personNotes(choice),
    ...(purpose.isDirected && options.direction === null ? [fact('direction_unknown', {})] : []),
    ...(purpose.ascendant.rules.includes('moon_not_sign_of_organ') ? [fact('organ_unknown', {})] : []),
    ...(purpose.hasTenDoshas ? [fact('doshas_left_out', {})] : []),
    ...seen.map(({ kind }) => fact('eclipse_seen', { kind })),
  ];
}

function personNotes({ persons, purpose }: Judge['choice']): MuhurtaFact[] {
  const { age, id, personal } = purpose;
  if (persons.length === 0) return [fact('no_births', {})];
  const missing = purpose.persons.filter((role) => !persons.some((person) => person.role === role));
  const unsure = persons.filter(({ nakshatraIndexes, moonSignIndexes }) =>
    [nakshatraIndexes, moonSignIndexes].some((possible) => possible.length !== 1),
  );
  const untimed = persons.filter(({ ascendantSignIndex }) => ascendantSignIndex === null);
  return [
    ...noted(missing, (roles) => fact('role_missing', { roles })),
    ...noted(rolesOf([...new Set([...untimed, ...unsure])]), (roles) => fact('birth_time_unknown', { roles })),
    ...(personal.includes('not_birth_month_star_of_eldest') ? [fact('eldest_unknown', {})] : []),
    ...(personal.includes('mother_not_5_months_pregnant') ? [fact('mother_unknown', {})] : []),
    ...(age !== null && persons.every(({ birthJdUT }) => birthJdUT === null)
      ? [fact('age_unknown', { purpose: id })]
      : []),
    ...(asksSecondBirth(purpose) && persons.length < 2 ? [fact('second_birth_unknown', {})] : []),
  ];
}

function rolesOf(persons: readonly { readonly role: Role }[]): Role[] {
  return persons.map(({ role }) => role);
}

function noted(roles: readonly Role[], note: (roles: readonly Role[]) => MuhurtaFact): MuhurtaFact[] {
  return roles.length === 0 ? [] : [note(roles)];
}

/** The verse on service asks that servant and master fit each other. */
function asksSecondBirth({ id }: Purpose): boolean {
  return id === 'job';
}
