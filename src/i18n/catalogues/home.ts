import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/home.po';

addCatalogue(messages);
