/** Types of serverless.mjs. */
export function packaged(output: string, options: readonly string[], stdio?: 'inherit' | 'ignore'): Promise<number>;
