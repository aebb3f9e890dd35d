/** The sections of the report of /chart/full, in their order. */
export const DOCUMENT_SECTIONS = [
  'cover',
  'contents',
  'birth',
  'charts',
  'planets',
  'vargas',
  'chalit',
  'strengths',
  'ashtakavarga',
  'dasha',
  'houses',
  'planets_read',
  'yogas',
  'doshas',
  'sade_sati',
  'transits',
  'year',
  'remedies',
  'method',
] as const;
export type DocumentSection = (typeof DOCUMENT_SECTIONS)[number];
