import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/quick-search.po';

addCatalogue(messages);
