import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/hotel-select.po';

addCatalogue(messages);
