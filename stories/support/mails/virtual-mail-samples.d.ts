declare module 'virtual:mail-samples' {
  /** One mail of each kind. */
  export const MAILS: ReadonlyMap<string, import('./rendered-mail.ts').RenderedMail>;
}
