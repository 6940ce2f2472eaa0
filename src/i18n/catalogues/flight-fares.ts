import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/flight-fares.po';

addCatalogue(messages);
