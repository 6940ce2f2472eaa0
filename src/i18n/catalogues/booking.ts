import { addCatalogue } from '../i18n.ts';
import { messages } from '../locales/en/booking.po';

addCatalogue(messages);
