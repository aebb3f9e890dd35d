/** Names that could be mistaken for the service or its staff; compared by their look. */
export const RESERVED_USERNAMES: ReadonlySet<string> = new Set(
  `abuse account accounts admin administrator administration anonymous api auth billing bot contact customercare
  customerservice daemon dev developer dpo everyone feedback guest help helpdesk hostmaster info legal mail
  mailerdaemon me moderator moderation nobody noreply donotreply null official operator owner postmaster privacy
  root sales security service staff superadmin superuser support sysadmin system team undefined user users
  vedicastrology vedicastrologyapi webmaster www`.split(/\s+/),
);

/** Family names that look like a reserved one where i and l are not told apart. */
export const OWN_NAMES: ReadonlySet<string> = new Set(['mali', 'mall']);
