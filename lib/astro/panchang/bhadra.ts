/** Bhadra: the karana Vishti, with its abode, its mouth and its tail. */
import {
  BHADRA_ABODES,
  BHADRA_PRAHARAS,
  MOUTH_OF_BODY,
  MOUTH_OF_PRAHARA,
  PRAHARAS_OF_BHADRA,
  TAIL_OF_BODY,
  TAIL_OF_PRAHARA,
  type BhadraAbode,
  type BhadraPraharas,
} from '../tables/bhadra.ts';
import { KARANAS } from '../tables/panchang.ts';
import { partOf } from './dayParts.ts';
import { overlap } from './overlap.ts';
import type { PanchangElement } from './elements.ts';
import { elementSpans, type ElementSpan, type SunMoon } from './spans.ts';
import type { TimeSpan } from '../time.ts';

const MOON_SIGN: PanchangElement = { parts: 12, moonWeight: 1, sunWeight: 0 };

/** Lists the stays of the Moon in signs that touch some time, whole ones. */
export function moonSigns({ startJdUT, endJdUT }: TimeSpan, sky: SunMoon): ElementSpan[] {
  return elementSpans(MOON_SIGN, startJdUT, endJdUT, sky);
}

export interface BhadraStay extends TimeSpan {
  readonly abode: BhadraAbode;
  readonly moonSignIndex: number;
}

export interface Bhadra extends TimeSpan {
  readonly tithi: number;
  /** Which half of the tithi it is. */
  readonly half: 1 | 2;
  readonly stays: readonly BhadraStay[];
  /** By the praharas of the tithi, of which Bhadra has four, as almanacs print them. */
  readonly mouth: TimeSpan;
  readonly tail: TimeSpan;
  /** By the parts of its body: the first five and the last three of thirty. */
  readonly bodyMouth: TimeSpan;
  readonly bodyTail: TimeSpan;
}

/**
 * Lists the Bhadras that touch a day.
 *
 * Four of the eight praharas of the tithi are Bhadra's own. They are counted by quarters of its time, not by eighths of
 * the tithi's: the halves of a tithi are equal by angle, by time they differ by some minutes.
 *
 * @param signs the signs of the Moon over the same time
 * @see Muhurta Chintamani, Shubhashubha-prakarana, for abode, mouth and tail
 */
export function bhadras(karanas: readonly ElementSpan[], signs: readonly ElementSpan[]): Bhadra[] {
  return karanas
    .filter(({ number }) => KARANAS[number - 1]!.name === 'Vishti')
    .map((karana) => {
      const { startJdUT, endJdUT } = karana;
      const tithi = Math.ceil(karana.number / 2);
      return {
        startJdUT,
        endJdUT,
        tithi,
        half: karana.number % 2 === 1 ? 1 : 2,
        stays: staysOf(karana, signs),
        ...praharaParts(karana, BHADRA_PRAHARAS[tithi]!),
        bodyMouth: { startJdUT, endJdUT: startJdUT + (endJdUT - startJdUT) * MOUTH_OF_BODY },
        bodyTail: { startJdUT: endJdUT - (endJdUT - startJdUT) * TAIL_OF_BODY, endJdUT },
      };
    });
}

function staysOf(bhadra: TimeSpan, signs: readonly ElementSpan[]): BhadraStay[] {
  return signs.flatMap((moonSign) => {
    const window = overlap(bhadra, moonSign);
    const moonSignIndex = moonSign.number - 1;
    return window ? [{ ...window, abode: BHADRA_ABODES[moonSignIndex]!, moonSignIndex }] : [];
  });
}

function praharaParts(bhadra: TimeSpan, praharas: BhadraPraharas): Pick<Bhadra, 'mouth' | 'tail'> {
  const quarter = (prahara: number) => partOf(bhadra, PRAHARAS_OF_BHADRA, ((prahara - 1) % PRAHARAS_OF_BHADRA) + 1);
  const [mouth, tail] = [quarter(praharas.mouth), quarter(praharas.tail)];
  const praharaDays = (bhadra.endJdUT - bhadra.startJdUT) / PRAHARAS_OF_BHADRA;
  return {
    mouth: { startJdUT: mouth.startJdUT, endJdUT: mouth.startJdUT + praharaDays * MOUTH_OF_PRAHARA },
    tail: { startJdUT: tail.endJdUT - praharaDays * TAIL_OF_PRAHARA, endJdUT: tail.endJdUT },
  };
}
