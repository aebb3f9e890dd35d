/** Yogas of rank: one line for each file. */
import type { Rule } from '../../rule.ts';
import { akhandaSamrajya } from './akhandaSamrajya.ts';
import { bheri } from './bheri.ts';
import { chamara } from './chamara.ts';
import { chatussagara } from './chatussagara.ts';
import { dharmaKarmadhipati } from './dharmaKarmadhipati.ts';
import { kahala } from './kahala.ts';
import { kalanidhi } from './kalanidhi.ts';
import { kendraTrikonaRajas } from './kendraTrikona.ts';
import { khadga } from './khadga.ts';
import { lagnadhi } from './lagnadhi.ts';
import { rajaLords } from './lords.ts';
import { mahabhagya } from './mahabhagya.ts';
import { mridanga } from './mridanga.ts';
import { parijata } from './parijata.ts';
import { parvata } from './parvata.ts';
import { shankha } from './shankha.ts';
import { sharada } from './sharada.ts';
import { srinatha } from './srinatha.ts';
import { yogakaraka } from './yogakaraka.ts';

export const RAJA_YOGAS: readonly Rule[] = [
  yogakaraka,
  dharmaKarmadhipati,
  ...kendraTrikonaRajas,
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
  lagnadhi,
  parijata,
  mahabhagya,
  srinatha,
  sharada,
];
