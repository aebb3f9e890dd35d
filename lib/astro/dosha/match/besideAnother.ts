/** Doshas that take a second birth: without it they are unknown, and the evidence has the side of this birth. */
import { MOON_PAIR_EXCEPTIONS, type MoonPairExceptionId } from '../../affliction/matchExceptions.ts';
import { moonPair, moonPlaceOf, type MoonPair } from '../../affliction/moonPair.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { cancels, required, told, weakens, type Observed } from '../../evidence.ts';
import { EXCEPTIONS } from '../../tables/matching/exceptions.ts';
import type { Dosha } from '../dosha.ts';

/** What an exception does where it holds: most are named and change nothing (rules of matching). */
type Effect = keyof typeof EFFECTS;
const EFFECTS = { cancels, weakens, told } as const;

interface Exception {
  readonly effect: Effect;
  readonly text: Bilingual;
  readonly holds: (pair: MoonPair) => boolean;
}

export interface DoshaOfTwo extends Pick<Dosha, 'id' | 'name' | 'source' | 'alsoIn' | 'formation' | 'effects'> {
  readonly needs: 'partner' | 'family';
  /** What it weighs before its exceptions. */
  readonly points: number;
  readonly clash: Bilingual;
  readonly clashes: (pair: MoonPair) => boolean;
  /** This birth's own side of it. */
  readonly own: (chart: Chart) => Observed;
  /** The same of the other birth: names begin with `partner_`. */
  readonly other: (partner: Chart) => Observed;
  readonly exceptions: Readonly<Record<string, Exception>>;
}

const KNOWN = {
  partner: both('The birth of a partner is given', 'साथी का जन्म विवरण दिया गया है'),
  family: both('The birth of a near relative is given', 'निकट संबंधी का जन्म विवरण दिया गया है'),
};

/** Returns the dosha that two Moons form beside each other. */
export function doshaOfTwo({ clash, clashes, exceptions, needs, other, own, points, ...described }: DoshaOfTwo): Dosha {
  return {
    ...described,
    needs,
    reliefs: 'halves',
    participants: () => ['Moon'],

    examine(chart, { partner }) {
      const pair = partner && moonPair(moonPlaceOf(chart), moonPlaceOf(partner));
      const observed = { ...own(chart), ...(partner && other(partner)) };
      const isClash = pair !== null && clashes(pair);
      return [
        required('other_known', KNOWN[needs], partner !== null),
        required('clash', clash, isClash, observed, points),
        ...Object.entries(exceptions).map(([id, { effect, holds, text }]) =>
          EFFECTS[effect](id, text, isClash && holds(pair), pair ? seenOf(pair) : {}),
        ),
      ];
    },
  };
}

/** What every exception is decided by. */
function seenOf({ isOneNakshatra, isOnePada, isOneSign, lords, navamsaLords }: MoonPair): Observed {
  return {
    is_one_sign: isOneSign,
    is_one_nakshatra: isOneNakshatra,
    is_one_pada: isOnePada,
    lords: [lords.own, lords.other],
    navamsa_lords: [navamsaLords.own, navamsaLords.other],
  };
}

/** Returns an exception of a match as that of a dosha: one that gives its koot back by default cancels. */
export function exceptionOfMatch(id: MoonPairExceptionId): Exception {
  const { isAppliedByDefault, text } = EXCEPTIONS[id];
  return { effect: isAppliedByDefault ? 'cancels' : 'told', text, holds: MOON_PAIR_EXCEPTIONS[id] };
}
