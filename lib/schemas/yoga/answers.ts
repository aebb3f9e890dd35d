/** Answers of /yoga. */
import { endpoint, type Records } from '../common/records.ts';
import { CatalogYogaWhole, YogaCatalog } from './catalog.ts';
import {
  AllYogas,
  NabhasaYogas,
  NeechaBhangaYogas,
  ParivartanaYogas,
  RajaYogas,
  SannyasaYogas,
  YogaFamilyAnswer,
} from './yogaVerdicts.ts';
import { YogaSummary } from './yogaSummary.ts';

const family = (summary: string, description: string) => endpoint(summary, description, YogaFamilyAnswer);

export const answers = {
  all: endpoint(
    'All yogas of the chart',
    'Every rule of the catalog is examined; told are those that are formed, each fact once, what tells most of the chart first, each with its conditions, strength, result for this chart and dasha periods. include=all tells those not formed too, with what is missing.',
    AllYogas,
  ),
  arishta: family(
    'Arishta: yogas of strain',
    'What asks for care of health and strength, each with everything that relieves it. No date and no span of life is told.',
  ),
  budhaditya: family('Budhaditya', 'The Sun and Mercury in one sign: how far apart, in which sign and house.'),
  catalog: endpoint(
    'The yoga catalog',
    'Every yoga that is looked for: how it is formed, what it is said to give, what strengthens, weakens and cancels it, its texts, and in how many of 10,000 random births it is formed. Cacheable, with an ETag.',
    YogaCatalog,
  ),
  catalogEntry: {
    ...endpoint(
      'One yoga of the catalog',
      'A yoga by its slug, in both languages. Cacheable, with an ETag.',
      CatalogYogaWhole,
    ),
    refusals: ['yoga_not_found'],
  },
  chandra: family('Yogas of the Moon', 'What stands around the Moon, joins it and aspects it.'),
  daridra: family(
    'Daridra: yogas of want',
    'Lords of the 1st and 2nd in dusthanas, a weak lord of the 11th, malefics in the 2nd and more, each with every factor that cancels it.',
  ),
  dhana: family(
    'Dhana: yogas of wealth',
    'The lords of 2, 11, 5 and 9 among themselves and more; Jupiter, Venus and Mercury strengthen.',
  ),
  gajakesari: family('Gaja Kesari', 'Jupiter in a kendra from the Moon, with what supports and weakens it.'),
  lakshmi: family('Lakshmi', 'The lord of the 9th strong, with Venus, in both readings of the texts.'),
  nabhasa: endpoint(
    'Nabhasa: the 32 yogas of the whole sky',
    'How the seven planets are spread: by kind of sign (ashraya), by shape (akriti, dala) and by number of signs (sankhya).',
    NabhasaYogas,
  ),
  neechaBhanga: endpoint(
    'Neecha bhanga: lifted debilitation',
    'For every debilitated planet one verdict: each of seven rules that may lift it, met or not, and whether the fall turns into a rise (raja yoga). No row where no planet is debilitated.',
    NeechaBhangaYogas,
  ),
  panchaMahapurusha: family(
    'The five great persons',
    'Mars, Mercury, Jupiter, Venus or Saturn in its own or exaltation sign in a kendra.',
  ),
  parivartana: endpoint(
    'Parivartana: exchanges of houses',
    'Of the 66 pairs of lords those in each other’s signs: maha, khala (with the lord of the 3rd, as Phaladeepika has it) and dainya (with that of the 6th, 8th or 12th). No row for the others.',
    ParivartanaYogas,
  ),
  raja: endpoint(
    'Raja: yogas of rank',
    'Lords of trikonas and kendras bound by conjunction, aspect or exchange, every pair by itself, and the further raja yogas of the texts.',
    RajaYogas,
  ),
  sannyasa: endpoint(
    'Sannyasa: yogas of renunciation',
    'What turns a life inwards: the yogas of the texts, and an inclination of 0 to 5 signs.',
    SannyasaYogas,
  ),
  summary: endpoint(
    'Yogas in short',
    'Counts by family, the five yogas that tell most of the chart, one score of all yogas and five by theme: each the place of a sum among 10,000 births, with the components of the sum.',
    YogaSummary,
  ),
  surya: family('Yogas of the Sun', 'What stands around the Sun and joins it.'),
  vipreetRaja: family('Vipreet raja: reversal', 'Lords of the 6th, 8th and 12th in dusthanas, where loss undoes loss.'),
} satisfies Records;
