/** Writes log lines: each is one object, whose members hold no value of a request. */

/**
 * Writes a line to the error log or to the info log.
 *
 * On Lambda with the JSON log format (the runtime says so in `AWS_LAMBDA_LOG_FORMAT`) the runtime itself writes what is
 * passed to the console, as `{ timestamp, level, requestId, message }`: an object then stays one, and the filters of
 * alarms read its members (`$.message.level`); a string would become a string within the object. Anywhere else the line
 * is JSON.
 */
export function logLine(kind: 'error' | 'info', line: object): void {
  const written = process.env['AWS_LAMBDA_LOG_FORMAT'] === 'JSON' ? line : JSON.stringify(line);
  console[kind](written);
}
