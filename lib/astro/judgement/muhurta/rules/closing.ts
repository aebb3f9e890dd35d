/** What closes a time beside its limbs: blocks of the calendar, eclipses, parts of the day and gandanta. */
import { wrapIndex } from '../../../angle.ts';
import type { VetoId } from '../../../tables/muhurta/ids.ts';
import { PENALTY_POINTS } from '../../../tables/muhurta/rules.ts';
import { closureMark, type Choice } from '../ruleContext.ts';
import type { ShortTime } from '../closures.ts';
import { muhurtaFact as fact, type MuhurtaFact } from '../facts.ts';
import { pointsMark, vetoMark, type MomentRule, type Told } from '../marks.ts';
import { isBlocked, isRunning, type Moment } from '../moments.ts';

/** Returns a rule for each block that the purpose looks at: it closes the time, or counts against it where it is soft. */
export function blockRules({ blocks, purpose }: Choice): MomentRule[] {
  return blocks.map(({ id, isSoft }, index): MomentRule => {
    const points = id === 'holashtak' ? PENALTY_POINTS.holashtak : PENALTY_POINTS.soft_block;
    const mark = isSoft ? pointsMark(id, points) : vetoMark(id);
    return {
      component: null,
      weight: null,
      mark: (moment) => (isBlocked(moment, index) ? mark : null),
      told: ({ month, sky, tithi }) => ({
        fact: fact('block', { purpose: purpose.id, block: id, isSoft }),
        observed: { month: month.monthIndex, tithi, sun_sign: sky.signs[0]!, soft: isSoft },
      }),
    };
  });
}

/** An eclipse while it is seen. */
export function eclipseRule(): MomentRule {
  const mark = vetoMark('eclipse_span');
  return {
    component: null,
    weight: null,
    mark: ({ eclipse }) => (eclipse === null ? null : mark),
    told({ eclipse }) {
      const { kind } = eclipse!;
      return { fact: fact('eclipse_span', { kind }), observed: { kind } };
    },
  };
}

/** The short times that close a time, with what is told of each. */
const CLOSING: readonly { readonly id: VetoId & ShortTime; readonly told: (moment: Moment) => Told }[] = [
  { id: 'rahu_kaal', told: ({ day }) => ofDay(fact('rahu_kaal', {}), day.varaIndex) },
  {
    id: 'varjyam',
    told: ({ nakshatra }) => ({ fact: fact('varjyam', { nakshatraIndex: nakshatra - 1 }), observed: { nakshatra } }),
  },
  {
    id: 'nakshatra_gandanta',
    told({ nakshatra }) {
      // Gandanta is around the end of every ninth star, so that the Moon is in that one or the next.
      const nakshatraIndex = nakshatra % 9 === 0 ? nakshatra - 1 : wrapIndex(nakshatra - 2, 27);
      const nextNakshatraIndex = wrapIndex(nakshatraIndex + 1, 27);
      return { fact: fact('nakshatra_gandanta', { nakshatraIndex, nextNakshatraIndex }), observed: { nakshatra } };
    },
  },
  {
    id: 'tithi_gandanta',
    told: ({ tithi }) => ({
      fact: fact('tithi_gandanta', { tithi: tithi % 5 === 0 ? tithi : wrapIndex(tithi - 2, 30) + 1 }),
      observed: { tithi },
    }),
  },
  {
    id: 'lagna_gandanta',
    told: ({ risingSignIndex }) => ({
      fact: fact('lagna_gandanta', {
        signIndex: risingSignIndex % 4 === 3 ? risingSignIndex : wrapIndex(risingSignIndex - 1, 12),
      }),
      observed: { rising_sign: risingSignIndex },
    }),
  },
];

function ofDay(said: MuhurtaFact, varaIndex: number): Told {
  return { fact: said, observed: { weekday: varaIndex } };
}

/** Returns the rules of the short times that close a time. */
export function closingRules(choice: Choice): MomentRule[] {
  return CLOSING.map(({ id, told }): MomentRule => {
    const mark = closureMark(id, choice);
    return { component: null, weight: null, mark: (moment) => (isRunning(moment, id) ? mark : null), told };
  });
}
