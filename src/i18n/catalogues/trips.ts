import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/trips.po';

addCatalogue(messages);
