import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/flight-flights.po';

addCatalogue(messages);
