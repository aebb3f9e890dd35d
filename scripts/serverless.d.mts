/** Types of serverless.mjs. */
export function packaged(
  output: string,
  options: readonly string[],
  how?: { stdio?: 'inherit' | 'ignore'; service?: string },
): Promise<number>;
