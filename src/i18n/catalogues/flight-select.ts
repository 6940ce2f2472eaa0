import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/flight-select.po';

addCatalogue(messages);
