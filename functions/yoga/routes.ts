import { IncludeQuery, SlugParam } from '../../lib/schemas/yoga/inputs.ts';
import { catalog } from '../_shell/reference.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { catalogEntry, catalogList, SINGLE_YOGAS } from './catalog.ts';
import { nabhasa, neechaBhangaYogas, raja } from './families.ts';
import { all, family, single } from './results.ts';
import { summary } from './summary.ts';

export const about = 'Yogas: every rule examined, with its conditions, strength and periods; and the catalog of all';

/** Which dasha runs now is told beside every yoga. */
const NOW = { usesNow: true };

export const routes = [
  natal('/yoga/all', all, { ...NOW, query: IncludeQuery }),
  natal('/yoga/arishta', family('arishta'), NOW),
  ...SINGLE_YOGAS.map((slug) => natal(`/yoga/${slug}`, single(slug), NOW)),
  catalog('/yoga/catalog', catalogList),
  catalog('/yoga/catalog/{slug}', catalogEntry, { params: SlugParam }),
  natal('/yoga/chandra', family('chandra'), NOW),
  natal('/yoga/daridra', family('daridra'), NOW),
  natal('/yoga/dhana', family('dhana'), NOW),
  natal('/yoga/nabhasa', nabhasa, NOW),
  natal('/yoga/neecha-bhanga', neechaBhangaYogas, NOW),
  natal('/yoga/pancha-mahapurusha', family('mahapurusha'), NOW),
  natal('/yoga/parivartana', family('parivartana'), NOW),
  natal('/yoga/raja', raja, NOW),
  natal('/yoga/sannyasa', family('sannyasa'), NOW),
  natal('/yoga/summary', summary),
  natal('/yoga/surya', family('surya'), NOW),
  natal('/yoga/vipreet-raja', family('vipreet-raja'), NOW),
];

export const handler = serve(routes);
