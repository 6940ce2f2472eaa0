/** A mail as mail programs get it. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
