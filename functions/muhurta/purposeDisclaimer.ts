/** What a chosen time is not, by what it is chosen for. */
import type { PurposeId } from '../../lib/astro/tables/muhurta/ids.ts';
import { disclaimerIn, type DisclaimerId } from '../../lib/words/disclaimers.ts';
import type { Language } from '../../lib/words/names.ts';

/** Purposes whose matter has an adviser of its own. */
const OWN: Readonly<Partial<Record<PurposeId, DisclaimerId>>> = {
  treatment: 'muhurta_medical',
  surgery: 'muhurta_medical',
  property: 'muhurta_legal',
  signing: 'muhurta_legal',
  business: 'muhurta_money',
  gold: 'muhurta_money',
  vehicle: 'muhurta_money',
};

/** Returns what a time that is chosen for a purpose is not. */
export function purposeDisclaimer(purpose: PurposeId, lang: Language): string {
  return disclaimerIn(OWN[purpose] ?? 'muhurta', lang);
}
