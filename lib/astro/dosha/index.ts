/** Every dosha, one line for each. */
import { angarak } from './angarak.ts';
import { badhaka } from './badhaka.ts';
import { bandhan } from './bandhan.ts';
import { bhratri } from './bhratri.ts';
import { birthElementDoshas } from './birthElements.ts';
import { daridra } from './daridra.ts';
import type { Dosha } from './dosha.ts';
import { gandmool } from './gandmool.ts';
import { grahan } from './grahan.ts';
import { guruChandal } from './guruChandal.ts';
import { kaalSarpDosha } from './kaalSarp.ts';
import { kalathra } from './kalathra.ts';
import { kemdrum } from './kemdrum.ts';
import { kendradhipati } from './kendradhipati.ts';
import { manglik } from './manglik/manglik.ts';
import { marak } from './marak.ts';
import { matri } from './matri.ts';
import { nadi } from './match/nadi.ts';
import { doshasOfTwo } from './match/ofTwo.ts';
import { papakartari } from './papakartari.ts';
import { pitra } from './pitra.ts';
import { putra } from './putra.ts';
import { sarpa } from './sarpa.ts';
import { shakat } from './shakat.ts';
import { shrapit } from './shrapit.ts';
import { vish } from './vish.ts';

export const DOSHAS: readonly Dosha[] = [
  manglik,
  kaalSarpDosha,
  pitra,
  nadi,
  guruChandal,
  grahan,
  shrapit,
  kemdrum,
  gandmool,
  vish,
  angarak,
  daridra,
  marak,
  kalathra,
  sarpa,
  putra,
  papakartari,
  bandhan,
  matri,
  bhratri,
  shakat,
  kendradhipati,
  badhaka,
  ...birthElementDoshas,
  ...doshasOfTwo,
];
