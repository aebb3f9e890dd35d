/** Where planets stand and how strong they are, as parts of Hindi sentences. */
import type { Placing } from '../../astro/judgement/placing.ts';
import type { Dignity } from '../../astro/planet/dignity.ts';
import type { Band } from '../../astro/percentile.ts';
import { signHi } from './grammar.ts';

const SIGN_OF: Readonly<Record<Dignity, string>> = {
  exalted: 'अपनी उच्च राशि',
  moolatrikona: 'अपनी मूलत्रिकोण राशि',
  own: 'अपनी राशि',
  great_friend: 'घनिष्ठ मित्र की राशि',
  friend: 'मित्र की राशि',
  neutral: 'सम ग्रह की राशि',
  enemy: 'शत्रु की राशि',
  great_enemy: 'परम शत्रु की राशि',
  debilitated: 'अपनी नीच राशि',
};

/** Returns अपनी उच्च राशि मकर में, before है or another place. */
export function inOwnPlace({ dignity, isLifted, signIndex }: Placing): string {
  return `${SIGN_OF[dignity]} ${signHi(signIndex)} में${isLifted ? ' (नीच भंग के साथ)' : ''}`;
}

const STRENGTHS: Readonly<Record<Band, string>> = {
  excellent: 'बहुत बलवान',
  good: 'बलवान',
  average: 'मध्यम बल का',
  weak: 'कमज़ोर',
  very_weak: 'बहुत कमज़ोर',
};

/** Returns बलवान or another of five steps, before है; of masculine nouns in the singular. */
export function strengthHi(band: Band): string {
  return STRENGTHS[band];
}

/** Returns 100 में से 65, in whole points. */
export function ofHundred(value: number): string {
  return `100 में से ${Math.round(value)}`;
}
