/** The newest mails, newest first: in memory, and in a folder where there is one. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../project.mjs';

const MOST_MAILS = 200;

/** Returns the outbox of a folder with the mails that are there; null for one in memory. */
export function outboxIn(folder) {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  let mails = folder ? storedMails(folder) : [];
  const fileOf = ({ id }) => join(folder, `${id}.json`);
  const forget = (old) => folder && old.forEach((mail) => rmSync(fileOf(mail), { force: true }));
  return {
    mails: () => [...mails],
    add(mail) {
      if (folder) writeWhole(fileOf(mail), JSON.stringify(mail, null, 2));
      mails.unshift(mail);
      forget(mails.splice(MOST_MAILS));
    },
    clear() {
      forget(mails);
      mails = [];
    },
  };
}

/** Ids begin with their time, so files sorted by name are sorted by time. */
function storedMails(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files
    .sort()
    .reverse()
    .flatMap((name) => readable(join(folder, name)));
}

function readable(file) {
  try {
    const mail = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof mail.id === 'string' && typeof mail.sent_at === 'string') return [mail];
  } catch {
    // Reported below.
  }
  console.error(`${file} is no mail of ours and is left alone.`);
  return [];
}
