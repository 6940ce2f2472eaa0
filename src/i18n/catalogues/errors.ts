import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/errors.po';

addCatalogue(messages);
