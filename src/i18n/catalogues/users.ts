import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/users.po';

addCatalogue(messages);
