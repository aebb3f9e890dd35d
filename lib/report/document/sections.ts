/** The sections of the long document, in order: what may be asked for, and how each is drawn. */
import { vimshottari } from '../../astro/dasha/vimshottari.ts';
import type { Found } from '../../records/chart/formations.ts';
import type { MovingSky } from '../../records/chart/movingSky.ts';
import { dashaPage } from '../pages/dashaPage.ts';
import { planetsPage } from '../pages/planetsPage.ts';
import { skyPage } from '../pages/skyPage.ts';
import { citation } from '../../astro/source.ts';
import type { DocumentSection } from '../../schemas/chart/documentSections.ts';
import { birthChapter } from './birthChapter.ts';
import { chalitChapter, chartsChapter, vargasChapter } from './chartChapters.ts';
import { periodsChapter, tenYearsChapter } from './dashaChapters.ts';
import { wholePage, type Flow } from './flow.ts';
import { methodChapter, remediesChapter, saturnChapter, yearChapter } from './lifeChapters.ts';
import { doshasChapter, housesChapter, planetsReadChapter, yogasChapter } from './readingChapters.ts';
import { ashtakavargaChapter, strengthsChapter } from './strengthChapters.ts';

/** What several sections read. */
export interface DocumentFacts {
  readonly moving: MovingSky;
  readonly found: Found;
}

type Draw = (flow: Flow, facts: DocumentFacts) => void;

/** How each section is drawn; cover and contents are drawn by the document itself. */
export const SECTIONS: Readonly<Record<Exclude<DocumentSection, 'cover' | 'contents'>, Draw>> = {
  birth: birthChapter,
  charts: chartsChapter,
  planets: (flow) => wholePage(flow, flow.report.words.say('chapter_planets'), planetsPage),
  vargas: vargasChapter,
  chalit: chalitChapter,
  strengths: strengthsChapter,
  ashtakavarga: ashtakavargaChapter,
  dasha: (flow) => {
    wholePage(flow, flow.report.words.say('vimshottari'), dashaPage);
    tenYearsChapter(flow);
    periodsChapter(flow);
  },
  houses: housesChapter,
  planets_read: planetsReadChapter,
  yogas: (flow, { found }) => yogasChapter(flow, found),
  doshas: (flow, { found }) => doshasChapter(flow, found),
  sade_sati: (flow, { moving }) => saturnChapter(flow, moving),
  transits: (flow, { moving }) => wholePage(flow, flow.report.words.say('chapter_sky'), skyPage(moving)),
  year: yearChapter,
  remedies: remediesChapter,
  method: (flow, { found }) =>
    methodChapter(flow, [...new Set([citation(vimshottari.source), ...found.sources])].sort()),
};
