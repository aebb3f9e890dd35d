/** Yogas of rank: one line for each file. */
import type { Rule } from '../../rule.ts';
import { akhandaSamrajya } from './lords/akhandaSamrajya.ts';
import { arudhaRaja } from './lords/arudhaRaja.ts';
import { ascendantAdhi } from './ascendantAdhi.ts';
import { bheri } from './bheri.ts';
import { brahmaYoga } from './brahmaYoga.ts';
import { chamara } from './chamara.ts';
import { chatraKartari } from './chatraKartari.ts';
import { chatussagara } from './chatussagara.ts';
import { dharmaKarmadhipati } from './lords/dharmaKarmadhipati.ts';
import { dhwaja } from './dhwaja.ts';
import { digbalaRaja } from './digbalaRaja.ts';
import { golaRajaUccha } from './golaRajaUccha.ts';
import { hariharaBrahma } from './hariharaBrahma.ts';
import { jaya } from './jaya.ts';
import { kahala } from './lords/kahala.ts';
import { kalanidhi } from './kalanidhi.ts';
import { karakaPairs } from './lords/karakaPairs.ts';
import { kendraSupports, kendraTrikonaRajas } from './lords/kendraTrikona.ts';
import { khadga } from './khadga.ts';
import { kurma } from './kurma.ts';
import { kusuma } from './kusuma.ts';
import { lordPlacements } from './lords/lordPlacements.ts';
import { rajaLords } from './lords/namedPairs.ts';
import { mahabhagya } from './mahabhagya.ts';
import { makuta } from './makuta.ts';
import { matsya } from './matsya.ts';
import { mridanga } from './mridanga.ts';
import { parijata } from './lords/parijata.ts';
import { parvata } from './parvata.ts';
import { rajalakshana } from './rajalakshana.ts';
import { shankha } from './shankha.ts';
import { sharada } from './sharada.ts';
import { simhasana } from './simhasana.ts';
import { srinatha } from './lords/srinatha.ts';
import { vargottamaRaja } from './vargottamaRaja.ts';
import { vishnuYoga } from './vishnuYoga.ts';
import { yogakaraka } from './lords/yogakaraka.ts';

export const RAJA_YOGAS: readonly Rule[] = [
  yogakaraka,
  dharmaKarmadhipati,
  ...kendraTrikonaRajas,
  ...kendraSupports,
  ...rajaLords,
  akhandaSamrajya,
  chamara,
  shankha,
  bheri,
  mridanga,
  kahala,
  parvata,
  khadga,
  kalanidhi,
  chatussagara,
  ascendantAdhi,
  parijata,
  mahabhagya,
  srinatha,
  sharada,
  matsya,
  kurma,
  ...lordPlacements,
  makuta,
  jaya,
  hariharaBrahma,
  kusuma,
  vishnuYoga,
  brahmaYoga,
  rajalakshana,
  golaRajaUccha,
  digbalaRaja,
  vargottamaRaja,
  ...karakaPairs,
  arudhaRaja,
  dhwaja,
  simhasana,
  chatraKartari,
];
