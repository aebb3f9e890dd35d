/** Writes log lines: each is one object, whose members hold no value of a request. */

/**
 * Writes a line to the log of errors or of what happened.
 *
 * On Lambda with the log format JSON (the runtime says so in `AWS_LAMBDA_LOG_FORMAT`) the runtime itself writes what is
 * handed to the console, as `{ timestamp, level, requestId, message }`: an object then stays one, and the filters of
 * alarms read its members (`$.message.level`); a text would become a text within the text. Anywhere else the line is JSON.
 */
export function logLine(kind: 'error' | 'info', line: object): void {
  const written = process.env['AWS_LAMBDA_LOG_FORMAT'] === 'JSON' ? line : JSON.stringify(line);
  console[kind](written);
}
