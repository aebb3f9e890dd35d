/** What a caller may ask of the drawing of a chart: the same fields on every path that has one. */
import * as v from 'valibot';
import { birthWith, choice, flag } from '../inputs.ts';
import { said } from '../said.ts';
import { CHART_STYLES, COLOUR_NAMES, THEMES, type ColourName } from './choices.ts';

export const LEAST_WIDTH_PX = 120;
export const MOST_WIDTH_PX = 2000;

const colourForm = said('colour_form', {});

/** Nothing but these digits: a colour becomes an attribute of the drawing. */
const Colour = v.nullish(v.pipe(v.string(colourForm), v.regex(/^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/, colourForm)));

const COLOURED: Readonly<Record<ColourName, string>> = {
  paper: 'ground',
  line: 'lines between the cells',
  frame: 'frame, and the mark of the first house',
  text: 'planets, heading and legend',
  accent: 'signs and the ascendant',
  transit: 'planets in transit',
};

const Colours = v.pipe(
  v.object(
    Object.fromEntries(COLOUR_NAMES.map((name) => [name, Colour])) as Record<ColourName, typeof Colour>,
    said('colours_form', {}),
  ),
  v.title('DrawingColours'),
  v.description(
    `Colours instead of those of the theme, #rgb or #rrggbb. ${COLOUR_NAMES.map((name) => `${name}: ${COLOURED[name]}`).join('; ')}. With any of them theme auto means light`,
  ),
);

const widthBounds = said('count_out_of_bounds', ({ received }) => ({
  least: LEAST_WIDTH_PX,
  most: MOST_WIDTH_PX,
  got: received,
}));

/** Returns the schema of an object that may be left out: an array is one too, without any of the fields. */
export const objectOrNone = <Schema extends v.GenericSchema>(schema: Schema, form: v.ErrorMessage<v.NeverIssue>) =>
  v.nullish(v.lazy((given): Schema | v.NeverSchema<typeof form> => (Array.isArray(given) ? v.never(form) : schema)));

export const DrawingOptions = v.pipe(
  v.object(
    {
      theme: choice(
        THEMES,
        'Colours for paper or for a dark screen; auto follows the preference of the reader, in PNG it is light. Default auto',
      ),
      colours: objectOrNone(Colours, said('colours_form', {})),
      width: v.nullish(
        v.pipe(
          v.number(widthBounds),
          v.integer(widthBounds),
          v.minValue(LEAST_WIDTH_PX, widthBounds),
          v.maxValue(MOST_WIDTH_PX, widthBounds),
          v.description(`Width in pixels, ${LEAST_WIDTH_PX} to ${MOST_WIDTH_PX}; the height follows. Default 480`),
        ),
      ),
      transparent: flag('Leave out the ground; default false'),
      text: choice(
        ['text', 'paths'],
        'text: letters in the fonts of the reader; paths: letters as outlines, for machines without fonts of the script, in a file ten times as large. Default text; PNG always has paths',
      ),
    },
    said('drawing_form', {}),
  ),
  v.title('DrawingOptions'),
  v.description('How the drawing looks, as SVG and as PNG; whatever is left out is as usual'),
);
export type DrawingOptions = v.InferOutput<typeof DrawingOptions>;

/** Fields of the body of every path whose chart is drawn. */
export const DRAWING_ENTRIES = {
  chart_style: choice(CHART_STYLES, 'Drawing: North Indian diamond, South or East Indian; default north'),
  include_svg: flag('Answer the drawing as SVG too; default false'),
  drawing: objectOrNone(DrawingOptions, said('drawing_form', {})),
};

/** Input of paths that answer about a birth and draw its chart. */
export const DrawnBirth = birthWith('DrawnBirth', 'Birth data, and how its chart is drawn', DRAWING_ENTRIES);
export type DrawnBirth = v.InferOutput<typeof DrawnBirth>;

/** The part of an input that says how its chart is drawn. */
export type DrawnInput = Pick<DrawnBirth, keyof typeof DRAWING_ENTRIES>;
