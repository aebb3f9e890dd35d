/** Answers of /matching. */
import type { PairContext } from '../../lib/birth/pair.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { PartnersInput, SandhiInput } from '../../lib/schemas/matching/inputs.ts';
import type { Names } from '../../lib/words/names.ts';
import type { StarsContext } from '../_shell/kinds/pair.ts';

export const ashtakoota = (_: PairContext): object => ({});
export const porutham = (_: PairContext): object => ({});
export const mars = (_: PairContext): object => ({});
export const papaSamya = (_: PairContext): object => ({});
export const dashaSandhi = (_: PairContext<SandhiInput>): object => ({});
export const report = (_: PairContext): object => ({});
export const stars = (_: StarsContext): object => ({});
export const partners = (_: NatalContext<unknown, unknown, PartnersInput>): object => ({});
export const rules = (_: { readonly names: Names }): object => ({});
