/** Facts: what a rule or a judgement found, as an id with typed arguments; `lib/words` puts them into sentences. */

/** The arguments of a fact that needs none. */
export type Nothing = Readonly<Record<never, never>>;

/** One of the facts of a subject; `Facts` maps each id to its arguments. */
export type Fact<Facts> = { readonly [Id in keyof Facts]: FactOf<Facts, Id> }[keyof Facts];

/** The fact of one id. */
export interface FactOf<Facts, Id extends keyof Facts> {
  readonly id: Id;
  readonly args: Facts[Id];
}

/** Returns the function that makes the facts of a subject: `const fact = factsOf<DayFacts>()`. */
export function factsOf<Facts>(): <Id extends keyof Facts>(id: Id, args: Facts[Id]) => FactOf<Facts, Id> {
  return (id, args) => ({ id, args });
}
