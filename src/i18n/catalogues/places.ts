import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/places.po';

addCatalogue(messages);
