import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/records.po';

addCatalogue(messages);
