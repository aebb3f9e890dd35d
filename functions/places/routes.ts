import type { answers } from '../../lib/schemas/places/answers.ts';
import { PlacesQuery } from '../../lib/schemas/places/inputs.ts';
import { lookup } from '../_shell/kinds/reference.ts';
import type { Row } from '../_shell/row.ts';
import { serve } from '../_shell/server.ts';
import { places } from './results.ts';

export const about = 'Towns by name, with the coordinates and the time zone that a birth needs';

export const routes = [lookup('/places', places, { answer: 'places', query: PlacesQuery })] satisfies Row<
  keyof typeof answers
>[];

export const handler = serve(routes);
