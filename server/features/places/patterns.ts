/** A language of BCP 47. */
export const LANGUAGE = /^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,3}$/;
/** A country of CLDR. */
export const REGION = /^[A-Za-z]{2}$/;
export const SESSION_TOKEN = /^[A-Za-z0-9_-]{1,36}={0,2}$/;
