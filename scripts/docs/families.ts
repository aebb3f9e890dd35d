/** Families of groups, as a reader meets them. */
import type { ApiDocument } from './document.ts';

interface Family {
  readonly title: string;
  /** By name of group. */
  readonly titles: Readonly<Record<string, string>>;
}

const FAMILIES: readonly Family[] = [
  {
    title: 'The chart',
    titles: {
      planets: 'Planets',
      houses: 'Houses',
      varga: 'Divisional charts',
      chart: 'Drawings and reports',
      jaimini: 'Jaimini',
      kp: 'Krishnamurti Paddhati (KP)',
      special: 'Special techniques',
    },
  },
  {
    title: 'Time',
    titles: {
      panchang: 'Panchang',
      pdae: 'The personal day',
      dasha: 'Dashas',
      transit: 'Transits',
      varshphal: 'Annual chart',
    },
  },
  { title: 'Rules', titles: { yoga: 'Yogas', dosha: 'Doshas' } },
  { title: 'Two charts, and the right time', titles: { matching: 'Matching', muhurta: 'Choosing a time' } },
  {
    title: 'Areas of life',
    titles: {
      prediction: 'Predictions',
      career: 'Career',
      vidya: 'Education',
      'videsh-yoga': 'Life abroad',
      medical: 'Health',
      karma: 'Karma',
      remedy: 'Remedies',
    },
  },
  {
    title: 'Service',
    titles: { places: 'Places', batch: 'Several answers at once', auth: 'Accounts', site: 'State and documents' },
  },
];

export interface Group {
  readonly name: string;
  readonly title: string;
  readonly about: string;
}

export interface GroupFamily {
  readonly title: string;
  readonly groups: readonly Group[];
}

/** @throws Error when a group of the document belongs to no family */
export function familiesOf({ tags }: ApiDocument): GroupFamily[] {
  const about = new Map(tags.map(({ name, description }) => [name, description]));
  const families = FAMILIES.map(({ title, titles }) => ({
    title,
    groups: Object.entries(titles).map(([name, groupTitle]) => ({
      name,
      title: groupTitle,
      about: about.get(name) ?? '',
    })),
  }));
  const known = families.flatMap(({ groups }) => groups.map(({ name }) => name));
  const homeless = [...about.keys()].filter((name) => !known.includes(name));
  if (homeless.length > 0) throw new Error(`scripts/docs/families.ts does not name the groups ${homeless.join(', ')}.`);
  return families;
}
