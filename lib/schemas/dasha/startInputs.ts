/** Inputs of dashas that are counted in several ways. */
import { CONDITIONAL_IDS } from '../../astro/dasha/conditional/systems.ts';
import { HORAS } from '../../astro/dasha/conditional/conditions.ts';
import { CONTINUATIONS, KALACHAKRA_BALANCES } from '../../astro/dasha/kalachakra/kalachakra.ts';
import { REVATI_GROUPS } from '../../astro/dasha/kalachakra/padaRows.ts';
import { VIMSHOTTARI_SEEDS } from '../../astro/dasha/seeds.ts';
import { birthWith, choice, flag } from '../common/inputs.ts';
import type * as v from 'valibot';

export const VimshottariInput = birthWith('VimshottariInput', 'Birth data, and where Vimshottari is counted from', {
  seed: choice(
    VIMSHOTTARI_SEEDS,
    'Star that begins the count: that of the Moon (janma), the 4th, 5th or 8th from it, that of the ascendant or of the Sun; default janma',
  ),
  tribhagi: flag('A third of each period, in three cycles of 40 years; default false'),
});
export type VimshottariInput = v.InferOutput<typeof VimshottariInput>;

export const ConditionalInput = birthWith('ConditionalInput', 'Birth data, and which conditional dashas are told', {
  system: choice(
    [...CONDITIONAL_IDS, 'all'],
    'The dasha whose periods are listed, or all; default those whose condition is met. Every dasha is told with its condition',
    ['all', 'shodashottari', 'shattrimsha_sama', 'shatabdika', 'shashtihayani'],
  ),
  balance: choice(
    ['star', 'group'],
    'Shashtihayani: whether the first period passes with the star of the Moon or with its group; default star',
  ),
  hora: choice(
    HORAS,
    'Hora of the ascendant: halves of the text, or all halves in turn through the zodiac; default parashara',
  ),
  paksha: choice(
    ['instant', 'sunrise'],
    'Half of the month at the birth, or at the sunrise before it; default instant',
  ),
});
export type ConditionalInput = v.InferOutput<typeof ConditionalInput>;

export const KalachakraInput = birthWith('KalachakraInput', 'Birth data, and how Kalachakra is counted', {
  balance: choice(
    KALACHAKRA_BALANCES,
    'What has passed at birth: the crossed share of the pada in the years of the row, or in those of its first sign; default pada_fraction',
  ),
  revati: choice(REVATI_GROUPS, 'Group of Revati; default ashwini'),
  continuation: choice(
    CONTINUATIONS,
    'Row after a fourth pada: that of the other group of its way, or of the next star of its three; default pair',
  ),
});
export type KalachakraInput = v.InferOutput<typeof KalachakraInput>;
