/** Every dosha of a birth: judged, with its record and, for some, further details. */
import type { DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { DOSHAS } from '../../astro/dosha/index.ts';
import { manglikBy } from '../../astro/dosha/manglik/manglik.ts';
import { MANGLIK_READING, type ManglikReading } from '../../astro/dosha/manglik/marsHouses.ts';
import type { AllDoshas } from '../../schemas/dosha/doshaVerdicts.ts';
import { gandmoolRecord, grahanRecord, kaalSarpRecord, nadiRecord } from './doshaDetails.ts';
import { doshaRecord, judgedDosha, type DoshaContext } from './verdict.ts';
import { manglikRecord } from './manglik.ts';

/** Judges every dosha in the order of the catalog; the reading affects Manglik alone. */
export function judgedDoshas(doshas: DoshaContext, reading: ManglikReading = MANGLIK_READING): DoshaVerdict[] {
  return DOSHAS.map((dosha) => judgedDosha(doshas, dosha.id === 'manglik' ? manglikBy(reading) : dosha));
}

type DoshaRecords = AllDoshas['doshas'];

/**
 * Lists the records of judged doshas; those with details of their own have more fields.
 *
 * @param reading the Manglik reading that the verdicts were judged by
 */
export function doshaRecords(
  doshas: DoshaContext,
  verdicts: readonly DoshaVerdict[],
  reading: ManglikReading = MANGLIK_READING,
): DoshaRecords {
  const writers: Readonly<Record<string, Write>> = {
    ...WRITERS,
    manglik: (_, verdict) => manglikRecord(doshas, verdict, reading),
  };
  return verdicts.map((verdict) => (writers[verdict.dosha.id] ?? doshaRecord)(doshas, verdict));
}

type Write = (doshas: DoshaContext, verdict: DoshaVerdict) => DoshaRecords[number];

/** Builders of the records that have more fields than a verdict. */
const WRITERS: Readonly<Record<string, Write>> = {
  kaal_sarp: kaalSarpRecord,
  gandmool: gandmoolRecord,
  grahan: grahanRecord,
  nadi: nadiRecord,
};
