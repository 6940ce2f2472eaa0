import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/legal.po';

addCatalogue(messages);
