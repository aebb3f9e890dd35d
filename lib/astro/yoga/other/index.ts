/** Yogas of no other family. */
import type { Rule } from '../../rule.ts';
import { anapatya } from './anapatya.ts';
import { bahuPutra } from './bahuPutra.ts';
import { buddhimaturya } from './buddhimaturya.ts';
import { guruMangala } from './guruMangala.ts';
import { kaalSarpYoga } from './kaalSarp.ts';
import { kalpadruma } from './kalpadruma.ts';
import { malika } from './malika.ts';
import { pitriDosha } from './pitriDosha.ts';
import { saraswati } from './saraswati.ts';
import { satkalatra } from './satkalatra.ts';
import { trilochana } from './trilochana.ts';
import { videsha } from './videsha.ts';

export const OTHER_YOGAS: readonly Rule[] = [
  saraswati,
  guruMangala,
  buddhimaturya,
  satkalatra,
  bahuPutra,
  anapatya,
  kaalSarpYoga,
  videsha,
  kalpadruma,
  trilochana,
  malika,
  pitriDosha,
];
