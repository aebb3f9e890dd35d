/** A score and the components it is the sum of. */

export interface Points {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  readonly max: number;
}

export interface Score {
  readonly points: number;
  readonly max: number;
  readonly components: readonly Points[];
}

export function sumOf(components: readonly Points[]): number {
  return components.reduce((sum, { points }) => sum + points, 0);
}

export function scoreOf(components: readonly Points[]): Score {
  const max = components.reduce((sum, component) => sum + component.max, 0);
  return { points: sumOf(components), max, components };
}
