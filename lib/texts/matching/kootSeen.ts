/** What was seen in each koot of a couple, with the stars and signs of both, as sentences need it. */
import type { KootReasonFacts } from '../../astro/judgement/matching/facts/kootFacts.ts';
import type { Koot } from '../../astro/judgement/matching/koots/koots.ts';
import type { MatchMoon } from '../../astro/judgement/matching/matchMoon.ts';
import { eachOfTwo, type Two } from '../../astro/tables/matching/roles.ts';
import type { KootReasonWords } from '../../words/facts/matching/koots.ts';
import type { KootSeen } from '../../words/facts/matching/verdict.ts';

const VASHYA_DEGREES: Readonly<Record<number, KootReasonWords['vashya']['degree']>> = {
  2: 'full',
  1: 'half',
  0.5: 'little',
  0: 'none',
};

const GANA_DEGREES: Readonly<Record<number, KootReasonWords['gana']['degree']>> = {
  6: 'full',
  5: 'nearly',
  1: 'little',
  0: 'none',
};

/** Returns what was seen in a koot of two Moons. */
export function kootSeen({ reason }: Pick<Koot, 'reason'>, moons: Two<MatchMoon>): KootSeen {
  switch (reason.id) {
    case 'varna': {
      const { max, points } = reason.args;
      const sides = eachOfTwo(moons, ({ signIndex }, role) => ({ signIndex, varna: reason.args[role] }));
      return { id: 'varna', args: { ...sides, isAgreed: points === max } };
    }
    case 'vashya': {
      const degree = VASHYA_DEGREES[reason.args.points]!;
      const sides = eachOfTwo(moons, ({ signIndex }, role) => ({ signIndex, vashya: reason.args[role] }));
      return { id: 'vashya', args: { ...sides, degree } };
    }
    case 'tara':
      return { id: 'tara', args: { ...starsOf(moons), ...taraCounts(reason.args) } };
    case 'yoni': {
      const { grade: degree } = reason.args;
      const sides = eachOfTwo(moons, ({ nakshatraIndex }, role) => ({ nakshatraIndex, yoni: reason.args[role] }));
      return { id: 'yoni', args: { ...sides, degree } };
    }
    case 'lords': {
      const { lords, regards } = reason.args;
      const sides = eachOfTwo(moons, ({ signIndex }, role) => ({
        signIndex,
        lord: lords[role],
        regards: regards[role],
      }));
      return { id: 'graha_maitri', args: sides };
    }
    case 'gana': {
      const degree = GANA_DEGREES[reason.args.points]!;
      const sides = eachOfTwo(moons, ({ nakshatraIndex }, role) => ({ nakshatraIndex, gana: reason.args[role] }));
      return { id: 'gana', args: { ...sides, degree } };
    }
    case 'bhakoot': {
      const { fromBride, fromGroom, max, points, signs } = reason.args;
      return {
        id: 'bhakoot',
        args: {
          groom: { signIndex: signs.groom, count: fromBride },
          bride: { signIndex: signs.bride, count: fromGroom },
          isAgreed: points === max,
        },
      };
    }
    case 'nadi': {
      const sides = eachOfTwo(moons, ({ nakshatraIndex }, role) => ({ nakshatraIndex, nadi: reason.args[role] }));
      return { id: 'nadi', args: sides };
    }
  }
}

function starsOf(moons: Two<MatchMoon>) {
  return eachOfTwo(moons, ({ nakshatraIndex }) => ({ nakshatraIndex }));
}

function taraCounts({ fromBride, fromGroom }: KootReasonFacts['tara']) {
  return { toBride: fromGroom, toGroom: fromBride };
}
