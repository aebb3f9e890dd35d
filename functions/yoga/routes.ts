import { IncludeQuery, SlugParam } from '../../lib/schemas/yoga/inputs.ts';
import type { answers } from '../../lib/schemas/yoga/answers.ts';
import { catalog, natal, type Row } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { catalogEntry, catalogList, SINGLE_YOGAS } from './catalog.ts';
import { nabhasa, neechaBhangaYogas, raja } from './families.ts';
import { all, family, single } from './results.ts';
import { summary } from './summary.ts';

export const about = 'Yogas: every rule examined, with its conditions, strength and periods; and the catalog of all';

/** Which dasha runs now is told beside every yoga. */
const NOW = { usesNow: true };

export const routes = [
  natal('/yoga/all', all, { answer: 'all', ...NOW, query: IncludeQuery }),
  natal('/yoga/arishta', family('arishta'), { answer: 'arishta', ...NOW }),
  ...SINGLE_YOGAS.map((slug) => natal(`/yoga/${slug}`, single(slug), { answer: slug, ...NOW })),
  catalog('/yoga/catalog', catalogList, { answer: 'catalog' }),
  catalog('/yoga/catalog/{slug}', catalogEntry, { answer: 'catalogEntry', params: SlugParam }),
  natal('/yoga/chandra', family('chandra'), { answer: 'chandra', ...NOW }),
  natal('/yoga/daridra', family('daridra'), { answer: 'daridra', ...NOW }),
  natal('/yoga/dhana', family('dhana'), { answer: 'dhana', ...NOW }),
  natal('/yoga/nabhasa', nabhasa, { answer: 'nabhasa', ...NOW }),
  natal('/yoga/neecha-bhanga', neechaBhangaYogas, { answer: 'neechaBhanga', ...NOW }),
  natal('/yoga/pancha-mahapurusha', family('mahapurusha'), { answer: 'panchaMahapurusha', ...NOW }),
  natal('/yoga/parivartana', family('parivartana'), { answer: 'parivartana', ...NOW }),
  natal('/yoga/raja', raja, { answer: 'raja', ...NOW }),
  natal('/yoga/sannyasa', family('sannyasa'), { answer: 'sannyasa', ...NOW }),
  natal('/yoga/summary', summary, { answer: 'summary' }),
  natal('/yoga/surya', family('surya'), { answer: 'surya', ...NOW }),
  natal('/yoga/vipreet-raja', family('vipreet-raja'), { answer: 'vipreetRaja', ...NOW }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
