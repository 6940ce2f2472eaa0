import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/practice.po';

addCatalogue(messages);
