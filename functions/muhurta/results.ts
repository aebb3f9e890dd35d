/** Answers of /muhurta. */
import type { OccasionContext } from '../../lib/birth/occasion.ts';
import type { MuhurtaDayInput, MuhurtaEvaluateInput, MuhurtaSearchInput } from '../../lib/schemas/muhurta/inputs.ts';
import type { Names } from '../../lib/words/names.ts';

export const purposes = (_: { readonly names: Names }): object => ({});
export const purpose = (_: { readonly params: { readonly id: string }; readonly names: Names }): object => ({});
export const search = (_: OccasionContext<MuhurtaSearchInput>): object => ({});
export const evaluate = (_: OccasionContext<MuhurtaEvaluateInput>): object => ({});
export const day = (_: OccasionContext<MuhurtaDayInput>): object => ({});
