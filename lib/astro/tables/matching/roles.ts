/** The two births of a match: koots and poruthams depend on who takes which role. */

export const ROLES = ['groom', 'bride'] as const;
export type Role = (typeof ROLES)[number];

/** What each of the two has of one thing. */
export type Two<T> = Readonly<Record<Role, T>>;

/** Returns what is made of each of the two. */
export function eachOfTwo<From, To>({ groom, bride }: Two<From>, made: (from: From, role: Role) => To): Two<To> {
  return { groom: made(groom, 'groom'), bride: made(bride, 'bride') };
}

/** Returns the other of the two roles. */
export function otherRole(role: Role): Role {
  return role === 'groom' ? 'bride' : 'groom';
}
