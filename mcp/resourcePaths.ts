/** The resources that are answers of a path, by their address. */

/** A resource and the path that answers it; a parameter of the path stands in braces in both. */
export interface PathResource {
  readonly uri: string;
  readonly path: string;
  readonly name: string;
  readonly description: string;
}

export const PATHS_OF_RESOURCES: readonly PathResource[] = [
  {
    uri: 'vedic://rules/yogas',
    path: 'GET /yoga/catalog',
    name: 'Rules of yogas',
    description: 'Every yoga with its rule, conditions, source, and how often it is formed',
  },
  {
    uri: 'vedic://rules/matching',
    path: 'GET /matching/rules',
    name: 'Rules of matching',
    description: 'The koots and poruthams of a match, their points and exceptions',
  },
  {
    uri: 'vedic://rules/muhurta',
    path: 'GET /muhurta/purposes',
    name: 'Purposes of a muhurta',
    description: 'The occasions that a time can be chosen for',
  },
  {
    uri: 'vedic://yoga/{slug}',
    path: 'GET /yoga/catalog/{slug}',
    name: 'Rule of a yoga',
    description: 'One yoga in English and Hindi, by its slug, such as gajakesari',
  },
  {
    uri: 'vedic://muhurta/{id}',
    path: 'GET /muhurta/purposes/{id}',
    name: 'Rules of a muhurta',
    description: 'What is sought and avoided for a purpose, with sources, such as marriage',
  },
];
