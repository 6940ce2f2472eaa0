import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/sign-in.po';

addCatalogue(messages);
