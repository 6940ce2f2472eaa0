import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/sign-out.po';

addCatalogue(messages);
