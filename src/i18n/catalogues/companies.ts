import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/companies.po';

addCatalogue(messages);
