/** Capacities of planets in the methods of career, as they stand before a name in Hindi. */
import type { DasamsaOfficeId } from '../../../astro/judgement/career/facts/dasamsaFacts.ts';
import type { CareerOffices } from '../../../astro/judgement/career/facts/officeFacts.ts';
import type { ReferenceId } from '../../../astro/judgement/career/facts/voteFacts.ts';
import type { Sentences } from '../../sentences.ts';
import { listHi } from '../grammar.ts';

const IN_DASAMSA: Readonly<Record<DasamsaOfficeId, string>> = {
  tenth_lord: 'दशांश का दशमेश',
  birth_tenth_lord: 'जन्म कुंडली का दशमेश',
  ascendant_lord: 'दशांश का लग्नेश',
  amatyakaraka: 'अमात्यकारक',
  sun: 'अधिकार का कारक',
  saturn: 'सेवा का कारक',
  mercury: 'व्यापार और कौशल का कारक',
  jupiter: 'परामर्श का कारक',
};

const REFERENCES: Readonly<Record<ReferenceId, string>> = { ascendant: 'लग्न', moon: 'चंद्रमा', sun: 'सूर्य' };

/** Returns लग्न, चंद्रमा or सूर्य, before a postposition. */
export function referenceHi(reference: ReferenceId): string {
  return REFERENCES[reference];
}

export const CAREER_OFFICES_HI: Sentences<CareerOffices> = {
  livelihood_significator: () => 'आजीविका का कारक',
  tenth_lord_from: ({ reference }) => `${REFERENCES[reference]} से दसवें भाव का स्वामी`,
  karakamsha_tenth_lord: () => 'कारकांश से दसवें भाव का स्वामी',
  profession_significator: () => 'व्यवसाय का कारक (अमात्यकारक)',
  soul_significator: () => 'आत्मकारक',
  dasamsa_offices: ({ offices }) => listHi(offices.map((office) => IN_DASAMSA[office])),
};
