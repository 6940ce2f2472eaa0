import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/passwords.po';

addCatalogue(messages);
