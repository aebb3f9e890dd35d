/** A catalogue of sentences: for each id a function from its arguments to the whole sentence in one language. */
export type Sentences<Arguments> = {
  readonly [Id in keyof Arguments]: (args: Arguments[Id]) => string;
};

export type { Nothing } from '../astro/factsOf.ts';
