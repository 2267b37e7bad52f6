/** Mails of a guest's form that have to wait: by recipient, when they go (ISO instant). */
export type HeldMails = Readonly<Record<string, string>>;
