import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/company-policies.po';

addCatalogue(messages);
