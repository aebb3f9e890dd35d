/** Writes the command line as a package to install. */
export function writeCommandLine(folder?: string): Promise<void>;
